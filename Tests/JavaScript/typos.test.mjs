// How typos are counted.
import assert from "node:assert/strict";
import { test } from "node:test";
import { typosBetween, typosAllowed, typosFrom } from "../../Templates/assets/scripts/text/typos.js";

test("short words may have no typo, words of four letters one, words of eight two", () => {
  assert.deepEqual([0, 3, 4, 7, 8, 30].map(typosAllowed), [0, 0, 1, 1, 2, 2]);
});

test("a letter wrong, missing or too many is a typo, and so are two that changed places", () => {
  assert.equal(typosBetween("pikachu", "pikachu", 2), 0);
  assert.equal(typosBetween("pikacho", "pikachu", 2), 1);
  assert.equal(typosBetween("pikchu", "pikachu", 2), 1);
  assert.equal(typosBetween("pikaachu", "pikachu", 2), 1);
  assert.equal(typosBetween("pikahcu", "pikachu", 2), 1);
  assert.equal(typosBetween("ipkahcu", "pikachu", 2), 2);
});

test("more typos than the limit are not counted", () => {
  assert.equal(typosBetween("raichu", "pikachu", 4), 4);
  assert.equal(typosBetween("raichu", "pikachu", 3), Infinity);
  assert.equal(typosBetween("pika", "pikachu", 2), Infinity);
  assert.equal(typosBetween("pikachu", "pika", 2), Infinity);
  assert.equal(typosBetween("", "mew", 3), 3);
  assert.equal(typosBetween("mew", "", 2), Infinity);
});

test("typos are counted the same whatever the limit and whatever was counted before", () => {
  const words = ["", "a", "ab", "ba", "mew", "mewtwo", "metwo", "pikachu", "pichu", "aaaaaaaa", "bbbbbbbb"];
  for (const one of words) {
    for (const two of words) {
      const all = typosBetween(one, two, 20);
      for (const limit of [0, 1, 2, 3, 8]) {
        assert.equal(typosBetween(one, two, limit), all > limit ? Infinity : all, `${one} ${two} ${limit}`);
        assert.equal(typosBetween(two, one, limit), all > limit ? Infinity : all, `${two} ${one} ${limit}`);
      }
    }
  }
});

test("of a beginning the typos to the nearest part of the name are counted", () => {
  assert.deepEqual(typosFrom("pikch", "pikachu", 0, 1), { typos: 1, end: 6 });
  assert.deepEqual(typosFrom("pikahc", "pikachu", 0, 1), { typos: 1, end: 6 });
  assert.deepEqual(typosFrom("baem", "icebeam", 3, 1), { typos: 1, end: 7 });
  assert.equal(typosFrom("raich", "pikachu", 0, 1), null);
  assert.equal(typosFrom("pikachusurfs", "pikachu", 0, 2), null);
});

test("a text longer than any name is read to its end", () => {
  assert.equal(typosBetween("a".repeat(200), "a".repeat(199), 2), 1);
  assert.equal(typosFrom("a".repeat(200), "mew", 0, 2), null);
});
