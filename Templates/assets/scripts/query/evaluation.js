// Finds the Pokémon that a query asks for.
import { folded, kana, letters, romaji } from "../text/fold.js";
import { stats } from "./keys.js";
import { scope } from "./learnsets.js";

const columns = {
  gen: "generation", atk: "attack", def: "defense", spa: "special-attack", spd: "special-defense", spe: "speed",
};
const lists = {
  type: ["type-slugs", "types"], egg: ["egg-group-slugs", "egg-groups"],
  ability: ["ability-slugs", "abilities", "hidden-abilities"],
};

/** Finds Pokémon, which are told by their places in pokemon.json. */
export class PokemonFilter {
  #pokemon;
  #vocabulary;
  #byNumber;
  #names = [];
  #total;

  /**
   * @param {object} pokemon data/pokemon.json
   * @param {import("./vocabulary.js").Vocabulary} vocabulary
   */
  constructor(pokemon, vocabulary) {
    this.#pokemon = pokemon;
    this.#vocabulary = vocabulary;
    this.#byNumber = [...pokemon.number.keys()].sort((one, other) => pokemon.number[one] - pokemon.number[other]);
  }

  /**
   * @param {import("./reader.js").Query} query
   * @param {{ language?: string, learnsets?: import("./learnsets.js").Learnsets, favourites?: Set<string> }} [more]
   *   the language of names to sort by, learnsets with the files that the query needs, slugs
   * @returns {number[]} the places of those for which all terms hold, in the order that the query says
   */
  find(query, { language = "en", learnsets, favourites } = {}) {
    const tests = query.terms.filter(({ key }) => key !== "method" && key !== "sort").map((term) => {
      const test = this.#test(term, query, learnsets, favourites);
      return term.isNegated ? (place) => test(place) === false : test;
    });
    const found = this.#byNumber.filter((place) => tests.every((test) => test(place)));
    const sort = query.terms.find(({ key }) => key === "sort")?.values[0];
    if (!sort) return found;
    const order = sort.replace("-", "");
    const direction = order === sort ? 1 : -1;
    const column = order === "name" ? this.#pokemon[`order-${language}`] : this.#column(order, query);
    return found.sort((one, other) => {
      const [first, second] = [column[one], column[other]];
      if (first === null || second === null) return (first === null) - (second === null);
      return direction * (first - second);
    });
  }

  /** Whether a term without its `-` holds; null where that is unknown. */
  #test({ key, sign, values }, query, learnsets, favourites) {
    const pokemon = this.#pokemon;
    if (key === "name") return any(values, (name) => this.#nameTest(name));
    if (key === "is") return any(values, (flag) => this.#flagTest(flag, favourites));
    if (key === "game") return any(values, (game) => markTest(learnsets.existing(game)));
    if (key === "move") {
      const { slug } = this.#vocabulary.search.moves;
      return markTest(learnsets.canHave(values.map((move) => slug.indexOf(move)), scope(query, this.#vocabulary)));
    }
    if (key === "dex") {
      const species = new Set(values.flatMap((dex) => pokemon.pokedexes[dex].species));
      return (place) => species.has(pokemon.number[place]);
    }
    if (lists[key]) {
      const [slugs, ...parts] = lists[key].map((column) => pokemon[column]);
      const wanted = new Set(values.map((slug) => slugs.indexOf(slug)));
      return (place) => parts.some((part) => part[place].some((one) => wanted.has(one)));
    }
    const column = this.#column(key);
    const [value] = values;
    const holds = sign === ":" ? (figure) => values.includes(figure)
      : (figure) => (sign === ">=" ? figure >= value : figure <= value);
    return (place) => (column[place] === null ? null : holds(column[place]));
  }

  /** Figures by place, null for those that are unknown. */
  #column(key, query) {
    const pokemon = this.#pokemon;
    if (key === "dex") {
      const { species, number } = pokemon.pokedexes[query.terms.find((term) => term.key === "dex").values[0]];
      const numbers = new Map(species.map((one, entry) => [one, number[entry]]));
      return pokemon.number.map((one) => numbers.get(one) ?? null);
    }
    if (key !== "total") return pokemon[columns[key] ?? key];
    const parts = stats.filter((stat) => stat !== "total").map((stat) => this.#column(stat));
    return this.#total ??= pokemon.slug.map((_, place) => (parts.some((part) => part[place] === null) ? null
      : parts.reduce((total, part) => total + part[place], 0)));
  }

  #flagTest(flag, favourites) {
    const { flags, slug, "flag-names": names } = this.#pokemon;
    if (flag === "favourite") return (place) => favourites?.has(slug[place]) ?? false;
    const isForm = flag === "form";
    const bit = 1 << names.indexOf(isForm ? "default" : flag);
    return (place) => ((flags[place] & bit) === 0) === isForm;
  }

  #nameTest(text) {
    const { slug, en, ja } = this.#vocabulary.search.pokemon;
    const { number } = this.#pokemon;
    const wanted = /^\d+$/.test(text) ? Number(text) : null;
    const looks = [[slug, letters], [en, letters], [ja, kana], [ja, romaji]].flatMap(([names, form], look) => {
      const part = form(text);
      if (part === "" || (form === romaji && !/[a-z]/.test(letters(text)))) return [];
      // Names are brought into a form when they are first looked at in it.
      const column = this.#names[look] ??= folded(names, form);
      return form === romaji ? (place) => column[place].startsWith(part) : (place) => column[place].includes(part);
    });
    return (place) => number[place] === wanted || looks.some((look) => look(place));
  }
}

function any(values, testOf) {
  const tests = values.map(testOf);
  return (place) => tests.some((test) => test(place));
}

function markTest(marks) {
  return (place) => marks[place] === 1;
}
