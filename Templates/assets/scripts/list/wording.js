// Puts a query into the words of the page's language: its terms as chips, and the heading of what it finds as a sentence.
import { language } from "../page/page-addresses.js";
import { formatNumber, translate, translations } from "../page/translations.js";
import { without } from "../query/canonical.js";
import { innerText, isGroup } from "../query/groups.js";
import { readCanonical } from "../query/reader.js";

/** @typedef {import("../query/reader.js").Query} Query */
/** @typedef {import("../query/reader.js").Term} Term */

const either = new Intl.ListFormat(language, { type: "disjunction" });
const both = new Intl.ListFormat(language, { type: "conjunction" });
const signs = { ":": "exactly", ">=": "from", "<=": "to" };
const isOrder = ({ declaration: { kind } }) => kind === "sort";

/** A text with the given values in place of their names in braces; other braces are a part of it. */
const filled = (text, values) => text.replace(/\{([a-z]+)\}/g, (part, name) => values[name] ?? part);
const capital = (text) => text[0].toLocaleUpperCase(language) + text.slice(1);

/** Knows what keys and values are called, and how terms are said: `list.terms` in content/strings. */
export class Wording {
  #vocabulary;
  #labels;

  /**
   * @param {import("../query/vocabulary.js").Vocabulary} vocabulary
   * @param {Map<string, string>} [labels] what keys are called in the page's form, and generations, such as `gen-1`;
   *   others are called as in queries
   */
  constructor(vocabulary, labels = new Map()) {
    this.#vocabulary = vocabulary;
    this.#labels = labels;
  }

  /**
   * The terms of a query, each with the canonical form of the query without it.
   *
   * @param {Query} query
   * @returns {{ text: string, without: string }[]}
   */
  chips(query) {
    return query.terms.map((term) =>
      ({ text: capital(this.#chip(term)), without: without(query, term, this.#vocabulary) }));
  }

  /**
   * What a query finds: "26 Water Pokémon with Speed 90 or more, fastest first". Terms whose clause is the chip alone stand
   * together, in English before the noun; the chips of equal clauses are joined.
   *
   * @param {Query} query
   * @param {number} count of the Pokémon that it finds
   */
  heading({ terms }, count) {
    const nouns = [];
    const clauses = new Map();
    // What is excluded comes last.
    for (const term of terms.filter((term) => !isOrder(term)).sort((one, other) => one.isNegated - other.isNegated)) {
      const chip = this.#chip(term);
      const clause = term.isNegated ? chip : this.#words(term).clause;
      if (clause === "{chip}") nouns.push(chip);
      else clauses.set(clause, [...(clauses.get(clause) ?? []), chip]);
    }
    const words = translations("list.heading");
    const part = (name, texts) =>
      (texts.length > 0 ? filled(words[name], { text: texts.join(words[`between-${name}`]) }) : "");
    return filled(words[{ 0: "none", 1: "one" }[count] ?? "other"], {
      count: formatNumber(count), nouns: part("nouns", nouns),
      clauses: part("clauses", [...clauses].map(([clause, chips]) => filled(clause, { chip: both.format(chips) }))),
      order: part("order", terms.filter(isOrder).map((term) => this.#order(term))),
    });
  }

  /** A figure with the name of its key: "Speed 136". */
  labelled(key, figure) {
    return filled(translations("list.terms.figure.chip.exactly"), {
      what: this.#label(key.slug), value: this.#figure(key, figure),
    });
  }

  #label(key) {
    return this.#labels.get(key) ?? this.#vocabulary.keys.name(key, language);
  }

  /** A figure with its unit, if it has one. */
  #figure({ slug, steps }, figure) {
    return filled(translations("list.units")[slug] ?? "{value}", { value: formatNumber(figure / steps) });
  }

  /** How terms of a kind are said; the most specific of what the strings have. */
  #words({ key, declaration: { kind }, values }) {
    const words = translations("list.terms");
    return words[`${key}-${values[0]}`] ?? words[key] ?? words[kind];
  }

  #chip(term) {
    if (isOrder(term)) return this.#order(term);
    const { chip, not } = this.#words(term);
    const value = this.#values(term);
    const said = filled(chip[signs[term.sign]] ?? chip, { value, what: this.#label(term.key) });
    return term.isNegated ? filled(not, { value, chip: said }) : said;
  }

  #values(term) {
    const list = term.declaration.kind === "all-moves" ? both : either;
    return list.format(term.values.map((value) => this.#value(term, value)));
  }

  #value({ key, declaration }, value) {
    if (declaration.kind === "figure") return this.#labels.get(`${key}-${value}`) ?? this.#figure(declaration, value);
    if (["name", "text"].includes(declaration.kind)) return value.replaceAll("\"", "");
    if (isGroup(value)) return this.#moves(innerText(value));
    // Owners' words in Arabic and Hebrew run from right to left, whatever stands around them.
    return ((key === "is" && translations("list.values")[value]) || this.#vocabulary.values(key).name(value, language))
      .replace(/.*[\u0590-\u08ff].*/, "\u2068$&\u2069");
  }

  /** Conditions on moves. */
  #moves(text) {
    const { moves } = this.#vocabulary;
    const wording = new Wording(moves);
    const chips = readCanonical(text, moves).terms.map((term) => wording.#chip(term));
    return translate("list.moves", { text: chips.join(translate("list.heading.between-clauses")) });
  }

  #order({ values: [order] }) {
    const key = order.replace("-", "");
    const words = translations("list.orders");
    const { ascending, descending } = words[key] ?? words.figure;
    return filled(order === key ? ascending : descending, { what: this.#label(key) });
  }
}
