// Who is in the game that counts, and what is learned there: the search box shows that first, with what it was there.
// Loaded for readers who have chosen a game.
import { load } from "../page/data.js";
import { overlaid, positionsAt } from "../query/steps.js";

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

/**
 * What was different in a game, put over the details of today.
 *
 * @param {string} game the slug of a version group
 * @param {object} details data/details/{language}.json
 * @returns {Promise<object>} as `details`
 * @throws {import("../page/data.js").DataError}
 */
export async function detailsIn(game, details) {
  const { types, moves } = await load(`games/${game}`);
  const { pokemon, moves: today } = details;
  const move = (column) => overlaid(today[column], moves.moves, moves[column]);
  return {
    ...details,
    pokemon: { ...pokemon, types: overlaid(pokemon.types, types.pokemon, types.types) },
    moves: { ...today, type: move("type"), class: move("class"), power: move("power") },
  };
}
