import { shownNearest, shownOf } from "./search-index.js";
import { SearchOption } from "./search-option.js";

const openPanel = "dex-find__panel--open";
const counts = { ...shownOf, nearest: shownNearest };

/** What opens below the box: a note, and a listbox of groups of options. Its elements are made once and used again. */
export class SearchList {
  #note;
  #listbox;
  #headings;
  #groups = new Map();
  #all;
  #shown = [];
  #active = -1;
  #document;
  #language;
  #addressOf;

  /**
   * @param {Document} document
   * @param {object} settings
   * @param {string} settings.id that of the listbox, and what the others begin with
   * @param {string} settings.label the listbox's
   * @param {Record<string, string>} settings.headings those of the groups by kind
   * @param {"en" | "ja"} settings.language the page's
   * @param {(result: import("./entry.js").Result) => string} settings.addressOf the address of a result's page
   */
  constructor(document, { id, label, headings, language, addressOf }) {
    this.#document = document;
    this.#language = language;
    this.#addressOf = addressOf;
    this.#note = this.#made("p", "note");
    this.#listbox = this.#made("div", "list", { id, role: "listbox", "aria-label": label });
    this.#headings = headings;
    this.#all = new SearchOption(document, `${id}-all`);
    /** The element that is put below the box. */
    this.element = this.#made("div", "panel");
    this.element.append(this.#note, this.#listbox);
    this.close();
  }

  get isOpen() {
    return this.element.classList.contains(openPanel);
  }

  /** Whether there is something to choose. */
  get hasOptions() {
    return this.isOpen && this.#shown.length > 0;
  }

  /** The option that the arrows have reached. */
  get active() {
    return this.#shown[this.#active]?.element ?? null;
  }

  /**
   * @param {import("./search-index.js").Group[]} groups in the order in which they are shown
   * @param {object} more
   * @param {string | null} more.note what stands above them
   * @param {{ text: string, address: string } | null} more.all the last option, which leads to more
   */
  open(groups, { note = null, all = null } = {}) {
    this.prepare();
    this.activate(-1);
    this.#note.textContent = note ?? "";
    this.#note.hidden = note === null;
    this.#shown = groups.flatMap(({ kind, results }) => this.#fill(this.#groups.get(kind), results));
    for (const [kind, group] of this.#groups) {
      if (!groups.some((other) => other.kind === kind)) group.element.hidden = true;
    }
    if (all === null) this.#all.hide();
    else {
      this.#all.showText(all.text, all.address, this.#language);
      this.#shown.push(this.#all);
    }
    this.#arrange([...groups.map(({ kind }) => this.#groups.get(kind).element), this.#all.element]);
    this.#listbox.hidden = this.#shown.length === 0;
    this.element.classList.add(openPanel);
    this.element.scrollTop = 0;
  }

  close() {
    this.activate(-1);
    this.#shown = [];
    this.element.classList.remove(openPanel);
  }

  /** Goes a step from the active option to the next or the one before, from the last to the first and back. */
  move(step) {
    const count = this.#shown.length;
    if (count === 0) return;
    const from = this.#active < 0 && step < 0 ? 0 : this.#active;
    this.activate((from + step + count) % count);
    this.active.scrollIntoView({ block: "nearest" });
  }

  /** @param {number} place the place of the option; -1 for none */
  activate(place) {
    this.active?.setAttribute("aria-selected", "false");
    this.#active = place;
    this.active?.setAttribute("aria-selected", "true");
  }

  /** Makes the groups and their options, which takes longer than to fill them. */
  prepare() {
    if (this.#groups.size > 0) return;
    for (const [kind, count] of Object.entries(counts)) this.#groups.set(kind, this.#group(kind, count));
    this.#listbox.append(...[...this.#groups.values()].map(({ element }) => element), this.#all.element);
  }

  #fill({ element, options }, results) {
    results.forEach((result, place) => options[place].show(result, this.#addressOf(result), this.#language));
    options.slice(results.length).forEach((option) => option.hide());
    element.hidden = false;
    return options.slice(0, results.length);
  }

  /** Puts the shown ones in order, where they are not. */
  #arrange(wanted) {
    const present = [...this.#listbox.children].filter((element) => wanted.includes(element));
    if (wanted.some((element, place) => element !== present[place])) this.#listbox.append(...wanted);
  }

  #group(kind, count) {
    const id = `${this.#listbox.id}-${kind}`;
    const heading = this.#made("div", "heading", { id, role: "presentation" });
    heading.textContent = this.#headings[kind];
    const options = Array.from({ length: count }, (_, place) => new SearchOption(this.#document, `${id}-${place + 1}`));
    const element = this.#made("div", "group", { role: "group", "aria-labelledby": id });
    element.append(heading, ...options.map((option) => option.element));
    return { element, options };
  }

  #made(name, part, attributes = {}) {
    const element = this.#document.createElement(name);
    element.className = `dex-find__${part}`;
    for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
    return element;
  }
}
