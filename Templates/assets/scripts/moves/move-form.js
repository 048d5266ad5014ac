// The form that filters the list of moves.
import { termText } from "../query/canonical.js";
import { excerpt, longestQuery, makeTerm, readQuery } from "../query/reader.js";
import { joinerAt, quotationMarks, scan } from "../query/scanner.js";

/** Shows terms, and says when the reader changes them. */
export class MoveForm {
  #name;
  #filters;
  #vocabulary;
  #choices;
  #ranges;
  #terms = [];
  #typing = null;
  /** The conditions that stand in the text field while it is being typed in. */
  #typed = [];

  /**
   * @param {HTMLInputElement} name where a name is typed
   * @param {HTMLFormElement} filters
   * @param {import("../query/vocabulary.js").Vocabulary} vocabulary
   * @param {(terms: import("../query/reader.js").Term[], isStep: boolean, leftOut?: string[], or?: string) => void} ask is
   *   called with what the reader asks, whether it is more than a further letter, what is wrong, and a word for `|` between terms
   */
  constructor(name, filters, vocabulary, ask) {
    this.#name = name;
    this.#filters = filters;
    this.#vocabulary = vocabulary;
    [this.#choices, this.#ranges] = ["choices", "range"].map((wanted) =>
      vocabulary.keysWhere(({ control }) => control === wanted).map(({ slug }) => slug));
    const whileTyping = (input, read) => input.addEventListener("input", () => {
      // What is being typed is not to be changed under the reader's hands.
      this.#typing = input;
      const { terms, leftOut, or } = read();
      ask(terms, false, leftOut, or);
      this.#typing = null;
    });
    whileTyping(name, () => this.#textTyped());
    // Conditions that were typed move into the form.
    name.addEventListener("change", () => {
      this.#typed = [];
      this.show(this.#terms);
    });
    for (const key of this.#ranges) {
      for (const input of this.#bounds(key)) {
        whileTyping(input, () => ({ terms: this.#with(key, this.#boundsTyped(key)) }));
      }
    }
    filters.addEventListener("change", ({ target: { name: key } }) => {
      if (this.#choices.includes(key)) ask(this.#with(key, this.#picked(key)), true);
    });
    for (const form of [name.form, filters]) form.addEventListener("submit", (event) => event.preventDefault());
  }

  /** @param {import("../query/reader.js").Term[]} terms */
  show(terms) {
    this.#terms = terms;
    const fill = (input, text) => {
      if (input !== this.#typing) input.value = text;
    };
    fill(this.#name, this.#namesShown().flatMap(({ values }) => values).join(" "));
    for (const key of this.#choices) {
      const picked = this.#plain(key).flatMap(({ values }) => values.map(String));
      for (const input of this.#all(key)) input.checked = picked.includes(input.value);
    }
    for (const key of this.#ranges) {
      const [from, to] = this.#bounds(key);
      fill(from, this.#bound(key, ">="));
      fill(to, this.#bound(key, "<="));
    }
  }

  /** The terms that the form cannot show. */
  get hidden() {
    const shown = [...this.#namesShown(), ...this.#terms.filter(({ key }) => key === "sort")];
    return this.#terms.filter((term) => !shown.includes(term));
  }

  #all(key) {
    return [...this.#filters.querySelectorAll(`[name="${key}"]`)];
  }

  #bounds(key) {
    return ["from", "to"].map((end) => this.#filters.elements[`${key}-${end}`]);
  }

  /** The terms of a key that ask for what is, not for what is not. */
  #plain(key) {
    return this.#terms.filter((term) => term.key === key && !term.isNegated);
  }

  #namesShown() {
    return this.#plain("name").filter(({ values }) => values.length === 1);
  }

  #bound(key, sign) {
    const isBound = (term) => term.sign === sign || (term.sign === ":" && term.values.length === 1);
    return String(this.#plain(key).find(isBound)?.values[0] ?? "");
  }

  /** The terms with others in place of those of a key. */
  #with(key, terms) {
    return [...this.#terms.filter((term) => term.key !== key), ...terms];
  }

  /** What the text field asks for: conditions with a key that is known, and all else as one name. */
  #textTyped() {
    const { value } = this.#name;
    const text = value.slice(0, longestQuery);
    const isKey = (word) => this.#vocabulary.key(word) !== undefined;
    const parts = scan(text, isKey).map((part, index, all) => ({ ...part, joiner: joinerAt(all, index, text) }));
    const written = parts.filter(({ key, sign }) => sign && key && isKey(key.text));
    let rest = text;
    for (const part of [...parts].reverse()) {
      if (part.joiner || written.includes(part)) rest = `${rest.slice(0, part.start)} ${rest.slice(part.end)}`;
    }
    const [or] = parts.filter(({ joiner }) => joiner === "or").map(({ start, end }) => text.slice(start, end));
    const conditions = written.map(({ start, end }) => text.slice(start, end)).join(" ");
    const { terms, leftOut } = readQuery(conditions, this.#vocabulary);
    const others = this.#terms.filter((term) => !this.#typed.includes(term) && !this.#namesShown().includes(term));
    this.#typed = terms.filter((term) => !others.some((other) => termText(other) === termText(term)));
    const end = value === text ? [] : [excerpt(value, { start: longestQuery, end: value.length })];
    return { terms: [...others, ...this.#typed, ...this.#namesIn(rest)], leftOut: [...leftOut, ...end], or };
  }

  #namesIn(text) {
    const name = text.replace(quotationMarks, "").trim().replace(/\s+/g, " ");
    return name === "" ? [] : [this.#term("name", ":", [name])];
  }

  #picked(key) {
    const values = this.#all(key).filter(({ checked }) => checked).map(({ value }) => value);
    const sorted = this.#vocabulary.keyNamed(key).kind === "figure" ? values.map(Number) : values.sort();
    return values.length === 0 ? [] : [this.#term(key, ":", sorted)];
  }

  #term(key, sign, values) {
    return makeTerm(this.#vocabulary.keyNamed(key), sign, values);
  }

  #boundsTyped(key) {
    const [from, to] = this.#bounds(key).map((input) => (input.value === "" ? null : Math.round(input.valueAsNumber)));
    const term = (sign, bound) => (bound === null ? [] : [this.#term(key, sign, [bound])]);
    return from !== null && from === to ? term(":", from) : [...term(">=", from), ...term("<=", to)];
  }
}
