// What the comparison shows without any Pokémon: some to begin with.
import { searchText } from "../page/address.js";
import { art, element, nameParts } from "../page/elements.js";
import { translate } from "../page/translations.js";
import { entryAt, wishParameters } from "./comparison.js";

const examples = [
  ["bulbasaur", "charmander", "squirtle"],
  ["charizard-mega-x", "charizard-mega-y"],
  ["pikachu", "raichu", "raichu-alola"],
  ["vaporeon", "jolteon", "flareon", "espeon", "umbreon", "leafeon"],
];

/**
 * @param {object} pokemon `data/pokemon.json`
 * @param {object} search `data/search.json`
 * @param {Map<string, number>} indices in the data, by slug
 * @param {string[]} saved the slugs that the reader collected to compare
 */
export function beginnings(pokemon, search, indices, saved) {
  const entriesOf = (slugs) => slugs.filter((slug) => indices.has(slug))
    .map((slug) => entryAt(pokemon, search, indices.get(slug)));
  const own = entriesOf(saved);
  return element(
    "div", { class: "dex-beginnings" },
    own.length > 0 ? element("h2", { class: "dex-listing__title" }, translate("compare.kept")) : null,
    own.length > 0 ? list([own]) : null,
    element("h2", { class: "dex-listing__title" }, translate("compare.begin")),
    list(examples.map(entriesOf).filter((entries) => entries.length > 1)));
}

const list = (comparisons) => element("ul", { class: "dex-beginnings__list" }, ...comparisons.map(beginning));

function beginning(entries) {
  const ends = [...entries.slice(1).map(() => translate("compare.separator")), ""];
  const names = entries.map(({ name }, index) =>
    element("span", { class: "dex-beginnings__name" }, ...nameParts(name.text, name.lang), ends[index]));
  const search = searchText(wishParameters(entries.map(({ slug }) => slug), null));
  return element("li", {}, element(
    "a", { class: "dex-beginnings__link", href: location.pathname + search },
    element("span", { class: "dex-beginnings__art" }, ...entries.map(art)), element("span", {}, ...names)));
}
