// An input that offers a few of many names to choose from: the combobox of the ARIA Authoring Practices.
import { element } from "./elements.js";
import { language, otherLanguage } from "./routes.js";

let pickers = 0;

/**
 * What can be chosen: a name, and its name in the other language where that is another.
 *
 * @typedef {{ value: string, name: string, other?: string }} Choice
 */

/**
 * The choice of one of many names.
 *
 * @param {{ slug: string[], en: string[], ja: string[] }} names columns, as data/search.json has them
 * @param {number} place
 * @returns {Choice}
 */
export function choiceAt({ slug, [language]: own, [otherLanguage]: others }, place) {
  const other = others[place];
  return { value: slug[place], name: own[place], ...(other !== own[place] && { other }) };
}

/** Turns a text field into a combobox. */
export class Picker {
  #input;
  #list;
  #find;
  #pick;
  #choices = [];
  #active = -1;

  /**
   * @param {HTMLInputElement} input one with a label
   * @param {object} parts
   * @param {string} parts.label what the list is called
   * @param {(text: string) => Promise<Choice[]>} parts.find
   * @param {(value: string) => void} parts.pick
   */
  constructor(input, { label, find, pick }) {
    this.#input = input;
    this.#find = find;
    this.#pick = pick;
    const id = `picker-${pickers += 1}`;
    this.#list = element("ul", {
      class: "dex-suggest", id, role: "listbox", "aria-label": label, hidden: true,
      // The field keeps the focus while something is chosen with the mouse.
      onmousedown: (event) => event.preventDefault(),
      onclick: ({ target }) => this.#choose(Number(target.closest("[role=option]")?.dataset.place ?? -1)),
    });
    for (const [name, value] of Object.entries({
      role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false", "aria-controls": id,
    })) input.setAttribute(name, value);
    input.after(this.#list);
    input.addEventListener("input", () => this.#offer());
    input.addEventListener("keydown", (event) => this.#press(event));
    input.addEventListener("blur", () => this.#close());
  }

  async #offer() {
    const text = this.#input.value;
    const choices = await this.#find(text);
    // What was typed meanwhile gets an answer of its own.
    if (this.#input.value === text) this.#show(choices);
  }

  /** @param {Choice[]} choices */
  #show(choices) {
    this.#choices = choices;
    this.#active = -1;
    this.#list.replaceChildren(...choices.map(({ name, other }, place) => element("li", {
      class: "dex-suggest__item", role: "option", id: `${this.#list.id}-${place}`, "data-place": place,
      "aria-selected": "false",
    }, name, other ? element("span", { class: "dex-suggest__other", lang: otherLanguage }, other) : null)));
    this.#list.hidden = choices.length === 0;
    this.#input.setAttribute("aria-expanded", String(choices.length > 0));
    this.#input.removeAttribute("aria-activedescendant");
  }

  #close() {
    this.#show([]);
  }

  #press(event) {
    // Keys belong to the input method while it composes.
    if (event.isComposing || event.keyCode === 229) return;
    const count = this.#choices.length;
    if (event.key === "Enter") {
      event.preventDefault();
      if (count > 0) this.#choose(Math.max(this.#active, 0));
    } else if (event.key === "Escape" && count > 0) {
      event.preventDefault();
      this.#close();
    } else if (count > 0 && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      this.#activate(this.#active < 0 && step < 0 ? count - 1 : (this.#active + step + count) % count);
    }
  }

  #activate(place) {
    const options = this.#list.children;
    options[this.#active]?.setAttribute("aria-selected", "false");
    this.#active = place;
    options[place].setAttribute("aria-selected", "true");
    options[place].scrollIntoView({ block: "nearest" });
    this.#input.setAttribute("aria-activedescendant", options[place].id);
  }

  #choose(place) {
    const choice = this.#choices[place];
    if (!choice) return;
    this.#input.value = "";
    this.#close();
    this.#pick(choice.value);
  }
}
