// Finds who can have several moves, how, and what is easiest. Moves and Pokémon are indices into the data's columns.

/** @typedef {import("../learnset/learnsets.js").GameLearnset} GameLearnset */
/** @typedef {import("../learnset/learnsets.js").AnyGameLearnset} AnyGameLearnset */

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

/**
 * A Pokémon that can have all moves of a question.
 *
 * @typedef {object} Hit
 * @property {number} pokemon
 * @property {Way[][]} ways for each column the easiest way, then others: of one move all, of several moves one of each
 */

/** @typedef {number | number[]} Column a move, or several of which any will do */

/**
 * The columns of data/pokemon.json that answers need.
 *
 * @typedef {{ number: number[], stages: number[][] }} Families national numbers, and the earlier stages as
 *   `earlierStages` returns them
 */

const costs = { "level-up": 1, machine: 2, tutor: 3, egg: 4 };
const costOfOthers = 5;
const costOfBefore = 1;

const cost = (method, isBefore) => (costs[method] ?? costOfOthers) + (isBefore ? costOfBefore : 0);

const easiestFirst = (methods) => [...methods].sort((one, other) => cost(one, false) - cost(other, false));

const makeWay = (move, method, { isBefore = false, level = null, machines = [], from = null, game = null } = {}) =>
  ({ move, method, isBefore, cost: cost(method, isBefore), level, machines, from, game });

/**
 * @param {Column[]} columns all of which a Pokémon must have
 * @param {string[]} methods those that count
 * @param {GameLearnset} learnset
 * @param {Families} families
 * @returns {Hit[]} the easiest first: by the sum of the moves' costs, by the highest level, by national number
 */
export function answerInGame(columns, methods, learnset, families) {
  const ordered = easiestFirst(methods);
  const ways = columns.map((column) => waysOf(column, (move) => waysInGame(move, ordered, learnset, families.stages)));
  return sorted(withAllMoves(ways), families, highestLevel);
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
  const ordered = easiestFirst(methods);
  const ways = columns.map((column) => waysOf(column, (move) => waysInAnyGame(move, ordered, learnsets)));
  // Details are looked for in many games: those of the easiest way will do.
  for (const pokemon of ways) for (const list of pokemon.values()) list.splice(1);
  return sorted(withAllMoves(ways), families, () => 0);
}

/**
 * The ways of a column, by Pokémon.
 *
 * @param {Column} column
 * @param {(move: number) => Map<number, Way[]>} waysOfMove
 */
function waysOf(column, waysOfMove) {
  if (!Array.isArray(column)) return waysOfMove(column);
  const ways = new Map();
  for (const move of column) {
    for (const [pokemon, [easiest]] of waysOfMove(move)) ways.set(pokemon, [...(ways.get(pokemon) ?? []), easiest]);
  }
  for (const list of ways.values()) list.sort((one, other) => one.cost - other.cost || one.level - other.level);
  return ways;
}

/**
 * Completes ways of hits in any game, where some games have them.
 *
 * @param {Hit[]} hits
 * @param {{ game: string, learnset: GameLearnset }} games
 * @param {Families} families
 * @returns {Hit[]} those that are still incomplete
 */
export function complete(hits, games, families) {
  return hits.filter((hit) => {
    hit.ways = hit.ways.map(([way]) => [way.game === null
      ? wayWithDetails(way, hit.pokemon, games, families.stages[hit.pokemon]) ?? way : way]);
    return hit.ways.some(([way]) => way.game === null);
  });
}

/** Those who are in all of the maps. */
function withAllMoves([first, ...others]) {
  if (first === undefined) return [];
  return [...first.keys()].filter((pokemon) => others.every((ways) => ways.has(pokemon)))
    .map((pokemon) => ({ pokemon, ways: [first, ...others].map((ways) => ways.get(pokemon)) }));
}

const highestLevel = ({ ways }) => Math.max(...ways.map(([{ level }]) => level ?? 0));
const costOfHit = ({ ways }) => ways.reduce((sum, [way]) => sum + way.cost, 0);

function sorted(hits, { number }, level) {
  return hits.map((hit) => ({ hit, rank: [costOfHit(hit), level(hit), number[hit.pokemon], hit.pokemon] }))
    .sort(({ rank: one }, { rank: other }) => {
      const column = one.findIndex((figure, index) => figure !== other[index]);
      return column < 0 ? 0 : one[column] - other[column];
    })
    .map(({ hit }) => hit);
}

/**
 * The ways of one move in some games, by Pokémon: the easiest way, then the others of the Pokémon itself.
 *
 * @returns {Map<number, Way[]>}
 */
function waysInGame(move, methods, learnset, stages) {
  const ways = new Map();
  for (const method of methods) {
    const table = learnset.table(method);
    const machines = table.machines(move);
    for (const [pokemon, level] of table.learners(move)) {
      const way = makeWay(move, method, { level, machines });
      if (ways.has(pokemon)) ways.get(pokemon).push(way);
      else ways.set(pokemon, [way]);
    }
  }
  const own = new Map(ways);
  for (const [pokemon, earlier] of stages.entries()) {
    const way = easiestBefore(earlier, own);
    if (way === null || !learnset.existing[pokemon] || own.get(pokemon)?.[0].cost <= way.cost) continue;
    ways.set(pokemon, [way, ...(own.get(pokemon) ?? [])]);
  }
  return ways;
}

/** The easiest way of some stages; of equals that of the nearest stage. Null without any. */
function easiestBefore(stages, own) {
  let best = null;
  for (const from of stages) {
    const [way] = own.get(from) ?? [];
    if (way && (best === null || cost(way.method, true) < best.cost)) {
      best = makeWay(way.move, way.method, { ...way, isBefore: true, from });
    }
  }
  return best;
}

/**
 * The easiest way of one move in any game, by Pokémon, without its details.
 *
 * @returns {Map<number, Way[]>}
 */
function waysInAnyGame(move, methods, learnsets) {
  const ways = new Map();
  const add = (pokemon, method, isBefore) => {
    const known = ways.get(pokemon)?.[0];
    // Of two that are as easy, the one without an earlier stage.
    if (!known || cost(method, isBefore) < known.cost) ways.set(pokemon, [makeWay(move, method, { isBefore })]);
  };
  for (const [part, isBefore] of [["own", false], ["before", true]]) {
    for (const method of methods) {
      for (const pokemon of learnsets.get(method)[part].learners(move).keys()) add(pokemon, method, isBefore);
    }
  }
  return ways;
}

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
