// Who is in the game that counts, and what is learned there: the search box shows that first. Loaded for readers who have
// chosen a game.
import { load } from "../page/data.js";
import { positionsAt } from "../query/steps.js";

/** @typedef {import("./search-index.js").Preferred} Preferred */

/** Those that were asked for before, by their files. */
const known = new WeakMap();

/**
 * @param {string} game the slug of a version group
 * @returns {Promise<Preferred>} the same one for each call
 * @throws {import("../page/data.js").DataError}
 */
export async function contentsOf(game) {
  const file = await load(`games/${game}`);
  if (!known.has(file)) known.set(file, preferredIn(file));
  return known.get(file);
}

/**
 * @param {object} file data/games/{version-group}.json
 * @returns {Preferred}
 */
export function preferredIn({ pokemon, taught }) {
  return { pokemon: new Set(positionsAt(pokemon)), moves: new Set(positionsAt(taught)) };
}
