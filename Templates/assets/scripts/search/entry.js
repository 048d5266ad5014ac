// What the search can find, and how well its names match what was typed.
import { companions, languages } from "../routes.js";
import { letters } from "../text/fold.js";
import table from "../text/folding.js";
import { dexNumber } from "../text/measures.js";
import { typosAllowed, typosFrom } from "../text/typos.js";
import { NameKey } from "./forms.js";

/**
 * @typedef {object} Marked
 * @property {string} text
 * @property {[number, number] | null} range where the part to highlight begins and ends in the text
 */

/** @typedef {Marked & { language: string }} MarkedName */

/**
 * @typedef {object} Result
 * @property {string} kind a list of data/search.json: `pokemon`, `moves`, `abilities`, `types`, `places`, `worlds`
 * @property {number} index in the kind's columns
 * @property {string} slug
 * @property {number} class one of `matchClass`
 * @property {Marked | null} number the national number with four digits; null for other kinds
 * @property {MarkedName} name the name in the page's language
 * @property {MarkedName | null} other the name in the other language; null where it is the same
 * @property {MarkedName | null} spelling the spelling in other letters, if it matched and no name has it
 */

/** The forms in which the names in each language are compared. */
const formsOf = Object.fromEntries(Object.entries(table.languages).map(([language, forms]) =>
  [language, [forms.includes("kana") ? "kana" : "letters", ...(forms.includes("romaji") ? ["sound"] : [])]]));
/** The first language whose names are compared in a form. */
const languageWith = (form) => languages.find((language) => formsOf[language].includes(form));
const japanese = languageWith("kana");
const english = languageWith("letters");
const isJapanese = /[\p{Script=Han}ぁ-ヺ]/u;
const hasKanji = /\p{Script=Han}/u;

/** A Pokémon, move, ability, type or place. */
export class Entry {
  /**
   * @param {Result["kind"]} kind
   * @param {number} index in the columns
   * @param {object} columns the kind's in data/search.json
   * @param {boolean} isDefault whether it is not another form of its species
   */
  constructor(kind, index, columns, isDefault) {
    this.kind = kind;
    this.index = index;
    this.slug = columns.slug[index];
    this.number = columns.number?.[index] ?? null;
    this.isDefault = isDefault;
    /** That of an owner's text; null where it follows from the name. */
    this.language = columns.lang?.[index] ?? null;
    this.names = Object.fromEntries(languages.map((language) => [language, columns[language][index]]));
    /** All forms in which names are compared. */
    this.keys = [
      ...languages.flatMap((language) =>
        formsOf[language].map((form) => new NameKey(this.names[language], form, language))),
      ...(columns.words?.[index] ?? []).flatMap(keysOfWord),
    ];
  }

  /**
   * @param {import("./forms.js").Query} query
   * @param {string} language the page's, whose name is preferred if two match equally well
   * @param {"named" | "look" | "joined" | "other"} [meant] how the query names it, as FormNames finds
   * @returns {Match | null} the best match
   */
  find(query, language, meant) {
    if (meant === "other") return null;
    let best = this.number === null ? null : numberMatch(query, this.number, this.isDefault);
    if (meant) best = { ...this.#findWords(query, language) ?? match(0, this.keys[0], 0, 0), class: matchClass[meant] };
    for (const key of this.keys) best = better(best, partMatch(query, key), language);
    return best ?? this.#findWords(query, language);
  }

  /** A match of all words in any order, of either language and of the slug; the first in a name is highlighted. */
  #findWords({ words }, language) {
    if (words.length === 0) return null;
    const slugWords = this.slug.split("-");
    let shown = null;
    for (const word of words) {
      let found = null;
      for (const key of this.keys) found = better(found, wordMatch(word, key), language);
      if (found === null && !(word.letters !== "" && slugWords.some((one) => one.startsWith(word.letters)))) return null;
      shown ??= found;
    }
    const { key, start, end } = shown ?? { key: this.keys[0], start: 0, end: 0 };
    return match(matchClass.words, key, start, end);
  }

  /** The same, with typos. */
  findWithTypos(query, language) {
    let best = null;
    for (const key of this.keys) best = better(best, typoMatch(query, key), language);
    return best;
  }

  /**
   * @param {Match | null} found what to highlight
   * @param {string} language the page's
   * @returns {Result}
   */
  result(found, language) {
    const { kind, index, slug, names } = this;
    const key = found?.key ?? null;
    const isSpelling = key !== null && !Object.values(names).some((name) => name.includes(key.text));
    const marked = (text, nameLanguage) => {
      // A word can be the first part of the name.
      const isFound = key?.language === nameLanguage && text.startsWith(key.text);
      return { text, language: nameLanguage, range: isFound ? key.rangeOf(found.start, found.end) : null };
    };
    const otherLanguage = companions[language];
    const hasOneName = names[language] === names[otherLanguage];
    return {
      kind, index, slug,
      class: found?.class ?? matchClass.typo,
      number: this.number === null ? null : {
        text: dexNumber(this.number),
        range: found !== null && key === null ? [found.start, found.end] : null,
      },
      name: { ...marked(names[language], hasOneName ? languages[0] : language), ...this.language && { language: this.language } },
      other: hasOneName ? null : marked(names[otherLanguage], otherLanguage),
      spelling: isSpelling ? marked(key.text, key.language) : null,
    };
  }
}

