import { matchClass, numberMatch, partMatch, slipMatch } from "./match.js";
import { NameKey } from "./name-key.js";

/**
 * @typedef {object} Marked
 * @property {string} text
 * @property {[number, number] | null} range where the part to highlight begins and ends in the text
 */

/** @typedef {Marked & { language: "en" | "ja" }} MarkedName */

/**
 * @typedef {object} Result
 * @property {"pokemon" | "moves" | "abilities" | "types"} kind
 * @property {number} place the place in the kind's columns
 * @property {string} slug the address's last part
 * @property {number} class one of `matchClass`
 * @property {Marked | null} number the national number with four digits; null for what is no Pokémon
 * @property {MarkedName} name the name in the page's language
 * @property {MarkedName | null} other the name in the other language; null where it has none of its own
 * @property {MarkedName | null} spelling the spelling with kanji, where that is what was found
 */

/** Something that is searched for. */
export class Entry {
  /**
   * @param {Result["kind"]} kind
   * @param {number} place its place in the columns
   * @param {object} columns the kind's in `data/search.json`
   * @param {boolean} isDefault whether it is what its species' name alone means
   */
  constructor(kind, place, columns, isDefault) {
    this.kind = kind;
    this.place = place;
    this.slug = columns.slug[place];
    this.number = columns.number?.[place] ?? null;
    this.isDefault = isDefault;
    this.names = { en: columns.en[place], ja: columns.ja[place] };
    const words = columns.words?.[place] ?? [];
    /** Every form in which a name is compared. */
    this.keys = [
      new NameKey(this.names.en, "letters", "en"),
      new NameKey(this.names.ja, "kana", "ja"),
      new NameKey(this.names.ja, "sound", "ja"),
      ...words.map((spelling) => new NameKey(spelling, "spelling", "ja")),
    ];
  }

  /**
   * @param {import("./query.js").Query} query
   * @param {"en" | "ja"} language the page's, whose name is taken of two that fit as well
   * @returns {import("./match.js").Match | null} how what was typed fits best
   */
  find(query, language) {
    let best = this.number === null ? null : numberMatch(query, this.number, this.isDefault);
    for (const key of this.keys) best = better(best, partMatch(query, key), language);
    return best;
  }

  /** The same with slips. */
  findWithSlips(query, language) {
    let best = null;
    for (const key of this.keys) best = better(best, slipMatch(query, key), language);
    return best;
  }

  /**
   * @param {import("./match.js").Match | null} found what to highlight
   * @param {"en" | "ja"} language the page's
   * @returns {Result}
   */
  result(found, language) {
    const { kind, place, slug, names } = this;
    const isSpelling = found?.key?.form === "spelling";
    const marked = (text, nameLanguage) => ({
      text,
      language: nameLanguage,
      range: found?.key?.text === text && found.key.language === nameLanguage
        ? found.key.rangeOf(found.start, found.end) : null,
    });
    const otherLanguage = language === "en" ? "ja" : "en";
    const hasOneName = names.en === names.ja;
    return {
      kind, place, slug,
      class: found?.class ?? matchClass.slip,
      number: this.number === null ? null : {
        text: String(this.number).padStart(4, "0"),
        range: found !== null && found.key === null ? [found.start, found.end] : null,
      },
      name: marked(names[language], hasOneName ? "en" : language),
      other: hasOneName ? null : marked(names[otherLanguage], otherLanguage),
      spelling: isSpelling ? marked(found.key.text, "ja") : null,
    };
  }
}

/** The better of two matches of one entry; of two that are as good the one in the page's language, then the first. */
function better(one, two, language) {
  if (one === null || two === null) return one ?? two;
  const byQuality = one.class - two.class || one.slips - two.slips;
  if (byQuality !== 0) return byQuality < 0 ? one : two;
  return one.key !== null && one.key.language !== language && two.key?.language === language ? two : one;
}
