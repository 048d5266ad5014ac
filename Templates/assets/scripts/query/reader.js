// Reads a query: what it asks for, and what is wrong with it.
import { katakana, letters, withoutAccents } from "../text/fold.js";
import { canonical, termText, withoutStrayOrder } from "./canonical.js";
import { takesGroups } from "./groups.js";
import { joinerAt, leadingMinus, needsQuotes, plain, quotationMarks, scan } from "./scanner.js";

/** @typedef {import("./vocabulary.js").Key} Key */

/**
 * What a term means. Values are slugs (`-` turns an order round), names, or whole numbers: the steps of the key. Names
 * of Pokémon are as in the canonical form. The sign is `:`, `>=` or `<=`.
 *
 * @typedef {{ key: string, declaration: Key, isNegated: boolean, sign: string, values: string[] | number[] }} Term
 */

/**
 * What is wrong, and where. `unknown` is a word that is no value of the key, or no key where there is no `key`; in a
 * condition on moves, none of moves. Only the first such mistakes have it: `nearest` looks for what may be meant.
 *
 * @typedef {{ kind: string, start: number, length: number, unknown?: string, key?: string, isOfMoves?: boolean }} Mistake
 */

/** How many characters of what is typed are read, in UTF-16 units. */
export const longestQuery = 500;

/** How many characters a canonical form may have: it can be longer than what was typed, 炎 is `fire`. */
const longestCanonical = 10_000;

/** For how many mistakes similar words are looked for, which takes long. */
const mostSuggested = 3;

/** How much of what is left out is repeated. */
const longestExcerpt = 60;

/** What a part of a text is called where it is left out. */
export const excerpt = (text, { start, end }) =>
  (end - start > longestExcerpt ? `${text.slice(start, start + longestExcerpt)}…` : text.slice(start, end));

const unique = (values) => [...new Set(values)];

/**
 * @param {Key} declaration
 * @param {string} sign
 * @param {string[] | number[]} values
 * @param {boolean} [isNegated]
 * @returns {Term}
 */
export function makeTerm(declaration, sign, values, isNegated = false) {
  return { key: declaration.slug, declaration, isNegated, sign, values };
}

/** A name without quotation marks, which could not be told from those around it, and with single spaces. */
const tidy = (name) => name.replace(quotationMarks, "").replace(/\p{White_Space}+/gu, " ").replace(/^ | $/g, "");

