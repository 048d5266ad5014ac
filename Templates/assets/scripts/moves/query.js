// The query language of content/queries.md with the keys of moves: `thunder type:electric power>=80 sort:-power`.
import { scan } from "../query/scanner.js";

/** The keys whose values are figures. */
export const figures = ["power", "accuracy", "pp", "priority", "gen"];

/** All keys, in the order in which terms stand. */
export const keys = ["name", "type", "class", ...figures, "sort"];

/** What the list can be sorted by; that by name is the page's own. */
export const orders = ["name", "gen", "type", "class", "power", "accuracy", "pp"];

/**
 * A term. Values are names, slugs or figures; that of `sort` begins with `-` where the order is turned round.
 *
 * @typedef {{ key: string, isNegated: boolean, sign: ":" | ">=" | "<=", values: (string | number)[] }} Term
 */

/**
 * @param {string} text
 * @param {Record<"type" | "class", (text: string) => string[]>} slugs what is called so
 * @returns {{ terms: Term[], leftOut: string[] }} the terms in their one order, and what could not be read
 */
export function readMoves(text, slugs) {
  const terms = [];
  const leftOut = [];
  for (const written of scan(text, (word) => keys.includes(word.toLowerCase()))) {
    const term = termOf(written, slugs);
    if (term) terms.push(term);
    else leftOut.push(text.slice(written.start, written.end));
  }
  return { terms: arranged(terms), leftOut };
}

/** The term that is meant; null where it is none. */
function termOf({ key: word, sign, values: pieces, isNegated }, slugs) {
  const texts = pieces.map((piece) => piece.text.trim()).filter((value) => value !== "");
  const key = sign ? word?.text.toLowerCase() : "name";
  if (!keys.includes(key) || texts.length === 0) return null;
  if (figures.includes(key)) return figureTerm(key, sign.text, texts.map(figureOf), isNegated);
  if (sign && !":=".includes(sign.text)) return null;
  if (key === "name") return { key, isNegated, sign: ":", values: [...new Set(texts)] };
  return key === "sort" ? orderTerm(texts, isNegated) : namedTerm(key, texts, isNegated, slugs[key]);
}

function namedTerm(key, texts, isNegated, find) {
  const found = texts.map(find);
  return found.every((slugs) => slugs.length > 0)
    ? { key, isNegated, sign: ":", values: [...new Set(found.flat())].sort() } : null;
}

function orderTerm([text], isNegated) {
  const order = text.replace(/^-/, "").toLowerCase();
  if (!orders.includes(order)) return null;
  const isDescending = text.startsWith("-") !== isNegated;
  return { key: "sort", isNegated: false, sign: ":", values: [(isDescending ? "-" : "") + order] };
}

function figureOf(text) {
  const figure = text.normalize("NFKC").replace("\u2212", "-");
  return /^-?\d{1,9}$/.test(figure) ? Number(figure) : null;
}

const plainSigns = { "=": ":", "≥": ">=", "≤": "<=" };
const opposites = { ">=": "<=", "<=": ">=" };

function figureTerm(key, text, values, isNegated) {
  if (values.includes(null)) return null;
  const sign = plainSigns[text] ?? text;
  if (sign === ":") return { key, isNegated, sign, values: [...new Set(values)].sort((one, other) => one - other) };
  const isLower = sign[0] === ">";
  const outside = isLower ? -1 : 1;
  const bound = (isLower ? Math.min(...values) : Math.max(...values)) - (sign.length === 1 ? outside : 0);
  const kept = isLower ? ">=" : "<=";
  return isNegated
    ? { key, isNegated: false, sign: opposites[kept], values: [bound + outside] }
    : { key, isNegated: false, sign: kept, values: [bound] };
}

/**
 * Terms as the address has them: in the order of the keys, each once, and of several bounds the closest.
 *
 * @param {Term[]} terms
 * @returns {Term[]}
 */
export function arranged(terms) {
  const kept = new Map();
  for (const term of terms) {
    const { key, sign, values: [bound] } = term;
    const name = sign === ":" && key !== "sort" ? termText(term) : key + sign;
    const known = kept.get(name);
    const isCloser = sign === ">=" ? bound > known?.values[0] : bound < known?.values[0];
    if (!known || (sign !== ":" && isCloser)) kept.set(name, term);
  }
  return [...kept.values()].filter((term) => termText(term) !== "sort:name")
    .map((term) => ({ term, text: termText(term) }))
    .sort(({ term: one, text }, { term: other, text: than }) => keys.indexOf(one.key) - keys.indexOf(other.key)
      || one.isNegated - other.isNegated || (one.key === "name" ? 0 : text < than ? -1 : 1))
    .map(({ term }) => term);
}

/** @param {Term} term */
export function termText({ key, isNegated, sign, values }) {
  const texts = values.map((value) => (/[\s:|<>=≥≤"「」]|^[-ー]/.test(value) && key === "name" ? `"${value}"` : value));
  return (isNegated ? "-" : "") + (key === "name" ? "" : key + sign) + texts.join("|");
}

/** @param {Term[]} terms */
export const queryText = (terms) => terms.map(termText).join(" ");
