// Fields with which one of many names can be chosen.
import { Announcer } from "../page/announcer.js";
import { Combobox } from "../page/combobox.js";
import { nameAt } from "../page/data.js";
import { element } from "../page/elements.js";
import { language, otherLanguage } from "../page/page-addresses.js";
import { translate, translateCount } from "../page/translations.js";
import { NameIndex } from "./name-index.js";

/** More than there are names of a kind that begin with one letter. */
const mostShown = 200;

let pickers = 0;

/** A field with which one of many names can be chosen; a chosen name does not stay in the field. */
export class Picker {
  #input;
  #columns;
  #index;
  #isChosen;
  #pick;
  #list;
  #note = element("p", { class: "dex-suggest__note", hidden: true });
  #announcer = new Announcer(document);
  #combobox;
  #slugs = new Map();

  /**
   * @param {HTMLInputElement} input one with a label
   * @param {object} parts
   * @param {string} parts.label the list's, for screen readers
   * @param {object} parts.columns the names: a kind's columns in data/search.json
   * @param {(slug: string) => boolean} [parts.isChosen] whether a name is not to be offered again
   * @param {(slug: string) => void} parts.pick
   */
  constructor(input, { label, columns, isChosen = () => false, pick }) {
    this.#input = input;
    this.#columns = columns;
    this.#index = new NameIndex(columns, language);
    this.#isChosen = isChosen;
    this.#pick = pick;
    const id = `picker-${pickers += 1}`;
    this.#list = element("ul", {
      class: "dex-suggest", id, role: "listbox", "aria-label": label, hidden: true,
      onclick: ({ target }) => this.#choose(target.closest("[role=option]")),
    });
    input.after(this.#note, this.#list, this.#announcer.element);
    this.#combobox = new Combobox(input, { root: input.parentElement, popup: this.#list, listbox: id }, {
      choose: (option) => this.#choose(option),
      hide: () => this.#hide(),
      open: () => this.#answer(),
    });
    input.addEventListener("input", () => this.#answer());
  }

  #answer() {
    const text = this.#input.value.trim();
    if (text === "") return this.#combobox.close();
    const fitting = this.#index.best(text);
    const found = this.#offered(fitting);
    if (found.length > 0) {
      this.#show(found.slice(0, mostShown), "", 0);
      this.#announcer.announce(translateCount("search.count", found.length));
    } else {
      const similar = fitting.length > 0 ? [] : this.#offered(this.#index.nearest(text));
      const note = [translate("search.none", { text }), ...(similar.length > 0 ? [translate("search.nearest")] : [])].join(" ");
      // Enter takes no name that was not meant.
      this.#show(similar, note, -1);
      this.#announcer.announce(note);
    }
  }

  #offered(positions) {
    return positions.filter((position) => !this.#isChosen(this.#columns.slug[position]));
  }

  /** Shows names; Enter takes the active one. */
  #show(positions, note, active) {
    const options = positions.map((position, index) => this.#option(position, index));
    this.#slugs = new Map(options.map((option, index) => [option, this.#columns.slug[positions[index]]]));
    this.#list.replaceChildren(...options);
    this.#list.hidden = options.length === 0;
    this.#list.scrollTop = 0;
    this.#note.textContent = note;
    this.#note.hidden = note === "";
    this.#combobox.show(options, active);
  }

  #option(position, index) {
    const { text, other } = nameAt(this.#columns, position);
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
    const slug = this.#slugs.get(option);
    if (slug !== undefined && this.#combobox.isOpen) {
      this.#input.value = "";
      this.#combobox.close();
      this.#pick(slug);
    }
    return true;
  }
}
