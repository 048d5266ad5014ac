// Finds names by how they begin, or how a word in them begins.
import { folded, kana, letters, romaji } from "./fold.js";

const latin = /[a-z]/;
// Where a word begins: behind a space or hyphen, and in Japanese where katakana or kanji follow, or end.
const katakana = "[\\p{sc=Kana}ー]";
const starts = new RegExp(
  [
    "(?<=[\\s・-])(?=[^\\s・-])", `(?<=[\\p{sc=Hira}\\p{sc=Han}])(?=${katakana})`,
    `(?<=${katakana})(?=[\\p{sc=Hira}\\p{sc=Han}])`, "(?<=\\p{sc=Hira})(?=\\p{sc=Han})",
  ].join("|"),
  "gu",
);

/** A name, and what is left of it from each of its words on. */
export const tails = (name) => [name, ...[...name.matchAll(starts)].map(({ index }) => name.slice(index))];

/** How well a name fits: it is what was typed, it begins so, a word in it does. */
export const fit = { whole: 0, beginning: 1, word: 2 };

/** Names in both languages. */
export class NameIndex {
  #forms;

  /**
   * @param {{ en: string[], ja: string[], words?: Record<number, string[]> }} columns by place, as data/search.json has
   *   them
   */
  constructor({ en, ja, words = {} }) {
    const called = (names) => names.map((name, place) => [name, ...(words[place] ?? [])]);
    this.#forms = [
      { form: letters, entries: entries(called(en), letters) },
      { form: kana, entries: entries(called(ja), kana) },
      // Kanji have no sound of their own here: the name in kana stands for them.
      { form: sound, entries: entries(ja.map((name) => [name]), romaji) },
    ];
  }

  /**
   * @param {string} text as it is typed: in either language, in kana, kanji or romaji
   * @returns {Map<number, number>} by the places of the names that begin so, how well each fits
   */
  find(text) {
    const found = new Map();
    for (const { form, entries } of this.#forms) {
      const typed = form(text);
      if (typed === "") continue;
      for (const { place, tail, isWhole } of entries) {
        if (!tail.startsWith(typed)) continue;
        const how = !isWhole ? fit.word : tail.length === typed.length ? fit.whole : fit.beginning;
        found.set(place, Math.min(how, found.get(place) ?? how));
      }
    }
    return found;
  }
}

/** What is typed as it sounds; nothing where there are no Latin letters to be read so. */
const sound = (text) => (latin.test(letters(text)) ? romaji(text) : "");

function entries(names, form) {
  const all = names.flatMap((texts, place) => texts.flatMap((name) =>
    tails(name).map((tail, number) => ({ place, tail, isWhole: number === 0 }))));
  const forms = folded(all.map(({ tail }) => tail), form);
  return all.map((entry, number) => ({ ...entry, tail: forms[number] })).filter(({ tail }) => tail !== "");
}
