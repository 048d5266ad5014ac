// What the list shows: all Pokémon as the page has them, or those that a query finds, as cards or in a table.
import { CardMaker } from "../cards/card-maker.js";
import { focusItem, placeOfFocus } from "../page/elements.js";
import { failureNote, progressNote } from "../page/loading.js";
import { inParts } from "../page/schedule.js";
import { translateCount } from "../page/translations.js";
import { placeOfReturn, rememberPlace, returnTo } from "./scroll-place.js";

/** How many cards after that to which the reader returns fill a window. */
const windowful = 60;

/** The list of all Pokémon, and the results in its stead. */
export class Results {
  #page;
  #all;
  #results;
  #cards;
  /** The table in place of the cards; null while there are cards. */
  #table = null;
  #heading;
  /** The heading of the whole list, and the page's title there. */
  #whole;
  #note;
  #button;
  #clear;
  #maker = null;
  /** What the maker's cards say. */
  #pokemon = null;
  /** Where the reader who returns was, until that is shown. */
  #place = placeOfReturn();
  #positions = [];
  #ways = null;
  /** Ends what is still being shown. */
  #stop = () => {};

  /** @param {HTMLElement} page */
  constructor(page) {
    this.#page = page;
    this.#all = page.querySelector('[data-part="all"]');
    this.#results = page.querySelector(".dex-results");
    this.#cards = this.#results.querySelector(".dex-cards");
    rememberPlace(() => this.#items);
    this.#heading = page.querySelector("#hits");
    this.#whole = { heading: this.#heading.textContent, title: document.title };
    this.#note = this.#results.querySelector(".dex-results__note");
    this.#clear = page.querySelector('[data-part="clear"]');
    this.#button = page.querySelector('[data-part="show"]');
  }

  /** The elements that results are shown as: the cards, or the rows of the table. */
  get #items() {
    return this.#table?.items ?? this.#cards;
  }

  /**
   * Shows what follows in a table, or as cards.
   *
   * @param {import("./table.js").PokemonTable | null} table
   */
  set table(table) {
    if (table !== this.#table) this.#items.replaceChildren();
    this.#table?.element.remove();
    this.#table = table;
    if (table) this.#cards.after(table.element);
  }

  /** Shows the whole list as the page has it. */
  showAll() {
    this.#place = null;
    this.hide();
    this.#all.hidden = false;
    this.#entitle(null);
    uncover();
  }

  #entitle(heading) {
    const { heading: whole, title } = this.#whole;
    this.#heading.textContent = heading ?? whole;
    if (this.#table) this.#table.element.caption.textContent = heading ?? whole;
    document.title = heading === null ? title : heading + title.slice(title.lastIndexOf(" – "));
  }

  /** Hides what was shown, such as an earlier failure. */
  hide() {
    this.#results.hidden = true;
    this.#note.replaceChildren();
  }

  /**
   * Shows what is found, perhaps not all of it yet.
   *
   * @param {number[]} positions those of the Pokémon that were found, in their order
   * @param {object} shown
   * @param {object} shown.pokemon data/pokemon.json, perhaps as it was in a game
   * @param {object} shown.search data/search.json
   * @param {string | null} shown.heading what was found, in words; null for the whole list
   * @param {((position: number) => string | null) | null} shown.figure what a card says of that by which they are sorted
   * @param {(position: number) => number} [shown.numberOf] their numbers, as `GameList.arranged` returns them
   * @param {(items: HTMLElement[], positions: number[]) => void} [shown.mark] marks them, as that
   * @param {import("./card-ways.js").CardWays | null} [shown.ways] says how they learn moves
   */
  show(positions, { pokemon, search, heading, figure, mark, ways = null, numberOf = (position) => pokemon.number[position] }) {
    if (pokemon !== this.#pokemon) this.#maker = new CardMaker(pokemon, search, this.#all.querySelector(".dex-cards > li"));
    this.#pokemon = pokemon;
    this.#results.hidden = false;
    this.#all.hidden = true;
    this.#entitle(heading);
    this.#clear.hidden = heading === null;
    this.#button.textContent = translateCount("list.show", positions.length);
    this.#stop();
    this.#ways?.stop();
    this.#ways = ways;
    this.#positions = positions;
    // Who removes a favourite goes on with the next.
    const items = this.#items;
    const focused = placeOfFocus(items);
    const { list } = document.activeElement.dataset;
    const needed = Math.max(focused + 1, this.#place ? this.#place.card + windowful : 0);
    items.replaceChildren();
    const maker = this.#table ?? this.#maker;
    this.#stop = inParts(positions, (part) => {
      const made = part.map((position) => maker.item(position, numberOf(position), figure?.(position)));
      const areFirst = items.childElementCount === 0;
      items.append(...made);
      mark?.(made, part);
      this.#ways?.watch(made, part, areFirst);
    }, needed);
    if (focused >= 0) focusItem(items.children, focused, list ? `[data-list=${list}]` : "a", this.#clear);
    uncover();
  }

  /**
   * Says on the cards how the Pokémon learn moves, where that was not known in time.
   *
   * @param {import("./card-ways.js").CardWays} ways
   */
  explain(ways) {
    this.#ways?.stop();
    this.#ways = ways;
    ways.watch([...this.#items.children].filter((item) => item.querySelector("a")), this.#positions);
  }

  /** What is shown is all of the answer to a query, in its canonical form. */
  end(query) {
    this.#note.replaceChildren();
    if (this.#place) returnTo(this.#place, this.#items);
    this.#place = null;
    this.#page.dataset.shown = query;
  }

  /**
   * Shows similar names where nothing was found.
   *
   * @param {HTMLElement[]} note as that of `nearestNote`
   */
  suggest(note) {
    this.#note.replaceChildren(...note);
  }

  /** Reports how many of the files have come that are needed, as `progressNote`. */
  wait(files, what) {
    this.#results.hidden = false;
    this.#note.replaceChildren(progressNote(files, what));
  }

  /** Reports that files could not be loaded, as `failureNote`. */
  fail(error, retry, consequence) {
    this.#results.hidden = false;
    this.#note.replaceChildren(failureNote(error, retry, consequence));
    uncover();
  }
}

/** The page shows what its address says. */
const uncover = () => delete document.documentElement.dataset.query;
