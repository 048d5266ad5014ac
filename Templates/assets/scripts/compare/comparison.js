// What the page of the comparison shows: which Pokémon its address names, their facts, and what these say of each other.
import { mostCompared } from "../cards/saved-pokemon.js";
import { nameAt } from "../page/data.js";
import { sumAt } from "../query/columns.js";
import { dexNumber } from "../text/measures.js";

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

/**
 * The chart of a game: the types that there were, and the damage between them.
 *
 * @param {object} chart data/types.json
 * @param {object} file data/games/{version-group}.json
 * @returns {object} as data/types.json
 */
export function chartInGame(chart, { "chart-types": types, quarters }) {
  const known = (row) => types.map((type) => row[type]);
  return { ...chart, slug: known(chart.slug), quarters: known(quarters).map(known), percent: chart.percent.map(known) };
}

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
 * @property {boolean} hasAbilities whether there are abilities in the game
 * @property {number[]} stats in the order of `stats`
 * @property {number} total
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
    number: dexNumber(pokemon.number[index]),
    name: nameAt(search.pokemon, index),
    types: pokemon.types[index].map((type) => pokemon["type-slugs"][type]),
    shape: pokemon["shape-slugs"][pokemon.shape[index]],
    picture: pokemon.picture[index],
    height: pokemon.height[index],
    weight: pokemon.weight[index],
    abilities: [
      ...pokemon.abilities[index].map(ability(false)), ...pokemon["hidden-abilities"][index].map(ability(true)),
    ],
    hasAbilities: !pokemon.rules?.includes("no-abilities"),
    stats: stats.map((stat) => pokemon[stat][index]),
    total: sumAt(pokemon, stats, index),
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

/**
 * @typedef {object} Damage
 * @property {string} type the attacking type
 * @property {number} times how many times the ordinary damage
 * @property {string[]} abilities those with which it is so; none if it always is
 */

/**
 * The attacking types by the damage that each Pokémon takes from them; a row for each multiplier but 1, and for 1 where
 * an ability makes it so.
 *
 * @param {{ types: string[], abilities: string[] }[]} pokemon slugs
 * @param {object} chart data/types.json
 * @returns {{ times: number, taken: Damage[][] }[]} `taken` has a list for each Pokémon
 */
export function damageTaken(pokemon, chart) {
  const taken = pokemon.map(({ types, abilities }) => chart.slug.flatMap((_, attacking) =>
    damageBy(attacking, types, [...new Set(abilities)], chart)));
  const multipliers = [...new Set(taken.flat().map(({ times }) => times))].sort((one, other) => other - one);
  return multipliers.map((times) => ({
    times, taken: taken.map((list) => list.filter((damage) => damage.times === times)),
  }));
}

/** The damage by one type that the table shows: what always holds, then what holds with some abilities. */
function damageBy(attacking, types, abilities, chart) {
  const byTypes = damageByTypes(attacking, types, chart);
  const byAbility = abilities.map((ability) => byTypes * abilityFactor(ability, attacking, byTypes, chart));
  const agreed = new Set(byAbility);
  const always = agreed.size === 1 ? byAbility[0] : byTypes;
  agreed.delete(always);
  const type = chart.slug[attacking];
  return [
    ...(always === 1 ? [] : [{ type, times: always, abilities: [] }]),
    ...[...agreed].map((times) => ({ type, times, abilities: abilities.filter((_, at) => byAbility[at] === times) })),
  ];
}

function damageByTypes(attacking, types, { slug, quarters }) {
  const defending = types.map((type) => slug.indexOf(type)).filter((type) => type >= 0);
  return defending.reduce((product, type) => product * quarters[attacking][type] / 4, 1);
}

function abilityFactor(ability, attacking, times, chart) {
  const index = chart.ability.indexOf(ability);
  if (index < 0) return 1;
  const byEffect = times > 1 ? chart["super-effective"] : chart["not-super-effective"];
  return chart.percent[index][attacking] / 100 * byEffect[index] / 100;
}
