// What the comparison shows while nobody is chosen: ways to begin.
import { art } from "../page/art.js";
import { element } from "../page/element.js";
import { language } from "../page/place.js";
import { phrase } from "../page/words.js";
import { queryOf } from "./address.js";
import { entryAt } from "./entries.js";

const examples = [
  ["bulbasaur", "charmander", "squirtle"],
  ["charizard-mega-x", "charizard-mega-y"],
  ["pikachu", "raichu", "raichu-alola"],
  ["vaporeon", "jolteon", "flareon", "espeon", "umbreon", "leafeon"],
];

/**
 * @param {object} pokemon `data/pokemon.json`
 * @param {object} search `data/search.json`
 * @param {Map<string, number>} places by slug
 * @param {string[]} kept the slugs that the reader chose to compare
 */
export function beginnings(pokemon, search, places, kept) {
  const entriesOf = (slugs) => slugs.filter((slug) => places.has(slug))
    .map((slug) => entryAt(pokemon, search, places.get(slug), language));
  const own = entriesOf(kept);
  return element(
    "div", { class: "dex-beginnings" },
    own.length > 0 ? element("h2", { class: "dex-listing__title" }, phrase("compare.kept")) : null,
    own.length > 0 ? list([own]) : null,
    element("h2", { class: "dex-listing__title" }, phrase("compare.begin")),
    list(examples.map(entriesOf).filter((entries) => entries.length > 1)));
}

const list = (comparisons) => element("ul", { class: "dex-beginnings__list" }, ...comparisons.map(beginning));

function beginning(entries) {
  const ends = [...entries.slice(1).map(() => phrase("compare.separator")), ""];
  const names = entries.map(({ name }, place) =>
    element("span", { class: "dex-beginnings__name" }, name.text + ends[place]));
  const query = queryOf(entries.map(({ slug }) => slug), null);
  return element("li", {}, element(
    "a", { class: "dex-beginnings__link", href: location.pathname + query },
    element("span", { class: "dex-beginnings__art" }, ...entries.map(art)), element("span", {}, ...names)));
}
