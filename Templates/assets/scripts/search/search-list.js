// What opens below the search box. Its elements are made once and filled again, which is quicker than to make new ones.
import { shownOf } from "./search-index.js";

const openPanel = "dex-find__panel--open";
/** Milliseconds after a key until details are shown beside the names. */
const pauseBeforeDetails = 100;

/**
 * What is shown beside a result's names.
 *
 * @typedef {object} Details
 * @property {Node | null} art a Pokémon's picture
 * @property {Node[]} end what stands at the line's end: types, power
 * @property {string} effect what a move or an ability does; empty where that is unknown
 */

/** A note, and a listbox with groups of options. */
export class SearchList {
  #document;
  #settings;
  #note;
  #listbox;
  #groups = new Map();
  #all;
  #describe = () => null;
  #describing = null;
  #isScrolled = false;

  /**
   * @param {Document} document
   * @param {object} settings
   * @param {string} settings.id the listbox's, and the first part of those of its elements
   * @param {string} settings.label the listbox's
   * @param {Record<string, string>} settings.headings the groups', by kind
   * @param {string} settings.language the page's
   * @param {(result: import("./entry.js").Result) => string} settings.addressOf the address of a result's page
   */
  constructor(document, settings) {
    const { id, label } = settings;
    this.#document = document;
    this.#settings = settings;
    this.#note = this.#make("div", "note");
    this.#listbox = this.#make("div", "list", { id, role: "listbox", "aria-label": label });
    this.#listbox.addEventListener("scroll", () => { this.#isScrolled = this.#listbox.scrollTop > 0; });
    this.#all = new SearchOption(document, `${id}-all`);
    /** The element to be put below the box. */
    this.element = this.#make("div", "panel");
    this.element.append(this.#note, this.#listbox);
  }

  /**
   * Shows results.
   *
   * @param {import("./search-index.js").Group[]} groups
   * @param {object} more
   * @param {string | HTMLElement | null} more.note above them
   * @param {{ text: string, address: string } | null} more.all the last option, which leads to more
   * @returns {HTMLAnchorElement[]} the options
   */
  open(groups, { note = null, all = null } = {}) {
    this.prepare();
    this.#note.textContent = "";
    if (note !== null) this.#note.append(note);
    this.#note.hidden = note === null;
    const shown = groups.flatMap(({ kind, results }) => this.#fill(this.#groups.get(kind), results));
    for (const [kind, group] of this.#groups) {
      if (!groups.some((other) => other.kind === kind)) group.element.hidden = true;
    }
    if (all === null) this.#all.hide();
    else {
      this.#all.showText(all.text, all.address, this.#settings.language);
      shown.push(this.#all);
    }
    this.#arrange([...groups.map(({ kind }) => this.#groups.get(kind).element), this.#all.element]);
    this.#listbox.hidden = shown.length === 0;
    this.element.classList.add(openPanel);
    this.#scrollToStart();
    this.#describeLater();
    return shown.map(({ element }) => element);
  }

  /**
   * Shows details beside the names, also of results that are shown already.
   *
   * @param {(result: import("./entry.js").Result) => Details} describe
   */
  set describe(describe) {
    this.#describe = describe;
    this.#describeOptions();
  }

  /** Shows details once no key was pressed for a moment: to lay them out takes as long as to show the names. */
  #describeLater() {
    clearTimeout(this.#describing);
    this.#describing = setTimeout(() => this.#describeOptions(), pauseBeforeDetails);
  }

  #describeOptions() {
    for (const { element, options } of this.#groups.values()) {
      if (!element.hidden) for (const option of options) option.describe(this.#describe);
    }
  }

  /** Sets the offset only where it is not 0, since the browser lays out the list to set it. */
  #scrollToStart() {
    if (this.#isScrolled) this.#listbox.scrollTop = 0;
  }

  close() {
    this.element.classList.remove(openPanel);
  }

  /** Makes the groups and their options ahead of the first answer. */
  prepare() {
    if (this.#groups.size > 0) return;
    for (const kind of Object.keys(this.#settings.headings)) this.#groups.set(kind, this.#group(kind, shownOf(kind)));
    this.#listbox.append(...[...this.#groups.values()].map(({ element }) => element), this.#all.element);
  }

  #fill({ element, options }, results) {
    const { addressOf, language } = this.#settings;
    results.forEach((result, index) => {
      options[index].show(result, addressOf(result), language);
    });
    options.slice(results.length).forEach((option) => option.hide());
    element.hidden = false;
    return options.slice(0, results.length);
  }

  /** Puts the shown ones in order, if they are not. */
  #arrange(wanted) {
    const present = [...this.#listbox.children].filter((element) => wanted.includes(element));
    if (wanted.some((element, index) => element !== present[index])) this.#listbox.append(...wanted);
  }

  #group(kind, count) {
    const id = `${this.#listbox.id}-${kind}`;
    const heading = this.#make("div", "heading", { id, role: "presentation" });
    heading.textContent = this.#settings.headings[kind];
    const options = Array.from({ length: count }, (_, index) => new SearchOption(this.#document, `${id}-${index + 1}`));
    const element = this.#make("div", "group", { role: "group", "aria-labelledby": id });
    element.append(heading, ...options.map((option) => option.element));
    return { element, options };
  }

  #make(name, part, attributes = {}) {
    const element = this.#document.createElement(name);
    element.className = `dex-find__${part}`;
    for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
    return element;
  }
}

const parts = ["name", "spelling", "other", "number"];

/** One line of the list: a link that the keyboard reaches only through the box. */
class SearchOption {
  #parts;
  #art;
  #end;
  #effect;
  #result = null;
  #address = null;
  /** The function that gave the details. */
  #describedBy = null;
  /** The address of the result whose details are shown. */
  #described = null;

  constructor(document, id) {
    this.element = document.createElement("a");
    this.element.className = "dex-find__option";
    this.element.id = id;
    this.element.setAttribute("role", "option");
    this.element.setAttribute("aria-selected", "false");
    this.element.tabIndex = -1;
    this.#parts = new Map(parts.map((part) => [part, new MarkedText(document, `dex-find__${part}`)]));
    [this.#art, this.#end, this.#effect] = ["art", "end", "effect"].map((part) => {
      const element = document.createElement("span");
      element.className = `dex-find__${part}`;
      return element;
    });
    const names = document.createElement("span");
    // Screen readers need the spaces between the words.
    names.append(...[...this.#parts.values()].flatMap(({ element }) => [element, " "]), this.#effect);
    this.element.append(this.#art, names, " ", this.#end);
  }

  /** @param {import("./entry.js").Result} result */
  show(result, address, language) {
    this.#result = result;
    if (this.#address !== address) {
      this.element.href = address;
      this.#address = address;
      this.#showDetails(null);
    }
    const { kind } = result;
    if (this.element.getAttribute("data-kind") !== kind) {
      this.element.setAttribute("data-kind", kind);
      setHidden(this.#art, kind !== "pokemon");
      setHidden(this.#end, !["pokemon", "moves"].includes(kind));
      setHidden(this.#effect, !["moves", "abilities"].includes(kind));
    }
    setHidden(this.element, false);
    for (const [part, text] of this.#parts) text.show(result[part], language);
  }

  /** @param {(result: import("./entry.js").Result) => Details | null} describe returns null before details have come */
  describe(describe) {
    const isDone = this.#described === this.#address && this.#describedBy === describe;
    if (this.element.hidden || this.#result === null || isDone) return;
    this.#describedBy = describe;
    this.#showDetails(describe(this.#result));
  }

  #showDetails(details) {
    if (details === null && this.#described === null) return;
    this.#described = details === null ? null : this.#address;
    const { art, end, effect } = details ?? { art: null, end: [], effect: "" };
    this.#art.replaceChildren(...(art === null ? [] : [art]));
    this.#end.replaceChildren(...end);
    this.#effect.textContent = effect;
  }

  /** Shows a text that leads to more than one result. */
  showText(text, address, language) {
    const name = { text, range: null, language };
    this.show({ kind: "all", number: null, name, spelling: null, other: null }, address, language);
  }

  hide() {
    setHidden(this.element, true);
  }
}

/** A text with a part of it highlighted. */
class MarkedText {
  #before;
  #mark;
  #marked;
  #after;

  constructor(document, className) {
    this.element = document.createElement("span");
    this.element.className = className;
    this.element.dir = "auto";
    this.#mark = document.createElement("mark");
    [this.#before, this.#marked, this.#after] = [1, 2, 3].map(() => document.createTextNode(""));
    this.#mark.append(this.#marked);
    this.element.append(this.#before, this.#mark, this.#after);
  }

  /** @param {import("./entry.js").Marked | null} marked null for nothing */
  show(marked, pageLanguage) {
    setHidden(this.element, marked === null);
    if (marked === null) return;
    const { text, range, language = pageLanguage } = marked;
    const [start, end] = range ?? [text.length, text.length];
    setText(this.#before, text.slice(0, start));
    setText(this.#marked, text.slice(start, end));
    setText(this.#after, text.slice(end));
    setHidden(this.#mark, start === end);
    const lang = language === pageLanguage ? "" : language;
    if (this.element.lang !== lang) this.element.lang = lang;
  }
}

// Setting a value causes style and layout even if it stays the same.
function setHidden(element, isHidden) {
  if (element.hidden !== isHidden) element.hidden = isHidden;
}

function setText(node, text) {
  if (node.data !== text) node.data = text;
}
