// The site's search box: a combobox whose options lead to pages.
import { Announcer } from "../page/announcer.js";
import { Combobox } from "../page/combobox.js";
import { pause } from "../page/schedule.js";
import { SearchIndex } from "./search-index.js";
import { SearchList } from "./search-list.js";

/**
 * @typedef {object} SearchTexts
 * @property {string} label
 * @property {Record<import("./entry.js").Result["kind"], string>} groups headings
 * @property {{ one?: string, other: string }} count with `{count}`
 * @property {string} none with `{text}`: that nothing was found
 * @property {string} nearest the heading above similar names
 * @property {string} all with `{text}`: of the link to the list of Pokémon
 * @property {string} loading
 */

export class SearchBox {
  #form;
  #input;
  #texts;
  #language;
  #load;
  #loadDetails;
  #loadPreferred;
  #failureNote;
  #list;
  #combobox;
  #announcer;
  #plural;
  #index = null;
  /** What the reader's game has, which comes first. */
  #preferred = null;
  #preferring = null;
  #isLoading = false;
  #isDescribed = false;
  // Whether the text in the box is to be answered, or its first result opened, as soon as the names are loaded.
  #isAwaited = false;
  #isToBeOpened = false;

  /**
   * @param {HTMLFormElement} form with the input; its action is the list of Pokémon
   * @param {object} settings
   * @param {SearchTexts} settings.texts
   * @param {string} settings.language the page's
   * @param {(result: import("./entry.js").Result) => string} settings.addressOf
   * @param {() => Promise<object>} settings.load loads data/search.json; called again after a failure
   * @param {() => Promise<(result: import("./entry.js").Result) => import("./search-list.js").Details>} settings.loadDetails
   *   loads what is shown beside names; called again after a failure
   * @param {() => Promise<import("./search-index.js").Preferred | null>} [settings.loadPreferred] loads what comes first
   *   among matches that are equally close; called whenever the box gets the focus, since it may be another game's
   * @param {(error: Error, retry: () => void) => HTMLElement} settings.failureNote says why `load` failed
   */
  constructor(form, { texts, language, addressOf, load, loadDetails, loadPreferred = async () => null, failureNote }) {
    this.#form = form;
    this.#input = form.querySelector("input");
    this.#texts = texts;
    this.#language = language;
    this.#load = load;
    this.#loadDetails = loadDetails;
    this.#loadPreferred = loadPreferred;
    this.#failureNote = failureNote;
    this.#plural = new Intl.PluralRules(language);
    this.#build(addressOf);
    this.#listen();
    // The reader may have used the box before the script was loaded.
    if (form.ownerDocument.activeElement === this.#input) this.#begin();
  }

  #build(addressOf) {
    const { ownerDocument } = this.#form;
    const id = `${this.#input.id}-list`;
    this.#list = new SearchList(ownerDocument, {
      id, label: this.#texts.label, headings: { ...this.#texts.groups, nearest: this.#texts.nearest },
      language: this.#language, addressOf,
    });
    this.#announcer = new Announcer(ownerDocument);
    this.#form.append(this.#list.element, this.#announcer.element);
    this.#combobox = new Combobox(this.#input, { root: this.#form, popup: this.#list.element, listbox: id }, {
      choose: (option) => {
        option?.click();
        return option !== null;
      },
      hide: () => this.#hide(),
      open: () => this.#answer(),
    });
  }

  #listen() {
    this.#input.addEventListener("focus", () => this.#begin());
    this.#input.addEventListener("input", () => this.#answer());
    this.#input.addEventListener("click", () => { if (!this.#combobox.isOpen) this.#answer(); });
    this.#input.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || event.defaultPrevented || event.isComposing || this.#input.value === "") return;
      event.preventDefault();
      this.#input.value = "";
      this.#combobox.close();
    });
    this.#form.addEventListener("submit", (event) => this.#submit(event));
    this.#list.element.addEventListener("click", (event) => {
      const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      if (event.target.closest("a") !== null && !opensElsewhere) this.#combobox.close();
    });
  }

  /** The box has the focus: answers the text in it, and tries again to load the names if that failed. */
  #begin() {
    this.#list.prepare();
    void this.#prefer();
    if (this.#index !== null) return void this.#describe();
    if (this.#input.value.trim() === "") void this.#prepare();
    else this.#answer();
  }

  async #prepare() {
    if (this.#isLoading) return;
    this.#isLoading = true;
    let failure;
    try {
      this.#index = await this.#rehearsed(await SearchIndex.prepare(await this.#load(), pause));
    } catch (error) {
      // Shown if the reader waits for an answer; the next focus or key tries again.
      failure = error;
    }
    this.#isLoading = false;
    if (this.#isAwaited) {
      if (failure) this.#showFailure(failure);
      else this.#answer();
      if (this.#isToBeOpened && this.#index !== null) this.#openFirst();
      this.#isToBeOpened = false;
    }
    if (!failure) await this.#describe();
  }

  /** Puts first what is in the reader's game; an answer that is shown changes unless the reader has gone into it. */
  async #prefer() {
    const before = this.#preferred;
    const preferring = this.#preferring = this.#loadPreferred().catch(() => null);
    const preferred = await preferring;
    if (preferring !== this.#preferring) return;
    this.#preferred = preferred;
    if (preferred === before) return;
    if (this.#isDescribed) {
      this.#isDescribed = false;
      void this.#describe();
    }
    if (this.#index !== null && this.#combobox.isOpen && this.#combobox.active === null) this.#answer();
  }

  /** Details come after the names, which are found without them; after a failure the next focus tries again. */
  async #describe() {
    if (this.#isDescribed) return;
    this.#isDescribed = true;
    try {
      this.#list.describe = await this.#loadDetails();
    } catch {
      this.#isDescribed = false;
    }
  }

  /** Searches and shows results that nobody sees, so that the first key is answered sooner: see SearchIndex.prepare. */
  async #rehearsed(index) {
    const { groups } = index.search("e", this.#language);
    await pause();
    if (!this.#combobox.isOpen) {
      this.#list.open(groups);
      this.#list.close();
    }
    return index;
  }

  /** Shows the results for the text in the box, or that the names are being loaded. */
  #answer() {
    const text = this.#input.value.trim();
    this.#isToBeOpened &&= this.#index !== null;
    if (text === "") {
      this.#combobox.close();
      if (this.#index === null) void this.#prepare();
    } else if (this.#index === null) {
      this.#isAwaited = true;
      this.#showNote(this.#texts.loading);
      void this.#prepare();
    } else {
      this.#showAnswer(text, this.#search(text));
    }
  }

  #search(text) {
    return this.#index.search(text, this.#language, this.#preferred ?? {});
  }

  #showAnswer(text, { groups, nearest, inNames }) {
    const { none, all, count } = this.#texts;
    if (groups.length === 0) {
      const note = filled(none, { text });
      this.#show(nearest.length > 0 ? [{ kind: "nearest", results: nearest }] : [], { note });
      this.#announcer.announce(note);
    } else {
      const address = `${this.#form.getAttribute("action")}?${new URLSearchParams({ q: inNames.map(nameTerm).join(" ") })}`;
      this.#show(groups, { all: inNames.length > 0 ? { text: filled(all, { text }), address } : null });
      const number = groups.reduce((sum, { results }) => sum + results.length, 0);
      this.#announcer.announce(filled(count[this.#plural.select(number)] ?? count.other, { count: number }));
    }
  }

  #showNote(note) {
    this.#show([], { note });
    this.#announcer.announce(note);
  }

  #showFailure(error) {
    const note = this.#failureNote(error, () => this.#input.focus());
    this.#show([], { note });
    this.#announcer.announce(note.textContent);
  }

  #show(groups, more) {
    this.#combobox.show(this.#list.open(groups, more));
  }

  #hide() {
    this.#isAwaited = false;
    this.#isToBeOpened = false;
    this.#list.close();
    this.#announcer.announce("");
  }

  /** Enter, or the key on a phone's keyboard for it, without an active option. */
  #submit(event) {
    if (this.#input.value.trim() === "") return event.preventDefault();
    if (this.#index === null) {
      // If the names cannot be loaded, the form leads to the list of Pokémon.
      if (!this.#isLoading) return;
      event.preventDefault();
      this.#isAwaited = true;
      this.#isToBeOpened = true;
    } else if (this.#openFirst()) event.preventDefault();
  }

  /** Opens the first result, but not a similar name. */
  #openFirst() {
    const { groups } = this.#search(this.#input.value);
    if (groups.length === 0) return false;
    if (!this.#combobox.isOpen) this.#answer();
    if (this.#combobox.active === null) this.#combobox.move(1);
    this.#combobox.active.click();
    return true;
  }
}

/** @param {string} template with names in braces */
function filled(template, values) {
  return Object.entries(values).reduce((text, [name, value]) => text.replace(`{${name}}`, () => value), template);
}

const signsOfTerms = /[\s:|<>="：｜＜＞＝「」]|^[-#ー−－＃]/;

/** A text as a name in the query language, quoted if it would be read as something else. */
const nameTerm = (text) => (signsOfTerms.test(text) ? `"${text.replace(/["「」]/g, "")}"` : text);
