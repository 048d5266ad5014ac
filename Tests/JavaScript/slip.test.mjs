// How slips are counted.
import assert from "node:assert/strict";
import { test } from "node:test";
import { slipsBetween, slipsForgiven, slipsFrom } from "../../Templates/assets/scripts/text/slip.js";

test("short words may have no slip, words of four letters one, words of eight two", () => {
  assert.deepEqual([0, 3, 4, 7, 8, 30].map(slipsForgiven), [0, 0, 1, 1, 2, 2]);
});

test("a letter wrong, missing or too many is a slip, and so are two that changed places", () => {
  assert.equal(slipsBetween("pikachu", "pikachu", 2), 0);
  assert.equal(slipsBetween("pikacho", "pikachu", 2), 1);
  assert.equal(slipsBetween("pikchu", "pikachu", 2), 1);
  assert.equal(slipsBetween("pikaachu", "pikachu", 2), 1);
  assert.equal(slipsBetween("pikahcu", "pikachu", 2), 1);
  assert.equal(slipsBetween("ipkahcu", "pikachu", 2), 2);
});

test("more slips than the limit are not counted", () => {
  assert.equal(slipsBetween("raichu", "pikachu", 4), 4);
  assert.equal(slipsBetween("raichu", "pikachu", 3), Infinity);
  assert.equal(slipsBetween("pika", "pikachu", 2), Infinity);
  assert.equal(slipsBetween("pikachu", "pika", 2), Infinity);
  assert.equal(slipsBetween("", "mew", 3), 3);
  assert.equal(slipsBetween("mew", "", 2), Infinity);
});

test("slips are counted the same whatever the limit and whatever was counted before", () => {
  const words = ["", "a", "ab", "ba", "mew", "mewtwo", "metwo", "pikachu", "pichu", "aaaaaaaa", "bbbbbbbb"];
  for (const one of words) {
    for (const two of words) {
      const all = slipsBetween(one, two, 20);
      for (const limit of [0, 1, 2, 3, 8]) {
        assert.equal(slipsBetween(one, two, limit), all > limit ? Infinity : all, `${one} ${two} ${limit}`);
        assert.equal(slipsBetween(two, one, limit), all > limit ? Infinity : all, `${two} ${one} ${limit}`);
      }
    }
  }
});

test("of a beginning the slips to the nearest part of the name are counted", () => {
  assert.deepEqual(slipsFrom("pikch", "pikachu", 0, 1), { slips: 1, end: 6 });
  assert.deepEqual(slipsFrom("pikahc", "pikachu", 0, 1), { slips: 1, end: 6 });
  assert.deepEqual(slipsFrom("baem", "icebeam", 3, 1), { slips: 1, end: 7 });
  assert.equal(slipsFrom("raich", "pikachu", 0, 1), null);
  assert.equal(slipsFrom("pikachusurfs", "pikachu", 0, 2), null);
});

test("a text longer than any name is read to its end", () => {
  assert.equal(slipsBetween("a".repeat(200), "a".repeat(199), 2), 1);
  assert.equal(slipsFrom("a".repeat(200), "mew", 0, 2), null);
});
