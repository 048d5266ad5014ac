import { Announcer } from "./announcer.js";
import { nameTerm } from "./name-term.js";
import { pause } from "./pause.js";
import { SearchIndex } from "./search-index.js";
import { SearchList } from "./search-list.js";

/**
 * @typedef {object} SearchTexts
 * @property {string} label what the box is for
 * @property {Record<"pokemon" | "moves" | "abilities" | "types", string>} groups
 * @property {{ one?: string, other: string }} count with `{count}`
 * @property {string} none with `{text}`: that nothing was found
 * @property {string} nearest what stands above what may be meant
 * @property {string} all with `{text}`: what leads to the list of Pokémon
 * @property {string} loading
 * @property {string} failed
 */

/** The site's search box: a combobox whose options lead to pages. */
export class SearchBox {
  #form;
  #input;
  #texts;
  #addressOf;
  #language;
  #load;
  #list;
  #announcer;
  #plural;
  #index = null;
  #isLoading = false;
  // Whether what stands in the box is to be answered, or opened, as soon as the names have arrived.
  #isAwaited = false;
  #isToBeOpened = false;

  /**
   * @param {HTMLFormElement} form with the input; its action is the list of Pokémon
   * @param {object} settings
   * @param {SearchTexts} settings.texts
   * @param {"en" | "ja"} settings.language the page's
   * @param {(result: import("./entry.js").Result) => string} settings.addressOf
   * @param {() => Promise<object>} settings.load brings what is in `data/search.json`; is called anew after a
   *   failure
   */
  constructor(form, { texts, language, addressOf, load }) {
    this.#form = form;
    this.#input = form.querySelector("input");
    this.#texts = texts;
    this.#addressOf = addressOf;
    this.#language = language;
    this.#load = load;
    this.#plural = new Intl.PluralRules(language);
    this.#build();
    this.#listen();
    // The reader may have been here before the script was.
    if (form.ownerDocument.activeElement === this.#input) this.#begin();
  }

  #build() {
    const { ownerDocument } = this.#form;
    const id = `${this.#input.id}-list`;
    this.#list = new SearchList(ownerDocument, {
      id,
      label: this.#texts.label,
      headings: { ...this.#texts.groups, nearest: this.#texts.nearest },
      language: this.#language,
      addressOf: this.#addressOf,
    });
    this.#announcer = new Announcer(ownerDocument);
    this.#form.append(this.#list.element, this.#announcer.element);
    const attributes = { role: "combobox", "aria-autocomplete": "list", "aria-controls": id, "aria-expanded": "false" };
    for (const [name, value] of Object.entries(attributes)) this.#input.setAttribute(name, value);
  }

  #listen() {
    const { ownerDocument } = this.#form;
    this.#input.addEventListener("focus", () => this.#begin());
    this.#input.addEventListener("input", () => this.#answer());
    this.#input.addEventListener("click", () => { if (!this.#list.isOpen) this.#answer(); });
    this.#input.addEventListener("keydown", (event) => this.#pressed(event));
    this.#form.addEventListener("submit", (event) => this.#submitted(event));
    this.#form.addEventListener("focusout", ({ relatedTarget }) => {
      if (!this.#form.contains(relatedTarget)) this.#close();
    });
    // The box keeps the focus, and with it the keyboard of a phone, while the list is scrolled or pressed.
    this.#list.element.addEventListener("mousedown", (event) => event.preventDefault());
    this.#list.element.addEventListener("click", (event) => this.#clicked(event));
    ownerDocument.addEventListener("pointerdown", ({ target }) => {
      if (!this.#form.contains(target)) this.#close();
    });
  }

  /** The box has the focus: what was typed before is answered, and a load that failed is tried again. */
  #begin() {
    this.#list.prepare();
    if (this.#index !== null) return;
    if (this.#input.value.trim() === "") void this.#prepare();
    else this.#answer();
  }

  async #prepare() {
    if (this.#isLoading) return;
    this.#isLoading = true;
    try {
      this.#index = await this.#rehearsed(await SearchIndex.prepare(await this.#load(), pause));
    } catch {
      // Said below to those who wait for it; the next focus or key tries again.
    }
    this.#isLoading = false;
    if (!this.#isAwaited) return;
    if (this.#index === null) this.#showNote(this.#texts.failed);
    else this.#answer();
    if (this.#isToBeOpened && this.#index !== null) this.#openFirst();
    this.#isToBeOpened = false;
  }

  /** Gives an answer that nobody sees: the first one takes several times as long as those after it. */
  async #rehearsed(index) {
    const { groups } = index.search("e", this.#language);
    await pause();
    if (!this.#list.isOpen) {
      this.#list.open(groups);
      this.#list.close();
    }
    return index;
  }

  /** Shows what was found for what stands in the box, or that the names have not arrived. */
  #answer() {
    const text = this.#input.value.trim();
    this.#isToBeOpened &&= this.#index !== null;
    if (text === "") {
      this.#close();
      if (this.#index === null) void this.#prepare();
    } else if (this.#index === null) {
      this.#isAwaited = true;
      this.#showNote(this.#texts.loading);
      void this.#prepare();
    } else {
      this.#showAnswer(text, this.#index.search(text, this.#language));
    }
  }

  #showAnswer(text, { groups, nearest, isInNames }) {
    const { none, all, count } = this.#texts;
    if (groups.length === 0) {
      const note = filled(none, { text });
      this.#list.open(nearest.length > 0 ? [{ kind: "nearest", results: nearest }] : [], { note });
      this.#announcer.say(note);
    } else {
      const address = `${this.#form.getAttribute("action")}?${new URLSearchParams({ q: nameTerm(text) })}`;
      this.#list.open(groups, { all: isInNames ? { text: filled(all, { text }), address } : null });
      const number = groups.reduce((sum, { results }) => sum + results.length, 0);
      this.#announcer.say(filled(count[this.#plural.select(number)] ?? count.other, { count: number }));
    }
    this.#showState();
  }

  #showNote(note) {
    this.#list.open([], { note });
    this.#showState();
    this.#announcer.say(note);
  }

  #close() {
    this.#isAwaited = false;
    this.#isToBeOpened = false;
    this.#list.close();
    this.#showState();
    this.#announcer.say("");
  }

  /** Tells assistive technology what the list shows. */
  #showState() {
    this.#input.setAttribute("aria-expanded", String(this.#list.hasOptions));
    const { active } = this.#list;
    if (active === null) this.#input.removeAttribute("aria-activedescendant");
    else this.#input.setAttribute("aria-activedescendant", active.id);
  }

  #pressed(event) {
    // While an input method composes, the keys are its own; 229 is what Safari says of the Enter that ends it.
    if (event.isComposing || event.keyCode === 229) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") this.#moved(event);
    else if (event.key === "Escape") this.#escaped(event);
    else if (event.key === "Tab") this.#close();
    else if (event.key === "Enter") this.#entered(event);
    else if (["ArrowLeft", "ArrowRight", "Home", "End"].includes(event.key)) {
      this.#list.activate(-1);
      this.#showState();
    }
  }

  #moved(event) {
    if (!this.#list.isOpen) this.#answer();
    if (!this.#list.hasOptions) return;
    event.preventDefault();
    this.#list.move(event.key === "ArrowDown" ? 1 : -1);
    this.#showState();
  }

  #escaped(event) {
    if (!this.#list.isOpen && this.#input.value === "") return;
    event.preventDefault();
    if (!this.#list.isOpen) this.#input.value = "";
    this.#close();
  }

  #entered(event) {
    const { active } = this.#list;
    if (active === null) return;
    event.preventDefault();
    active.click();
  }

  /** Enter, or the key of a phone's keyboard that stands for it, without an active option. */
  #submitted(event) {
    if (this.#input.value.trim() === "") return event.preventDefault();
    if (this.#index === null) {
      // Where the names cannot be had, the list of Pokémon is asked.
      if (!this.#isLoading) return;
      event.preventDefault();
      this.#isAwaited = true;
      this.#isToBeOpened = true;
    } else if (this.#openFirst()) event.preventDefault();
  }

  /** Opens the first result; what may be meant is not one. */
  #openFirst() {
    const { groups } = this.#index.search(this.#input.value, this.#language);
    if (groups.length === 0) return false;
    if (!this.#list.isOpen) this.#answer();
    if (this.#list.active === null) this.#list.move(1);
    this.#list.active.click();
    return true;
  }

  #clicked(event) {
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (event.target.closest("a") !== null && !opensElsewhere) this.#close();
  }
}

/** @param {string} template with names in braces */
function filled(template, values) {
  return Object.entries(values).reduce((text, [name, value]) => text.replace(`{${name}}`, () => value), template);
}
