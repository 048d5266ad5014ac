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

/** What opens and closes a condition on moves. */
export const parentheses = /[()]/;

/** Words that readers write between terms, where they are no names: for `|`, and for a space. */
const joiners = { or: /^(or|ｏｒ|または|マタハ|又は)$/i, and: /^(and|ａｎｄ|かつ|カツ)$/i };

/** What is at the beginning of a text, or in it, where it can be one name only in quotation marks. */
export const needsQuotes = new RegExp(`[\\s|${compared}]|^[${minuses}#]|${joiners.or.source}|${joiners.and.source}`, "i");

/** A text with plain signs; no character changes its position. */
export function plain(text) {
  return text.replace(/\p{Surrogate}/gu, "\ufffd").replace(signs, (sign) => table.signs[sign]);
}

const word = `((?![${openings}])[^\\p{White_Space}|${compared}]+)`;
const sign = Object.keys(comparisons).join("|");
const spaces = /\p{White_Space}+/uy;
const head = new RegExp(`([${minuses}]*)(?:(?:${word}\\p{White_Space}*)?(${sign}))?`, "uy");
const nextKey = new RegExp(`\\p{White_Space}+(?=[${minuses}]*(?!\\()${word}\\p{White_Space}*[${compared}])`, "uy");
const bar = /\p{White_Space}*\|/uy;
const bareValue = /[^\p{White_Space}|]+/uy;

/**
 * Indices count UTF-16 units. Quoted values have the closing `quote`, values in parentheses what is `inner` to them and
 * whether they are closed.
 *
 * @typedef {{ text: string, start: number, end: number, quote?: string, inner?: string, isClosed?: boolean }} Piece
 */

/** The index of the parenthesis that closes one, if not in quotation marks; the text's length where it is missing. */
function closingParenthesis(query, opening) {
  let index = opening + 1;
  while (index < query.length && query[index] !== ")") {
    const quote = quotes[query[index]];
    const closing = quote ? query.indexOf(quote, index + 1) : index;
    index = closing < 0 ? query.length : closing + 1;
  }
  return index;
}

/**
 * Which word joins the terms before and after one of a text; undefined where it is a term itself.
 *
 * @param {ReturnType<typeof scan>} terms
 * @param {number} index
 * @param {string} text
 * @returns {"or" | "and" | undefined}
 */
export function joinerAt(terms, index, text) {
  const { start, end } = terms[index];
  const isBetween = index > 0 && index + 1 < terms.length;
  return Object.keys(joiners).find((word) => isBetween && joiners[word].test(text.slice(start, end)));
}

/**
 * @param {string} text
 * @param {(word: string) => boolean} isKey
 * @returns {{ start: number, end: number, isNegated: boolean, key?: Piece, sign?: Piece, values: Piece[] }[]} the terms
 *   as they are written. Names have no `sign`; of quoted values whose end is missing the closing `quote` is empty
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

  function takeGroup() {
    const start = index;
    const end = closingParenthesis(query, start);
    index = Math.min(end + 1, query.length);
    return { text: query.slice(start, index), start, end: index, inner: query.slice(start + 1, end), isClosed: end < index };
  }

  function takeValue(hasSign) {
    const start = index;
    if (hasSign && query[start] === "(") return [takeGroup()];
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

  function takeValues(hasSign) {
    const values = [];
    do {
      take(spaces);
      values.push(...takeValue(hasSign));
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
    const values = isMissing ? [] : takeValues(sign !== undefined);
    terms.push({ start, end: values.at(-1)?.end ?? end, isNegated: minus !== "", key, sign, values });
  }
  return terms;
}
