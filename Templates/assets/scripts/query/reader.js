// Reads a query: what it asks for, and what is wrong with it.
import { letters } from "../text/fold.js";
import { figures, keys, units } from "./keys.js";
import { plain, scan } from "./scanner.js";
import { canonical, termText } from "./writer.js";

/**
 * A term as it is meant. Values are slugs, with `-` before that of an order turned round; names as they stand in the
 * canonical form; or figures: whole numbers, of height and weight tenths. The sign is `:`, `>=` or `<=`.
 *
 * @typedef {{ key: string, isNegated: boolean, sign: string, values: string[] | number[] }} Term
 */

/**
 * A mistake; places are counted in UTF-16 units. `nearest` are keys or values that are perhaps meant.
 *
 * @typedef {{ kind: string, start: number, length: number, nearest?: string[] }} Mistake
 */

const unique = (values) => [...new Set(values)];

/** A name as it stands in the canonical form; empty where nothing of it can be compared. */
function nameText(text) {
  if (letters(text) === "") return "";
  const name = plain(text.normalize("NFKD").replace(/[\u0300-\u036f]/g, "")).toLowerCase().replace(/["「」]/g, "")
    .replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
    .normalize("NFC").replace(/\p{White_Space}+/gu, " ").trim().replace(/^#?0*(?=\d+$)/, "");
  return /[ :|<>=≥≤]|^[-ー#]/.test(name) ? `"${name}"` : name;
}

/** A figure in the steps that its key counts in; what is wrong where it is none. */
function figureOf(text, key) {
  const [, digits, unit] = /^ *(\d+(?:\.\d+)?) *([a-z]*) *$/.exec(text.normalize("NFKC").toLowerCase()) ?? [];
  const figure = digits * (units[key] ?? { "": 1 })[unit];
  // What lies halfway between two steps may lie below that in binary.
  const whole = Math.round(figure + 1e-9);
  return units[key] || whole === figure ? whole : NaN;
}

/** Whether a figure is in the range of its key. */
function isInRange(figure, key) {
  return key === "gen" ? figure >= 1 && figure <= 9 : figure >= 0 && figure <= (units[key] ? 999990 : 99999);
}

/** A bound that a sign other than `:` says, with the sign to be put before it. */
function bound(sign, values, isNegated) {
  const isLower = sign[0] === ">";
  const step = isLower ? 1 : -1;
  const value = values.at(isLower ? 0 : -1) + (sign.length === 1 ? step : 0) - (isNegated ? step : 0);
  return { sign: isLower === isNegated ? "<=" : ">=", values: [value] };
}

/**
 * @param {string} text a query as somebody writes it
 * @param {import("./vocabulary.js").Vocabulary} vocabulary
 * @returns {{ terms: Term[], errors: Mistake[], canonical: string }} the terms in the order of the canonical form
 */
export function readQuery(text, vocabulary) {
  const errors = [];
  let sort;
  let sortPlace;

  function mark(kind, { start, end }, nearest) {
    errors.push({ kind, start, length: end - start, ...(nearest && { nearest }) });
  }

  /** The slugs of what a value is called; none where it is unknown, which is noted. */
  function find(key, value) {
    const names = vocabulary.values(key);
    const found = /^[-ー]/.test(value.text) ? [] : names.find(value.text);
    if (found.length === 0) mark("unknown-value", value, names.nearest(value.text));
    return found;
  }

  function figureTerm(key, { sign: { text: sign }, values, isNegated }) {
    const figures = values.map((value) => {
      const figure = figureOf(value.text, key);
      const isRight = isInRange(figure, key);
      if (!isRight) mark(Number.isNaN(figure) ? "not-a-figure" : "out-of-range", value);
      return isRight ? figure : NaN;
    }).sort((one, other) => one - other);
    if (figures.some(Number.isNaN)) return null;
    if (sign === ":") return { key, isNegated, sign, values: unique(figures) };
    const term = { key, isNegated: false, ...bound(sign, figures, isNegated) };
    if (isInRange(term.values[0], key)) return term;
    return mark("out-of-range", { start: values[0].start, end: values.at(-1).end });
  }

  /** A further order, if it differs, is a mistake. */
  function sortTerm({ start, end, values, isNegated }) {
    let place;
    const orders = unique(values.map((value) => {
      const [minus] = value.quote === undefined ? /^[-ー]*/.exec(value.text) : [""];
      place = { ...value, text: value.text.slice(minus.length), start: value.start + minus.length };
      const [slug] = find("sort", place);
      return slug && ((minus !== "") === isNegated ? slug : `-${slug}`);
    }));
    if (orders.includes(undefined)) return null;
    if (orders.length > 1 || (sort ?? orders[0]) !== orders[0]) return mark("second-sort", { start, end });
    if (!sort) [sort, sortPlace] = [orders[0], place];
    return { key: "sort", isNegated: false, sign: ":", values: orders };
  }

  function meant(written) {
    const { key: word, sign, isNegated } = written;
    const values = written.values.filter((value) => /\P{White_Space}/u.test(value.text));
    for (const value of written.values) if (value.quote === "") mark("unclosed-quote", value);
    const key = sign ? vocabulary.key(word?.text ?? "") : "name";
    if (!key) return mark("unknown-key", word ?? sign, vocabulary.keys.nearest(word?.text ?? ""));
    if (sign && values.length === 0) return mark("missing-value", { start: word.start, end: sign.end });
    const term = { key, isNegated, sign: ":" };
    const pokemon = sign?.text === ":" && values.length === 1 && vocabulary.nameWithColon(word.text + values[0].text);
    if (pokemon) return { ...term, key: "name", values: [nameText(pokemon)] };
    if (figures.includes(key)) return figureTerm(key, { ...written, values });
    if (sign && sign.text !== ":") return mark("no-comparison", sign);
    if (key === "sort") return sortTerm({ ...written, values });
    if (key === "name") {
      const names = unique(values.map((value) => nameText(value.text)).filter((name) => name !== ""));
      return names.length > 0 && { ...term, values: names.sort() };
    }
    const found = values.map((value) => find(key, value));
    return found.every((slugs) => slugs.length > 0) && { ...term, values: unique(found.flat()).sort() };
  }

  let terms = scan(text, (word) => vocabulary.key(word) !== undefined).map(meant).filter((term) => term);
  if (/dex/.test(sort) && !terms.some(({ key, isNegated }) => key === "dex" && !isNegated)) {
    mark("no-dex", sortPlace);
    terms = terms.filter(({ key }) => key !== "sort");
  }
  terms = arranged(terms);
  return { terms, errors: errors.sort((one, other) => one.start - other.start), canonical: canonical({ terms }) };
}

/** Terms in the order of the canonical form, each once; of several bounds of a figure those that say most. */
function arranged(terms) {
  const byText = new Map(terms.map((term) => [term.sign === ":" ? termText(term) : term.key + term.sign, term]));
  for (const term of terms) {
    const { key, sign, values: [value] } = term;
    const said = byText.get(key + sign)?.values[0];
    if (sign === ">=" ? value > said : value < said) byText.set(key + sign, term);
  }
  byText.delete("sort:number");
  const texts = new Map([...byText.values()].map((term) => [term, termText(term)]));
  return [...texts.keys()].sort((one, other) => keys.indexOf(one.key) - keys.indexOf(other.key)
    || one.isNegated - other.isNegated || (texts.get(one) < texts.get(other) ? -1 : 1));
}
