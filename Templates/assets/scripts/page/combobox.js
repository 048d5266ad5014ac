// Text fields with suggestions: the combobox pattern of the ARIA Authoring Practices. The focus stays in the field.

/** The keyboard, the focus and the ARIA attributes of a combobox; its owner makes the options and shows them. */
export class Combobox {
  #input;
  #actions;
  #options = [];
  #active = -1;
  #isOpen = false;

  /**
   * @param {HTMLInputElement} input one with a label
   * @param {object} parts
   * @param {HTMLElement} parts.root contains the field and the popup; the popup closes when the focus leaves it
   * @param {HTMLElement} parts.popup what opens
   * @param {string} parts.listbox the id of the element with the options
   * @param {object} actions
   * @param {(option: HTMLElement | null) => boolean} actions.choose called for Enter with the active option; returns
   *   whether Enter shall do nothing else
   * @param {() => void} actions.hide hides the popup
   * @param {() => void} [actions.open] called for an arrow key while the popup is closed
   */
  constructor(input, { root, popup, listbox }, actions) {
    this.#input = input;
    this.#actions = actions;
    for (const [name, value] of Object.entries({
      role: "combobox", "aria-autocomplete": "list", "aria-controls": listbox, "aria-expanded": "false",
    })) input.setAttribute(name, value);
    input.addEventListener("keydown", (event) => this.#press(event));
    // The field keeps the focus, and with it a phone's keyboard, while the popup is scrolled or clicked.
    popup.addEventListener("mousedown", (event) => event.preventDefault());
    root.addEventListener("focusout", ({ relatedTarget }) => {
      if (!root.contains(relatedTarget)) this.close();
    });
    input.ownerDocument.addEventListener("pointerdown", ({ target }) => {
      if (!root.contains(target)) this.close();
    });
  }

  get isOpen() {
    return this.#isOpen;
  }

  /**
   * @param {HTMLElement[]} options those in the popup, which its owner has shown
   * @param {number} [active] the index of the one that is active at once; without it, none
   */
  show(options, active = -1) {
    this.#activate(-1);
    this.#options = options;
    this.#isOpen = true;
    this.#activate(active);
    this.#input.setAttribute("aria-expanded", String(options.length > 0));
  }

  close() {
    this.show([]);
    this.#isOpen = false;
    this.#actions.hide();
  }

  /** Activates the next option in a direction, 1 or -1, after the last one the first. */
  move(step) {
    const count = this.#options.length;
    if (count === 0) return;
    const from = this.#active < 0 && step < 0 ? 0 : this.#active;
    this.#activate((from + step + count) % count);
    this.active.scrollIntoView({ block: "nearest" });
  }

  /** The option that the arrow keys have reached; null for none. */
  get active() {
    return this.#options[this.#active] ?? null;
  }

  #activate(index) {
    this.active?.setAttribute("aria-selected", "false");
    this.#active = index;
    this.active?.setAttribute("aria-selected", "true");
    if (this.active === null) this.#input.removeAttribute("aria-activedescendant");
    else this.#input.setAttribute("aria-activedescendant", this.active.id);
  }

  #press(event) {
    // While an input method composes, the keys are its own; 229 is Safari's code for the Enter that ends it.
    if (event.isComposing || event.keyCode === 229) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      if (!this.#isOpen) this.#actions.open?.();
      if (this.#options.length === 0) return;
      event.preventDefault();
      this.move(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Escape" && this.#isOpen) {
      event.preventDefault();
      this.close();
    } else if (event.key === "Tab" && this.#options.length > 0) {
      this.close();
    } else if (event.key === "Enter") {
      if (this.#actions.choose(this.active)) event.preventDefault();
    } else if (["ArrowLeft", "ArrowRight", "Home", "End"].includes(event.key)) {
      this.#activate(-1);
    }
  }
}
