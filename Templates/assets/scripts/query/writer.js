// Writes queries: in their one canonical form, in addresses, and in the words of a language.
import { innerText, isGroup, takesGroups } from "./groups.js";
import { readCanonical } from "./reader.js";
import { leadingMinus, needsQuotes, parentheses, plain, quotationMarks } from "./scanner.js";

/** @typedef {import("./reader.js").Query} Query */
/** @typedef {import("./vocabulary.js").Vocabulary} Vocabulary */

/** A term, with words for its key and for values that are not figures. */
function written({ declaration, isNegated, sign, values }, keyWord, wordOf) {
  const { kind, steps } = declaration;
  const texts = {
    figure: (figure) => figure / steps,
    name: (name) => name,
    text: (name) =>
      (needsQuotes.test(name) || parentheses.test(name) || name.search(quotationMarks) >= 0 ? `"${name}"` : name),
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
 * The canonical form as it stands behind `?q=`.
 *
 * @param {Query} query
 */
export function address(query) {
  return encodeURIComponent(canonical(query)).replace(/%20/g, "+").replace(/%(?:3A|7C|2C|3D)/g, decodeURIComponent);
}

/** What a slug is called; the slug itself where its name would be read as something else. */
function wordFor(slug, names, language) {
  const name = names.name(slug, language);
  const read = plain(name);
  if (leadingMinus.test(read) || read.search(quotationMarks) >= 0 || `${names.find(name)}` !== slug) return slug;
  return /^\(|[\p{White_Space}|]/u.test(read) ? `"${name}"` : name;
}

function worded(term, language, vocabulary) {
  return written(term, wordFor(term.key, vocabulary.keys, language), (value) => {
    if (takesGroups(term.declaration) && isGroup(value)) {
      return `(${format(readCanonical(innerText(value), vocabulary.moves), language, vocabulary.moves)})`;
    }
    // Behind the sign of an order that is reversed.
    return value.replace(/[^-].*/, (slug) => wordFor(slug, vocabulary.values(term.key), language));
  });
}

/**
 * A query in the words of a language.
 *
 * @param {Query} query
 * @param {string} language
 * @param {Vocabulary} vocabulary
 */
export function format({ terms }, language, vocabulary) {
  return terms.map((term) => worded(term, language, vocabulary)).join(" ");
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
