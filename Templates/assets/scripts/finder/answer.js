// Answers who can have some moves, and how.
import { byEase, waysInAnyGame, waysInGame, wayWithDetails } from "./ways.js";

/**
 * What is known of the Pokémon, by place: the national number, and all that come before it in its family.
 *
 * @typedef {{ number: number[], stages: number[][] }} Families
 */

/**
 * A Pokémon that can have all the moves.
 *
 * @typedef {object} Hit
 * @property {number} place its place in pokemon.json
 * @property {import("./ways.js").Way[][]} ways for each move the easiest way, then further ones
 */

/**
 * @param {number[]} moves their places
 * @param {string[]} methods those that count
 * @param {import("./learnset.js").GameLearnset} learnset the games'
 * @param {Families} families
 * @returns {Hit[]} the easiest first: by the sum of what each move costs, by the highest level, by national number
 */
export function answerInGame(moves, methods, learnset, families) {
  const counted = byEase(methods);
  const ways = moves.map((move) => waysInGame(move, counted, learnset, families.stages));
  return sorted(together(ways), families, highestLevel);
}

/**
 * @param {number[]} moves their places
 * @param {string[]} methods those that count
 * @param {Map<string, import("./learnset.js").AnyGameLearnset>} learnsets by method
 * @param {Families} families
 * @returns {Hit[]} the easiest first: by the sum of what each move costs, by national number. Levels, machines, games
 *   and earlier stages are not told
 */
export function answerInAnyGame(moves, methods, learnsets, families) {
  const counted = byEase(methods);
  return sorted(together(moves.map((move) => waysInAnyGame(move, counted, learnsets))), families, () => 0);
}

/**
 * Completes what is not known yet of hits with what some games have of it.
 *
 * @param {Hit[]} hits
 * @param {number[]} moves their places
 * @param {{ game: string, learnset: import("./learnset.js").GameLearnset }} games
 * @param {Families} families
 * @returns {Hit[]} those that lack something still
 */
export function complete(hits, moves, games, families) {
  return hits.filter((hit) => {
    hit.ways = hit.ways.map(([way], column) => [way.game === null
      ? wayWithDetails(way, hit.place, moves[column], games, families.stages[hit.place]) ?? way : way]);
    return hit.ways.some(([way]) => way.game === null);
  });
}

/** Those who are in all of the maps. */
function together([first, ...others]) {
  if (first === undefined) return [];
  return [...first.keys()].filter((place) => others.every((ways) => ways.has(place)))
    .map((place) => ({ place, ways: [first, ...others].map((ways) => ways.get(place)) }));
}

const highestLevel = ({ ways }) => Math.max(...ways.map(([{ level }]) => level ?? 0));
const costOf = ({ ways }) => ways.reduce((sum, [way]) => sum + way.cost, 0);

function sorted(hits, { number }, level) {
  return hits.map((hit) => ({ hit, rank: [costOf(hit), level(hit), number[hit.place], hit.place] }))
    .sort(({ rank: one }, { rank: other }) => {
      const column = one.findIndex((figure, place) => figure !== other[place]);
      return column < 0 ? 0 : one[column] - other[column];
    })
    .map(({ hit }) => hit);
}
