// The keys of a query language, and what they and their values are called.
import { folded, kana, letters, romaji } from "../text/fold.js";
import table from "../text/folding.js";

/** The forms in which names are compared. */
export const forms = { letters, kana, romaji };

/**
 * What the values of a key are called, or the keys. An entry has a `slug`, a list of names in each language, by its code,
 * and a list of further `words`.
 */
class Names {
  #entries;
  #indexes = new Map();

  /** @param {object[]} entries */
  constructor(entries) {
    this.#entries = entries;
    this.slugs = entries.map(({ slug }) => slug);
  }

  /**
   * @param {string} slug
   * @param {string} language
   */
  name(slug, language) {
    return this.#entries[this.slugs.indexOf(slug)][language][0];
  }

  /**
   * @param {string} text
   * @returns {string[]} the slugs of what is called so; several where they share a name
   */
  find(text) {
    if (this.slugs.includes(text)) return [text];
    for (const form of Object.keys(forms)) {
      const found = this.index(form).get(forms[form](text));
      if (found) return [...found.positions].map((position) => this.slugs[position]);
    }
    return [];
  }

  /**
   * The positions of the entries that have a name, by the name in a form.
   *
   * @param {keyof typeof forms} form
   * @returns {Map<string, { positions: Set<number> }>}
   */
  index(form) {
    if (this.#indexes.has(form)) return this.#indexes.get(form);
    const index = new Map();
    const languages = Object.keys(table.languages).filter((language) => table.languages[language].includes(form));
    for (const rank of [...(form === "letters" ? ["slug"] : []), ...languages, "words"]) {
      const names = this.#entries
        .flatMap((entry, position) => [entry[rank] ?? []].flat().map((name) => ({ name, position })))
        .filter(({ name }) => form !== "romaji" || /[ぁ-ヺ]/.test(name));
      folded(names.map(({ name }) => name), forms[form]).forEach((name, number) => {
        const found = index.get(name) ?? { rank, positions: new Set() };
        if (name !== "") index.set(name, found);
        if (found.rank === rank) found.positions.add(names[number]?.position);
      });
    }
    this.#indexes.set(form, index);
    return index;
  }
}

/**
 * A key as content/queries.json has it, with its `slug` and its `position` among all. Figures are counted in
 * `steps` of which a unit has 1 or, where the key counts `tenths`, 10.
 *
 * @typedef {{ slug: string, position: number, kind: string, steps: number, values?: string, fields?: string[],
 *   range?: number[], tenths?: Record<string, number>, affixes?: [string, string], control?: string }} Key
 */

/** The range of a key's figures. That of generations ends with the newest one, which a site may have added. */
function rangeOf({ fields, range }, { generation }) {
  return fields?.[0] === "generation" ? [range[0], Math.max(range[1], ...generation)] : range;
}

/** The keys of a subject, and what everything in its queries is called. */
export class Vocabulary {
  #keys;
  #values = {};
  #lists;
  #moves = null;

  /**
   * @param {object} search data/search.json
   * @param {object} queries data/queries.json
   * @param {"pokemon" | "moves"} [subject] what is looked for
   */
  constructor(search, queries, subject = "pokemon") {
    this.search = search;
    this.subject = subject;
    this.declaration = queries.subjects[subject];
    // The worlds of queries have no spots among them, as those of the search have.
    this.#lists = { ...search, ...queries };
    const { keys } = this.declaration;
    this.#keys = new Map(Object.entries(keys).map(([slug, key], position) =>
      [slug, { slug, position, steps: key.tenths ? 10 : 1, ...key, range: rangeOf(key, queries.games) }]));
    this.keys = this.#names(this.#declared(keys));
  }

  /**
   * @param {string} text
   * @returns {Key | undefined} the key that is called so
   */
  key(text) {
    return this.#keys.get(this.keys.find(text)[0]);
  }

  /**
   * @param {(key: Key) => boolean} isWanted
   * @returns {Key[]} in the order of the canonical form
   */
  keysWhere(isWanted) {
    return [...this.#keys.values()].filter(isWanted);
  }

  /** The words of conditions on moves. */
  get moves() {
    return this.#moves ??= new Vocabulary(this.search, this.#lists, "moves");
  }

  /** @param {string} slug a key's */
  keyNamed(slug) {
    return this.#keys.get(slug);
  }

  /**
   * @param {string} key the slug of one whose values have names
   * @returns {Names}
   */
  values(key) {
    return this.#values[key] ??= this.#names(this.#entries(this.#keys.get(key).values));
  }

  /** @param {string} list the name of one of data/search.json or data/queries.json */
  columns(list) {
    return this.#lists[list];
  }

  #names(entries) {
    return new Names(entries);
  }

  #entries(list) {
    if (this.declaration[list]) return this.#declared(this.declaration[list]);
    const { slug, words, ...columns } = this.#lists[list];
    return slug.map((slug, position) => ({
      slug, words: words?.[position],
      ...Object.fromEntries(Object.keys(table.languages).map((language) => [language, [columns[language][position]]])),
    }));
  }

  /** Entries of the declaration; those without words are called as the key of their slug. */
  #declared(entries) {
    return Object.entries(entries).map(([slug, entry]) => ({ slug, ...this.declaration.keys[slug], ...entry }));
  }

  /**
   * @param {string} text a key and a value
   * @returns {string | undefined} the name that they are with a colon between: Type: Null
   */
  nameWithColon(text) {
    const { [this.subject]: names } = this.search;
    const isSo = Object.entries(table.languages).map(([language, named]) => {
      const form = forms[named.includes("kana") ? "kana" : "letters"];
      const wanted = form(text);
      return (name, position) => form(names[language][position]) === wanted;
    });
    const languages = Object.keys(table.languages);
    const [first] = languages;
    return names[first].find((name, position) =>
      languages.some((language) => /[:：]/.test(names[language][position])) && isSo.some((is) => is(name, position)));
  }
}
