// search/name-index.js: names of one kind, found as they are typed.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { NameIndex } from "../../Templates/assets/scripts/search/name-index.js";

const columns = {
  slug: ["bullet-punch", "ice-beam", "ice-punch", "freeze-dry", "police", "ice"],
  en: ["Bullet Punch", "Ice Beam", "Ice Punch", "Freeze-Dry", "Police", "Ice"],
  ja: ["バレットパンチ", "れいとうビーム", "れいとうパンチ", "フリーズドライ", "おまわり", "こおり"],
  words: { 1: ["冷凍ビーム"] },
};
const names = new NameIndex(columns, "en");
const found = (text) => names.best(text).map((place) => columns.en[place]);

const all = await readFile(new URL("../../Public/data/search.json", import.meta.url), "utf8").then(JSON.parse, () => null);
const allNames = { skip: all === null && "the site is not built: there is no Public/data/search.json" };
/** The names of a kind in the page's language that are found, the best first. */
const among = (kind, text, language) =>
  new NameIndex(all[kind], language).best(text).map((place) => all[kind][language][place]);

test("puts whole names first, then beginnings, beginnings of words, and the inside of names", () => {
  assert.deepEqual(found("ice"), ["Ice", "Ice Beam", "Ice Punch", "Police"]);
  assert.deepEqual(found("punch"), ["Ice Punch", "Bullet Punch"]);
  assert.deepEqual(found("dry"), ["Freeze-Dry"]);
});

test("finds names in either language, as people type them", () => {
  assert.deepEqual(found("れいとう"), ["Ice Beam", "Ice Punch"]);
  assert.deepEqual(found("ぱんち"), ["Ice Punch", "Bullet Punch"]);
  assert.deepEqual(found("reitoubi"), ["Ice Beam"]);
  assert.deepEqual(found("冷凍"), ["Ice Beam"]);
  assert.deepEqual(found("beam ice"), ["Ice Beam"]);
  assert.deepEqual(found("freze"), ["Freeze-Dry"]);
});

test("offers the most similar names where none fits", () => {
  const nearest = (text) => names.nearest(text).map((place) => columns.en[place]);
  assert.deepEqual(found("xice beann"), []);
  assert.deepEqual(nearest("xice beann"), ["Ice Beam"]);
  assert.deepEqual(nearest("qqqq"), []);
  assert.deepEqual(nearest("123"), []);
});

test("tells which names begin so, or have a word that does", () => {
  assert.deepEqual([...names.beginning("ice")].sort(), [1, 2, 5]);
  assert.deepEqual([...names.beginning("beem")], []);
});

test("finds nothing for nothing", () => {
  assert.deepEqual(found(""), []);
  assert.deepEqual(found(" !?"), []);
});

test("names in the page's language come before those that sound so in the other", allNames, () => {
  assert.ok(among("moves", "to", "en").slice(0, 10).includes("Toxic"));
  assert.equal(among("moves", "thun", "en")[0], "Thunder");
  assert.deepEqual(among("moves", "zzz", "en"), []);
  assert.deepEqual(among("abilities", "zzz", "en"), []);
  assert.equal(among("abilities", "s", "en")[0][0], "S");
  assert.equal(among("moves", "な", "ja")[0][0], "な");
});

test("every name that begins with a letter stands before all others, and is shown", allNames, () => {
  const shown = 200;
  for (const kind of ["abilities", "moves"]) {
    for (const letter of "abcdefghijklmnopqrstuvwxyz") {
      const own = all[kind].en.filter((name) => name.toLowerCase().startsWith(letter));
      const first = among(kind, letter, "en").slice(0, own.length);
      assert.ok(own.length <= shown, `${own.length} ${kind} begin with ${letter}`);
      assert.ok(first.every((name) => name.toLowerCase().startsWith(letter)), `${letter}: ${first}`);
    }
  }
});
