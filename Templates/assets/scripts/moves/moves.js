// The list of all moves: filters, sorting, and an address that keeps both.
import { linkLanguages, onReturn, parameter, searchText, setParameters } from "../page/address.js";
import { fetchAhead, loadAll } from "../page/data.js";
import { chip, element, partsOf, replaceItems } from "../page/elements.js";
import { failureNote, progressNote } from "../page/loading.js";
import { arrival, loadModule, requestModule } from "../page/modules.js";
import { language, pageAddress } from "../page/page-addresses.js";
import { chosenGame } from "../page/preferences.js";
import { formatNumber, loadTranslations, translate, translateCount } from "../page/translations.js";
import { canonical } from "../query/canonical.js";
import { arranged, makeTerm, readCanonical } from "../query/reader.js";
import { Vocabulary } from "../query/vocabulary.js";
import { SortHeads } from "../tables/sortable.js";
import { NameIndex } from "../search/name-index.js";
import { nearestNote } from "../search/similar-names.js";
import { MoveFilter } from "./filter.js";
import { MoveForm } from "./move-form.js";
import { MoveTable } from "./move-table.js";
import { termWords } from "./words.js";

/**
 * @param {HTMLElement} root
 * @param {string[]} files the names of the data of moves, of names and of queries
 */
export async function start(root, files) {
  linkLanguages();
  if (chosenGame()) {
    fetchAhead(`games/${chosenGame()}`);
    requestModule("moves/game-moves.js");
  }
  await new MoveList(root, files).open();
}

class MoveList {
  #root;
  #parts;
  #names;
  #form;
  #filter;
  #table;
  #heads;
  #vocabulary;
  #moves;
  #search;
  #index;
  #ranks;
  /** What shows the values of games; nothing until a game is chosen. */
  #games = null;
  /** Moves in the reader's game; null without one. */
  #game = null;
  #terms = [];
  /** Whether the reader has asked for anything: until then it does not matter that data is on its way. */
  #isAsked = parameter("q") !== null;
  /** How many files have arrived, while some are on their way. */
  #files = null;
  /** What was typed and chosen before the data had arrived, by the input. */
  #early = new Map();

