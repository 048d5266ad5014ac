// Writes queries: in their one canonical form, in addresses, and in the words of a language.
import { figures, units } from "./keys.js";

/** A term; values that are not figures are put into words. */
function written({ key, isNegated, sign, values }, keyWord, valueWord) {
  const figure = (value) => (units[key] ? value / 10 : value);
  return (isNegated ? "-" : "") + (key === "name" ? "" : keyWord + sign)
    + values.map(figures.includes(key) ? figure : valueWord).join("|");
}

/** A term in the canonical form. */
export function termText(term) {
  return written(term, term.key, (value) => value);
}

/**
 * The canonical form of a query that has been read.
 *
 * @param {{ terms: import("./reader.js").Term[] }} query
 */
export function canonical({ terms }) {
  return terms.map(termText).join(" ");
}

/**
 * The canonical form as it stands behind `?q=`, with as few characters escaped as can be.
 *
 * @param {{ terms: import("./reader.js").Term[] }} query
 */
export function address(query) {
  return encodeURIComponent(canonical(query)).replaceAll("%20", "+").replace(/%(?:3A|7C|2C|3D)/g, decodeURIComponent);
}

/** What a slug is called in a language; the slug itself where that would be read as something else. */
function wordFor(slug, names, language) {
  const name = names.name(slug, language);
  if (/^[-ー]|["「」]/.test(name) || `${names.find(name)}` !== slug) return slug;
  return /[\p{White_Space}|]/u.test(name) ? `"${name}"` : name;
}

function worded(term, language, vocabulary) {
  return written(term, wordFor(term.key, vocabulary.keys, language), (value) => {
    if (term.key === "name") return value;
    const [, minus, slug] = /^(-?)(.*)/.exec(value);
    return minus + wordFor(slug, vocabulary.values(term.key), language);
  });
}

/**
 * A query in the words of a language, as it is shown to be changed.
 *
 * @param {{ terms: import("./reader.js").Term[] }} query
 * @param {"en" | "ja"} language
 * @param {import("./vocabulary.js").Vocabulary} vocabulary
 */
export function format({ terms }, language, vocabulary) {
  return terms.map((term) => worded(term, language, vocabulary)).join(" ");
}

/**
 * The terms of a query, each in the words of a language, and the canonical form of the query without it.
 *
 * @param {{ terms: import("./reader.js").Term[] }} query
 * @param {"en" | "ja"} language
 * @param {import("./vocabulary.js").Vocabulary} vocabulary
 * @returns {{ key: string, text: string, without: string }[]}
 */
export function chips({ terms }, language, vocabulary) {
  return terms.map((term) => {
    const others = terms.filter((other) => other !== term);
    // An order by number in a Pokédex goes with the last term that names one.
    const hasDex = others.some(({ key, isNegated }) => key === "dex" && !isNegated);
    const left = others.filter((other) => hasDex || !/^sort:-?dex$/.test(termText(other)));
    return { key: term.key, text: worded(term, language, vocabulary), without: canonical({ terms: left }) };
  });
}
