// Who can have which moves, in which games and by which methods.

import { scope, takesGroups } from "./groups.js";
import { earlierStages } from "../learnset/learnsets.js";

/** @typedef {import("../learnset/learnsets.js").GameLearnset} GameLearnset */
/** @typedef {import("../learnset/learnsets.js").AnyGameLearnset} AnyGameLearnset */
/** @typedef {import("./reader.js").Query} Query */
/** @typedef {import("./vocabulary.js").Vocabulary} Vocabulary */
/** @typedef {import("./groups.js").Scope} Scope */

const filesOfMethods = (methods) => methods.map((method) => `learnsets/any/${method}`);

function filesOf({ games, methods }) {
  if (games.length > 0) return games.map((game) => `learnsets/${game}`);
  return methods ? filesOfMethods(methods) : ["learnsets/any"];
}

/**
 * @param {Scope} scope
 * @param {Vocabulary} vocabulary
 * @returns {string[]} the files of `data/` that say by which methods moves are learned
 */
export function filesOfWays({ games, methods }, vocabulary) {
  return games.length > 0 ? filesOf({ games }) : filesOfMethods(methods ?? vocabulary.values("method").slugs);
}

/**
 * @param {Query} query
 * @param {Vocabulary} vocabulary
 * @returns {string[]} the files of `data/`, without ending, that must be there before a query can be answered
 */
export function neededFiles(query, vocabulary) {
  return [...new Set(query.terms.flatMap(({ declaration, values }) => {
    if (declaration.kind === "game") return filesOf({ games: values });
    return takesGroups(declaration) ? filesOf(scope(query, vocabulary)) : [];
  }))];
}

/** The learnsets that queries need, once they are loaded. */
export class Learnsets {
  #learnsets = new Map();

  /** @param {object} pokemon data/pokemon.json */
  constructor(pokemon) {
    /** For each Pokémon its earlier stages, as `earlierStages` returns them. */
    this.stages = earlierStages(pokemon["evolves-from"]);
  }

  /** @param {string} name */
  has(name) {
    return this.#learnsets.has(name);
  }

  /**
   * @param {string} name one that is there
   * @returns {GameLearnset | AnyGameLearnset}
   */
  get(name) {
    return this.#learnsets.get(name);
  }

  /**
   * @param {string} name one of `neededFiles`, or of `filesOfWays`
   * @param {GameLearnset | AnyGameLearnset} learnset as `readLearnset` returns it
   */
  add(name, learnset) {
    this.#learnsets.set(name, learnset);
  }

  /**
   * @param {string} game
   * @returns {ArrayLike<number>} for each Pokémon 1 if it is in the game
   */
  existing(game) {
    return this.get(`learnsets/${game}`).existing;
  }

  /**
   * @param {number[]} moves indices in `moves.json`
   * @param {Scope} scope
   * @returns {Uint8Array} for each Pokémon 1 if it can have any of them
   */
  canHave(moves, scope) {
    const all = new Uint8Array(this.stages.length);
    for (const name of filesOf(scope)) {
      const learnset = this.get(name);
      const own = new Uint8Array(all.length);
      for (const table of learnset.tables(scope.methods ?? undefined)) {
        for (const move of moves) table.mark(move, own);
      }
      this.stages.forEach((stages, pokemon) => {
        if (own[pokemon] || (learnset.existing[pokemon] && stages.some((stage) => own[stage]))) all[pokemon] = 1;
      });
    }
    return all;
  }

  /**
   * @param {number[]} moves indices in `moves.json`
   * @param {Scope} scope
   * @returns {Uint8Array} for each Pokémon 1 if it can have each of them; without any moves, none
   */
  canHaveAll(moves, scope) {
    let all = this.canHave(moves, scope);
    for (const move of moves) {
      if (!all.includes(1)) break;
      const one = this.canHave([move], scope);
      all = all.map((mark, pokemon) => mark & one[pokemon]);
    }
    return all;
  }
}
