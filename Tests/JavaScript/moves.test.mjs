// moves/filter.js: what the list of moves is asked for.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { MoveFilter } from "../../Templates/assets/scripts/moves/filter.js";
import { arranged, makeTerm, readQuery } from "../../Templates/assets/scripts/query/reader.js";
import { Vocabulary } from "../../Templates/assets/scripts/query/vocabulary.js";
import { canonical as canonicalForm } from "../../Templates/assets/scripts/query/canonical.js";
import { NameIndex } from "../../Templates/assets/scripts/search/name-index.js";
import { queries, search, tableMistake } from "../Queries/small.mjs";

const vocabulary = new Vocabulary(search, queries, "moves");
const read = (text) => readQuery(text, vocabulary);
const canonical = (text) => read(text).canonical;

const moves = {
  slug: ["thunderbolt", "thunder-wave", "surf", "swift", "ice-beam"],
  "type-slugs": ["normal", "electric", "water", "ice"], "class-slugs": ["status", "physical", "special"],
  type: [1, 1, 2, 0, 3], class: [2, 0, 2, 2, 2], power: [90, null, 90, 60, 90], accuracy: [100, 90, 100, null, 100],
  pp: [15, 20, 15, 20, 10], priority: [0, 0, 0, 1, -1], generation: [1, 1, 1, 1, 2],
};
const index = new NameIndex({
  slug: moves.slug,
  en: ["Thunderbolt", "Thunder Wave", "Surf", "Swift", "Ice Beam"],
  ja: ["10まんボルト", "でんじは", "なみのり", "スピードスター", "れいとうビーム"],
  words: { 0: ["10万ボルト"], 1: ["電磁波"], 2: ["波乗り"], 4: ["冷凍ビーム"] },
}, "en");
const filter = new MoveFilter(moves, vocabulary, index, { name: [4, 3, 1, 2, 0], type: [2, 0, 3, 1], class: [2, 0, 1] });
const find = (text) => filter.find(read(text).terms).map((place) => moves.slug[place]);

test("reads terms in any order and spelling into one", () => {
  assert.equal(canonical("sort:-power  power>=80 type:water|electric thunder"),
    "thunder type:electric|water power>=80 sort:-power");
  assert.equal(canonical("タイプ"), "タイプ");
  assert.equal(canonical("type：でんき　power＞80"), "type:electric power>=81");
  assert.equal(canonical("\"ice beam\" -type:water"), "\"ice beam\" -type:water");
  const text = "a \"b c\" type:water -type:electric power<=90 power>=80 priority:-1 gen:1|2 sort:-name";
  assert.equal(canonical(text), text);
});

test("reads the shared cases, in the words of both languages", () => {
  const cases = JSON.parse(readFileSync(new URL("../Queries/moves.json", import.meta.url), "utf8"));
  for (const { query, canonical: expected, errors = [] } of cases) {
    const { canonical: found, errors: mistakes } = read(query);
    const told = mistakes.map((mistake) => tableMistake(mistake, vocabulary));
    assert.deepEqual({ query, canonical: found, errors: told }, { query, canonical: expected, errors });
    assert.equal(canonical(expected), expected);
  }
});

test("keeps the closest of several bounds", () => {
  assert.equal(canonical("power>=60 power>80 power<100 power<=120"), "power<=99 power>=81");
  assert.equal(canonical("-power>=80"), "power<=79");
  assert.equal(canonical("-power<80"), "power>=80");
});

test("turns an order round, and leaves the page's own out", () => {
  assert.equal(canonical("-sort:power"), "sort:-power");
  assert.equal(canonical("-sort:-power"), "sort:power");
  assert.equal(canonical("sort:name"), "");
});

test("says what it cannot read", () => {
  assert.deepEqual(read("type:watr foo:bar power>=fast speed>3 sort:weight surf type:").leftOut,
    ["type:watr", "foo:bar", "power>=fast", "speed>3", "sort:weight", "type:"]);
  assert.deepEqual(read("type>=water").leftOut, ["type>=water"]);
});

test("finds nothing that is not asked for, and everything without a query", () => {
  assert.deepEqual(find(""), ["ice-beam", "surf", "swift", "thunder-wave", "thunderbolt"]);
  assert.deepEqual(find("type:electric"), ["thunder-wave", "thunderbolt"]);
  assert.deepEqual(find("type:electric type:water"), []);
  assert.deepEqual(find("-type:electric class:special"), ["ice-beam", "surf", "swift"]);
  assert.deepEqual(find("gen:2"), ["ice-beam"]);
  assert.deepEqual(find("priority<0"), ["ice-beam"]);
  assert.deepEqual(find("power>=80 pp>10"), ["surf", "thunderbolt"]);
});

test("a figure that is unknown fails every term about it", () => {
  assert.deepEqual(find("power:90"), ["ice-beam", "surf", "thunderbolt"]);
  assert.deepEqual(find("-power:90"), ["swift"]);
  assert.deepEqual(find("power<=999").includes("thunder-wave"), false);
});

test("sorts unknown figures last in either direction, equals by name", () => {
  assert.deepEqual(find("sort:power"), ["swift", "ice-beam", "surf", "thunderbolt", "thunder-wave"]);
  assert.deepEqual(find("sort:-power"), ["ice-beam", "surf", "thunderbolt", "swift", "thunder-wave"]);
  assert.deepEqual(find("sort:-name"), ["thunderbolt", "thunder-wave", "swift", "surf", "ice-beam"]);
  assert.deepEqual(find("sort:type"), ["thunder-wave", "thunderbolt", "ice-beam", "swift", "surf"]);
});

test("finds names by their beginning in both languages, kana, kanji and romaji", () => {
  for (const text of ["thu", "Thunder", "THUNDERBOLT", "10まん", "10マン", "10万", "１０まん", "10man", "ボルト"]) {
    assert.ok(find(`"${text}"`).includes("thunderbolt"), text);
  }
  for (const text of ["ice", "beam", "れいとう", "レイトウ", "reitou", "reito", "冷凍", "びーむ", "ビーム", "icebeam"]) {
    assert.deepEqual(find(`"${text}"`), ["ice-beam"], text);
  }
  assert.deepEqual(find("eam"), []);
  assert.deepEqual(find("denji"), ["thunder-wave"]);
  assert.deepEqual(find("-ice thunder"), ["thunder-wave", "thunderbolt"]);
});

test("arranges terms that a form made", () => {
  const term = (key, sign, ...values) => makeTerm(vocabulary.keyNamed(key), sign, values);
  const terms = arranged([term("sort", ":", "name"), term("power", "<=", 9), term("name", ":", "a b")], vocabulary);
  assert.equal(canonicalForm({ terms }), "\"a b\" power<=9");
});
