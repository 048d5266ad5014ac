// Queries as they are written again.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.mjs";
import { readQuery } from "../../Templates/assets/scripts/query/reader.js";
import { searchText } from "../../Templates/assets/scripts/page/address.js";
import { without } from "../../Templates/assets/scripts/query/canonical.js";
import { format } from "../../Templates/assets/scripts/query/writer.js";
import { vocabulary } from "../Queries/small.mjs";

const words = vocabulary();
const read = (text) => readQuery(text, words);

test("a query is written in the words of a language", () => {
  const query = read("spe>=100 タイプ:みず|fire move:ice-beam -is:battle-only sort:-atk pika height<2");
  assert.equal(format(query, "en", words),
    "pika type:Fire|Water move:\"Ice Beam\" -is:battle-only speed>=100 height<=1.9 sort:-attack");
  assert.equal(format(query, "ja", words),
    "pika タイプ:ほのお|みず わざ:れいとうビーム -区分:戦闘中 すばやさ>=100 高さ<=1.9 並び:-こうげき");
});

test("where a name would be read as something else, the slug stands", () => {
  assert.equal(format(read("type:unknown"), "en", words), "type:unknown");
  assert.equal(format(read("type:unknown"), "ja", words), "タイプ:unknown");
});

test("an address escapes only what it must", () => {
  assert.equal(searchText({ q: read("type:fire|water hp>=80 sort:-hp").canonical }), "?q=type:fire|water+hp%3E=80+sort:-hp");
  assert.equal(searchText({ q: read("\"a&b+c%d#e\" pika").canonical }), "?q=a%26b%2Bc%25d%23e+pika");
});

const withoutEach = (text) => {
  const query = read(text);
  return query.terms.map((term) => without(query, term, words));
};

test("each term can be taken away", () => {
  assert.deepEqual(withoutEach("type:fire|water hp>=80 hp<=90 pika"), [
    "type:fire|water hp<=90 hp>=80", "pika hp<=90 hp>=80", "pika type:fire|water hp>=80", "pika type:fire|water hp<=90",
  ]);
});

test("an order by number in a Pokédex goes with the Pokédex", () => {
  assert.deepEqual(withoutEach("dex:kanto sort:-dex dex"), ["dex:kanto sort:-dex", "dex", "dex dex:kanto"]);
  assert.equal(withoutEach("dex:kanto dex:national sort:dex")[0], "dex:national sort:dex");
});

// Quotes within names, and parentheses, are what is mistaken most easily.
const parts = [
  "type", "タイプ", "height", "spe", "sort", "is", "game", "move", "わざ", "all-moves", "name", "power", "威力", ":", "：", ">=",
  "<", "≧", "=", "|", "-", "ー", " ", "　", "\"", "\"", "「", "」", "“", "(", ")", "（", "）", "move:(", "わざ：（", "powe\"surf",
  "な「み」", "water", "みず", "red", "ice-beam", "null", "atk", "dex", "form", "80", "1.75m", "9", "#025", "!!", "か", "\u3099",
  "゛", "\u0301", "&", "+", "%", "#", ".", "\u0085", "\ud83d", "\ude00",
];
const rounds = process.env.TEST_ALL ? 200_000 : 10_000;

for (const [subject, words] of [["Pokémon", vocabulary()], ["moves", vocabulary().moves]]) {
  test(`whatever is typed of ${subject}, what is written is read as the same`, () => {
    let seed = 25;
    const random = (count) => {
      seed = (seed * 48271) % 2147483647;
      return seed % count;
    };
    for (let round = 0; round < rounds; round += 1) {
      const text = Array.from({ length: 1 + random(9) }, () => parts[random(parts.length)]).join("");
      const query = readQuery(text, words);
      for (const written of [query.canonical, format(query, "en", words), format(query, "ja", words)]) {
        const again = readQuery(written, words);
        assert.deepEqual([again.canonical, again.errors], [query.canonical, []], `${JSON.stringify(text)}: ${written}`);
      }
      assert.equal(new URLSearchParams(searchText({ q: query.canonical })).get("q") ?? "", query.canonical);
      for (const { start, length } of query.errors) assert.ok(start >= 0 && length > 0 && start + length <= text.length, JSON.stringify(text));
    }
  });
}

test("a quote within a name of a move is left out", () => {
  for (const [text, canonical] of [
    ["move:(powe\"surf\")", "move:(powesurf)"], ["type:water move:(power\"surf)", "type:water move:(\"powersurf)\")"],
    ["move:(type:water powe\"surf", "move:(powesurf type:water)"], ["わざ:（な「み」のり）", "move:(なみのり)"],
    ["わざ:（「な\"み の」り）", "move:(\"なみ の\" り)"],
  ]) {
    assert.equal(read(text).canonical, canonical);
  }
});
