// The control of the list's order: what it is sorted by, and a button that reverses it.
import { replaced } from "../query/canonical.js";

export class OrderControl {
  #select;
  #button;

  /**
   * @param {HTMLSelectElement} select
   * @param {HTMLButtonElement} button pressed where the greatest comes first
   * @param {() => void} changed
   */
  constructor(select, button, changed) {
    this.#select = select;
    this.#button = button;
    select.addEventListener("change", changed);
    button.addEventListener("click", () => {
      this.#press(!this.value.isDescending);
      changed();
    });
  }

  #press(isPressed) {
    this.#button.setAttribute("aria-pressed", String(isPressed));
  }

  /** Whether a Pokédex is chosen, whose numbers can be the order. */
  set hasPokedex(hasPokedex) {
    this.#select.querySelector("[data-by-pokedex]").disabled = !hasPokedex;
  }

  /** What can be sorted by, with its name. */
  get names() {
    return [...this.#select.options].map(({ value, text }) => [value, text]);
  }

  get value() {
    return { order: this.#select.value, isDescending: this.#button.getAttribute("aria-pressed") === "true" };
  }

  set value({ order, isDescending }) {
    this.#select.value = order;
    this.#press(isDescending);
  }
}

/** @typedef {import("../query/reader.js").Query} Query */
/** @typedef {import("../query/vocabulary.js").Vocabulary} Vocabulary */

/**
 * @param {Query} query
 * @param {Vocabulary} vocabulary
 * @returns {{ order: string, isDescending: boolean }} that of all where the query asks for none
 */
export function orderOf({ terms }, vocabulary) {
  const [key] = vocabulary.keysWhere(isOrder);
  const order = terms.find(({ declaration }) => isOrder(declaration))?.values[0] ?? vocabulary.values(key.slug).slugs[0];
  return { order: order.replace("-", ""), isDescending: order.startsWith("-") };
}

/** The text of a query in another order, as `orderOf` returns it. */
export function withOrder(query, { order, isDescending }, vocabulary) {
  const [{ slug }] = vocabulary.keysWhere(isOrder);
  return replaced(query, ({ declaration }) => isOrder(declaration), [`${slug}:${isDescending ? "-" : ""}${order}`]);
}

const isOrder = ({ kind }) => kind === "sort";
