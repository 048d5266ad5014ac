// Which moves Pokémon share, and which only one of them has. Moves and Pokémon are indices into the data's columns.
import { nameAt } from "../page/data.js";
import { element } from "../page/elements.js";
import { language, otherLanguage, pageAddress } from "../page/page-addresses.js";
import { translate, translateCount } from "../page/translations.js";

/** @typedef {{ own: Set<number>, before: Set<number> }} MoveSet what a Pokémon learns, and what only earlier stages do */

/**
 * What some Pokémon can have in any games.
 *
 * @param {import("../learnset/learnsets.js").AnyGameLearnset} learnset by any method
 * @param {number[]} pokemon
 * @returns {MoveSet[]}
 */
export function setsInAnyGame({ own, before }, pokemon) {
  const [learnt, earlier] = [own, before].map((table) => movesOf([table], pokemon));
  return pokemon.map((one) => ({ own: learnt.get(one), before: earlier.get(one) }));
}

/**
 * What some Pokémon can have in the games of one version group. A Pokémon that is not in these games has nothing, even
 * where its earlier stages are in them.
 *
 * @param {import("../learnset/learnsets.js").GameLearnset} learnset
 * @param {number[]} pokemon
 * @param {number[][]} stages as `earlierStages` returns them
 * @returns {MoveSet[]}
 */
export function setsInGame(learnset, pokemon, stages) {
  const sets = movesOf(learnset.tables(), pokemon.flatMap((one) => [one, ...stages[one]]));
  return pokemon.map((one) => {
    const own = sets.get(one);
    const earlier = own.size > 0 ? stages[one].flatMap((stage) => [...sets.get(stage)]) : [];
    return { own, before: new Set(earlier.filter((move) => !own.has(move))) };
  });
}

/** The moves in some tables of each Pokémon. */
function movesOf(tables, pokemon) {
  const sets = new Map(pokemon.map((one) => [one, new Set()]));
  for (const table of tables) table.forEach((move, learner) => sets.get(learner)?.add(move));
  return sets;
}

/** @typedef {{ move: number, before: number[] }} SharedMove `before`: the columns that have it from earlier stages only */

/**
 * Compares what Pokémon can have, without those of whom no move is known.
 *
 * @param {MoveSet[]} sets
 * @returns {{ unknown: number[], shared: SharedMove[], only: SharedMove[][] }} `unknown` are columns, that is, indices
 *   of `sets`; `only` has a list for each column. Without two that can be compared, the lists are empty
 */
export function comparedMoves(sets) {
  const columns = sets.map((_, column) => column);
  const isKnown = (column) => sets[column].own.size > 0;
  const known = columns.filter(isKnown);
  const nothing = { unknown: columns.filter((column) => !isKnown(column)), shared: [], only: sets.map(() => []) };
  if (known.length < 2) return nothing;
  const has = ({ own, before }, move) => own.has(move) || before.has(move);
  const entry = (move, owners) => ({ move, before: owners.filter((column) => sets[column].before.has(move)) });
  const allMoves = ({ own, before }) => [...own, ...before];
  const others = (column) => known.filter((other) => other !== column);
  return {
    ...nothing,
    shared: allMoves(sets[known[0]])
      .filter((move) => known.every((column) => has(sets[column], move)))
      .map((move) => entry(move, known)),
    only: columns.map((column) => allMoves(sets[column])
      .filter((move) => isKnown(column) && !others(column).some((other) => has(sets[other], move)))
      .map((move) => entry(move, [column]))),
  };
}

/** With more Pokémon than this, their number stands for their names. */
const mostNamed = 3;
const order = new Intl.Collator(language);

/**
 * @param {ReturnType<typeof comparedMoves>} moves
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
  const count = element("span", {}, translateCount("compare.moves.count", moves.length));
  const summary = element("summary", {}, element("span", {}, title), count);
  const list = moves.length === 0
    ? element("p", {}, translate("compare.moves.none"))
    : element("ul", { class: "dex-names" }, ...sorted(moves, names).map((move) => item(move, noteOf(move))));
  return element(
    "details", { class: "dex-fold", "data-fold": key, open: isOpen(key) }, summary,
    element("div", {}, list));
}

const sorted = (moves, names) => moves
  .map((move) => ({ ...move, slug: names.slug[move.move], name: nameAt(names, move.move) }))
  .sort((one, other) => order.compare(one.name.text, other.name.text));

function item({ slug, name }, note) {
  return element(
    "li", {}, element("a", { class: "dex-link", href: pageAddress("move", slug) }, name.text), " ",
    name.other && element("span", { class: "dex-names__other", lang: otherLanguage }, name.other),
    note && element("span", { class: "dex-compare__note" }, note));
}
