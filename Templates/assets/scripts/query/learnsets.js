// Who can have which moves, in which games and by which methods.

const any = "learnsets/any";

/**
 * Where a query looks for moves: the games it names, and the methods; null for all of these.
 *
 * @param {import("./reader.js").Query} query
 * @param {import("./vocabulary.js").Vocabulary} vocabulary
 */
export function scope({ terms }, vocabulary) {
  const values = (wanted, isWith) => terms.filter(({ key, isNegated }) => key === wanted && isNegated !== isWith)
    .flatMap((term) => term.values);
  const [ways, others] = [values("method", true), values("method", false)];
  const all = ways.length > 0 ? ways : vocabulary.values("method").slugs;
  const methods = ways.length + others.length > 0 ? all.filter((method) => !others.includes(method)) : null;
  return { games: values("game", true), methods };
}

/** The files in which moves are found. */
function filesOf({ games, methods }) {
  if (games.length > 0) return games.map((game) => `learnsets/${game}`);
  return methods ? methods.map((method) => `${any}/${method}`) : [any];
}

/**
 * The files of `data/` that must be there before a query can be answered, without ending.
 *
 * @param {import("./reader.js").Query} query
 * @param {import("./vocabulary.js").Vocabulary} vocabulary
 * @returns {string[]}
 */
export function neededFiles(query, vocabulary) {
  const games = query.terms.flatMap(({ key, values }) => (key === "game" ? values : []));
  const hasMoves = query.terms.some(({ key }) => key === "move");
  return [...new Set([
    ...games.map((game) => `learnsets/${game}`), ...(hasMoves ? filesOf(scope(query, vocabulary)) : []),
  ])];
}

/** Marks those whom a list of steps leads to. */
function mark(steps, marks) {
  let place = 0;
  for (const step of steps) marks[place += step] = 1;
}

/** The learnsets that are there. */
export class Learnsets {
  #files = new Map();
  #existing = new Map();
  #before;

  /** @param {object} pokemon data/pokemon.json */
  constructor(pokemon) {
    const from = (place) => pokemon["evolves-from"][pokemon.base[place] ?? place];
    const before = (place) => from(place).flatMap((earlier) => [earlier, ...before(earlier)]);
    this.#before = pokemon.slug.map((_, place) => before(place));
  }

  /** @param {string} name as `neededFiles` has it */
  has(name) {
    return this.#files.has(name);
  }

  /**
   * @param {string} name as `neededFiles` has it
   * @param {object} file what is in it
   */
  add(name, file) {
    this.#files.set(name, file);
  }

  #file(name) {
    if (!this.has(name)) throw new Error(`${name} has not been added`);
    return this.#files.get(name);
  }

  /**
   * @param {string} game
   * @returns {Uint8Array} 1 for each Pokémon that is in it, by place
   */
  existing(game) {
    if (!this.#existing.has(game)) {
      const marks = new Uint8Array(this.#before.length);
      for (const { pokemon } of Object.values(this.#file(`learnsets/${game}`).methods)) {
        for (const steps of pokemon) mark(steps, marks);
      }
      this.#existing.set(game, marks);
    }
    return this.#existing.get(game);
  }

  /**
   * @param {number[]} moves places in `moves.json`
   * @param {{ games: string[], methods: string[] | null }} scope where they are looked for
   * @returns {Uint8Array} 1 for each Pokémon that can have any of them, by place
   */
  canHave(moves, scope) {
    const all = new Uint8Array(this.#before.length);
    const learn = (tables, marks) => {
      for (const table of tables) {
        for (const move of moves) mark(table?.pokemon[table.moves.indexOf(move)] ?? [], marks);
      }
    };
    for (const name of filesOf(scope)) {
      const { methods, ...table } = this.#file(name);
      if (methods) this.#inGame(name, (marks) => learn((scope.methods ?? Object.keys(methods)).map((method) => methods[method]), marks), all);
      else learn([table, table.before], all);
    }
    return all;
  }

  /** Marks also those who exist in a game and evolve from one that can have a move in it. */
  #inGame(name, learn, all) {
    const own = new Uint8Array(all.length);
    learn(own);
    const existing = this.existing(name.split("/")[1]);
    for (const [place, before] of this.#before.entries()) {
      if (own[place] || (existing[place] && before.some((earlier) => own[earlier]))) all[place] = 1;
    }
  }
}
