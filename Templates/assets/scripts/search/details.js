// What the search box shows beside names: pictures, types, power, and what moves and abilities do.
import { load } from "../page/data.js";
import { art, element } from "../page/elements.js";
import { loadModule } from "../page/modules.js";
import { language } from "../page/page-addresses.js";
import { formatNumber, translate } from "../page/translations.js";

/**
 * What describes results, as they are in the game that counts.
 *
 * @returns {Promise<ReturnType<typeof describer>>}
 * @throws {import("../page/data.js").DataError}
 */
export async function loadDetails() {
  const [details, search] = await Promise.all([`details/${language}`, "search"].map((name) => load(name)));
  const { game } = document.documentElement.dataset;
  if (game === undefined) return describer(details, search);
  const { detailsIn } = await loadModule("search/game-contents.js");
  return describer(await detailsIn(game, details), search);
}

/**
 * @param {object} details data/details/{language}.json
 * @param {object} search data/search.json
 * @returns {(result: import("./entry.js").Result) => import("./search-list.js").Details}
 */
function describer(details, { types }) {
  const { "shape-slugs": shapes, classes, pokemon, moves, abilities } = details;
  const type = (position) =>
    element("span", { class: `dex-type t1-${types.slug[position]}` }, types[language][position]);
  // A move's damage class, and its power where it has one.
  const moveClass = (position, power) => element(
    "span", { class: `dex-class ${classes.slug[position]}` },
    power === null ? classes.name[position] : translate("search.power", { power: formatNumber(power) }));
  const none = { art: null, end: [], effect: "" };
  const kinds = {
    pokemon: (index) => ({
      ...none, end: pokemon.types[index].map(type),
      art: art({
        types: pokemon.types[index].map((position) => types.slug[position]), shape: shapes[pokemon.shape[index]],
        picture: pokemon.picture[index],
      }),
    }),
    moves: (index) => ({
      ...none, effect: moves.effect[index] ?? "",
      end: [type(moves.type[index]), moveClass(moves.class[index], moves.power[index])],
    }),
    abilities: (index) => ({ ...none, effect: abilities.effect[index] ?? "" }),
  };
  return ({ kind, index }) => kinds[kind]?.(index) ?? none;
}

/** What is in the game that counts; null without one. */
export async function loadPreferred() {
  const { game } = document.documentElement.dataset;
  if (game === undefined) return null;
  const { contentsOf } = await loadModule("search/game-contents.js");
  return contentsOf(game);
}
