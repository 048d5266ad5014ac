// What the filters' form shows of a query, and the queries that its changes make.
import { canonical, replaced, withoutStrayOrder } from "../query/canonical.js";
import { hasGroup } from "../query/groups.js";

/** @typedef {import("../query/reader.js").Query} Query */

/** One term of alternatives; nothing without any. */
const anyOf = (key, values) => (values.length > 0 ? [`${key}:${values.join("|")}`] : []);

/**
 * The controls that content/queries.json declares. Each shows the terms of a key as far as it can; what it cannot show
 * stays in the query, as a chip.
 */
export class Choices {
  #vocabulary;
  #flags;

  /** @param {import("../query/vocabulary.js").Vocabulary} vocabulary */
  constructor(vocabulary) {
    this.#vocabulary = vocabulary;
    [this.#flags] = vocabulary.keysWhere(({ kind }) => kind === "flag");
  }

  /** @param {"choices" | "picker" | "range" | "select"} control */
  keys(control) {
    return this.#vocabulary.keysWhere((key) => key.control === control).map(({ slug }) => slug);
  }

  /** Whether a term is what the control of a key shows. */
  #shows(key) {
    const flags = this.#vocabulary.declaration[this.#flags.values];
    return (term) => {
      const { sign, values, declaration: { control, kind } } = term;
      return term.key === key && !term.isNegated && !hasGroup(term)
        && (control !== "choices" || sign === ":") && (kind !== "flag" || values.every((flag) => flags[flag].label));
    };
  }

  /** @returns {string[]} the values that a control shows */
  values({ terms }, key) {
    return [...new Set(terms.filter(this.#shows(key)).flatMap(({ values }) => values.map(String)))];
  }

  /** Whether all values of a control must hold, each in a term of its own. */
  areJoined({ terms }, key) {
    return terms.filter(this.#shows(key)).length > 1;
  }

  /** The bounds of a figure: `{ least, most }` as numbers, null where there is none. */
  bounds({ terms }, key) {
    const bound = (sign) => {
      const term = terms.filter(this.#shows(key))
        .find((term) => term.sign === sign || (term.sign === ":" && term.values.length === 1));
      return term ? term.values[0] / term.declaration.steps : null;
    };
    return { least: bound(">="), most: bound("<=") };
  }

  /**
   * @param {Query} query
   * @param {string} key
   * @param {string[]} values
   * @param {boolean} [areJoined] whether all of them must hold
   */
  withValues(query, key, values, areJoined = false) {
    const texts = areJoined ? values.flatMap((value) => anyOf(key, [value])) : anyOf(key, values);
    const isReplaced = this.#shows(key);
    if (values.length > 0) return replaced(query, isReplaced, texts);
    const left = query.terms.filter((term) => !isReplaced(term));
    return canonical({ terms: withoutStrayOrder(left, this.#vocabulary) });
  }

  /**
   * @param {Query} query
   * @param {string} key
   * @param {{ least: number | null, most: number | null }} bounds
   */
  withBounds(query, key, { least, most }) {
    const texts = [...(least === null ? [] : [`${key}>=${least}`]), ...(most === null ? [] : [`${key}<=${most}`])];
    return replaced(query, this.#shows(key), texts);
  }

  /** The flags that have a control which excludes them, here that for forms. */
  get #excluded() {
    const { slug, values } = this.#flags;
    const [[flag]] = Object.entries(this.#vocabulary.declaration[values]).filter(([, { control }]) => control === "exclude");
    return { text: `-${slug}:${flag}`, isTerm: ({ key, isNegated, values }) => key === slug && isNegated && values.includes(flag) };
  }

  areFormsShown({ terms }) {
    return !terms.some(this.#excluded.isTerm);
  }

  withForms(query, areShown) {
    const { text, isTerm } = this.#excluded;
    return replaced(query, isTerm, areShown ? [] : [text]);
  }
}
