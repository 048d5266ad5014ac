// Text fields with suggestions: the combobox pattern of the ARIA Authoring Practices. The focus stays in the field.
import { Announcer } from "./announcer.js";
import { nameAt } from "./data.js";
import { element } from "./elements.js";
import { otherLanguage } from "./routes.js";
import { translate, translateCount } from "./translations.js";

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

/** @typedef {{ value: string, name: import("./data.js").Name }} Choice */

/**
 * @param {object} columns of data/search.json
 * @param {number} index
 * @returns {Choice}
 */
export const choiceAt = (columns, index) => ({ value: columns.slug[index], name: nameAt(columns, index) });

/** More than there are names of a kind that begin with one letter. */
const mostShown = 200;

let pickers = 0;

/** A field with which one of many names can be chosen; a chosen name does not stay in the field. */
export class Picker {
  #input;
  #find;
  #pick;
  #list;
  #note = element("p", { class: "dex-suggest__note", hidden: true });
  #announcer = new Announcer(document);
  #combobox;
  #choices = [];

  /**
   * @param {HTMLInputElement} input one with a label
   * @param {object} parts
   * @param {string} parts.label the list's, for screen readers
   * @param {(text: string) => Promise<Choice[]>} parts.find finds choices, the best first
   * @param {(value: string) => void} parts.pick
   */
  constructor(input, { label, find, pick }) {
    this.#input = input;
    this.#find = find;
    this.#pick = pick;
    const id = `picker-${pickers += 1}`;
    this.#list = element("ul", {
      class: "dex-suggest", id, role: "listbox", "aria-label": label, hidden: true,
      onclick: ({ target }) => this.#choose(target.closest("[role=option]")),
    });
    input.after(this.#list, this.#note, this.#announcer.element);
    this.#combobox = new Combobox(input, { root: input.parentElement, popup: this.#list, listbox: id }, {
      choose: (option) => this.#choose(option),
      hide: () => this.#hide(),
      open: () => this.#answer(),
    });
    input.addEventListener("input", () => this.#answer());
  }

  async #answer() {
    const { value } = this.#input;
    const choices = await this.#find(value);
    // What was typed meanwhile has an answer of its own.
    if (this.#input.value !== value) return;
    const text = value.trim();
    if (text === "") this.#combobox.close();
    else this.#show(text, choices.slice(0, mostShown));
  }

  /** Shows choices, the first of them active: it is what Enter takes. */
  #show(text, choices) {
    this.#choices = choices;
    const isEmpty = choices.length === 0;
    const none = isEmpty ? translate("search.none", { text }) : "";
    this.#list.replaceChildren(...choices.map((choice, index) => this.#option(choice, index)));
    this.#list.hidden = isEmpty;
    this.#list.scrollTop = 0;
    this.#note.textContent = none;
    this.#note.hidden = !isEmpty;
    this.#combobox.show([...this.#list.children], 0);
    this.#announcer.announce(isEmpty ? none : translateCount("search.count", choices.length));
  }

  #option({ name: { text, other } }, index) {
    return element("li", {
      class: "dex-suggest__item", role: "option", id: `${this.#list.id}-${index}`, "aria-selected": "false",
    }, text, other && element("span", { class: "dex-suggest__other", lang: otherLanguage }, other));
  }

  #hide() {
    this.#list.replaceChildren();
    this.#list.hidden = true;
    this.#note.hidden = true;
    this.#announcer.announce("");
  }

  /** @returns {boolean} true: Enter does nothing else in the field */
  #choose(option) {
    const choice = this.#choices[[...this.#list.children].indexOf(option)];
    if (choice && this.#combobox.isOpen) {
      this.#input.value = "";
      this.#combobox.close();
      this.#pick(choice.value);
    }
    return true;
  }
}
