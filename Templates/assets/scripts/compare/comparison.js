// What the page of the comparison shows: which Pokémon its address names, their facts, and what these say of each other.
import { mostCompared } from "../cards/saved-pokemon.js";
import { nameAt } from "../page/data.js";

/**
 * @typedef {object} Wish the comparison that an address asks for: `?p=pikachu,raichu-alola&game=scarlet-violet`
 * @property {string[]} slugs the Pokémon, each once, six at most
 * @property {string[]} unknown names in the address that are no Pokémon, or no game
 * @property {boolean} isTooLong whether the address names more Pokémon than can be compared
 * @property {string | null} game the games' slug, or "any"; null without one
 */

/**
 * @param {string} search the address's part from the question mark on
 * @param {(slug: string) => boolean} isPokemon
 * @param {(slug: string) => boolean} isGame
 * @returns {Wish}
 */
export function readWish(search, isPokemon, isGame) {
  const parameters = new URLSearchParams(search);
  const named = parameters.getAll("p").join(",").split(",").map((slug) => slug.trim().toLowerCase());
  const all = [...new Set(named)].filter((slug) => slug !== "");
  const known = all.filter(isPokemon);
  const game = parameters.get("game")?.trim().toLowerCase() || null;
  const isOffered = game === null || isGame(game);
  return {
    slugs: known.slice(0, mostCompared),
    unknown: [...all.filter((slug) => !isPokemon(slug)), ...(isOffered ? [] : [game])],
    isTooLong: known.length > mostCompared,
    game: isOffered ? game : null,
  };
}

/** The parameters of an address that asks for these. */
export const wishParameters = (slugs, game) => ({ p: slugs.join(",") || null, game });

/** The base stats, as the columns of the data are called. */
export const stats = ["hp", "attack", "defense", "special-attack", "special-defense", "speed"];

/** @typedef {import("../page/data.js").Name} Name */

/**
 * @typedef {object} Entry
 * @property {number} index in the columns of the data
 * @property {string} slug
 * @property {string} number with four digits
 * @property {Name} name
 * @property {string[]} types slugs
 * @property {string | undefined} shape a slug; undefined where the source has none
 * @property {string | null} picture
 * @property {number | null} height decimetres
 * @property {number | null} weight hectograms
 * @property {{ slug: string, name: Name, isHidden: boolean }[]} abilities
 * @property {number[]} stats in the order of `stats`
 */

/**
 * The facts of one Pokémon.
 *
 * @param {object} pokemon data/pokemon.json
 * @param {object} search data/search.json
 * @param {number} index
 * @returns {Entry}
 */
export function entryAt(pokemon, search, index) {
  const ability = (isHidden) => (id) => {
    const slug = pokemon["ability-slugs"][id];
    return { slug, name: nameAt(search.abilities, search.abilities.slug.indexOf(slug)), isHidden };
  };
  return {
    index,
    slug: pokemon.slug[index],
    number: String(pokemon.number[index]).padStart(4, "0"),
    name: nameAt(search.pokemon, index),
    types: pokemon.types[index].map((type) => pokemon["type-slugs"][type]),
    shape: pokemon["shape-slugs"][pokemon.shape[index]],
    picture: pokemon.picture[index],
    height: pokemon.height[index],
    weight: pokemon.weight[index],
    abilities: [
      ...pokemon.abilities[index].map(ability(false)), ...pokemon["hidden-abilities"][index].map(ability(true)),
    ],
    stats: stats.map((stat) => pokemon[stat][index]),
  };
}

/**
 * Which of some values are the highest; none where all are equal, or there is only one.
 *
 * @param {number[]} values
 * @returns {boolean[]}
 */
export function bestOf(values) {
  const best = Math.max(...values);
  const areDifferent = values.some((value) => value < best);
  return values.map((value) => areDifferent && value === best);
}

/** The multipliers that the table shows: all but 1. */
const multipliers = [4, 2, 0.5, 0.25, 0];

/**
 * The attacking types by the damage that each Pokémon takes from them; a row for each multiplier that occurs.
 *
 * @param {string[][]} pokemon the types of each
 * @param {{ slug: string[], quarters: number[][] }} chart data/types.json
 * @returns {{ times: number, types: string[][] }[]} `types` has a list for each Pokémon
 */
export function damageTaken(pokemon, { slug, quarters }) {
  const defenders = pokemon.map((types) => types.map((type) => slug.indexOf(type)).filter((type) => type >= 0));
  const times = (attacking, defending) =>
    defending.reduce((product, type) => product * quarters[attacking][type] / 4, 1);
  return multipliers
    .map((multiplier) => ({
      times: multiplier,
      types: defenders.map((defending) => slug.filter((_, attacking) => times(attacking, defending) === multiplier)),
    }))
    .filter(({ types }) => types.some((list) => list.length > 0));
}
