// Finds the form that is named with all its words, in any order: `Raichu (Alolan Form)`, `ロコン（アローラのすがた）`, `Meowstic-F`.
import { betweenWords, folded, kana } from "./fold.js";
import table from "./folding.js";
import formWords from "./form-words.js";

const languages = Object.keys(table.languages);
const signs = new RegExp(`[${Object.keys(table.symbols).join("")}]`, "g");

/** The words of a text as they are compared; ♀ and ♂ are words of their own. */
const wordsOf = (text) => text.replace(signs, " $& ").split(betweenWords).map(kana).filter((word) => word !== "");

const isLatin = /^[a-z\d]/;
const fillers = formWords.fillers.split(" ").map(kana);
/** What is compared instead of a word; nothing of fillers. */
const meanings = new Map([
  ...fillers.map((word) => [word, ""]),
  ...Object.entries(formWords.words).flatMap(([meaning, others]) =>
    others.split(" ").map((word) => [kana(word), wordsOf(meaning).join(" ")])),
]);
/** The Japanese ones, which are also found within others, the longest first. */
const japanese = new RegExp([...meanings.keys()].filter((word) => !isLatin.test(word) && word !== kana("の"))
  .sort((one, other) => other.length - one.length).join("|"), "g");

/**
 * What a text says beside the words of a species' name: words in an order of their own; none where it lacks one of the name.
 *
 * @param {string} text words as they are compared, with spaces
 * @param {string[]} name
 */
function formIn(text, name) {
  if (!name.every((word) => text.includes(word))) return [];
  const parts = name.map((word) => new RegExp(isLatin.test(word) ? `\\b${word}\\b` : word, "g"));
  if (!parts.every((part) => text.search(part) >= 0)) return [];
  const rest = parts.reduce((left, part) => left.replace(part, " "), text);
  const words = rest.replace(japanese, (word) => ` ${meanings.get(word)} `).split(" ")
    .flatMap((word) => (meanings.get(word) ?? word).split(" "));
  return [...new Set(words)].filter((word) => word !== "").sort();
}

/** Whether all words are words of the form, but for fillers that are still being typed. */
function isPartOf(words, form) {
  const others = words.filter((word) => !form.includes(word));
  return others.length < words.length && others.every((word) => fillers.some((one) => one.startsWith(word)));
}

/** The forms of Pokémon, which stand for their positions. */
export class FormNames {
  #columns;
  #species = null;

  /** @param {object} columns those of Pokémon in data/search.json */
  constructor(columns) {
    this.#columns = columns;
  }

  /**
   * The positions of those that a text names: of a species, those with all words of their form and no others; where there
   * are none, those whose form has all words.
   *
   * @param {string} text
   * @returns {Set<number>}
   */
  find(text) {
    const typed = wordsOf(text).join(" ");
    if (typed === "") return new Set();
    this.#species ??= this.#allSpecies();
    return new Set(this.#species.flatMap(({ names, shortest, positions }) => {
      if (typed.length <= shortest) return [];
      const wanted = names.map((name) => formIn(typed, name)).filter(({ length }) => length > 0);
      if (wanted.length === 0) return [];
      const where = (test) => positions.filter((position) =>
        this.#formsOf(position, names).some((form) => wanted.some((words) => test(words, form))));
      const named = where((words, form) => `${words}` === `${form}`);
      return named.length > 0 ? named : where(isPartOf);
    }));
  }

  /** What a Pokémon's form is called, as `formIn` has it. */
  #formsOf(position, names) {
    const written = [...languages, "slug"].map((column) => wordsOf(this.#columns[column][position]).join(" "));
    const forms = written.flatMap((text) => names.map((name) => formIn(text, name))).filter(({ length }) => length > 0);
    return forms.length > 0 ? forms : [["normal"]];
  }

  /**
   * The words of each species' name in all languages, without signs of its sex and single letters (`Kommo-o`), the length of
   * the shortest name, and the positions of its forms.
   */
  #allSpecies() {
    const { number, forms = [] } = this.#columns;
    const others = new Set(forms);
    const species = [...number.keys()].filter((position) => !others.has(position));
    const positions = new Map(species.map((position) => [number[position], []]));
    for (const [position, one] of number.entries()) positions.get(one)?.push(position);
    const names = languages.map((language) => {
      const texts = species.map((position) => this.#columns[language][position].replace(signs, "").split(betweenWords));
      const words = folded(texts.flat(), kana);
      let index = 0;
      return texts.map(({ length }) => words.slice(index, index += length).filter((word) => word.length > 1));
    });
    return species.map((position, index) => {
      const own = names.map((ofLanguage) => ofLanguage[index]).filter(({ length }) => length > 0);
      const shortest = Math.min(...own.map((words) => words.join("").length));
      return { names: own, shortest, positions: positions.get(number[position]) };
    });
  }
}
