// Finds who can have several moves, how, and what is easiest. Moves and Pokémon are indices into the data's columns.
import { byEase, waysInAnyGame, waysInGame } from "../learnset/ways.js";

/** @typedef {import("../learnset/learnsets.js").GameLearnset} GameLearnset */
/** @typedef {import("../learnset/learnsets.js").AnyGameLearnset} AnyGameLearnset */
/** @typedef {import("../learnset/ways.js").Way} Way */

/**
 * A Pokémon that can have all moves of a question.
 *
 * @typedef {object} Hit
 * @property {number} pokemon
 * @property {Way[][]} ways for each column the easiest way, then others: of one move all, of several moves one of each
 */

/** @typedef {number | { moves: number[], areAll: boolean }} Column a move, or several: all of them, or any will do */

/**
 * The columns of data/pokemon.json that answers need.
 *
 * @typedef {{ number: number[], stages: number[][] }} Families national numbers, and the earlier stages as
 *   `earlierStages` returns them
 */

/**
 * @param {Column[]} columns all of which a Pokémon must have
 * @param {string[]} methods those that count
 * @param {GameLearnset} learnset
 * @param {Families} families
 * @returns {Hit[]} the easiest first: by the sum of the moves' costs, by the highest level, by national number
 */
export function answerInGame(columns, methods, learnset, families) {
  const hits = hitsOf(columns, families, (move) => waysInGame(move, methods, learnset, families.stages));
  const highestLevel = (ways) => Math.max(...ways.map(({ level }) => level ?? 0));
  return sorted(hits, columns, families, highestLevel);
}

/**
 * @param {Column[]} columns all of which a Pokémon must have
 * @param {string[]} methods those that count
 * @param {Map<string, AnyGameLearnset>} learnsets by method
 * @param {Families} families
 * @returns {Hit[]} the easiest first: by the sum of the moves' costs, by national number; without levels, machines,
 *   games and earlier stages
 */
export function answerInAnyGame(columns, methods, learnsets, families) {
  const hits = hitsOf(columns, families, (move) => waysInAnyGame(move, methods, learnsets));
  // Details are looked for in many games: those of the ways that are needed will do.
  for (const hit of hits) hit.ways = hit.ways.map((ways, index) => neededWays(ways, columns[index]));
  return sorted(hits, columns, families, () => 0);
}

/** The ways of a column that a Pokémon must have. */
const neededWays = (ways, column) => (column.areAll ? ways : ways.slice(0, 1));

/** @param {(move: number) => import("../learnset/ways.js").WaysOf} waysOfMove */
function hitsOf(columns, { stages }, waysOfMove) {
  if (columns.length === 0) return [];
  const waysOf = columns.map((column) => waysOfColumn(column, waysOfMove));
  return [...stages.keys()].flatMap((pokemon) => {
    const ways = [];
    for (const of of waysOf) {
      const found = of(pokemon);
      if (found.length === 0) return [];
      ways.push(found);
    }
    return [{ pokemon, ways }];
  });
}

/** @returns {import("../learnset/ways.js").WaysOf} */
function waysOfColumn(column, waysOfMove) {
  if (typeof column === "number") return waysOfMove(column);
  const waysOf = column.moves.map(waysOfMove);
  return (pokemon) => {
    const easiest = waysOf.flatMap((of) => of(pokemon).slice(0, 1));
    return column.areAll && easiest.length < waysOf.length ? [] : easiest.sort(byEase);
  };
}

function sorted(hits, columns, { number }, level) {
  const rank = ({ pokemon, ways }) => {
    const needed = ways.flatMap((ways, index) => neededWays(ways, columns[index]));
    return [needed.reduce((sum, { cost }) => sum + cost, 0), level(needed), number[pokemon], pokemon];
  };
  return hits.map((hit) => ({ hit, rank: rank(hit) }))
    .sort(({ rank: one }, { rank: other }) => {
      const column = one.findIndex((figure, index) => figure !== other[index]);
      return column < 0 ? 0 : one[column] - other[column];
    })
    .map(({ hit }) => hit);
}
