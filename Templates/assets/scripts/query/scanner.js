// Takes a query apart into terms, without asking what they mean. The signs of queries stand in text/folding.js.
import table from "../text/folding.js";

const { comparisons, quotes, minuses } = table;
const signs = new RegExp(`[${Object.keys(table.signs).join("")}]`, "g");
const compared = [...new Set(Object.keys(comparisons).join(""))].join("");
const openings = Object.keys(quotes).join("");

/** All quotation marks. */
export const quotationMarks = new RegExp(`[${openings}${Object.values(quotes).join("")}]`, "g");

/** A sign that negates a term or turns an order round, at the beginning of a text. */
export const leadingMinus = new RegExp(`^[${minuses}]`);

/** What is at the beginning of a text, or in it, where it can be one name only in quotation marks. */
export const needsQuotes = new RegExp(`[\\s|${compared}]|^[${minuses}#]`);

/** A text with plain signs; no character changes its position. */
export function plain(text) {
  return text.replace(/\p{Surrogate}/gu, "\ufffd").replace(signs, (sign) => table.signs[sign]);
}

const word = `((?![${openings}])[^\\p{White_Space}|${compared}]+)`;
const sign = Object.keys(comparisons).join("|");
const spaces = /\p{White_Space}+/uy;
const head = new RegExp(`([${minuses}]*)(?:(?:${word}\\p{White_Space}*)?(${sign}))?`, "uy");
const nextKey = new RegExp(`\\p{White_Space}+(?=[${minuses}]*${word}\\p{White_Space}*[${compared}])`, "uy");
const bar = /\p{White_Space}*\|/uy;
const bareValue = /[^\p{White_Space}|]+/uy;

/** @typedef {{ text: string, start: number, end: number, quote?: string }} Piece indices count UTF-16 units */

/**
 * @param {string} text
 * @param {(word: string) => boolean} isKey
 * @returns {{ start: number, end: number, isNegated: boolean, key?: Piece, sign?: Piece, values: Piece[] }[]} the terms
 *   as they are written. Names have no `sign`; quoted values have the closing `quote`, empty where it is missing
 */
export function scan(text, isKey) {
  const query = plain(text);
  const terms = [];
  let index = 0;

  function take(pattern) {
    pattern.lastIndex = index;
    const found = pattern.exec(query);
    if (found) index = pattern.lastIndex;
    return found;
  }

  function takeValue() {
    const start = index;
    const quote = quotes[query[start]];
    if (!quote) {
      const found = take(bareValue);
      return found ? [{ text: found[0], start, end: index }] : [];
    }
    const closing = query.indexOf(quote, start + 1);
    const end = closing < 0 ? query.length : closing;
    index = closing < 0 ? end : end + 1;
    return [{ text: query.slice(start + 1, end), start, end: index, quote: closing < 0 ? "" : quote }];
  }

  function takeValues() {
    const values = [];
    do {
      take(spaces);
      values.push(...takeValue());
    } while (take(bar));
    return values;
  }

  while (take(spaces), index < query.length) {
    const start = index;
    const [, minus, word, found] = take(head);
    const end = index;
    const begin = start + minus.length;
    const sign = found ? { text: comparisons[found], start: end - found.length, end } : undefined;
    const key = word ? { text: word, start: begin, end: begin + word.length } : undefined;
    // Behind spaces may already stand the next term.
    const isMissing = sign ? isKey(take(nextKey)?.[1] ?? "") : minus && take(spaces);
    const values = isMissing ? [] : takeValues();
    terms.push({ start, end: values.at(-1)?.end ?? end, isNegated: minus !== "", key, sign, values });
  }
  return terms;
}
