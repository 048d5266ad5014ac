// What the comparison tells of a Pokémon, from the columns of the data.
import { stats } from "./figures.js";

/**
 * @typedef {object} Name
 * @property {string} text in the page's language
 * @property {string} lang that language, or the other where it has none
 * @property {string | null} other in the other language; null where that is the same
 *
 * @typedef {object} Entry
 * @property {number} place in the data
 * @property {string} slug
 * @property {string} number with four digits
 * @property {Name} name
 * @property {string[]} types slugs
 * @property {string} shape
 * @property {string | null} picture
 * @property {number | null} height decimetres
 * @property {number | null} weight hectograms
 * @property {{ slug: string, name: Name, isHidden: boolean }[]} abilities
 * @property {number[]} stats in the order of `stats`
 */

/**
 * A name of `data/search.json`. Where Japanese has none, its column repeats the English one.
 *
 * @param {{ en: string[], ja: string[] }} columns
 * @param {number} place
 * @param {"en" | "ja"} language the page's
 * @returns {Name}
 */
export function nameAt({ en, ja }, place, language) {
  const [text, other] = language === "ja" ? [ja[place], en[place]] : [en[place], ja[place]];
  return text === other ? { text, lang: "en", other: null } : { text, lang: language, other };
}

/**
 * @param {object} pokemon `data/pokemon.json`
 * @param {object} search `data/search.json`
 * @param {number} place
 * @param {"en" | "ja"} language the page's
 * @returns {Entry}
 */
export function entryAt(pokemon, search, place, language) {
  const ability = (isHidden) => (position) => ({
    slug: pokemon["ability-slugs"][position],
    name: nameAt(search.abilities, search.abilities.slug.indexOf(pokemon["ability-slugs"][position]), language),
    isHidden,
  });
  return {
    place,
    slug: pokemon.slug[place],
    number: String(pokemon.number[place]).padStart(4, "0"),
    name: nameAt(search.pokemon, place, language),
    types: pokemon.types[place].map((type) => pokemon["type-slugs"][type]),
    shape: pokemon["shape-slugs"][pokemon.shape[place]] ?? "upright",
    picture: pokemon.picture[place],
    height: pokemon.height[place],
    weight: pokemon.weight[place],
    abilities: [
      ...pokemon.abilities[place].map(ability(false)), ...pokemon["hidden-abilities"][place].map(ability(true)),
    ],
    stats: stats.map((stat) => pokemon[stat][place]),
  };
}