/** The keys of a word by which a name is also found; one in kana is also found by its sound. */
function keysOfWord(word) {
  if (!isJapanese.test(word)) return [new NameKey(word, "letters", english)];
  const forms = hasKanji.test(word) ? ["spelling"] : ["spelling", "sound"];
  return forms.map((form) => new NameKey(word, form, japanese));
}

/** The better of two matches of one entry; of equals the one in the page's language, then the first. */
function better(one, two, language) {
  if (one === null || two === null) return one ?? two;
  const byQuality = one.class - two.class || one.typos - two.typos;
  if (byQuality !== 0) return byQuality < 0 ? one : two;
  return one.key !== null && one.key.language !== language && two.key?.language === language ? two : one;
}

/** How a name matches what was typed, the best first. */
export const matchClass = { exact: 0, named: 1, beginning: 2, look: 3, word: 4, words: 5, inside: 6, insideSound: 7, typo: 8, joined: 9 };

// The sounds of too many names contain two given Latin letters.
const fewestLettersInsideSounds = 3;
const beginning = [0];

/**
 * @typedef {object} Match
 * @property {number} class one of `matchClass`
 * @property {import("./forms.js").NameKey | null} key the name that matches; null for the number
 * @property {number} start of the range that matches in the key's `folded`, or in the four digits of the number
 * @property {number} end
 * @property {number} typos
 * @property {number} agreed how many letters there are before the first typo
 */

/**
 * @param {import("./forms.js").Query} query
 * @param {import("./forms.js").NameKey} key
 * @returns {Match | null} where the name contains the text
 */
function partMatch(query, key) {
  const text = query[key.form];
  if (text === "") return null;
  const first = key.folded.indexOf(text);
  if (first < 0) return null;
  if (first === 0) {
    if (text.length < key.folded.length) return match(matchClass.beginning, key, 0, text.length);
    // パモット and パーモット are the same but for signs of length.
    return match(matchClass.exact, key, 0, text.length, 0, agreement(query.all, letters(key.text), 0));
  }
  if (key.form === "sound" && text.length < fewestLettersInsideSounds) return null;
  const word = key.starts.find((start) => key.folded.startsWith(text, start));
  if (word !== undefined) return match(matchClass.word, key, word, word + text.length);
  // Kana inside a name are compared as written; by sound, れいとう would be in バレットパンチ.
  if (key.form === "sound" && !query.isLatin) return null;
  const inside = key.form === "sound" ? matchClass.insideSound : matchClass.inside;
  return match(inside, key, first, first + text.length);
}

/** The same for one of several words: Latin letters begin a word of the name; Japanese names may not be split. */
function wordMatch(word, key) {
  const found = partMatch(word, key);
  return found !== null && key.form === "letters" && found.class > matchClass.word ? null : found;
}

/**
 * @param {import("./forms.js").Query} query
 * @param {import("./forms.js").NameKey} key
 * @returns {Match | null} the part of the name, from the start of a word, that the text is with the fewest typos
 */
function typoMatch(query, key) {
  const text = query[key.form];
  // Of `ドーコラー`, five letters, three are compared; of `aaaaa` only one, and a typo in it could make it any other.
  const limit = Math.min(typosAllowed(query.length), Math.floor(text.length / 3));
  if (limit === 0) return null;
  let best = null;
  for (const start of key.form === "sound" ? beginning : [0, ...key.starts]) {
    const found = typosFrom(text, key.folded, start, best === null ? limit : best.typos - 1);
    if (found !== null) {
      best = match(matchClass.typo, key, start, found.end, found.typos, agreement(text, key.folded, start));
    }
  }
  return best;
}

/**
 * Matches a national number that is or begins with the digits, also in its form with four digits.
 *
 * @param {import("./forms.js").Query} query
 * @param {number} number
 * @param {boolean} isDefault whether the Pokémon is not another form of its species
 * @returns {Match | null}
 */
function numberMatch(query, number, isDefault) {
  const { digits } = query;
  if (digits === null) return null;
  const shown = dexNumber(number);
  const zeros = Math.max(0, shown.length - String(number).length);
  if (Number(digits) === number) {
    return match(isDefault ? matchClass.exact : matchClass.beginning, null, zeros, shown.length);
  }
  for (const start of digits.startsWith("0") ? [0, 1] : [zeros]) {
    if (shown.startsWith(digits, start)) return match(matchClass.beginning, null, start, start + digits.length);
  }
  return null;
}

function match(kind, key, start, end, typos = 0, agreed = 0) {
  return { class: kind, key, start, end, typos, agreed };
}

/** How many letters of the text are the same as in the name from an offset on. */
function agreement(text, name, start) {
  let count = 0;
  while (count < text.length && text[count] === name[start + count]) count += 1;
  return count;
}