/** How names are read, by the kind of their key. */
const nameReaders = {
  name(text) {
    const name = tidy(katakana(plain(withoutAccents(text)).toLowerCase())).normalize("NFC").replace(/^#?0*(?=\d+$)/, "");
    return needsQuotes.test(name) ? `"${name}"` : name;
  },
  text: tidy,
};

/** A text without what may stand before and after a figure of the key. */
function withoutAffixes(text, [before, after]) {
  const start = text.startsWith(before) ? before.length : 0;
  const end = text.endsWith(after) ? text.length - after.length : text.length;
  return text.slice(start, Math.max(start, end));
}

/** A figure in the steps of its key; NaN where it is none. */
function figureOf(text, { range: [least], tenths, affixes = ["", ""] }) {
  const units = tenths ? { "": Object.values(tenths)[0], ...tenths } : { "": 1 };
  const written = withoutAffixes(text.normalize("NFKC").toLowerCase(), affixes);
  const [, digits, unit] = /^ *(-?\d+(?:\.\d+)?) *([a-z]*) *$/.exec(written) ?? [];
  const figure = digits?.startsWith("-") && least >= 0 ? NaN : digits * units[unit];
  // What is halfway between two steps may be less in binary.
  const whole = Math.round(figure + 1e-9);
  return tenths || whole === figure ? whole : NaN;
}

const isInRange = (figure, { range: [least, most], steps }) => figure >= least * steps && figure <= most * steps;

/** The one bound of a figure that a sign other than `:` means, and its sign. */
function bound(sign, values, isNegated) {
  const isLower = sign[0] === ">";
  const step = isLower ? 1 : -1;
  const value = values.at(isLower ? 0 : -1) + (sign.length === 1 ? step : 0) - (isNegated ? step : 0);
  return [isLower === isNegated ? "<=" : ">=", [value]];
}

/**
 * Terms are in the order of the canonical form. `leftOut` are the texts of those that are wrong.
 *
 * @typedef {{ terms: Term[], errors: Mistake[], leftOut: string[], canonical: string }} Query
 */

class Reader {
  errors = [];
  #vocabulary;
  #names;
  #sort;
  #suggested = 0;

  constructor(vocabulary) {
    this.#vocabulary = vocabulary;
    [this.#names] = vocabulary.keysWhere(({ kind }) => kind in nameReaders);
  }

  #mark(kind, { start, end }, unknown, key) {
    const isSuggested = unknown !== undefined && (this.#suggested += 1) <= mostSuggested;
    this.errors.push({ kind, start, length: end - start, ...(isSuggested && { unknown }), ...(key && { key }) });
  }

  /** What a term means; nothing where it is wrong or means nothing, as a word that joins its neighbours does. */
  term(written, joiner) {
    if (joiner) return joiner === "or" && this.#mark("no-or", written);
    for (const value of written.values) if (value.quote === "") this.#mark("unclosed-quote", value);
    const { key: word = { text: "" }, sign, isNegated } = written;
    const values = written.values.filter(({ text }) => /\P{White_Space}/u.test(text));
    if (!sign) return this.#nameTerm(values, isNegated);
    const key = this.#vocabulary.key(word.text);
    if (!key) return this.#mark("unknown-key", word.text ? word : sign, word.text);
    if (values.length === 0) return this.#mark("missing-value", { start: word.start, end: sign.end });
    const name = values.length === 1 && sign.text === ":"
      && this.#vocabulary.nameWithColon(word.text + values[0].text);
    if (name) return this.#nameTerm([{ text: name }], isNegated);
    if (key.kind === "figure") return this.#figure(key, sign.text, values, isNegated);
    if (sign.text !== ":") return this.#mark("no-comparison", sign);
    if (key === this.#names) return this.#nameTerm(values, isNegated);
    if (key.kind === "sort") return this.#order(key, written, values);
    const slugs = values.map((value) =>
      (takesGroups(key) && value.inner !== undefined ? this.#group(value) : this.#find(key, value)));
    return slugs.every((found) => found.length > 0) && makeTerm(key, ":", unique(slugs.flat()).sort(), isNegated);
  }

  #nameTerm(values, isNegated) {
    const { kind } = this.#names;
    // Names in which nothing can be compared are left out.
    const names = unique(values.map(({ text }) => text).filter((text) => letters(text) !== "").map(nameReaders[kind]));
    return names.length > 0 && makeTerm(this.#names, ":", kind === "name" ? names.sort() : names, isNegated);
  }

  /** The slugs of what a value is called; none where it is unknown, which is marked. */
  #find({ slug }, value) {
    const names = this.#vocabulary.values(slug);
    const found = leadingMinus.test(value.text) ? [] : names.find(value.text);
    if (found.length === 0) this.#mark("unknown-value", value, value.text, slug);
    return found;
  }

  /** A condition on moves in its canonical form, in which the order does not matter; none where it says nothing. */
  #group({ inner, isClosed, start }) {
    const opening = { start, end: start + 1 };
    if (!isClosed) this.#mark("unclosed-group", opening);
    const { terms, errors } = readCanonical(inner, this.#vocabulary.moves);
    this.errors.push(...errors.map((mistake) => ({ ...mistake, start: mistake.start + opening.end, isOfMoves: true })));
    const conditions = terms.filter(({ declaration: { kind } }) => kind !== "sort");
    if (conditions.length > 0) return [`(${canonical({ terms: conditions })})`];
    if (errors.length === 0 && isClosed) this.#mark("missing-value", opening);
    return [];
  }

  #figure(key, sign, values, isNegated) {
    const figures = values.map(({ text }) => figureOf(text, key));
    const wrong = [...values.keys()].filter((index) => !isInRange(figures[index], key));
    for (const index of wrong) this.#mark(figures[index] >= 0 ? "out-of-range" : "not-a-figure", values[index]);
    if (wrong.length > 0) return null;
    figures.sort((one, other) => one - other);
    if (sign === ":") return makeTerm(key, sign, unique(figures), isNegated);
    const term = makeTerm(key, ...bound(sign, figures, isNegated));
    return isInRange(term.values[0], key) ? term
      : this.#mark("out-of-range", { start: values[0].start, end: values.at(-1).end });
  }

  /** The order that is asked for first; a different one is marked. */
  #order(key, { start, end, isNegated }, values) {
    let piece;
    const orders = unique(values.map((value) => {
      const name = value.quote === undefined ? value.text.replace(new RegExp(`${leadingMinus.source}+(?=.)`), "") : value.text;
      const minuses = value.text.length - name.length;
      piece = { text: name, start: value.start + minuses, end: value.end };
      const [slug] = this.#find(key, piece);
      return slug && (minuses > 0) !== isNegated ? `-${slug}` : slug;
    }));
    if (orders.includes(undefined)) return null;
    const [order] = orders;
    if (orders.length > 1 || order !== (this.#sort?.order ?? order)) return this.#mark("second-sort", { start, end });
    this.#sort ??= { order, piece };
    return makeTerm(key, ":", orders);
  }

  /** Marks what was written beyond the text that is read, and says where that is. */
  leaveOutEnd({ length: end }) {
    const rest = { start: longestQuery, end };
    this.#mark("too-long", rest);
    return rest;
  }

  /** Terms without an order by number in a Pokédex where none of them names one, which is marked. */
  withoutStrayOrder(terms) {
    const left = withoutStrayOrder(terms, this.#vocabulary);
    if (left.length < terms.length) this.#mark("no-dex", this.#sort.piece);
    return left;
  }
}

/**
 * Terms in the order of the canonical form, each once; of several bounds of a figure the closest.
 *
 * @param {Term[]} terms
 * @param {import("./vocabulary.js").Vocabulary} vocabulary
 */
export function arranged(terms, vocabulary) {
  const byText = new Map(terms.map((term) => [term.sign === ":" ? termText(term) : term.key + term.sign, term]));
  for (const term of terms) {
    const { key, sign, values: [value] } = term;
    const known = byText.get(key + sign)?.values[0];
    if (sign === ">=" ? value > known : value < known) byText.set(key + sign, term);
  }
  byText.delete(`sort:${vocabulary.values("sort").slugs[0]}`);
  // Names that are kept as they were typed stay in the order in which they were typed.
  return [...byText.values()].sort((one, other) => one.declaration.position - other.declaration.position
    || one.isNegated - other.isNegated
    || (one.declaration.kind === "text" ? 0 : termText(one) < termText(other) ? -1 : 1));
}

/**
 * @param {string} written of which no more than the beginning is read
 * @param {import("./vocabulary.js").Vocabulary} vocabulary
 * @param {number} [longest] how long it may be to be read as a whole
 * @returns {Query}
 */
export function readQuery(written, vocabulary, longest = longestQuery) {
  const text = written.length > longest ? written.slice(0, longestQuery) : written;
  const reader = new Reader(vocabulary);
  const found = [];
  const leftOut = [];
  const parts = scan(text, (word) => vocabulary.key(word) !== undefined);
  for (const [index, part] of parts.entries()) {
    const before = reader.errors.length;
    const term = reader.term(part, joinerAt(parts, index, text));
    if (term) found.push(term);
    else if (reader.errors.length > before) leftOut.push(excerpt(text, part));
  }
  if (written.length > text.length) leftOut.push(excerpt(written, reader.leaveOutEnd(written)));
  const terms = arranged(reader.withoutStrayOrder(found), vocabulary);
  const errors = reader.errors.sort((one, other) => one.start - other.start);
  return { terms, errors, leftOut, canonical: canonical({ terms }) };
}

/** Reads a query that was not typed: one in an address, one that the page made, or conditions on moves in one. */
export const readCanonical = (text, vocabulary) => readQuery(text, vocabulary, longestCanonical);
