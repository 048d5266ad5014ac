// The list of Pokémon with its filters: one query is its text, its form, its chips and its address.
import { CardMaker } from "../cards/card-maker.js";
import { savedPokemon } from "../cards/saved-pokemon.js";
import { readLearnset } from "../learnset/learnsets.js";
import { linkLanguages, onReturn, parameter, searchText, setParameters } from "../page/address.js";
import { load, loadAll } from "../page/data.js";
import { chip } from "../page/elements.js";
import { watchPreference } from "../page/preferences.js";
import { language } from "../page/routes.js";
import { inParts, whenIdle } from "../page/schedule.js";
import { translate, translateCount } from "../page/translations.js";
import { PokemonFilter } from "../query/evaluation.js";
import { Learnsets, neededFiles } from "../query/learnsets.js";
import { readQuery } from "../query/reader.js";
import { Vocabulary } from "../query/vocabulary.js";
import { chips, format } from "../query/writer.js";
import { changed, choices, termsOf } from "./choices.js";
import { QueryField } from "./query-field.js";

/** The list's page. */
export class ListPage {
  #parts;
  #field;
  /** The filters' form; it comes when it is opened first. */
  #form = null;
  #data;
  /** Ends what is still being shown. */
  #stop = () => {};
  #query = null;
  /** Counts what was asked, so that an answer that comes late is not shown. */
  #asked = 0;

