// The list of Pokémon with its filters: one query is its text, its form, its chips and its address.
import { savedPokemon } from "../cards/saved-pokemon.js";
import { linkLanguages, onReturn, parameter, presentState, searchText, setParameters } from "../page/address.js";
import { chip, partsOf, replaceItems } from "../page/elements.js";
import { arrival, loadModule } from "../page/modules.js";
import { chosenGame, preference, watchPreference } from "../page/preferences.js";
import { language } from "../page/page-addresses.js";
import { after } from "../page/schedule.js";
import { translate } from "../page/translations.js";
import { hasPokedex } from "../query/canonical.js";
import { readCanonical, readQuery } from "../query/reader.js";
import { format } from "../query/writer.js";
import { FilterPanel } from "./filter-panel.js";
import { ListData } from "./list-data.js";
import { OrderControl, orderOf, withOrder } from "./order-control.js";
import { QueryField } from "./query-field.js";
import { Results } from "./results.js";
import { Wording } from "./wording.js";

/** How long answers wait for files before those that do without are shown, in milliseconds. */
const patience = 200;

/** Whether the reader has chosen the table. */
const isTable = () => preference("view") === "list";

/** The list's page. */
export class ListPage {
  #data;
  #field;
  #panel;
  #order;
  #chips;
  #toggle;
  #results;
  #filters;
  #words;
  #page;
  /** The table, once the reader has chosen it. */
  #table = null;
  #query = null;
  /** The query as it is answered: in the reader's game, for moves that are asked for without one. */
  #answered = null;
  /** Counts what was asked, so that an answer that comes late is not shown. */
  #asked = 0;