  constructor(root, names) {
    this.#root = root;
    this.#parts = partsOf(root);
    this.#names = names;
    const { toggle, filters, finder } = this.#parts;
    for (const type of ["click", "input"]) {
      root.addEventListener(type, ({ target }) => {
        this.#isAsked = true;
        this.#showProgress();
        if (type === "input" && !this.#filter) this.#early.set(target, { value: target.value, checked: target.checked });
      });
    }
    toggle.addEventListener("click", () => {
      const isOpen = finder.classList.toggle("dex-finder--open");
      filters.hidden = !isOpen;
      toggle.setAttribute("aria-expanded", String(isOpen));
    });
  }

  async open() {
    try {
      this.#use(...await loadAll(this.#names, {
        count: (files) => {
          this.#files = files;
          this.#showProgress();
        },
      }));
    } catch (error) {
      return this.#fail(error);
    } finally {
      this.#files = null;
    }
    // A game that is chosen later; the module watches further ones itself.
    window.addEventListener("dex-game", () => { if (!this.#games) this.#follow().catch(console.warn); });
    if (chosenGame()) await this.#follow();
    else this.#read();
    this.#useEarly();
    onReturn(() => this.#read());
  }

  /** Shows what is true in the reader's game; its values replace today's as soon as they have come. */
  async #follow() {
    const wanted = chosenGame();
    let failure = null;
    try {
      this.#game = await this.#found();
    } catch (error) {
      // Another game is on its way, or is there.
      if (wanted !== chosenGame()) return;
      this.#game = null;
      failure = error;
    }
    this.#filter = new MoveFilter(this.#game?.moves ?? this.#moves, this.#vocabulary, this.#index, this.#ranks);
    this.#games?.show(this.#game);
    this.#read();
    // Where the module is missing, the page says so itself.
    if (failure && this.#games) {
      this.#parts.note.append(failureNote(failure, () => this.#follow(), translate("moves.without-game")));
    }
  }

  async #found() {
    if (!this.#games) {
      const { GameMoves } = await arrival(loadModule("moves/game-moves.js"), this.#root);
      const classes = new Map(labels(this.#parts.filters, "class").map(({ slug, label }) => [slug, label]));
      const data = { moves: this.#moves, search: this.#search, filters: this.#parts.filters, classes };
      this.#games ??= new GameMoves(this.#table.rows, data, () => this.#follow());
    }
    return this.#games.find();
  }

  #useEarly() {
    for (const [input, state] of this.#early) {
      Object.assign(input, state);
      for (const type of ["input", "change"]) input.dispatchEvent(new Event(type, { bubbles: true }));
    }
    this.#early.clear();
  }

  #showProgress() {
    if (this.#isAsked && this.#files) this.#parts.note.replaceChildren(progressNote(this.#files));
  }

  #use(moves, search, queries) {
    const { table, name, filters, clear } = this.#parts;
    this.#table = new MoveTable(table, moves.slug);
    this.#moves = moves;
    this.#ranks = { name: [], type: typeRanks(search, moves), class: classRanks(filters, moves) };
    for (const [rank, position] of this.#table.positions.entries()) this.#ranks.name[position] = rank;
    this.#vocabulary = new Vocabulary(search, queries, "moves");
    this.#search = search;
    this.#index = new NameIndex(search.moves, language);
    this.#filter = new MoveFilter(moves, this.#vocabulary, this.#index, this.#ranks);
    this.#form = new MoveForm(name, filters, this.#vocabulary, (...asked) => this.#ask(...asked));
    this.#heads = new SortHeads([...table.tHead.rows[0].cells], (column, isDescending) =>
      this.#ask(this.#sortedBy(column, isDescending), true));
    clear.addEventListener("click", () => {
      this.#ask([], true);
      name.focus();
    });
  }

  /** What the list can be sorted by, in the order of the table's columns; the first is the page's own order. */
  get #orders() {
    return this.#vocabulary.values("sort").slugs;
  }

  #sortedBy(column, isDescending) {
    const order = makeTerm(this.#vocabulary.keyNamed("sort"), ":", [(isDescending ? "-" : "") + this.#orders[column]]);
    return [...this.#terms.filter(({ key }) => key !== "sort"), order];
  }

  #read() {
    const text = parameter("q") ?? "";
    const { terms, leftOut, errors } = readCanonical(text, this.#vocabulary);
    const [or] = errors.filter(({ kind }) => kind === "no-or").map(({ start, length }) => text.slice(start, start + length));
    this.#show(terms, leftOut.filter((part) => part !== or), or);
  }

  #ask(terms, isStep, leftOut = [], or) {
    const wanted = arranged(terms, this.#vocabulary);
    setParameters({ q: canonical({ terms: wanted }) || null }, { isStep, isTyping: !isStep });
    this.#show(wanted, leftOut, or);
  }

  #show(terms, leftOut, or) {
    const { initials, clear, note } = this.#parts;
    this.#terms = terms;
    this.#form.show(terms);
    const isAll = terms.length === 0;
    const { positions: found, count } = this.#arranged(this.#filter.find(terms));
    if (isAll) this.#table.showAll();
    else this.#table.show(found);
    // The initials lead through the list in the order of names.
    initials.hidden = !isAll;
    clear.hidden = isAll;
    this.#showOrder();
    this.#showCount(isAll ? null : count);
    this.#showChips();
    this.#showLearners(count);
    const texts = [
      ...(leftOut.length > 0 ? [translate("moves.left-out", { terms: leftOut.join(translate("moves.separator")) })] : []),
      ...(found.length === 0 ? [translate("moves.none")] : []),
    ];
    note.replaceChildren(...texts.map((text) => element("p", {}, text)), ...found.length === 0 ? this.#nearest() : []);
    if (or) this.#sayHowToJoin(or).catch(console.warn);
    uncover();
  }

  /** Says what to write for a word between conditions. */
  async #sayHowToJoin(or) {
    const terms = this.#terms;
    await loadTranslations("mistakes");
    if (terms === this.#terms) this.#parts.note.prepend(element("p", {}, translate("mistakes.no-or", { text: or })));
  }

  /** Names like the one that was typed. */
  #nearest() {
    const { values: [name] = [""] } = this.#terms.find(({ declaration: { kind } }) => kind === "text") ?? {};
    return nearestNote(this.#search, this.#index.nearest(name).map((index) => ({ kind: "moves", index })));
  }

  #showOrder() {
    const order = this.#terms.find(({ key }) => key === "sort")?.values[0] ?? this.#orders[0];
    this.#heads.show(this.#orders.indexOf(order.replace("-", "")), order.startsWith("-"));
  }

  /** @param {number | null} count null for all, which the page's head counts */
  #showCount(count) {
    const { count: head, show } = this.#parts;
    const [text, all] = this.#game ? this.#games.counts(this.#game, count) : this.#counts(count);
    head.replaceChildren(...text ? [text, " ", element("span", { class: "dex-table__sub" }, all)] : []);
    if (count !== null) show.textContent = translateCount("moves.show", count);
  }

  #counts(count) {
    const all = translate("moves.all", { count: formatNumber(this.#table.rows.size) });
    return count === null ? [] : [translateCount("moves.count", count), all];
  }

  /** Those that nobody learns in the reader's game come last, and do not count. */
  #arranged(positions) {
    return this.#game ? this.#games.arranged(positions, this.#game) : { positions, count: positions.length };
  }

  #showChips() {
    const { chips, filters, name } = this.#parts;
    const names = Object.fromEntries(["type", "class", "gen"].map((key) =>
      [key, new Map(labels(filters, key).map(({ slug, label }) => [slug, label]))]));
    replaceItems(chips, this.#form.hidden.map((term) => {
      const text = termWords(term, names);
      return chip(text, translate("moves.remove", { filter: text }), () =>
        this.#ask(this.#terms.filter((other) => other !== term), true));
    }), name);
    chips.hidden = chips.children.length === 0;
  }

  /** The ways from the moves that were found to the Pokémon that learn any, or all, of them. */
  #showLearners(count) {
    const { learners, any, "all-of": all } = this.#parts;
    const conditions = canonical({ terms: this.#terms.filter(({ declaration: { kind } }) => kind !== "sort") });
    learners.hidden = conditions === "" || count === 0;
    all.hidden = count === 1;
    for (const [link, key] of [[any, "move"], [all, "all-moves"]]) {
      link.href = pageAddress("home") + searchText({ q: `${key}:(${conditions})` });
    }
  }

  /** Says why there are no filters, and offers to try again. */
  #fail(error) {
    uncover();
    this.#parts.note.replaceChildren(failureNote(error, () => this.open(), translate("moves.without-data")));
  }
}

/** Shows the list, which is not painted while an address that asks for another is being answered. */
const uncover = () => delete document.documentElement.dataset.query;

/** What the form calls the values of a key, by slug. */
function labels(filters, key) {
  return [...filters.querySelectorAll(`[name="${key}"]`)]
    .map((input) => ({ slug: input.value, label: input.labels[0].textContent }));
}

/** How the names sort, by their positions. */
function ranksOf(names) {
  const sorted = [...names].sort((one, other) => one.localeCompare(other, language));
  return names.map((name) => sorted.indexOf(name));
}

function typeRanks(search, moves) {
  return ranksOf(moves["type-slugs"].map((slug) => search.types[language][search.types.slug.indexOf(slug)]));
}

function classRanks(filters, moves) {
  const names = new Map(labels(filters, "class").map(({ slug, label }) => [slug, label]));
  return ranksOf(moves["class-slugs"].map((slug) => names.get(slug)));
}
