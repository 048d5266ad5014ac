// The page that shows Pokémon side by side. Its address says which.
import { chosen, keep, mostCompared } from "../cards/chosen.js";
import { load } from "../page/data.js";
import { element } from "../page/element.js";
import { language, otherLanguage } from "../page/place.js";
import { preference, watch } from "../page/preferences.js";
import { choiceAt, Picker } from "../page/picker.js";
import { retryButton } from "../page/retry.js";
import { phrase, words } from "../page/words.js";
import { queryOf, wished } from "./address.js";
import { beginnings } from "./beginnings.js";
import { comparisonTable } from "./comparison-table.js";
import { entryAt, nameAt } from "./entries.js";
import { moveLists } from "./move-lists.js";
import { comparedMoves, setsInAnyGame, setsInGame } from "./move-sets.js";
import { nameSearch } from "./name-search.js";

/** How many unknown names of an address are repeated. */
const mostRepeated = 5;
const joined = new Intl.ListFormat(language);

/** @param {HTMLElement} page */
export const start = (page) => new ComparisonPage(page).open();

class ComparisonPage {
  #parts;
  #game;
  #siteTitle = document.title;
  #languageLink = document.querySelector(`.dex-top a[hreflang="${otherLanguage}"]`);
  #files = null;
  #places = new Map();
  #wish = null;
  #entries = [];
  #search = null;
  // On a phone what they share would hide what follows.
  #openFolds = new Map([["shared", matchMedia("(min-width: 48rem)").matches]]);

  constructor(page) {
    const parts = [...page.querySelectorAll("[data-part]")].map((part) => [part.dataset.part, part]);
    this.#parts = Object.fromEntries(parts);
    this.#game = this.#parts.game;
  }

  /** Brings what the page needs; where that fails, it can be tried again. */
  async open() {
    const { table } = this.#parts;
    table.replaceChildren(element("p", { class: "dex-compare__state" }, phrase("compare.loading")));
    try {
      const [pokemon, search, chart] = await Promise.all(["pokemon", "search", "types"].map(load));
      this.#files = { pokemon, search, chart };
    } catch (error) {
      console.warn(error);
      table.replaceChildren(this.#failure(() => this.open()));
      return;
    }
    this.#files.pokemon.slug.forEach((slug, place) => this.#places.set(slug, place));
    this.#listen();
    this.#show();
  }

  #listen() {
    new Picker(this.#parts.add, {
      label: phrase("compare.suggestions"), find: (text) => this.#suggestions(text), pick: (slug) => this.#add(slug),
    });
    window.addEventListener("popstate", () => this.#show());
    this.#game.addEventListener("change", () => this.#go(this.#wish.slugs, this.#game.value));
    watch("game", () => this.#showMoves());
  }

  #failure(again) {
    return element(
      "div", { class: "dex-compare__state", role: "alert" }, element("p", {}, words("failed")), retryButton(again));
  }

  /** Shows what the address says. */
  #show() {
    const isGame = (slug) => [...this.#game.options].some(({ value }) => value === slug);
    this.#wish = wished(location.search, (slug) => this.#places.has(slug), isGame);
    const { pokemon, search } = this.#files;
    this.#entries = this.#wish.slugs.map((slug) => entryAt(pokemon, search, this.#places.get(slug), language));
    this.#languageLink.search = queryOf(this.#wish.slugs, this.#wish.game);
    this.#parts.notes.replaceChildren(...this.#notes().map((text) => element("p", { class: "dex-note" }, text)));
    this.#showTitle();
    this.#showTable();
    this.#showBox();
    this.#showMoves();
  }