  /**
   * @param {HTMLElement} page
   * @param {string[]} files as those of `ListData`
   */
  constructor(page, files) {
    const { toggle, clear, finder, descending } = partsOf(page);
    this.#page = page;
    const filters = page.querySelector("#filters");
    this.#data = new ListData(page, files);
    this.#results = new Results(page);
    this.#filters = filters;
    this.#chips = page.querySelector(".dex-results__asked > .dex-chips");
    this.#toggle = toggle;
    this.#field = new QueryField(page.querySelector(".dex-query"), page.querySelector("#mistakes"),
      (text) => this.#typed(text));
    this.#panel = new FilterPanel({ toggle, filters, finder }, (FilterForm) => this.#makeForm(FilterForm, filters), {
      // What was reported of an earlier failure no longer holds.
      opened: () => this.#query ?? this.#results.hide(),
      failed: (error, retry) => this.#results.fail(error, retry),
    });
    this.#order = new OrderControl(page.querySelector("#order"), descending, () => this.#sort());
    clear.addEventListener("click", () => {
      this.#decided("");
      // The button goes; a text field would open a phone's keyboard.
      toggle.focus();
    });
    onReturn(() => this.#open());
    watchPreference("favourites", () => this.#showFavourites());
    const askAgain = () => this.#ask(this.#query?.canonical ?? "", () => {});
    watchPreference("view", askAgain);
    window.addEventListener("dex-game", askAgain);
    this.#open();
  }

  async #makeForm(FilterForm, filters) {
    const { vocabulary } = await this.#data.get((files) => this.#results.wait(files));
    const form = new FilterForm(filters, vocabulary, (text) => this.#changed(text));
    if (this.#answered) form.show(this.#answered);
    return form;
  }

  /** Calls a function with the data that queries are answered with; while they do not come, it says so. */
  async #withData(use) {
    let data;
    try {
      data = await this.#data.get((files) => this.#results.wait(files));
    } catch (error) {
      return this.#results.fail(error, () => this.#withData(use));
    }
    return use(data);
  }

  /** Shows what the address says. */
  async #open() {
    const text = parameter("q") ?? "";
    if (text === "" && !this.#query && !isTable() && !chosenGame()) return;
    await this.#ask(text, (query, { vocabulary }) => {
      this.#field.text = query.errors.length > 0 ? text : format(query, language, vocabulary);
    });
  }

  /** Shows what the reader types; the first letter can be taken back with the back button. */
  async #typed(text) {
    const state = presentState();
    const isTyping = Boolean(state?.isTyped);
    const how = { isStep: !isTyping, isTyping, state: { ...state, isTyped: true } };
    await this.#ask(text, (query) => this.#record(query, how), readQuery);
  }

  /** Shows what was made of the query as it is answered, whose game may be the reader's own. */
  async #changed(text) {
    await this.#withData(({ game }) => this.#decided(...game?.changed(text, this.#query, this.#answered) ?? [text]));
  }

  /** Shows what the reader decided with anything but the text. */
  async #decided(text, state = {}) {
    await this.#ask(text, (query, { vocabulary }) => {
      this.#field.text = format(query, language, vocabulary);
      this.#record(query, { isStep: true, state });
    });
  }

  async #sort() {
    const order = this.#order.value;
    await this.#withData(({ vocabulary }) =>
      this.#changed(withOrder(this.#answered ?? { terms: [] }, order, vocabulary)));
  }

  /** Puts a query into the address. */
  #record(query, how) {
    setParameters({ q: query.canonical || null }, how);
  }

  /**
   * Reads a text and shows what it asks for.
   *
   * @param {string} text
   * @param {(query: object, data: object) => void} then what else is to be done with the query
   * @param {typeof readQuery} [read]
   */
  async #ask(text, then, read = readCanonical) {
    const asked = this.#asked += 1;
    await this.#withData(async (data) => {
      if (asked !== this.#asked) return;
      const query = read(text, data.vocabulary);
      this.#query = query;
      then(query, data);
      const answered = data.game?.scoped(query) ?? query;
      this.#answered = answered;
      this.#showQuery(answered, data);
      await this.#arrange(answered, data);
      if (asked === this.#asked) await this.#show(answered, data);
      if (data.failure && asked === this.#asked) {
        this.#results.fail(data.failure, () => this.#ask(query.canonical, () => {}), translate("list.without-game"));
      }
    });
  }

  /** Shows a query itself: mistakes, form, chips, order, and the way to the other language. */
  #showQuery(query, { vocabulary }) {
    this.#field.mark(query.errors, vocabulary, (text) => this.#decided(text));
    this.#panel.show(query);
    this.#order.hasPokedex = hasPokedex(query.terms);
    this.#order.value = orderOf(query, vocabulary);
    replaceItems(this.#chips, this.#wording(vocabulary).chips(query).map(({ text, without }) =>
      chip(text, translate("list.remove", { name: text }), () => this.#changed(without))), this.#toggle);
    linkLanguages(searchText({ q: query.canonical || null }));
  }

  /** Takes the table or cards, as the reader has chosen. */
  async #arrange(query, data) {
    if (isTable()) {
      const { PokemonTable } = await arrival(loadModule("list/table.js"), this.#page);
      if (this.#table?.pokemon !== data.pokemon) {
        this.#table = new PokemonTable(partsOf(this.#page).table, data, (order, isDescending) =>
          this.#changed(withOrder(this.#answered, { order, isDescending }, data.vocabulary)));
      }
      this.#table.mark(orderOf(query, data.vocabulary));
    }
    this.#results.table = isTable() ? this.#table : null;
  }

  /** Shows the Pokémon that a query finds; the whole list where it asks for nothing. */
  async #show(query, data) {
    if (query.canonical === "") return this.#showAll(data);
    const asked = this.#asked;
    const isCurrent = () => asked === this.#asked;
    if (!this.#data.isReadyFor(query)) {
      // Files that come soon do not make the list change twice.
      const timer = setTimeout(() => isCurrent() && this.#find(query, data), patience);
      try {
        await this.#data.prepareFor(query, (files, what) => isCurrent() && this.#results.wait(files, what));
      } catch (error) {
        if (isCurrent()) this.#failToShow(error, query, data);
        return;
      } finally {
        clearTimeout(timer);
      }
    }
    if (!isCurrent()) return;
    const fail = (error) => isCurrent()
      && this.#results.fail(error, () => this.#show(query, data), translate("list.unexplained"));
    const explained = this.#data.waysFor(query, fail);
    // Cards that get a line later move those below.
    const ways = await Promise.race([explained, after(patience)]).catch(() => null);
    if (!isCurrent()) return;
    const found = this.#find(query, { ...data, ways });
    this.#results.end(query.canonical);
    if (found.length === 0) {
      const similar = await this.#data.similarTo(query);
      if (isCurrent()) this.#results.suggest(similar);
    } else if (!ways) {
      explained.then((late) => late && isCurrent() && this.#results.explain(late), fail);
    }
  }

  /** Shows all species; the page has their cards, if it is not for a game. */
  #showAll(data) {
    if (!isTable() && !data.game) return this.#results.showAll();
    const { positions } = data.game ? { positions: data.game.all }
      : this.#data.find(readCanonical("-is:form", data.vocabulary), new Set());
    this.#showFound(positions, false, { ...data, heading: null, figure: null });
    this.#results.end("");
  }

  /** Shows Pokémon in the order of the reader's game, if the query asks for none. */
  #showFound(positions, isSorted, shown) {
    const arranged = shown.game?.arranged(positions, isSorted) ?? { positions };
    this.#results.show(arranged.positions, { ...shown, ...arranged });
  }

  /** Shows what is found with the data that are there. */
  #find(query, data) {
    const { positions, query: asked } = this.#data.find(query, new Set(savedPokemon("favourites")));
    const wording = this.#wording(data.vocabulary);
    const order = data.filter.order(asked, language);
    this.#showFound(positions, order !== null, {
      ...data, heading: wording.heading(asked, positions.length), figure: sortedFigures(order, wording),
    });
    return positions;
  }

  #wording(vocabulary) {
    return this.#words ??= new Wording(vocabulary, labelsOf(this.#order.names, this.#filters));
  }

  #failToShow(error, query, data) {
    this.#find(query, data);
    this.#results.end(query.canonical);
    this.#results.fail(error, () => this.#show(query, data), translate("list.incomplete"));
  }

  /** Flags may ask for favourites, which have changed. */
  #showFavourites() {
    if (this.#query?.terms.some(({ declaration: { kind } }) => kind === "flag")) {
      this.#withData((data) => this.#show(this.#answered, data));
    }
  }
}

/** What the page calls the keys of figures, and generations, as `Wording` takes it. */
function labelsOf(orders, filters) {
  const generations = [...filters.elements.gen].map(({ id, labels: [label] }) => [id, label.textContent]);
  return new Map([...orders, ...generations]);
}

/** A function from a position to the figure by which a list is sorted, in words; null where it is sorted by none. */
function sortedFigures(order, wording) {
  if (!order || order.key.kind === "name" || order.key.slug === "number") return null;
  return (position) => (order.column[position] === null ? null : wording.labelled(order.key, order.column[position]));
}
