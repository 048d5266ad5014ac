// What the list shows where it finds nothing: names like the one that a query asks for.
import { language } from "../page/page-addresses.js";
import { NameIndex } from "../search/name-index.js";
import { nearestNote } from "../search/similar-names.js";

let names;

/**
 * @param {object} search data/search.json
 * @param {import("../query/reader.js").Query} query
 * @returns {HTMLElement[]} as those of `nearestNote`
 */
export function similarNote(search, { terms }) {
  const wanted = terms.find(({ declaration: { kind }, isNegated }) => kind === "name" && !isNegated);
  if (!wanted) return [];
  names ??= new NameIndex(search.pokemon, language);
  return nearestNote(search, names.nearest(wanted.values[0]).map((index) => ({ kind: "pokemon", index })));
}
