// How a Pokémon can have a move, and what is easiest.

/**
 * A way to have a move.
 *
 * @typedef {object} Way
 * @property {string} method
 * @property {boolean} isBefore whether it must be learnt at an earlier stage
 * @property {number} cost how much trouble it is
 * @property {number | null} level the lowest; 0 is on evolving
 * @property {string[]} machines `tm24`
 * @property {number | null} from the place of the earlier stage
 * @property {string | null} game the newest games that have it; null for those that were asked for, or not yet known
 */

const costs = { "level-up": 1, machine: 2, tutor: 3, egg: 4 };
const costOfOthers = 5;
const costOfBefore = 1;

/**
 * @param {string} method
 * @param {boolean} isBefore
 */
export const cost = (method, isBefore) => (costs[method] ?? costOfOthers) + (isBefore ? costOfBefore : 0);

/** The methods in the order of their trouble. */
export const byEase = (methods) => [...methods].sort((one, other) => cost(one, false) - cost(other, false));

/**
 * @param {(number | null)[]} evolvesFrom by place the Pokémon that evolves into it
 * @returns {number[][]} by place all that come before it in its family, the nearest first
 */
export function stagesBefore(evolvesFrom) {
  const stages = [];
  for (const place of evolvesFrom.keys()) {
    stages[place] = [];
    for (let stage = evolvesFrom[place]; stage !== null; stage = evolvesFrom[stage]) {
      // Damaged data must not go on for ever.
      if (stage === place || stages[place].includes(stage)) break;
      stages[place].push(stage);
    }
  }
  return stages;
}

/**
 * The ways of one move, by Pokémon.
 *
 * @param {number} move its place
 * @param {string[]} methods those that count, the easiest first
 * @param {import("./learnset.js").GameLearnset} learnset the games'
 * @param {number[][]} stages as `stagesBefore` has them
 * @returns {Map<number, Way[]>} by place, for each that can have it: the easiest way, then the further ones of its own
 */
export function waysInGame(move, methods, learnset, stages) {
  const ways = new Map();
  for (const method of methods) {
    const machines = learnset.machines(move, method);
    for (const [place, level] of learnset.learners(move, method)) {
      const way = made(method, { level, machines });
      if (ways.has(place)) ways.get(place).push(way);
      else ways.set(place, [way]);
    }
  }
  const own = new Map(ways);
  for (const [place, before] of stages.entries()) {
    const way = easiestBefore(before, own);
    if (way === null || !learnset.has(place) || own.get(place)?.[0].cost <= way.cost) continue;
    ways.set(place, [way, ...(own.get(place) ?? [])]);
  }
  return ways;
}

function made(method, { isBefore = false, level = null, machines = [], from = null, game = null } = {}) {
  return { method, isBefore, cost: cost(method, isBefore), level, machines, from, game };
}

/** The easiest way that one of some stages has, of the nearest that has it; null for none. */
function easiestBefore(stages, own) {
  let best = null;
  for (const from of stages) {
    const [way] = own.get(from) ?? [];
    if (way && (best === null || cost(way.method, true) < best.cost)) {
      best = made(way.method, { ...way, isBefore: true, from });
    }
  }
  return best;
}

/**
 * The easiest way of one move in any game, by Pokémon; what belongs to it is not known yet.
 *
 * @param {number} move its place
 * @param {string[]} methods those that count, the easiest first
 * @param {Map<string, import("./learnset.js").AnyGameLearnset>} learnsets by method
 * @returns {Map<number, Way[]>}
 */
export function waysInAnyGame(move, methods, learnsets) {
  const ways = new Map();
  const add = (place, method, isBefore) => {
    const known = ways.get(place)?.[0];
    // Of two that are as easy, the one without an earlier stage.
    if (!known || cost(method, isBefore) < known.cost) ways.set(place, [made(method, { isBefore })]);
  };
  for (const method of methods) for (const place of learnsets.get(method).own(move)) add(place, method, false);
  for (const method of methods) for (const place of learnsets.get(method).before(move)) add(place, method, true);
  return ways;
}

/**
 * What belongs to a way in some games: level, machines, and the earlier stage.
 *
 * @param {Way} way
 * @param {number} place the Pokémon's
 * @param {number} move its place
 * @param {{ game: string, learnset: import("./learnset.js").GameLearnset }} games
 * @param {number[]} stages those before the Pokémon, the nearest first
 * @returns {Way | null} null where the games do not have it
 */
export function wayWithDetails({ method, isBefore }, place, move, { game, learnset }, stages) {
  const learners = learnset.learners(move, method);
  const machines = learnset.machines(move, method);
  if (!isBefore) return learners.has(place) ? made(method, { level: learners.get(place), machines, game }) : null;
  const from = learnset.has(place) ? stages.find((stage) => learners.has(stage)) : undefined;
  return from === undefined ? null : made(method, { isBefore, level: learners.get(from), machines, from, game });
}
