// Writes queries in the words of a language.
import { written } from "./canonical.js";
import { innerText, isGroup, takesGroups } from "./groups.js";
import { readCanonical } from "./reader.js";
import { leadingMinus, plain, quotationMarks } from "./scanner.js";

/** @typedef {import("./reader.js").Query} Query */
/** @typedef {import("./vocabulary.js").Vocabulary} Vocabulary */

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