  /** @param {HTMLElement} page */
  constructor(page) {
    const part = (name) => page.querySelector(`[data-part="${name}"]`);
    this.#parts = {
      page, toggle: part("toggle"), clear: part("clear"), all: part("all"), show: part("show"), finder: part("finder"),
      results: page.querySelector(".dex-results"), cards: page.querySelector(".dex-results .dex-cards"),
      hits: page.querySelector("#hits"),
      chips: page.querySelector(".dex-results > .dex-chips"), filters: page.querySelector("#filters"),
      order: page.querySelector("#order"), descending: part("descending"),
      model: part("all").querySelector(".dex-card"),
    };
    this.#field = new QueryField(page.querySelector(".dex-query"), page.querySelector("#mistakes"),
      (text) => this.#typed(text));
    this.#listen();
    this.#open();
  }

  #listen() {
    const { toggle, clear, order, descending } = this.#parts;
    // Data comes while the reader is on the way to the first decision.
    this.#prepare().catch(() => {});
    toggle.addEventListener("click", () => this.#toggle(this.#parts.filters.hidden));
    clear.addEventListener("click", () => this.#decided(""));
    const sort = async () => {
      const isDescending = descending.getAttribute("aria-pressed") === "true";
      await this.#edit("order", termsOf.order(order.value, isDescending));
    };
    order.addEventListener("change", sort);
    descending.addEventListener("click", () => {
      descending.setAttribute("aria-pressed", String(descending.getAttribute("aria-pressed") !== "true"));
      sort();
    });
    onReturn(() => this.#open());
    watchPreference("favourites", () => this.#query?.canonical.includes("favourite") && this.#show(this.#query));
  }

  async #toggle(isOpen) {
    const { toggle, filters, finder } = this.#parts;
    try {
      await this.#bringForm();
    } catch {
      this.#fail();
      return;
    }
    // What was said of an earlier failure is no longer so.
    if (!this.#query) this.#parts.results.hidden = true;
    filters.hidden = !isOpen;
    finder.classList.toggle("dex-finder--open", isOpen);
    toggle.setAttribute("aria-expanded", String(isOpen));
  }

  async #bringForm() {
    if (this.#form) return;
    const { FilterForm } = await import("./filter-form.js");
    this.#form ??= new FilterForm(this.#parts.filters, {
      change: (text) => this.#decided(text), search: async () => (await this.#prepare()).vocabulary.search,
    });
    if (this.#query) this.#showForm((await this.#data).vocabulary);
  }

  #showForm(vocabulary) {
    this.#form.show(this.#query, (kind, slug) => vocabulary.values(kind).name(slug, language));
  }

  #fail() {
    this.#parts.results.hidden = false;
    this.#parts.hits.textContent = translate("failed");
  }

  /** What queries need, fetched once; once more where it failed. */
  async #prepare() {
    this.#data ??= loadAll("search", "queries", "pokemon").then(([search, queries, pokemon]) => {
      const vocabulary = new Vocabulary(search, queries);
      const filter = new PokemonFilter(pokemon, vocabulary);
      // Names are brought into the forms that are compared before the first of them is typed.
      whenIdle(() => filter.find(readQuery("a", vocabulary)));
      whenIdle(() => readQuery("move:a", vocabulary));
      return {
        vocabulary, pokemon, filter, learnsets: new Learnsets(pokemon),
        cards: new CardMaker(pokemon, search, this.#parts.model),
      };
    });
    try {
      return await this.#data;
    } catch (error) {
      this.#data = undefined;
      this.#fail();
      throw error;
    }
  }

  /** Shows what the address says. */
  async #open() {
    const text = parameter("q") ?? "";
    if (text === "" && !this.#query) return;
    await this.#ask(text, (query, { vocabulary }) => {
      this.#field.text = query.errors.length > 0 ? text : format(query, language, vocabulary);
    });
  }

  /** Shows what the reader types; the first letter can be taken back with the back button. */
  async #typed(text) {
    const isFirst = !history.state?.isTyped;
    await this.#ask(text, (query) => this.#record(query, isFirst, { isTyped: true }));
  }

  /** Shows what the reader decided with anything but the text. */
  async #decided(text) {
    await this.#ask(text, (query, { vocabulary }) => {
      this.#field.text = format(query, language, vocabulary);
      this.#record(query, true, {});
    });
  }

  async #edit(owner, texts) {
    await this.#decided(changed(this.#query ?? { terms: [] }, owner, texts));
  }

  /** Puts a query into the address. */
  #record(query, isNew, state) {
    setParameters({ q: query.canonical || null }, { isStep: isNew, state });
  }

  /**
   * Reads a text and shows what it asks for.
   *
   * @param {string} text
   * @param {(query: object, data: object) => void} then what else is to be done with the query
   */
  async #ask(text, then) {
    const asked = this.#asked += 1;
    let data;
    try {
      data = await this.#prepare();
    } catch {
      return;
    }
    if (asked !== this.#asked) return;
    const query = readQuery(text, data.vocabulary);
    this.#query = query;
    then(query, data);
    this.#showQuery(query, data);
    await this.#show(query);
  }

  /** Shows a query itself: mistakes, form, chips, order, and the way to the other language. */
  #showQuery(query, { vocabulary }) {
    this.#field.mark(query.errors, vocabulary, (text) => this.#decided(text));
    if (this.#form) this.#showForm(vocabulary);
    const { order, isDescending } = choices(query);
    this.#parts.order.value = order;
    this.#parts.descending.setAttribute("aria-pressed", String(isDescending));
    this.#parts.chips.replaceChildren(...chips(query, language, vocabulary).map(({ text, without }) =>
      chip(text, translate("list.remove", { name: text }), () => this.#decided(without))));
    linkLanguages(searchText({ q: query.canonical || null }));
  }

  /** Shows whom a query finds; the whole list where it asks for nothing. */
  async #show(query) {
    const { all, results, hits, page } = this.#parts;
    const isAll = query.canonical === "";
    if (isAll) {
      results.hidden = true;
      all.hidden = false;
      this.#done();
      return;
    }
    const asked = this.#asked;
    const { vocabulary, learnsets, filter, pokemon, cards } = await this.#data;
    const answered = await this.#withLearnsets(query, vocabulary, learnsets);
    if (asked !== this.#asked) return;
    const favourites = new Set(savedPokemon("favourites"));
    const places = filter.find(answered.query, { language, learnsets, favourites });
    results.hidden = false;
    all.hidden = true;
    const found = translateCount("list.hits", places.length);
    hits.textContent = answered.isWhole ? found : `${found} ${translate("list.incomplete")}`;
    this.#parts.show.textContent = translateCount("list.show", places.length);
    this.#stop();
    this.#parts.cards.replaceChildren();
    this.#stop = inParts(places, (part) =>
      this.#parts.cards.append(...part.map((place) => cards.card(place, pokemon.number[place]))));
    this.#done();
    page.dataset.shown = query.canonical;
  }

  /** The page shows what its address says. */
  #done() {
    delete document.documentElement.dataset.query;
  }

  /** A query with the learnsets it needs; without its terms about moves where those do not come. */
  async #withLearnsets(query, vocabulary, learnsets) {
    const missing = neededFiles(query, vocabulary).filter((name) => !learnsets.has(name));
    try {
      await Promise.all(missing.map(async (name) => learnsets.add(name, await load(name, readLearnset))));
      return { query, isWhole: true };
    } catch {
      const terms = query.terms.filter(({ key }) => !["move", "game", "method"].includes(key));
      return { query: { ...query, terms }, isWhole: false };
    }
  }
}
