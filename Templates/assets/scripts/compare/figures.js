// What Pokémon side by side tell about each other: who is best, and what strikes whom.

/** The base stats, as the data names them. */
export const stats = ["hp", "attack", "defense", "special-attack", "special-defense", "speed"];

/**
 * Which of some figures are the highest; none where all are alike, or there is but one.
 *
 * @param {number[]} figures
 * @returns {boolean[]}
 */
export function bestOf(figures) {
  const best = Math.max(...figures);
  const isTelling = figures.some((figure) => figure < best);
  return figures.map((figure) => isTelling && figure === best);
}

/** The multipliers that are told, the strongest first: all but the ordinary. */
const multipliers = [4, 2, 0.5, 0.25, 0];

/**
 * The attacking types by the damage that each Pokémon takes from them; a row for each multiplier that occurs.
 *
 * @param {string[][]} pokemon the types of each
 * @param {{ slug: string[], quarters: number[][] }} chart `data/types.json`
 * @returns {{ times: number, types: string[][] }[]} `types` has a list for each Pokémon
 */
export function damageTaken(pokemon, { slug, quarters }) {
  const places = pokemon.map((types) => types.map((type) => slug.indexOf(type)).filter((place) => place >= 0));
  const times = (attacking, defending) =>
    defending.reduce((product, place) => product * quarters[attacking][place] / 4, 1);
  return multipliers
    .map((multiplier) => ({
      times: multiplier,
      types: places.map((defending) => slug.filter((_, attacking) => times(attacking, defending) === multiplier)),
    }))
    .filter(({ types }) => types.some((list) => list.length > 0));
}
