// The page that is shown where there is none.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.mjs";

const { wantedName } = await import("../../Templates/assets/scripts/search/not-found.js");

test("the last part of an address is taken as a name", () => {
  assert.equal(wantedName("/en/pokemon/mr-mime/"), "mr mime");
  assert.equal(wantedName("/dex/ja/%E3%83%94%E3%82%AB%E3%83%81%E3%83%A5%E3%82%A6"), "ピカチュウ");
  assert.equal(wantedName("/pikachu.html"), "pikachu");
  assert.equal(wantedName("/"), "");
  assert.equal(wantedName("/100%/"), "");
});
