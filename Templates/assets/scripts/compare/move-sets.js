// Which moves Pokémon share, and which only one of them has. Moves and Pokémon are told by their places in the data.

/**
 * @typedef {object} MoveSet
 * @property {Set<number>} own what it learns by itself
 * @property {Set<number>} before what it has only from an earlier stage, before evolving
 */

/**
 * What some Pokémon can have in any games.
 *
 * @param {object} file `data/learnsets/any.json`
 * @param {number[]} places the Pokémon
 * @returns {MoveSet[]}
 */
export function setsInAnyGame(file, places) {
  const own = learned([file], places);
  const before = learned([file.before], places);
  return places.map((place) => ({ own: own.get(place), before: before.get(place) }));
}

/**
 * What some Pokémon can have in the games of one file. Who is not in these games has nothing, earlier stages or not.
 *
 * @param {object} file `data/learnsets/{version-group}.json`
 * @param {number[]} places the Pokémon
 * @param {(number | null)[]} evolvesFrom the earlier stage of every Pokémon
 * @returns {MoveSet[]}
 */
export function setsInGame(file, places, evolvesFrom) {
  const stages = places.map((place) => stagesBefore(place, evolvesFrom));
  const sets = learned(Object.values(file.methods), [...places, ...stages.flat()]);
  return places.map((place, column) => {
    const own = sets.get(place);
    const earlier = own.size > 0 ? stages[column].flatMap((stage) => [...sets.get(stage)]) : [];
    return { own, before: new Set(earlier.filter((move) => !own.has(move))) };
  });
}

function stagesBefore(place, evolvesFrom) {
  const stages = [];
  for (let stage = evolvesFrom[place]; stage !== null && !stages.includes(stage); stage = evolvesFrom[stage]) {
    stages.push(stage);
  }
  return stages;
}

/** The moves of each Pokémon; the tables tell the learners of a move by steps from one to the next. */
function learned(tables, places) {
  const sets = new Map(places.map((place) => [place, new Set()]));
  for (const { moves, pokemon } of tables) {
    moves.forEach((move, row) => {
      let place = 0;
      for (const step of pokemon[row]) {
        place += step;
        sets.get(place)?.add(move);
      }
    });
  }
  return sets;
}

/**
 * @typedef {object} SharedMove
 * @property {number} move
 * @property {number[]} before the columns of those that have it only from before evolving
 */

/**
 * Compares what Pokémon can have. Those of whom no move is known are left out, and named.
 *
 * @param {MoveSet[]} sets
 * @returns {{ unknown: number[], shared: SharedMove[], only: SharedMove[][] }} columns, and places in `sets`:
 *   `only` has a list for each Pokémon; all are empty where fewer than two can be compared
 */
export function comparedMoves(sets) {
  const columns = sets.map((_, column) => column);
  const isKnown = (column) => sets[column].own.size > 0;
  const known = columns.filter(isKnown);
  const nothing = { unknown: columns.filter((column) => !isKnown(column)), shared: [], only: sets.map(() => []) };
  if (known.length < 2) return nothing;
  const has = ({ own, before }, move) => own.has(move) || before.has(move);
  const entry = (move, owners) => ({ move, before: owners.filter((column) => sets[column].before.has(move)) });
  const movesOf = ({ own, before }) => [...own, ...before];
  const others = (column) => known.filter((other) => other !== column);
  return {
    ...nothing,
    shared: movesOf(sets[known[0]])
      .filter((move) => known.every((column) => has(sets[column], move)))
      .map((move) => entry(move, known)),
    only: columns.map((column) => movesOf(sets[column])
      .filter((move) => isKnown(column) && !others(column).some((other) => has(sets[other], move)))
      .map((move) => entry(move, [column]))),
  };
}