  #notes() {
    const { unknown, isTooLong } = this.#wish;
    const notes = [];
    if (unknown.length > 0) {
      const names = unknown.slice(0, mostRepeated).map((name) => (name.length > 40 ? `${name.slice(0, 39)}…` : name));
      if (unknown.length > mostRepeated) names.push("…");
      notes.push(phrase("compare.unknown-names", { names: names.join(phrase("compare.separator")) }));
    }
    if (isTooLong) notes.push(phrase("compare.too-many", { limit: mostCompared }));
    return notes;
  }

  #allNames() {
    return joined.format(this.#entries.map(({ name }) => name.text));
  }

  #showTitle() {
    document.title = this.#entries.length === 0
      ? this.#siteTitle
      : phrase("compare.title", { names: this.#allNames(), page: this.#siteTitle });
  }

  #showTable() {
    const { pokemon, search, chart } = this.#files;
    const { table } = this.#parts;
    if (this.#entries.length === 0) {
      table.replaceChildren(beginnings(pokemon, search, this.#places, chosen("compare")));
      return;
    }
    const { types } = search;
    const typeName = (slug) => types[language][types.slug.indexOf(slug)];
    const made = comparisonTable(
      this.#entries, { type: typeName, all: this.#allNames() }, chart, (slug) => this.#remove(slug));
    const hint = element("p", { class: "dex-compare__state" }, phrase("compare.one"));
    table.replaceChildren(...(this.#entries.length === 1 ? [made, hint] : [made]));
  }

  /** A full comparison takes no more; the box keeps the focus that it may have. */
  #showBox() {
    const { add } = this.#parts;
    add.readOnly = this.#entries.length >= mostCompared;
    add.placeholder = add.readOnly ? phrase("compare.full", { limit: mostCompared }) : phrase("compare.placeholder");
  }

  async #suggestions(text) {
    const { pokemon } = this.#files.search;
    this.#search ??= nameSearch(pokemon, language);
    const isWanted = (place) => !this.#wish.slugs.includes(pokemon.slug[place]);
    const places = this.#parts.add.readOnly ? [] : this.#search(text, isWanted);
    const isMissed = places.length === 0 && text.trim() !== "";
    this.#parts.miss.textContent = isMissed ? phrase("compare.miss", { text: text.trim() }) : "";
    return places.map((place) => choiceAt(pokemon, place));
  }

  #add(slug) {
    this.#go([...this.#wish.slugs, slug], this.#wish.game);
    this.#say("compare.added", slug);
    this.#parts.table.querySelector("thead th:last-child").scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  #remove(slug) {
    const place = this.#wish.slugs.indexOf(slug);
    this.#go(this.#wish.slugs.filter((other) => other !== slug), this.#wish.game);
    this.#say("compare.removed", slug);
    // The button is gone: the next one takes the focus.
    const buttons = this.#parts.table.querySelectorAll(".dex-compare__remove");
    (buttons[Math.min(place, buttons.length - 1)] ?? this.#parts.add).focus();
  }

  #say(key, slug) {
    const { text } = nameAt(this.#files.search.pokemon, this.#places.get(slug), language);
    this.#parts.said.textContent = phrase(key, { name: text, count: this.#entries.length, limit: mostCompared });
  }

  /** Goes on to another comparison. Where what is kept for comparing was the same as this one, it follows. */
  #go(slugs, game) {
    if (chosen("compare").join() === this.#wish.slugs.join() && slugs !== this.#wish.slugs) keep("compare", slugs);
    history.pushState(null, "", location.pathname + queryOf(slugs, game));
    this.#show();
  }

  /** The games whose moves are compared: those of the address, else the reader's own, else all. */
  #chosenGame() {
    const { game } = this.#wish;
    if (game !== null) return game;
    this.#game.value = preference("game") ?? "any";
    return this.#game.value === "" ? "any" : this.#game.value;
  }

  async #showMoves() {
    const { moves, lists, note } = this.#parts;
    const entries = this.#entries;
    const game = this.#chosenGame();
    this.#game.value = game;
    moves.hidden = entries.length < 2;
    if (moves.hidden) return;
    note.textContent = phrase(game === "any" ? "compare.moves.note-any" : "compare.moves.note-game");
    for (const { dataset, open } of lists.querySelectorAll("[data-fold]")) this.#openFolds.set(dataset.fold, open);
    let content;
    try {
      const sets = this.#moveSets(game, await load(`learnsets/${game}`), entries.map(({ place }) => place));
      content = moveLists(
        comparedMoves(sets), entries, this.#files.search.moves, (names) => joined.format(names),
        (fold) => this.#openFolds.get(fold) ?? false);
    } catch (error) {
      console.warn(error);
      content = [this.#failure(() => this.#showMoves())];
    }
    // Meanwhile the reader may have gone on.
    if (entries === this.#entries && game === this.#game.value) lists.replaceChildren(...content);
  }

  #moveSets(game, file, places) {
    return game === "any"
      ? setsInAnyGame(file, places) : setsInGame(file, places, this.#files.pokemon["evolves-from"]);
  }
}
