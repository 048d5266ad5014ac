// The list of all moves: filters, sorting, and an address that keeps both.
import { linkLanguages, onReturn, parameter, setParameters } from "../page/address.js";
import { DataError, loadAll } from "../page/data.js";
import { chip, element, partsOf, retryButton } from "../page/elements.js";
import { language } from "../page/routes.js";
import { formatNumber, translate, translateCount } from "../page/translations.js";
import { SortHeads } from "../tables/sortable.js";
import { NameIndex } from "../text/name-index.js";
import { MoveFilter } from "./filter.js";
import { MoveForm } from "./form.js";
import { MoveTable } from "./move-table.js";
import { arranged, orders, queryText, readMoves } from "./query.js";
import { finderOf } from "./value-names.js";
import { termWords } from "./words.js";

/** @param {HTMLElement} root */
export async function start(root) {
  linkLanguages();
  await new MoveList(root).open();
}

class MoveList {
  #parts;
  #form;
  #filter;
  #table;
  #heads;
  #slugs;
  #terms = [];

  constructor(root) {
    this.#parts = partsOf(root);
    const { toggle, filters, finder } = this.#parts;
    toggle.addEventListener("click", () => {
      const isOpen = finder.classList.toggle("dex-finder--open");
      filters.hidden = !isOpen;
      toggle.setAttribute("aria-expanded", String(isOpen));
    });
  }

  async open() {
    try {
      this.#use(...await loadAll("moves", "search"));
    } catch (error) {
      return this.#fail(error);
    }
    this.#read();
    onReturn(() => this.#read());
  }

  #use(moves, search) {
    const { table, name, filters, clear } = this.#parts;
    this.#table = new MoveTable(table, moves.slug);
    const ranks = { name: [], type: typeRanks(search, moves), class: classRanks(filters, moves) };
    for (const [rank, place] of this.#table.places.entries()) ranks.name[place] = rank;
    this.#filter = new MoveFilter(moves, new NameIndex(search.moves, language), ranks);
    this.#slugs = {
      type: finderOf(search.types.slug.map((slug, place) =>
        ({ slug, names: [search.types.en[place], search.types.ja[place]] }))),
      class: finderOf(labels(filters, "class").map(({ slug, label }) => ({ slug, names: [label] }))),
    };
    this.#form = new MoveForm(name, filters, (terms, isStep) => this.#ask(terms, isStep));
    this.#heads = new SortHeads([...table.tHead.rows[0].cells], (column, isDescending) =>
      this.#ask(this.#sortedBy(column, isDescending), true));
    clear.addEventListener("click", () => {
      this.#ask([], true);
      name.focus();
    });
  }

  #sortedBy(column, isDescending) {
    const values = [(isDescending ? "-" : "") + orders[column]];
    return [...this.#terms.filter(({ key }) => key !== "sort"), { key: "sort", isNegated: false, sign: ":", values }];
  }

  #read() {
    const { terms, leftOut } = readMoves(parameter("q") ?? "", this.#slugs);
    this.#show(terms, leftOut);
  }

  #ask(terms, isStep) {
    const wanted = arranged(terms);
    setParameters({ q: queryText(wanted) || null }, { isStep });
    this.#show(wanted, []);
  }

  #show(terms, leftOut) {
    const { initials, clear, note } = this.#parts;
    this.#terms = terms;
    this.#form.show(terms);
    const isAll = terms.length === 0;
    const found = this.#filter.find(terms);
    if (isAll) this.#table.showAll();
    else this.#table.show(found);
    // The initials lead through the list in the order of names.
    initials.hidden = !isAll;
    clear.hidden = isAll;
    this.#showOrder();
    this.#showCount(isAll ? null : found.length);
    this.#showChips();
    const texts = [
      ...(leftOut.length > 0 ? [translate("moves.left-out", { terms: leftOut.join(translate("moves.separator")) })] : []),
      ...(found.length === 0 ? [translate("moves.none")] : []),
    ];
    note.replaceChildren(...texts.map((text) => element("p", {}, text)));
    uncover();
  }

  #showOrder() {
    const order = this.#terms.find(({ key }) => key === "sort")?.values[0] ?? "name";
    this.#heads.show(orders.indexOf(order.replace("-", "")), order.startsWith("-"));
  }

  /** @param {number | null} count null for all, which the page's head counts */
  #showCount(count) {
    const { count: place, show } = this.#parts;
    if (count === null) return place.replaceChildren();
    const all = translate("moves.all", { count: formatNumber(this.#table.places.length) });
    place.replaceChildren(translateCount("moves.count", count), " ", element("span", { class: "dex-table__sub" }, all));
    show.textContent = translateCount("moves.show", count);
  }

  #showChips() {
    const { chips, filters } = this.#parts;
    const names = Object.fromEntries(["type", "class", "gen"].map((key) =>
      [key, new Map(labels(filters, key).map(({ slug, label }) => [slug, label]))]));
    chips.replaceChildren(...this.#form.hidden.map((term) => {
      const text = termWords(term, names);
      return chip(text, translate("moves.remove", { filter: text }), () => this.#remove(term));
    }));
    chips.hidden = chips.children.length === 0;
  }

  /** Who removes a filter with the keyboard goes on from where it was. */
  #remove(term) {
    const { chips, name } = this.#parts;
    const place = this.#form.hidden.indexOf(term);
    this.#ask(this.#terms.filter((other) => other !== term), true);
    const next = chips.children[Math.min(place, chips.children.length - 1)];
    (next?.querySelector("button") ?? name).focus();
  }

  /** Says why there are no filters, and offers to try again. */
  #fail(error) {
    if (!(error instanceof DataError)) throw error;
    uncover();
    const { note } = this.#parts;
    note.replaceChildren(element("p", {}, translate(`moves.failed.${error.kind}`)), retryButton(() => {
      note.replaceChildren();
      this.open();
    }));
  }
}

/** Shows the list, which is not painted while an address that asks for another is being answered. */
const uncover = () => delete document.documentElement.dataset.query;

/** What the form calls the values of a key, by slug. */
function labels(filters, key) {
  return [...filters.querySelectorAll(`[name="${key}"]`)]
    .map((input) => ({ slug: input.value, label: input.labels[0].textContent }));
}

/** How the names sort, by the place that stands for each. */
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
