// Writes queries in their one canonical form.
import { needsQuotes, parentheses } from "./scanner.js";

/** @typedef {import("./reader.js").Query} Query */
/** @typedef {import("./vocabulary.js").Vocabulary} Vocabulary */

/** A term, with words for its key and for values that are not figures. */
export function written({ declaration, isNegated, sign, values }, keyWord, wordOf) {
  const { kind, steps } = declaration;
  const texts = {
    figure: (figure) => figure / steps,
    name: (name) => name,
    text: (name) => (needsQuotes.test(name) || parentheses.test(name) ? `"${name}"` : name),
  };
  return (isNegated ? "-" : "") + (kind === "name" || kind === "text" ? "" : keyWord + sign)
    + values.map(texts[kind] ?? wordOf).join("|");
}

/** A term in the canonical form. */
export function termText(term) {
  return written(term, term.key, (value) => value);
}

/** @param {Query} query */
export function canonical({ terms }) {
  return terms.map(termText).join(" ");
}

/**
 * Whether terms name a Pokédex, whose numbers can be the order.
 *
 * @param {import("./reader.js").Term[]} terms
 */
export const hasPokedex = (terms) => terms.some(({ declaration: { kind }, isNegated }) => kind === "pokedex" && !isNegated);

/**
 * Terms without an order by number in a Pokédex, if none of them names one.
 *
 * @param {import("./reader.js").Term[]} terms
 * @param {Vocabulary} vocabulary
 */
export function withoutStrayOrder(terms, vocabulary) {
  if (hasPokedex(terms)) return terms;
  return terms.filter(({ declaration: { kind }, values: [order] }) =>
    kind !== "sort" || vocabulary.keyNamed(order.replace("-", "")).kind !== "pokedex");
}

/**
 * The canonical form of a query without one of its terms.
 *
 * @param {Query} query
 * @param {import("./reader.js").Term} term
 * @param {Vocabulary} vocabulary
 */
export function without({ terms }, term, vocabulary) {
  return canonical({ terms: withoutStrayOrder(terms.filter((other) => other !== term), vocabulary) });
}

/**
 * The text of a query in which some terms are replaced.
 *
 * @param {Query} query
 * @param {(term: Term) => boolean} isReplaced
 * @param {string[]} texts the terms in their place
 */
export function replaced({ terms }, isReplaced, texts) {
  return [canonical({ terms: terms.filter((term) => !isReplaced(term)) }), ...texts].join(" ");
}
