// The ways in which Pokémon get a move, and which of them is the easiest. Moves and Pokémon are indices into the data's
// columns.

/** @typedef {import("./learnsets.js").GameLearnset} GameLearnset */
/** @typedef {import("./learnsets.js").AnyGameLearnset} AnyGameLearnset */

/**
 * A way to have a move.
 *
 * @typedef {object} Way
 * @property {number} move
 * @property {string} method a slug
 * @property {boolean} isBefore whether an earlier stage learns it, before it evolves
 * @property {number} cost lower is easier
 * @property {number | null} level the lowest; 0 is on evolving
 * @property {string[]} machines `tm24`
 * @property {number | null} from the earlier stage
 * @property {string | null} game the newest games with this way, a slug; null for the games of the question, or while
 *   it is not known
 */

/** @typedef {(pokemon: number) => Way[]} WaysOf the easiest way of a Pokémon first; empty where it has none */

const costs = { "level-up": 1, machine: 2, tutor: 3, egg: 4 };
const costOfOthers = 5;
const costOfBefore = 1;

const cost = (method, isBefore) => (costs[method] ?? costOfOthers) + (isBefore ? costOfBefore : 0);

const easiestFirst = (methods) => [...methods].sort((one, other) => cost(one, false) - cost(other, false));

const makeWay = (move, method, { isBefore = false, level = null, machines = [], from = null, game = null } = {}) =>
  ({ move, method, isBefore, cost: cost(method, isBefore), level, machines, from, game });

/** Sorts ways: the easiest first, of equals that at the lowest level. */
export const byEase = (one, other) => one.cost - other.cost || one.level - other.level;

/**
 * The ways to have a move in some games: the easiest, then the others of the Pokémon itself.
 *
 * @param {number} move
 * @param {string[]} methods those that count
 * @param {GameLearnset} learnset
 * @param {number[][]} stages as `earlierStages` returns them
 * @returns {WaysOf}
 */
export function waysInGame(move, methods, learnset, stages) {
  const teaching = easiestFirst(methods).flatMap((method) => {
    const table = learnset.table(method);
    const learners = table.learners(move);
    return learners.size === 0 ? [] : [{ method, learners, machines: table.machines(move) }];
  });
  const own = (pokemon) => teaching.filter(({ learners }) => learners.has(pokemon))
    .map(({ method, learners, machines }) => makeWay(move, method, { level: learners.get(pokemon), machines }));
  return (pokemon) => {
    const ways = own(pokemon);
    const before = learnset.existing[pokemon] ? easiestBefore(stages[pokemon], own) : null;
    return before === null || ways[0]?.cost <= before.cost ? ways : [before, ...ways];
  };
}

/** The easiest way of some stages; of equals that of the nearest stage. Null without any. */
function easiestBefore(stages, own) {
  let best = null;
  for (const from of stages) {
    const [way] = own(from);
    if (way && (best === null || cost(way.method, true) < best.cost)) {
      best = makeWay(way.move, way.method, { ...way, isBefore: true, from });
    }
  }
  return best;
}

/**
 * The easiest way to have a move in any game, without its details.
 *
 * @param {number} move
 * @param {string[]} methods those that count
 * @param {Map<string, AnyGameLearnset>} learnsets by method
 * @returns {WaysOf}
 */
export function waysInAnyGame(move, methods, learnsets) {
  // Of two that are as easy, the one without an earlier stage.
  const teaching = [["own", false], ["before", true]].flatMap(([part, isBefore]) => methods
    .map((method) => ({ method, isBefore, learners: learnsets.get(method)[part].learners(move) })))
    .filter(({ learners }) => learners.size > 0)
    .sort((one, other) => cost(one.method, one.isBefore) - cost(other.method, other.isBefore));
  return (pokemon) => teaching.filter(({ learners }) => learners.has(pokemon)).slice(0, 1)
    .map(({ method, isBefore }) => makeWay(move, method, { isBefore }));
}

/**
 * Completes ways of hits in any game, where some games have them.
 *
 * @template {{ pokemon: number, ways: Way[][] }} Hit
 * @param {Hit[]} hits
 * @param {{ game: string, learnset: GameLearnset }} games
 * @param {number[][]} stages
 * @returns {Hit[]} those that are still incomplete
 */
export function complete(hits, games, stages) {
  return hits.filter((hit) => {
    hit.ways = hit.ways.map((ways) => ways.map((way) =>
      (way.game === null ? wayWithDetails(way, hit.pokemon, games, stages[hit.pokemon]) ?? way : way)));
    return isIncomplete(hit);
  });
}

/** Whether the games of some way of a hit in any game are not known yet. */
export const isIncomplete = ({ ways }) => ways.flat().some(({ game }) => game === null);

/**
 * A way with its details in some games: level, machines, and the earlier stage.
 *
 * @returns {Way | null} null where the games do not have it
 */
function wayWithDetails({ move, method, isBefore }, pokemon, { game, learnset }, stages) {
  const table = learnset.table(method);
  const learners = table.learners(move);
  const machines = table.machines(move);
  if (!isBefore) {
    return learners.has(pokemon) ? makeWay(move, method, { level: learners.get(pokemon), machines, game }) : null;
  }
  const from = learnset.existing[pokemon] ? stages.find((stage) => learners.has(stage)) : undefined;
  return from === undefined ? null : makeWay(move, method, { isBefore, level: learners.get(from), machines, from, game });
}
