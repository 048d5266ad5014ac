// What is asked of the finder, as a query and as what the form shows.
import { canonical } from "../query/writer.js";
import { readQuery } from "../query/reader.js";
import { scope } from "../query/learnsets.js";

/** The methods that the form names; all further ones are "other" there. */
const named = ["level-up", "machine", "egg", "tutor"];
const other = "other";

/** What the form lets choose among. */
export const ways = [...named, other];

/**
 * What is asked: slugs, and of `ways` those that count, where none means all of them.
 *
 * @typedef {{ moves: string[], game: string | null, ways: string[] }} Question
 */

/**
 * @param {string} text a query
 * @param {import("../query/vocabulary.js").Vocabulary} vocabulary
 * @returns {Question & { leftOut: string[] }} what of it the finder can answer, and the terms that it cannot
 */
export function readQuestion(text, vocabulary) {
  const { terms, errors } = readQuery(text, vocabulary);
  const isOne = ({ isNegated, values }) => !isNegated && values.length === 1;
  const moves = terms.filter((term) => term.key === "move" && isOne(term));
  const games = terms.filter((term) => term.key === "game" && isOne(term)).slice(0, 1);
  const methods = terms.filter(({ key }) => key === "method");
  const counted = scope({ terms: methods }, vocabulary).methods;
  // The form has the rarer ways together, or none of them.
  const others = vocabulary.values("method").slugs.filter((method) => wayOf(method) === other);
  const isInexact = counted !== null && new Set(others.map((method) => counted.includes(method))).size > 1;
  const known = [...moves, ...games, ...(isInexact ? [] : methods)];
  const left = terms.filter((term) => !known.includes(term));
  return {
    moves: inOrderOf(text, moves.map(({ values: [slug] }) => slug)),
    game: games[0]?.values[0] ?? null,
    ways: counted === null || isInexact ? [] : ways.filter((way) => counted.some((method) => wayOf(method) === way)),
    leftOut: [
      ...errors.map(({ start, length }) => text.slice(start, start + length)),
      ...left.map((term) => canonical({ terms: [term] })),
    ],
  };
}

const wayOf = (method) => (named.includes(method) ? method : other);

/** Slugs in the order in which a text names them; those that it calls otherwise come last. */
function inOrderOf(text, slugs) {
  const place = (slug) => {
    const found = text.search(new RegExp(`(?<![a-z0-9-])${slug}(?![a-z0-9-])`));
    return found < 0 ? text.length : found;
  };
  return [...slugs].sort((one, two) => place(one) - place(two));
}

/**
 * The query of a question: its moves in the order in which they were chosen, where the canonical form sorts them.
 *
 * @param {Question} question
 */
export function questionText({ moves, game, ways: counted }) {
  return [
    ...moves.map((move) => `move:${move}`),
    ...(game === null ? [] : [`game:${game}`]),
    ...methodTerm(counted),
  ].join(" ");
}

/** With the rarer ways, those that do not count are named. */
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
