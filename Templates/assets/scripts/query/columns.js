// The figures of Pokémon in the columns of data files.

/**
 * The sum of some figures of a Pokémon. Where one stat stands for both special ones, it counts once.
 *
 * @param {object} pokemon data/pokemon.json, or as it is in a game
 * @param {string[]} fields
 * @param {number} position
 * @returns {number | null} null where one of them is unknown
 */
export function sumAt(pokemon, fields, position) {
  const once = pokemon.rules?.includes("one-special") && fields.includes("special-attack") ? "special-defense" : null;
  const parts = fields.filter((field) => field !== once).map((field) => pokemon[field][position]);
  return parts.includes(null) ? null : parts.reduce((sum, part) => sum + part);
}
