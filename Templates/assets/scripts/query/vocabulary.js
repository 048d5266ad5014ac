// What keys and values are called, in both languages.
import { folded, kana, letters, romaji } from "../text/fold.js";
import { fewestTypos } from "../text/typos.js";
import { orders } from "./keys.js";

/** What the values of a key are called, or the keys. An entry has a `slug`, and lists of names: `en`, `ja`, `words`. */
class Names {
  #entries;
  #forms = new Map();

  constructor(entries) {
    this.#entries = entries;
    this.slugs = entries.map(({ slug }) => slug);
  }

  /**
   * @param {string} slug
   * @param {"en" | "ja"} language
   */
  name(slug, language) {
    return this.#entries[this.slugs.indexOf(slug)][language][0];
  }

  /**
   * @param {string} text
   * @returns {string[]} the slugs of what is called so; several where they share a name
   */
  find(text) {
    for (const form of [letters, kana, romaji]) {
      const found = this.#index(form).get(form(text));
      if (found) return [...found.places].map((place) => this.slugs[place]);
    }
    return [];
  }

  /**
   * @param {string} text
   * @returns {string[]} up to three slugs of what may be meant, the nearest first
   */
  nearest(text) {
    const typos = this.slugs.map(() => Infinity);
    for (const form of [letters, kana, romaji]) {
      const typosIn = fewestTypos(form(text));
      for (const [word, { places }] of this.#index(form)) {
        const found = typosIn(word);
        for (const place of places) typos[place] = Math.min(typos[place], found);
      }
    }
    return [...typos.keys()].filter((place) => typos[place] < Infinity)
      .sort((one, other) => typos[one] - typos[other]).slice(0, 3).map((place) => this.slugs[place]);
  }

  /** The places of those that have a name, by its form. */
  #index(form) {
    if (this.#forms.has(form)) return this.#forms.get(form);
    const index = new Map();
    for (const rank of form === letters ? ["slug", "en", "ja", "words"] : ["ja", "words"]) {
      const names = this.#entries.flatMap((entry, place) => [entry[rank] ?? []].flat().map((name) => ({ name, place })))
        .filter(({ name }) => form !== romaji || /[ぁ-ヺ]/.test(name));
      folded(names.map(({ name }) => name), form).forEach((name, number) => {
        const found = index.get(name) ?? { rank, places: new Set() };
        if (name !== "") index.set(name, found);
        if (found.rank === rank) found.places.add(names[number]?.place);
      });
    }
    this.#forms.set(form, index);
    return index;
  }
}

/** Entries of columns. */
function rows({ slug, en, ja, words }) {
  return slug.map((slug, place) => ({ slug, en: [en[place]], ja: [ja[place]], words: words?.[place] }));
}

/** Entries of words as in content/queries.json. */
function members(words) {
  return Object.entries(words).map(([slug, names]) => ({ slug, ...names }));
}

/** What everything in queries is called. */
export class Vocabulary {
  #values = {};

  /**
   * @param {object} search data/search.json
   * @param {object} queries data/queries.json
   */
  constructor(search, queries) {
    this.search = search;
    this.queries = queries;
    this.keys = new Names(members(queries.keys));
  }

  /**
   * @param {string} text
   * @returns {string | undefined} the key that is called so
   */
  key(text) {
    return this.keys.find(text)[0];
  }

  /**
   * @param {string} key one whose values are told by name
   * @returns {Names}
   */
  values(key) {
    return this.#values[key] ??= new Names(this.#entries(key));
  }

  #entries(key) {
    const { search: { types, abilities, moves }, queries } = this;
    const { keys, is, sort, methods, games, pokedexes, "egg-groups": groups } = queries;
    if (key === "is") return members(is);
    if (key === "sort") return members(Object.fromEntries(orders.map((order) => [order, sort[order] ?? keys[order]])));
    return rows({
      type: types, ability: abilities, move: moves, game: games, method: methods, egg: groups, dex: pokedexes,
    }[key]);
  }

  /**
   * @param {string} text a key and a value
   * @returns {string | undefined} the Pokémon that they are with a colon between: Type: Null
   */
  nameWithColon(text) {
    const { en, ja } = this.search.pokemon;
    return en.find((name, place) => /[:：]/.test(name + ja[place])
      && (letters(name) === letters(text) || kana(ja[place]) === kana(text)));
  }
}
