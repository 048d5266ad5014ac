// The control of the list's order: what it is sorted by, and a button that reverses it.

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

  get value() {
    return { order: this.#select.value, isDescending: this.#button.getAttribute("aria-pressed") === "true" };
  }

  set value({ order, isDescending }) {
    this.#select.value = order;
    this.#press(isDescending);
  }
}
