// A question to the finder, in the form of a query and in that of the finder's form.
import { canonical } from "../query/canonical.js";
import { hasGroup, innerText, isGroup, scope } from "../query/groups.js";
import { excerpt, readCanonical } from "../query/reader.js";

/** The methods with a check box of their own; all others are "other". */
const named = ["level-up", "machine", "egg", "tutor"];
const other = "other";

/** The values of the form's check boxes. */
export const ways = [...named, other];

const all = "all-moves:";

/** Whether one of a question's moves stands for conditions on moves. */
export const describes = (move) => isGroup(move) || describesAll(move);

/** Whether one of a question's moves stands for all moves that conditions describe; others stand for any of them. */
export const describesAll = (move) => move.startsWith(all);

/** The query for moves of conditions. */
export const conditionsOf = (move) => innerText(describesAll(move) ? move.slice(all.length) : move);

/**
 * The slugs of moves, or conditions: `(type:electric)` for any of the moves, `all-moves:(type:electric)` for all of them;
 * the slug of the game, null for any, and those of `ways` that count; none means all.
 *
 * @typedef {{ moves: string[], game: string | null, ways: string[] }} Question
 */

/**
 * @param {string} text a query
 * @param {import("../query/vocabulary.js").Vocabulary} vocabulary
 * @returns {Question & { leftOut: string[] }} the part that the finder can answer, and the terms that it cannot
 */
export function readQuestion(text, vocabulary) {
  const { terms, errors } = readCanonical(text, vocabulary);
  const isOne = ({ isNegated, values }) => !isNegated && values.length === 1;
  // Moves that are named one by one are as good as a term each.
  const moves = terms.filter((term) => (term.key === "move" && isOne(term))
    || (term.key === "all-moves" && !term.isNegated && (isOne(term) || !hasGroup(term))));
  const games = terms.filter((term) => term.key === "game" && isOne(term)).slice(0, 1);
  const methods = terms.filter(({ key }) => key === "method");
  const counted = scope({ terms: methods }, vocabulary).methods;
  // The form has one check box for all rarer methods: a query with some of them cannot be shown.
  const others = vocabulary.values("method").slugs.filter((method) => wayOf(method) === other);
  const isInexact = counted !== null && new Set(others.map((method) => counted.includes(method))).size > 1;
  const known = [...moves, ...games, ...(isInexact ? [] : methods)];
  const left = terms.filter((term) => !known.includes(term));
  return {
    moves: inOrderOf(text, unique(moves.flatMap(({ key, values }) =>
      values.map((value) => (key === "all-moves" && isGroup(value) ? all + value : value))))),
    game: games[0]?.values[0] ?? null,
    ways: counted === null || isInexact ? [] : ways.filter((way) => counted.some((method) => wayOf(method) === way)),
    leftOut: [
      ...errors.map(({ start, length }) => excerpt(text, { start, end: start + length })),
      ...left.map((term) => canonical({ terms: [term] })),
    ],
  };
}

const unique = (values) => [...new Set(values)];

const wayOf = (method) => (named.includes(method) ? method : other);

/** Slugs in their order in a text; those that the text names in another way come last. */
function inOrderOf(text, slugs) {
  const offset = (slug) => {
    const found = describes(slug) ? text.indexOf(slug)
      : text.search(new RegExp(`(?:^|[^a-z0-9-])${slug}(?![a-z0-9-])`));
    return found < 0 ? text.length : found;
  };
  return [...slugs].sort((one, other) => offset(one) - offset(other));
}

/**
 * The query of a question. Unlike in the canonical form, the moves are in the order in which they were chosen.
 *
 * @param {Question} question
 */
export function questionText({ moves, game, ways: counted }) {
  return [
    ...moves.map((move) => (describesAll(move) ? move : `move:${move}`)),
    ...(game === null ? [] : [`game:${game}`]),
    ...methodTerm(counted),
  ].join(" ");
}

/** Where "other" counts, the term names the methods that do not count. */
function methodTerm(counted) {
  if (counted.length === 0 || counted.length === ways.length) return [];
  const isListed = !counted.includes(other);
  const methods = named.filter((way) => counted.includes(way) === isListed).sort();
  return methods.length === 0 ? [] : [`${isListed ? "" : "-"}method:${methods.join("|")}`];
}

/**
 * The methods that count.
 *
 * @param {string[]} counted of `ways`; none means all
 * @param {string[]} others the methods that are "other"
 */
export function methodsOf(counted, others) {
  const all = counted.length === 0 ? ways : counted;
  return all.flatMap((way) => (way === other ? others : [way]));
}
