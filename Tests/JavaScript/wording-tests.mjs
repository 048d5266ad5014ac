// Tests of list/wording.js in a language, which modules read once: each language has a file of its own.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { readQuery } from "../../Templates/assets/scripts/query/reader.js";
import { withWorlds } from "../Queries/small.mjs";

/** @param {[query: string, count: number, heading: string, chips: string][]} cases */
export async function wordingTests(language, cases) {
  globalThis.document = { documentElement: { lang: language } };
  await import("./browser.mjs");
  const { loadTranslations } = await import("../../Templates/assets/scripts/page/translations.js");
  await loadTranslations("list");
  const { Wording } = await import("../../Templates/assets/scripts/list/wording.js");
  const { stat, ui } = JSON.parse(readFileSync(new URL(`../../content/strings/${language}.json`, import.meta.url), "utf8"));
  const { vocabulary: words } = withWorlds([{ slug: "overworld", name: "Overworld", seen: [] }, { slug: "aether", name: "Aether", seen: [] }]);
  // The labels of the page's form.
  const wording = new Wording(words, new Map([
    ["hp", stat.hp.name], ["atk", stat.attack.name], ["spe", stat.speed.name], ["spd", stat["special-defense"].short],
    ["height", ui.pokemon.height], ["weight", ui.pokemon.weight], ["gen-1", { en: "Gen I", ja: "第1世代" }[language]],
  ]));
  for (const [text, count, heading, chips] of cases) {
    test(`${text} in words (${language})`, () => {
      const query = readQuery(text, words);
      assert.deepEqual(query.errors, []);
      assert.equal(wording.heading(query, count), heading);
      assert.equal(wording.chips(query).map((chip) => chip.text).join(" | "), chips);
    });
  }
  test(`a figure is said with its unit (${language})`, () => {
    assert.equal(wording.labelled(words.keyNamed("weight"), 9999),
      { en: "Weight 999.9 kg", ja: "重さ999.9kg" }[language]);
    assert.equal(wording.labelled(words.keyNamed("spe"), 136), { en: "Speed 136", ja: "すばやさ136" }[language]);
  });
}
