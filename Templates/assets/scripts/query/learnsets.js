// Who can have which moves, in which games and by which methods.

/** @typedef {import("./reader.js").Query} Query */
/** @typedef {import("./vocabulary.js").Vocabulary} Vocabulary */
/** @typedef {{ games: string[], methods: string[] | null }} Scope where moves are looked for: no games, null are any */

/**
 * @param {Query} query
 * @param {Vocabulary} vocabulary
 * @returns {Scope}
 */
export function scope({ terms }, vocabulary) {
  const named = (key, isNegated) => terms.filter((term) => term.key === key && term.isNegated === isNegated)
    .flatMap(({ values }) => values);
  const [wanted, unwanted] = [named("method", false), named("method", true)];
  const methods = wanted.length > 0 ? wanted : vocabulary.values("method").slugs;
  const isAny = wanted.length + unwanted.length === 0;
  return { games: named("game", false), methods: isAny ? null : methods.filter((slug) => !unwanted.includes(slug)) };
}

function filesOf({ games, methods }) {
  if (games.length > 0) return games.map((game) => `learnsets/${game}`);
  return methods ? methods.map((method) => `learnsets/any/${method}`) : ["learnsets/any"];
}

/**
 * @param {Query} query
 * @param {Vocabulary} vocabulary
 * @returns {string[]} the files of `data/`, without ending, that must be there before a query can be answered
 */
export function neededFiles(query, vocabulary) {
  return [...new Set(query.terms.flatMap(({ key, values }) => {
    if (key === "game") return filesOf({ games: values });
    return key === "move" ? filesOf(scope(query, vocabulary)) : [];
  }))];
}

/** Marks the places to which a list of steps leads. */
function mark(steps, marks) {
  let place = 0;
  for (const step of steps) marks[place += step] = 1;
}

/** Learnsets that have been fetched. */
export class Learnsets {
  #files = new Map();
  #before;

  /** @param {object} pokemon data/pokemon.json */
  constructor(pokemon) {
    // All that a Pokémon evolves from, the nearest first.
    const before = (place) => {
      const earlier = pokemon["evolves-from"][place];
      return earlier === null ? [] : [earlier, ...before(earlier)];
    };
    this.#before = pokemon.slug.map((_, place) => before(place));
  }

  /** @param {string} name */
  has(name) {
    return this.#files.has(name);
  }

  /**
   * @param {string} name one of `neededFiles`
   * @param {object} file
   */
  add(name, file) {
    const existing = new Uint8Array(this.#before.length);
    for (const { pokemon } of Object.values(file.methods ?? {})) {
      for (const steps of pokemon) mark(steps, existing);
    }
    this.#files.set(name, { ...file, existing });
  }

  /**
   * @param {string} game
   * @returns {Uint8Array} by place, 1 for those that are in it
   */
  existing(game) {
    return this.#files.get(`learnsets/${game}`).existing;
  }

  /**
   * @param {number[]} moves places in `moves.json`
   * @param {Scope} scope
   * @returns {Uint8Array} by place, 1 for those that can have any of them
   */
  canHave(moves, scope) {
    const all = new Uint8Array(this.#before.length);
    for (const name of filesOf(scope)) {
      const { methods, existing, ...table } = this.#files.get(name);
      const own = new Uint8Array(all.length);
      const slugs = scope.methods ?? Object.keys(methods ?? {});
      for (const part of methods ? slugs.map((slug) => methods[slug]) : [table, table.before]) {
        for (const move of part ? moves : []) mark(part.pokemon[part.moves.indexOf(move)] ?? [], own);
      }
      this.#before.forEach((before, place) => {
        if (own[place] || (existing[place] && before.some((earlier) => own[earlier]))) all[place] = 1;
      });
    }
    return all;
  }
}
