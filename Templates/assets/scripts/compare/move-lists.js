// The moves that Pokémon share, and those that only one of them has, as folds.
import { element } from "../page/elements.js";
import { language, otherLanguage, pageAddress } from "../page/routes.js";
import { translate, translateCount } from "../page/translations.js";
import { nameAt } from "./comparison.js";

/** With more Pokémon than this, their number stands for their names. */
const mostNamed = 3;
const order = new Intl.Collator(language);

/**
 * @param {ReturnType<import("./move-sets.js").comparedMoves>} moves
 * @param {import("./comparison.js").Entry[]} entries
 * @param {object} names `moves` of `data/search.json`
 * @param {(names: string[]) => string} joined writes names as a list
 * @param {(fold: string) => boolean} isOpen whether a fold was open before
 * @returns {HTMLElement[]}
 */
export function moveLists({ unknown, shared, only }, entries, names, joined, isOpen) {
  const nameOf = (column) => entries[column].name.text;
  const parts = unknown.map((column) => element("p", {}, translate("compare.moves.unknown", { name: nameOf(column) })));
  if (entries.length - unknown.length < 2) {
    return [...parts, element("p", {}, translate("compare.moves.nothing"))];
  }
  const known = entries.map((_, column) => column).filter((column) => !unknown.includes(column));
  const sharing = known.length > mostNamed && unknown.length === 0
    ? translate("compare.moves.shared-by-all", { count: known.length })
    : translate("compare.moves.shared", { names: joined(known.map(nameOf)) });
  const noteOf = (owners) => ({ before }) => {
    if (before.length === 0) return null;
    if (before.length === owners.length) return translate("compare.moves.before");
    return translate("compare.moves.before-some", { names: joined(before.map(nameOf)) });
  };
  return [
    ...parts,
    fold("shared", sharing, shared, noteOf(known), names, isOpen),
    ...known.map((column) => fold(
      entries[column].slug, translate("compare.moves.only", { name: nameOf(column) }), only[column], noteOf([column]),
      names, isOpen)),
  ];
}

function fold(key, title, moves, noteOf, names, isOpen) {
  const count = element("span", { class: "dex-fold__games" }, translateCount("compare.moves.count", moves.length));
  const summary = element(
    "summary", { class: "dex-fold__head" }, element("span", { class: "dex-fold__title" }, title), count);
  const list = moves.length === 0
    ? element("p", {}, translate("compare.moves.none"))
    : element("ul", { class: "dex-names" }, ...sorted(moves, names).map((move) => item(move, noteOf(move))));
  return element(
    "details", { class: "dex-fold", "data-fold": key, open: isOpen(key) }, summary,
    element("div", { class: "dex-fold__body" }, list));
}

const sorted = (moves, names) => moves
  .map((move) => ({ ...move, slug: names.slug[move.move], name: nameAt(names, move.move, language) }))
  .sort((one, other) => order.compare(one.name.text, other.name.text));

function item({ slug, name }, note) {
  return element(
    "li", {}, element("a", { class: "dex-link", href: pageAddress("move", slug) }, name.text), " ",
    name.other && element("span", { class: "dex-names__other", lang: otherLanguage }, name.other),
    note && element("span", { class: "dex-compare__note" }, note));
}
