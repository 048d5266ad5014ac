// text/fold.js: the forms in which names are compared; Swift's tests read the same cases.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import * as forms from "../../Templates/assets/scripts/text/fold.js";
import table from "../../Templates/assets/scripts/text/folding.js";

const cases = JSON.parse(readFileSync(new URL("../Queries/folding.json", import.meta.url), "utf8"));

for (const form of ["letters", "kana", "romaji"]) {
  test(`folds every text of the table into ${form}`, () => {
    for (const [text, folded] of Object.entries(cases[form])) assert.equal(forms[form](text), folded, text);
  });
}

/** Names of a language without a form are never found. */
test("names of every language are compared", () => {
  const languages = readdirSync(new URL("../../content/strings/", import.meta.url)).map((file) => file.replace(".json", ""));
  assert.deepEqual(Object.keys(table.languages).toSorted(), languages.toSorted());
  for (const language of languages) assert.ok(table.languages[language].includes("letters"), language);
});
