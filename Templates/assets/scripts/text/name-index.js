// Finds names of one kind as they are typed.
import table from "./folding.js";
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
const tails = (name) => [name, ...[...name.matchAll(starts)].map(({ index }) => name.slice(index))];

/** How well a name fits: it is what was typed, it begins so, a word in it does, or what was typed is inside of it. */
export const fit = { whole: 0, beginning: 1, word: 2, inside: 3 };

/** Names in all languages. */
export class NameIndex {
  #make;
  #forms;
  #isBefore;

  /**
   * @param {Record<string, string[]> & { words?: Record<number, string[]> }} columns names by language, and further
   *   names by position, as data/search.json has them
   * @param {string} language in whose order names that fit alike stand
   */
  constructor(columns, language) {
    const { words = {} } = columns;
    const called = (names) => names.map((name, position) => [name, ...(words[position] ?? [])]);
    // Names are folded when the first is looked for: that takes as long as everything else on a page together.
    this.#make = () => Object.entries(table.languages).flatMap(([language, forms]) => {
      const names = columns[language];
      const main = forms.includes("kana") ? kana : letters;
      return [
        { form: main, looksInside: true, entries: entries(called(names), main) },
        // Kanji have no sound of their own here: the name in kana stands for them.
        ...(forms.includes("romaji")
          ? [{ form: sound, looksInside: false, entries: entries(names.map((name) => [name]), romaji) }] : []),
      ];
    });
    const { compare } = new Intl.Collator(language);
    const own = columns[language];
    this.#isBefore = (one, other) => compare(own[one], own[other]) || one - other;
  }

  /**
   * @param {string} text as it is typed: in either language, in kana, kanji or romaji
   * @returns {Map<number, number>} by the positions of the names that fit, how well each does
   */
  find(text) {
    this.#forms ??= this.#make();
    const found = new Map();
    for (const { form, looksInside, entries } of this.#forms) {
      const typed = form(text);
      if (typed === "") continue;
      for (const { position, tail, isWhole } of entries) {
        const how = fitOf(typed, tail, isWhole);
        if (how < fit.inside || (looksInside && how === fit.inside)) {
          found.set(position, Math.min(how, found.get(position) ?? how));
        }
      }
    }
    return found;
  }

  /**
   * The positions of the names that fit, the best first.
   *
   * @param {string} text
   */
  best(text) {
    return [...this.find(text)]
      .sort(([one, how], [other, otherHow]) => how - otherHow || this.#isBefore(one, other))
      .map(([position]) => position);
  }
}

function fitOf(typed, tail, isWhole) {
  const start = tail.indexOf(typed);
  if (start < 0) return Infinity;
  if (start > 0) return fit.inside;
  if (!isWhole) return fit.word;
  return tail.length === typed.length ? fit.whole : fit.beginning;
}

/** What is typed as it sounds; nothing where there are no Latin letters to be read so. */
const sound = (text) => (latin.test(letters(text)) ? romaji(text) : "");

function entries(names, form) {
  const all = names.flatMap((texts, position) => texts.flatMap((name) =>
    tails(name).map((tail, number) => ({ position, tail, isWhole: number === 0 }))));
  const forms = folded(all.map(({ tail }) => tail), form);
  return all.map((entry, number) => ({ ...entry, tail: forms[number] })).filter(({ tail }) => tail !== "");
}
