// text/name-index.js: names of one kind, found as they are typed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { NameIndex } from "../../Templates/assets/scripts/text/name-index.js";

const columns = {
  en: ["Bullet Punch", "Ice Beam", "Ice Punch", "Freeze-Dry", "Police", "Ice"],
  ja: ["バレットパンチ", "れいとうビーム", "れいとうパンチ", "フリーズドライ", "おまわり", "こおり"],
  words: { 1: ["冷凍ビーム"] },
};
const names = new NameIndex(columns, "en");
const found = (text) => names.best(text).map((place) => columns.en[place]);

test("puts whole names first, then beginnings, beginnings of words, and the inside of names", () => {
  assert.deepEqual(found("ice"), ["Ice", "Ice Beam", "Ice Punch", "Police"]);
  assert.deepEqual(found("punch"), ["Bullet Punch", "Ice Punch"]);
  assert.deepEqual(found("dry"), ["Freeze-Dry"]);
});

test("finds names in either language, as people type them", () => {
  assert.deepEqual(found("れいとう"), ["Ice Beam", "Ice Punch"]);
  assert.deepEqual(found("ぱんち"), ["Ice Punch", "Bullet Punch"]);
  assert.deepEqual(found("reitoubi"), ["Ice Beam"]);
  assert.deepEqual(found("冷凍"), ["Ice Beam"]);
});

test("finds what is inside of names as it is written, not as it sounds", () => {
  assert.deepEqual(found("とうび"), ["Ice Beam"]);
  assert.deepEqual(found("toubi"), []);
});

test("finds nothing for nothing", () => {
  assert.deepEqual(found(""), []);
  assert.deepEqual(found(" !?"), []);
});

test("sorts names that fit alike as the page's language does", () => {
  const japanese = new NameIndex(columns, "ja");
  assert.deepEqual(japanese.best("punch").map((place) => columns.ja[place]), ["バレットパンチ", "れいとうパンチ"]);
});
