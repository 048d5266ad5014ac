// Reads a query: what it asks for, and what is wrong with it.
import { letters } from "../text/fold.js";
import { figures, keys, units } from "./keys.js";
import { plain, scan } from "./scanner.js";
import { canonical, termText } from "./writer.js";

/**
 * What a term means. Values are slugs (`-` turns an order round), names as in the canonical form, or whole numbers, of
 * height and weight tenths. The sign is `:`, `>=` or `<=`.
 *
 * @typedef {{ key: string, isNegated: boolean, sign: string, values: string[] | number[] }} Term
 */

/**
 * What is wrong, and where. `nearest` are slugs: values of the key, or keys where no key is told.
 *
 * @typedef {{ kind: string, start: number, length: number, nearest?: string[], key?: string }} Mistake
 */

const unique = (values) => [...new Set(values)];

/** A name as in the canonical form; empty where nothing of it can be compared. */
function nameText(text) {
  if (letters(text) === "") return "";
  const name = plain(text.normalize("NFKD").replace(/[\u0300-\u036f]/g, "")).toLowerCase().replace(/["「」]/g, "")
    .replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
    .normalize("NFC").replace(/\p{White_Space}+/gu, " ").replace(/^ | $/g, "").replace(/^#?0*(?=\d+$)/, "");
  return /[ :|<>=≥≤]|^[-ー#]/.test(name) ? `"${name}"` : name;
}

/** A figure in the steps that its key counts in; NaN where it is none. */
function figureOf(text, key) {
  const [, digits, unit] = /^ *(\d+(?:\.\d+)?) *([a-z]*) *$/.exec(text.normalize("NFKC").toLowerCase()) ?? [];
  const figure = digits * (units[key] ?? { "": 1 })[unit];
  // What is halfway between two steps may be less in binary.
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

/** @typedef {{ terms: Term[], errors: Mistake[], canonical: string }} Query in the order of the canonical form */

class Reader {
  errors = [];
  #vocabulary;
  #sort;

  constructor(vocabulary) {
    this.#vocabulary = vocabulary;
  }

  #mark(kind, { start, end }, nearest, key) {
    this.errors.push({ kind, start, length: end - start, ...(nearest && { nearest }), ...(key && { key }) });
  }

  /** What a term means; nothing where it is wrong or does not matter. */
  term(written) {
    for (const value of written.values) if (value.quote === "") this.#mark("unclosed-quote", value);
    const { key: word = { text: "" }, sign, isNegated } = written;
    const values = written.values.filter(({ text }) => /\P{White_Space}/u.test(text));
    if (!sign) return this.#names(values, isNegated);
    const key = this.#vocabulary.key(word.text);
    if (!key) return this.#mark("unknown-key", word.text ? word : sign, this.#vocabulary.keys.nearest(word.text));
    if (values.length === 0) return this.#mark("missing-value", { start: word.start, end: sign.end });
    const pokemon = values.length === 1 && sign.text === ":"
      && this.#vocabulary.nameWithColon(word.text + values[0].text);
    if (pokemon) return this.#names([{ text: pokemon }], isNegated);
    if (figures.includes(key)) return this.#figure(key, sign.text, values, isNegated);
    if (sign.text !== ":") return this.#mark("no-comparison", sign);
    if (key === "name") return this.#names(values, isNegated);
    if (key === "sort") return this.#order(written, values);
    const slugs = values.map((value) => this.#find(key, value));
    return slugs.every((found) => found.length > 0) && words(key, slugs.flat(), isNegated);
  }

  #names(values, isNegated) {
    const names = values.map(({ text }) => nameText(text)).filter((name) => name !== "");
    return names.length > 0 && words("name", names, isNegated);
  }

  /** The slugs of what a value is called; none where it is unknown, which is marked. */
  #find(key, value) {
    const names = this.#vocabulary.values(key);
    const found = /^[-ー]/.test(value.text) ? [] : names.find(value.text);
    if (found.length === 0) this.#mark("unknown-value", value, names.nearest(value.text), key);
    return found;
  }

  #figure(key, sign, values, isNegated) {
    const figures = values.map(({ text }) => figureOf(text, key));
    const wrong = values.filter((_, place) => !isInRange(figures[place], key));
    for (const value of wrong) this.#mark(figureOf(value.text, key) >= 0 ? "out-of-range" : "not-a-figure", value);
    if (wrong.length > 0) return null;
    figures.sort((one, other) => one - other);
    if (sign === ":") return { key, isNegated, sign, values: unique(figures) };
    const term = { key, isNegated: false, ...bound(sign, figures, isNegated) };
    return isInRange(term.values[0], key) ? term
      : this.#mark("out-of-range", { start: values[0].start, end: values.at(-1).end });
  }

  /** The order that is asked for first; a different one is marked. */
  #order({ start, end, isNegated }, values) {
    let place;
    const orders = unique(values.map((value) => {
      const minus = value.quote === undefined ? /^[-ー]*/.exec(value.text)[0].length : 0;
      place = { text: value.text.slice(minus), start: value.start + minus, end: value.end };
      const [slug] = this.#find("sort", place);
      return slug && (minus > 0) !== isNegated ? `-${slug}` : slug;
    }));
    if (orders.includes(undefined)) return null;
    const [order] = orders;
    if (orders.length > 1 || order !== (this.#sort?.order ?? order)) return this.#mark("second-sort", { start, end });
    this.#sort ??= { order, place };
    return words("sort", orders, false);
  }

  /** Terms without an order by number in a Pokédex that none of them names, which is marked. */
  withoutStrayOrder(terms) {
    if (!/dex/.test(this.#sort?.order) || terms.some(({ key, isNegated }) => key === "dex" && !isNegated)) return terms;
    this.#mark("no-dex", this.#sort.place);
    return terms.filter(({ key }) => key !== "sort");
  }
}

/** A term whose values are no figures. */
function words(key, values, isNegated) {
  return { key, isNegated, sign: ":", values: unique(values).sort() };
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
  return [...byText.values()].sort((one, other) => keys.indexOf(one.key) - keys.indexOf(other.key)
    || one.isNegated - other.isNegated || (termText(one) < termText(other) ? -1 : 1));
}

/**
 * @param {string} text
 * @param {import("./vocabulary.js").Vocabulary} vocabulary
 * @returns {Query}
 */
export function readQuery(text, vocabulary) {
  const reader = new Reader(vocabulary);
  const written = scan(text, (word) => vocabulary.key(word) !== undefined);
  const terms = arranged(reader.withoutStrayOrder(written.map((term) => reader.term(term)).filter((term) => term)));
  const errors = reader.errors.sort((one, other) => one.start - other.start);
  return { terms, errors, canonical: canonical({ terms }) };
}
