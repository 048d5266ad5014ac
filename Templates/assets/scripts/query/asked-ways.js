// How Pokémon have the moves that a query asks for.
import { byEase, waysInAnyGame, waysInGame } from "../learnset/ways.js";

/** @typedef {import("../learnset/ways.js").Way} Way */
/** @typedef {import("../learnset/ways.js").WaysOf} WaysOf */

/**
 * @param {number[][]} moves those of each term that asks for moves
 * @param {import("./groups.js").Scope} scope its games, the newest first
 * @param {string[]} methods all methods
 * @param {import("./needed-learnsets.js").Learnsets} learnsets with the files of the scope's ways
 * @returns {(pokemon: number) => Way[][]} for each of the moves that a Pokémon has its ways: in one game all, else the
 *   easiest. Moves that are named come before the many that are described, then the easiest come first
 */
export function askedWays(moves, scope, methods, learnsets) {
  const ofMove = waysOfMoves(scope, scope.methods ?? methods, learnsets);
  const terms = [...moves].sort((one, other) => one.length - other.length).map((term) => term.map(ofMove));
  return (pokemon) => {
    const found = terms.flatMap((waysOf) => waysOf.map((of) => of(pokemon)).filter((ways) => ways.length > 0)
      .sort(([one], [other]) => byEase(one, other) || one.move - other.move));
    return [...new Map(found.map((ways) => [ways[0].move, ways])).values()];
  };
}

/** @returns {(move: number) => WaysOf} */
function waysOfMoves({ games }, methods, learnsets) {
  if (games.length === 0) {
    const byMethod = new Map(methods.map((method) => [method, learnsets.get(`learnsets/any/${method}`)]));
    return (move) => waysInAnyGame(move, methods, byMethod);
  }
  const inGame = (move, game) => waysInGame(move, methods, learnsets.get(`learnsets/${game}`), learnsets.stages);
  if (games.length === 1) return (move) => inGame(move, games[0]);
  return (move) => {
    const waysOf = games.map((game) => ({ game, of: inGame(move, game) }));
    return (pokemon) => waysOf
      .flatMap(({ game, of }) => of(pokemon).slice(0, 1).map((way) => ({ ...way, game })))
      .sort((one, other) => one.cost - other.cost || one.isBefore - other.isBefore).slice(0, 1);
  };
}
