// Which moves Pokémon share, and which only one of them has. Moves and Pokémon are indices into the data's columns.

/** @typedef {{ own: Set<number>, before: Set<number> }} MoveSet what a Pokémon learns, and what only earlier stages do */

/**
 * What some Pokémon can have in any games.
 *
 * @param {import("../learnset/learnsets.js").AnyGameLearnset} learnset by any method
 * @param {number[]} pokemon
 * @returns {MoveSet[]}
 */
export function setsInAnyGame({ own, before }, pokemon) {
  const [learnt, earlier] = [own, before].map((table) => movesOf([table], pokemon));
  return pokemon.map((one) => ({ own: learnt.get(one), before: earlier.get(one) }));
}

/**
 * What some Pokémon can have in the games of one version group. A Pokémon that is not in these games has nothing, even
 * where its earlier stages are in them.
 *
 * @param {import("../learnset/learnsets.js").GameLearnset} learnset
 * @param {number[]} pokemon
 * @param {number[][]} stages as `earlierStages` returns them
 * @returns {MoveSet[]}
 */
export function setsInGame(learnset, pokemon, stages) {
  const sets = movesOf(learnset.tables(), pokemon.flatMap((one) => [one, ...stages[one]]));
  return pokemon.map((one) => {
    const own = sets.get(one);
    const earlier = own.size > 0 ? stages[one].flatMap((stage) => [...sets.get(stage)]) : [];
    return { own, before: new Set(earlier.filter((move) => !own.has(move))) };
  });
}

/** The moves in some tables of each Pokémon. */
function movesOf(tables, pokemon) {
  const sets = new Map(pokemon.map((one) => [one, new Set()]));
  for (const table of tables) table.forEach((move, learner) => sets.get(learner)?.add(move));
  return sets;
}

/** @typedef {{ move: number, before: number[] }} SharedMove `before`: the columns that have it from earlier stages only */

/**
 * Compares what Pokémon can have, without those of whom no move is known.
 *
 * @param {MoveSet[]} sets
 * @returns {{ unknown: number[], shared: SharedMove[], only: SharedMove[][] }} `unknown` are columns, that is, indices
 *   of `sets`; `only` has a list for each column. Without two that can be compared, the lists are empty
 */
export function comparedMoves(sets) {
  const columns = sets.map((_, column) => column);
  const isKnown = (column) => sets[column].own.size > 0;
  const known = columns.filter(isKnown);
  const nothing = { unknown: columns.filter((column) => !isKnown(column)), shared: [], only: sets.map(() => []) };
  if (known.length < 2) return nothing;
  const has = ({ own, before }, move) => own.has(move) || before.has(move);
  const entry = (move, owners) => ({ move, before: owners.filter((column) => sets[column].before.has(move)) });
  const allMoves = ({ own, before }) => [...own, ...before];
  const others = (column) => known.filter((other) => other !== column);
  return {
    ...nothing,
    shared: allMoves(sets[known[0]])
      .filter((move) => known.every((column) => has(sets[column], move)))
      .map((move) => entry(move, known)),
    only: columns.map((column) => allMoves(sets[column])
      .filter((move) => isKnown(column) && !others(column).some((other) => has(sets[other], move)))
      .map((move) => entry(move, [column]))),
  };
}
