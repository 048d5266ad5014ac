// Finds the Pokémon that a query asks for.
import { kana, letters, romaji } from "../text/fold.js";
import { figures } from "./keys.js";
import { scope } from "./learnsets.js";
import { folded } from "./vocabulary.js";

const columns = {
  gen: "generation", atk: "attack", def: "defense", spa: "special-attack", spd: "special-defense", spe: "speed",
  type: ["types"], ability: ["abilities", "hidden-abilities"], egg: ["egg-groups"],
};

/** Finds Pokémon, which are told by their places in pokemon.json. */
export class PokemonFilter {
  #pokemon;
  #vocabulary;
  #byNumber;
  #folded = [];
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
   * @param {{ terms: import("./reader.js").Term[] }} query
   * @param {object} around what the query does not tell
   * @param {"en" | "ja"} [around.language] that of the names it sorts by
   * @param {import("./learnsets.js").Learnsets} [around.learnsets] with the files that the query needs
   * @param {Set<string>} [around.favourites] slugs
   * @returns {number[]} the places of those for which all terms hold, sorted as the query says
   */
  find(query, { language = "en", learnsets, favourites } = {}) {
    const tests = query.terms.flatMap((term) => {
      const test = this.#test(term, query, learnsets, favourites);
      if (!test) return [];
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

  /** Whether a term without its `-` holds, by place; null where that is unknown. No test for what holds for all. */
  #test({ key, sign, values }, query, learnsets, favourites) {
    const any = (testOf) => {
      const tests = values.map(testOf);
      return (place) => tests.some((test) => test(place));
    };
    const { number, [`${key}-slugs`]: slugs = this.#pokemon["egg-group-slugs"], pokedexes } = this.#pokemon;
    if (key === "name") return any((name) => this.#nameTest(name));
    if (key === "is") return any((value) => this.#isTest(value, favourites));
    if (key === "dex") {
      const species = new Set(values.flatMap((dex) => pokedexes[dex]?.species ?? []));
      return (place) => species.has(number[place]);
    }
    if (key === "game") return any((game) => ofMarks(learnsets.existing(game)));
    if (key === "move") {
      const moves = values.map((move) => this.#vocabulary.search.moves.slug.indexOf(move));
      return ofMarks(learnsets.canHave(moves, scope(query, this.#vocabulary)));
    }
    if (figures.includes(key)) {
      const column = this.#column(key);
      const [value] = values;
      const holds = sign === ":" ? (figure) => values.includes(figure)
        : (figure) => (sign === ">=" ? figure >= value : figure <= value);
      return (place) => (column[place] === null ? null : holds(column[place]));
    }
    if (!Array.isArray(columns[key])) return null;
    const wanted = new Set(values.map((slug) => slugs.indexOf(slug)));
    const lists = columns[key].map((column) => this.#pokemon[column]);
    return (place) => lists.some((list) => list[place].some((value) => wanted.has(value)));
  }

  /** Figures by place, in the steps in which queries count them; null for those that are unknown. */
  #column(key, query) {
    const pokemon = this.#pokemon;
    if (key === "total") {
      const stats = ["hp", ...Object.values(columns).slice(1, 6)].map((stat) => pokemon[stat]);
      this.#total ??= pokemon.slug.map((_, place) => (stats.some((stat) => stat[place] === null) ? null
        : stats.reduce((total, stat) => total + stat[place], 0)));
      return this.#total;
    }
    if (key !== "dex") return pokemon[columns[key] ?? key];
    const dex = pokemon.pokedexes[query.terms.find((term) => term.key === "dex").values[0]];
    const numbers = new Map(dex.species.map((species, entry) => [species, dex.number[entry]]));
    return pokemon.number.map((species) => numbers.get(species) ?? null);
  }

  #isTest(value, favourites) {
    const { flags, slug, "flag-names": names } = this.#pokemon;
    if (value === "favourite") return (place) => favourites?.has(slug[place]) ?? false;
    const bit = 1 << names.indexOf(value === "form" ? "default" : value);
    return (place) => ((flags[place] & bit) === 0) === (value === "form");
  }

  #nameTest(text) {
    const { slug, en, ja } = this.#vocabulary.search.pokemon;
    const number = /^\d+$/.test(text) ? Number(text) : null;
    // Each column is brought into its form when it is first looked at.
    const looks = [[slug, letters], [en, letters], [ja, kana], [ja, romaji]].flatMap(([names, form], look) => {
      const wanted = form(text);
      if (wanted === "" || (form === romaji && !/[a-z]/.test(letters(text)))) return [];
      const column = this.#folded[look] ??= folded(names, form);
      return form === romaji ? (place) => column[place].startsWith(wanted) : (place) => column[place].includes(wanted);
    });
    return (place) => this.#pokemon.number[place] === number || looks.some((look) => look(place));
  }
}

function ofMarks(marks) {
  return (place) => marks[place] === 1;
}
