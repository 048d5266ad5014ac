// Finds the Pokémon that a query asks for.
import { folded, kana, letters, romaji } from "../text/fold.js";
import table from "../text/folding.js";
import { sumAt } from "./columns.js";
import { innerText, isGroup, scope } from "./groups.js";
import { readCanonical } from "./reader.js";

const forms = { letters, kana, romaji };
const [firstLanguage] = Object.keys(table.languages);

/** Finds Pokémon, which stand for their positions in pokemon.json. */
export class PokemonFilter {
  #pokemon;
  #vocabulary;
  #byNumber;
  #names = [];
  #figures = new Map();

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
   * @param {{ language?: string, formNames?: import("../text/form-names.js").FormNames,
   *   learnsets?: import("./needed-learnsets.js").Learnsets, favourites?: Set<string>,
   *   moves?: import("../moves/filter.js").MoveFilter, places?: import("./places.js").Places }} [more] the language of names
   *   to sort by, what finds forms by their names, learnsets with the files that the query needs, slugs, what finds the moves
   *   of conditions, and places
   * @returns {number[]} the positions of those for which all terms hold, in the order that the query asks for
   */
  find(query, { language = firstLanguage, formNames, ...more } = {}) {
    // Words of one form can be terms of their own: `raichu (alolan form)`.
    const words = query.terms.filter(isOneName);
    const named = formNames?.find(words.map(({ values: [word] }) => word).join(" ")) ?? new Map();
    // `alolan form`: a word that says only that the other is a form.
    const fillers = words.filter(({ values: [word] }) => named.size === 0 && formNames?.isFiller(word));
    const tests = query.terms.flatMap((term) => {
      const test = this.#tests[term.declaration.kind]?.(term, { query, formNames, ...more });
      if (!test) return [];
      if (fillers.length < words.length && fillers.includes(term)) return [];
      if (words.includes(term)) return [(position) => isMeant(named.get(position), () => test(position))];
      return [term.isNegated ? (position) => test(position) === false : test];
    });
    const found = this.#byNumber.filter((position) => tests.every((test) => test(position)));
    const order = this.order(query, language);
    if (order) return sorted(found, order);
    // Still by number: a form that is named comes before others of its species.
    const { number } = this.#pokemon;
    return found.sort((one, other) => number[one] - number[other] || named.has(other) - named.has(one));
  }

  /**
   * What a query sorts by.
   *
   * @param {import("./reader.js").Query} query
   * @param {string} language that of names
   * @returns {{ key: import("./vocabulary.js").Key, direction: 1 | -1, column: (number | null)[] } | null} the figures by
   *   position, null where they are unknown; null without an order
   */
  order(query, language) {
    const sort = query.terms.find(({ declaration: { kind } }) => kind === "sort")?.values[0];
    if (!sort) return null;
    const key = this.#vocabulary.keyNamed(sort.replace("-", ""));
    return { key, direction: sort.startsWith("-") ? -1 : 1, column: this.#orderColumn(key, query, language) };
  }

  #orderColumn(key, { terms }, language) {
    const pokemon = this.#pokemon;
    if (key.kind === "name") return pokemon[`order-${language}`];
    if (key.kind === "figure") return this.#figuresOf(key);
    const { species, number } = pokemon.pokedexes[terms.find((term) => term.key === key.slug).values[0]];
    const numbers = new Map(species.map((one, entry) => [one, number[entry]]));
    return pokemon.number.map((one) => numbers.get(one) ?? null);
  }

