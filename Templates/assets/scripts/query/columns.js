// Reads the columns of data files.

/**
 * The sum of some figures of a Pokémon. Where one stat stands for both special ones, it counts once.
 *
 * @param {object} pokemon data/pokemon.json, or as it is in a game
 * @param {string[]} fields
 * @param {number} position
 * @returns {number | null} null where one of them is unknown
 */
export function sumAt(pokemon, fields, position) {
  const isTwice = (field) => pokemon.rules?.includes("one-special") && field === "special-defense" && fields.includes("special-attack");
  const parts = fields.filter((field) => !isTwice(field)).map((field) => pokemon[field][position]);
  return parts.includes(null) ? null : parts.reduce((sum, part) => sum + part);
}

/** The positions that steps lead to: the first one, then from each to the next. */
export function positionsAt(steps) {
  let position = 0;
  return steps.map((step) => position += step);
}
