// What is compared, as the page's address tells it: `?p=pikachu,raichu-alola&game=scarlet-violet`.
import { mostCompared } from "../cards/chosen.js";

/**
 * @typedef {object} Wish
 * @property {string[]} slugs the Pokémon, each once, six at most
 * @property {string[]} unknown what the address names and nobody knows, games too
 * @property {boolean} isTooLong whether more are named than can be compared
 * @property {string | null} game the games' slug, or "any"; null where the address does not say
 */

/**
 * @param {string} query the address's, with its question mark
 * @param {(slug: string) => boolean} isPokemon
 * @param {(slug: string) => boolean} isGame
 * @returns {Wish}
 */
export function wished(query, isPokemon, isGame) {
  const values = new URLSearchParams(query);
  const named = values.getAll("p").join(",").split(",").map((slug) => slug.trim().toLowerCase());
  const all = [...new Set(named)].filter((slug) => slug !== "");
  const known = all.filter(isPokemon);
  const game = values.get("game")?.trim().toLowerCase() || null;
  const isOffered = game === null || isGame(game);
  return {
    slugs: known.slice(0, mostCompared),
    unknown: [...all.filter((slug) => !isPokemon(slug)), ...(isOffered ? [] : [game])],
    isTooLong: known.length > mostCompared,
    game: isOffered ? game : null,
  };
}

/**
 * The query of an address that names these.
 *
 * @param {string[]} slugs
 * @param {string | null} game
 */
export function queryOf(slugs, game) {
  const parts = [];
  if (slugs.length > 0) parts.push(`p=${slugs.join(",")}`);
  if (game !== null) parts.push(`game=${game}`);
  return parts.length > 0 ? `?${parts.join("&")}` : "";
}