  /** By a key's kind, whether a term without its `-` holds; null where that is unknown. Other kinds hold for all. */
  #tests = {
    name: ({ values }, { formNames }) => any(values, (name) => this.#nameTest(name, formNames)),
    flag: ({ key, values }, { favourites }) => any(values, (flag) => this.#flagTest(key, flag, favourites)),
    place: ({ values }, { query, places }) => places.test(values, scope(query, this.#vocabulary).games),
    game: ({ values }, { learnsets }) => any(values, (game) => markTest(learnsets.existing(game))),
    move: (term, { query, learnsets, moves }) =>
      markTest(learnsets.canHave(this.movesOf(term, moves), scope(query, this.#vocabulary))),
    "all-moves": (term, { query, learnsets, moves }) =>
      markTest(learnsets.canHaveAll(this.movesOf(term, moves), scope(query, this.#vocabulary))),
    pokedex: ({ values }) => {
      const { number, pokedexes } = this.#pokemon;
      const species = new Set(values.flatMap((slug) => pokedexes[slug].species));
      return (position) => species.has(number[position]);
    },
    term: ({ key, declaration, values }) => {
      const { slugs } = this.#vocabulary.values(key);
      const wanted = new Set(values.map((slug) => slugs.indexOf(slug)));
      const fields = declaration.fields.map((field) => this.#pokemon[field]);
      const isWanted = (value) => (Array.isArray(value) ? value.some((one) => wanted.has(one)) : wanted.has(value));
      return (position) => fields.some((field) => isWanted(field[position]));
    },
    figure: ({ declaration, sign, values }) => {
      const column = this.#figuresOf(declaration);
      const [value] = values;
      const holds = sign === ":" ? (figure) => values.includes(figure)
        : (figure) => (sign === ">=" ? figure >= value : figure <= value);
      return (position) => (column[position] === null ? null : holds(column[position]));
    },
  };

  /**
   * @param {import("./reader.js").Term} term of a key whose values are moves
   * @param {import("../moves/filter.js").MoveFilter} [filter] where the term has conditions
   * @returns {number[]} the positions of the moves that it names or describes
   */
  movesOf({ key, values }, filter) {
    const { slugs } = this.#vocabulary.values(key);
    return [...new Set(values.flatMap((value) => (isGroup(value)
      ? filter.matching(readCanonical(innerText(value), this.#vocabulary.moves).terms) : [slugs.indexOf(value)])))];
  }

  /** The figures of a key by position, the sum where it has several fields; null for those that are unknown. */
  #figuresOf({ slug, fields }) {
    const columns = fields.map((field) => this.#pokemon[field]);
    if (columns.length === 1) return columns[0];
    if (!this.#figures.has(slug)) {
      this.#figures.set(slug, columns[0].map((_, position) => sumAt(this.#pokemon, fields, position)));
    }
    return this.#figures.get(slug);
  }

  /** What no flag of pokemon.json stands for, this reader has chosen. */
  #flagTest(key, value, favourites) {
    const { flags, slug, "flag-names": names } = this.#pokemon;
    const { flag, isUnset = false } = this.#vocabulary.declaration[key][value];
    if (flag === undefined) return (position) => favourites?.has(slug[position]) ?? false;
    const bit = 1 << names.indexOf(flag);
    return (position) => ((flags[position] & bit) === 0) === isUnset;
  }

  #nameTest(text, formNames) {
    const { search } = this.#vocabulary;
    const { number } = this.#pokemon;
    const wanted = /^\d+$/.test(text) ? Number(text) : null;
    const meant = formNames?.find(text);
    const written = (meant?.size ? null : formNames?.withoutFillers(text)) ?? text;
    const named = Object.entries(table.languages).flatMap(([language, forms]) => forms
      .filter((form) => form !== "letters" || !forms.includes("kana")).map((form) => [language, form]));
    const looks = [["slug", "letters"], ...named].flatMap(([names, form], look) => {
      const part = forms[form](written);
      if (part === "" || (form === "romaji" && !/[a-z]/.test(letters(written)))) return [];
      // Names are brought into a form when they are first looked at in it.
      const column = this.#names[look] ??= folded(search.pokemon[names], forms[form]);
      return form === "romaji" ? (position) => column[position].startsWith(part)
        : (position) => column[position].includes(part);
    });
    const isNamed = (position) => number[position] === wanted || looks.some((look) => look(position));
    const worded = meant?.size === 0 ? formNames.withWords(text, this.#byNumber.filter(isNamed)) : null;
    return (position) => number[position] === wanted || worded?.has(position)
      || isMeant(meant?.get(position), () => isNamed(position));
  }
}

/** Positions in an order; those whose figure is unknown come last in either direction. */
function sorted(positions, { direction, column }) {
  return positions.sort((one, other) => {
    const [first, second] = [column[one], column[other]];
    if (first === null || second === null) return (first === null) - (second === null);
    return direction * (first - second);
  });
}

/** Whether a Pokémon is meant by what FormNames finds about it, or, where that is nothing, otherwise. */
function isMeant(found, otherwise) {
  return found === undefined ? otherwise() : found !== "other";
}

/** Whether a term asks for one name, or a word of it. */
function isOneName({ declaration: { kind }, isNegated, values }) {
  return kind === "name" && !isNegated && values.length === 1;
}

function any(values, testOf) {
  const tests = values.map(testOf);
  return (position) => tests.some((test) => test(position));
}

function markTest(marks) {
  return (position) => marks[position] === 1;
}
