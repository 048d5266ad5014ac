// text/fold.js: the forms in which names are compared; the cases are those of Swift's tests.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import * as forms from "../../Templates/assets/scripts/text/fold.js";

const cases = JSON.parse(readFileSync(new URL("../Queries/folding.json", import.meta.url), "utf8"));

for (const form of ["letters", "kana", "romaji"]) {
  test(`folds every text of the table into ${form}`, () => {
    for (const [text, folded] of Object.entries(cases[form])) assert.equal(forms[form](text), folded, text);
  });
}
