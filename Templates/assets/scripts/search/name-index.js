// Finds names of one kind as they are typed, and ranks them as the search box does.
import { FormNames } from "../text/form-names.js";
import { isMeant } from "../text/typos.js";
import { Entry, matchClass } from "./entry.js";
import { SearchIndex } from "./search-index.js";

const kind = "names";

/** Names in all languages. */
export class NameIndex {
  #columns;
  #language;
  #index = null;

  /**
   * @param {object} columns a kind's in data/search.json
   * @param {string} language the page's, whose names come first among those that fit alike
   */
  constructor(columns, language) {
    this.#columns = columns;
    this.#language = language;
  }

  /**
   * The positions of the names that fit, the best first.
   *
   * @param {string} text as it is typed: in either language, in kana, kanji or romaji, with typos
   */
  best(text) {
    return this.#hits(text).map(({ entry }) => entry.index);
  }

  /**
   * The positions of the names that begin with the text, or in which a word does.
   *
   * @param {string} text
   */
  beginning(text) {
    return new Set(this.#hits(text).filter(({ match }) => match.class <= matchClass.word).map(({ entry }) => entry.index));
  }

  /**
   * The positions of the few names that are most similar to the text, where none fits.
   *
   * @param {string} text
   */
  nearest(text) {
    return this.#made.nearest(text).map(({ index }) => index);
  }

  #hits(text) {
    return this.#made.hits(text, this.#language).get(kind);
  }

  /** Made when the first name is looked for: that takes as long as everything else on a page together. */
  get #made() {
    return this.#index ??= new SearchIndex(new Map([[kind, this.#entries()]]), this.#forms());
  }

  #forms() {
    return new Map(this.#columns.number ? [[kind, new FormNames(this.#columns, isMeant)]] : []);
  }

  #entries() {
    const forms = new Set(this.#columns.forms);
    return this.#columns[this.#language].map((_, index) => new Entry(kind, index, this.#columns, !forms.has(index)));
  }
}
