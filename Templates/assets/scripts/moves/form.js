// The form that filters the list of moves.

/** What the form shows of a query: of its terms those that have a place in it. */
const picks = ["type", "class", "gen"];
const ranges = ["power", "accuracy", "pp", "priority"];

/** Shows terms, and says when the reader changes them. */
export class MoveForm {
  #name;
  #filters;
  #terms = [];
  #typing = null;

  /**
   * @param {HTMLInputElement} name where a name is typed
   * @param {HTMLFormElement} filters
   * @param {(terms: import("./query.js").Term[], isStep: boolean) => void} ask is called with what the reader asks, and
   *   whether it is more than a further letter
   */
  constructor(name, filters, ask) {
    this.#name = name;
    this.#filters = filters;
    const whileTyping = (input, terms) => input.addEventListener("input", () => {
      // What is being typed is not to be changed under the reader's hands.
      this.#typing = input;
      ask(terms(), false);
      this.#typing = null;
    });
    whileTyping(name, () => this.#with("name", this.#namesTyped()));
    for (const key of ranges) {
      for (const input of this.#bounds(key)) whileTyping(input, () => this.#with(key, this.#boundsTyped(key)));
    }
    filters.addEventListener("change", ({ target: { name: key } }) => {
      if (picks.includes(key)) ask(this.#with(key, this.#picked(key)), true);
    });
    for (const form of [name.form, filters]) form.addEventListener("submit", (event) => event.preventDefault());
  }

  /** @param {import("./query.js").Term[]} terms */
  show(terms) {
    this.#terms = terms;
    const fill = (input, text) => {
      if (input !== this.#typing) input.value = text;
    };
    fill(this.#name, this.#namesShown().flatMap(({ values }) => values).join(" "));
    for (const key of picks) {
      const picked = this.#plain(key).flatMap(({ values }) => values.map(String));
      for (const input of this.#all(key)) input.checked = picked.includes(input.value);
    }
    for (const key of ranges) {
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

  /** The terms with others in place of those of a key that the form shows. */
  #with(key, terms) {
    const replaced = key === "name" ? this.#namesShown() : this.#terms.filter((term) => term.key === key);
    return [...this.#terms.filter((term) => !replaced.includes(term)), ...terms];
  }

  #namesTyped() {
    const name = this.#name.value.replace(/["「」]/g, "").trim().replace(/\s+/g, " ");
    return name === "" ? [] : [{ key: "name", isNegated: false, sign: ":", values: [name] }];
  }

  #picked(key) {
    const values = this.#all(key).filter(({ checked }) => checked).map(({ value }) => value);
    const sorted = key === "gen" ? values.map(Number) : values.sort();
    return values.length === 0 ? [] : [{ key, isNegated: false, sign: ":", values: sorted }];
  }

  #boundsTyped(key) {
    const [from, to] = this.#bounds(key).map((input) => (input.value === "" ? null : Math.round(input.valueAsNumber)));
    const term = (sign, bound) => (bound === null ? [] : [{ key, isNegated: false, sign, values: [bound] }]);
    return from !== null && from === to ? term(":", from) : [...term(">=", from), ...term("<=", to)];
  }
}
