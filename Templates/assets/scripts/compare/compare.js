// The page that shows Pokémon side by side. Its address says which.
import { mostCompared, savedPokemon, savePokemon } from "../cards/saved-pokemon.js";
import { chosenGame, games, watchGame } from "../games/my-game.js";
import { earlierStages, readLearnset } from "../learnset/learnsets.js";
import { linkLanguages, onReturn, presentSearch, searchText, setParameters } from "../page/address.js";
import { load, loadAll, nameAt } from "../page/data.js";
import { element, focusItem, partsOf } from "../page/elements.js";
import { failureNote, progressNote } from "../page/loading.js";
import { loadModule } from "../page/modules.js";
import { language } from "../page/page-addresses.js";
import { translate } from "../page/translations.js";
import { Picker } from "../search/picker.js";
import { quoted } from "../text/quoted.js";
import { beginnings } from "./beginnings.js";
import { chartInGame, entryAt, readWish, wishParameters } from "./comparison.js";
import { comparisonTable } from "./comparison-table.js";
import { comparedMoves, moveLists, setsInAnyGame, setsInGame } from "./shared-moves.js";

const joined = new Intl.ListFormat(language);

/** A note in place of what cannot be shown. */
const state = (role, note) => element("div", { class: "dex-compare__state", role }, note);

/** What Pokémon and the type chart were in a game. */
async function factsIn(game, { pokemon, chart }) {
  const [{ pokemonInGame }, file] = await Promise.all([loadModule("list/game-list.js"), load(`games/${game}`)]);
  return { pokemon: pokemonInGame(pokemon, file), chart: chartInGame(chart, file) };
}

/** The slug of the game that a version or an add-on belongs to. */
const groupOf = (slug) => games().find(({ versions, parts }) => Object.hasOwn(versions, slug) || parts?.includes(slug))?.slug;

/**
 * @param {HTMLElement} page
 * @param {string[]} files the names of the data of Pokémon, of names and of types
 */
export const start = (page, files) => new ComparisonPage(page, files).open();

class ComparisonPage {
  #parts;
  #needed;
  #game;
  #siteTitle = document.title;
  #files = null;
  /** Those of Pokémon and of types as they were in the game that counts. */
  #facts = null;
  /** In the columns of the data, by slug. */
  #indices = new Map();
  #stages;
  #wish = null;
  #entries = [];
  // On a phone what they share would hide what follows.
  #openFolds = new Map([["shared", matchMedia("(min-width: 48rem)").matches]]);

  constructor(page, needed) {
    this.#parts = partsOf(page);
    this.#needed = needed;
    this.#game = this.#parts.game;
  }

  /** Loads the data; after a failure it offers to try again. */
  async open() {
    const { table } = this.#parts;
    try {
      const [pokemon, search, chart] = await loadAll(this.#needed, {
        count: (files) => table.replaceChildren(state("status", progressNote(files))),
      });
      this.#files = { pokemon, search, chart };
    } catch (error) {
      table.replaceChildren(state("alert", failureNote(error, () => this.open())));
      return;
    }
    const { pokemon } = this.#files;
    pokemon.slug.forEach((slug, index) => this.#indices.set(slug, index));
    this.#stages = earlierStages(pokemon["evolves-from"]);
    await this.#readGame();
    this.#listen();
    this.#show();
  }

  async #readGame() {
    const game = chosenGame();
    // Without what was different then, Pokémon are compared as they are today.
    const facts = game === null ? this.#files : await factsIn(game, this.#files).catch(() => this.#files);
    if (game === chosenGame()) this.#facts = facts;
  }

  #listen() {
    new Picker(this.#parts.add, {
      label: translate("compare.suggestions"), columns: this.#files.search.pokemon,
      isChosen: (slug) => this.#wish.slugs.includes(slug), pick: (slug) => this.#add(slug),
    });
    onReturn(() => this.#show());
    this.#game.addEventListener("change", () => this.#go(this.#wish.slugs, this.#game.value));
    watchGame(() => this.#readGame().then(() => this.#show()));
  }

  /** Shows what the address asks for. */
  #show() {
    const isGame = (slug) => this.#isOffered(slug) || groupOf(slug) !== undefined;
    this.#wish = readWish(presentSearch(), (slug) => this.#indices.has(slug), isGame);
    const { search } = this.#files;
    const { pokemon } = this.#facts;
    this.#entries = this.#wish.slugs.map((slug) => entryAt(pokemon, search, this.#indices.get(slug)));
    linkLanguages(searchText(wishParameters(this.#wish.slugs, this.#wish.game)));
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
      notes.push(translate("compare.unknown-names", { names: quoted(unknown).join(translate("compare.separator")) }));
    }
    if (isTooLong) notes.push(translate("compare.too-many", { limit: mostCompared }));
    return notes;
  }

  #allNames() {
    return joined.format(this.#entries.map(({ name }) => name.text));
  }

  #showTitle() {
    document.title = this.#entries.length === 0
      ? this.#siteTitle
      : translate("compare.title", { names: this.#allNames(), page: this.#siteTitle });
  }

  #showTable() {
    const { search } = this.#files;
    const { pokemon, chart } = this.#facts;
    const { table } = this.#parts;
    if (this.#entries.length === 0) {
      table.replaceChildren(beginnings(pokemon, search, this.#indices, savedPokemon("compare")));
      return;
    }
    const { types } = search;
    const typeName = (slug) => types[language][types.slug.indexOf(slug)];
    const comparison = comparisonTable(
      this.#entries, { type: typeName, all: this.#allNames() }, chart, (slug) => this.#remove(slug));
    const hint = element("p", { class: "dex-compare__state" }, translate("compare.one"));
    table.replaceChildren(...(this.#entries.length === 1 ? [comparison, hint] : [comparison]));
  }

  /** In a full comparison the field is read-only: disabled, it would lose the focus. */
  #showBox() {
    const { add } = this.#parts;
    add.readOnly = this.#entries.length >= mostCompared;
    add.placeholder = add.readOnly ? translate("compare.full", { limit: mostCompared }) : translate("compare.placeholder");
  }

  #add(slug) {
    this.#go([...this.#wish.slugs, slug], this.#wish.game);
    this.#announce("compare.added", slug);
    this.#parts.table.querySelector("thead th:last-child").scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  #remove(slug) {
    const index = this.#wish.slugs.indexOf(slug);
    this.#go(this.#wish.slugs.filter((other) => other !== slug), this.#wish.game);
    this.#announce("compare.removed", slug);
    // The focus moves on to the next button, since this one is gone.
    focusItem(this.#parts.table.querySelectorAll("thead th"), index, "button", this.#parts.add);
  }

  #announce(key, slug) {
    const { text } = nameAt(this.#files.search.pokemon, this.#indices.get(slug));
    this.#parts.said.textContent = translate(key, { name: text, count: this.#entries.length, limit: mostCompared });
  }

  /** Shows another comparison. If the reader's saved one was equal to this one, it changes too. */
  #go(slugs, game) {
    if (`${savedPokemon("compare")}` === `${this.#wish.slugs}` && slugs !== this.#wish.slugs) savePokemon("compare", slugs);
    setParameters(wishParameters(slugs, game), { isStep: true });
    this.#show();
  }

  /** The games whose moves are compared: those in the address, else the reader's own, else any. */
  #chosenGame() {
    const game = this.#wish.game ?? chosenGame();
    return [game, groupOf(game)].find((slug) => this.#isOffered(slug)) ?? "any";
  }

  #isOffered(game) {
    return [...this.#game.options].some(({ value }) => value === game);
  }

  async #showMoves() {
    const { moves, lists, note } = this.#parts;
    const entries = this.#entries;
    const game = this.#chosenGame();
    this.#game.value = game;
    moves.hidden = entries.length < 2;
    if (moves.hidden) return;
    note.textContent = translate(game === "any" ? "compare.moves.note-any" : "compare.moves.note-game");
    for (const { dataset, open } of lists.querySelectorAll("[data-fold]")) this.#openFolds.set(dataset.fold, open);
    // The reader may change the comparison meanwhile.
    const show = (...content) => {
      if (entries === this.#entries && game === this.#game.value) lists.replaceChildren(...content);
    };
    try {
      const [learnset] = await loadAll([`learnsets/${game}`], {
        read: readLearnset, count: (files) => show(state("status", progressNote(files, "moves"))),
      });
      const pokemon = entries.map(({ index }) => index);
      const sets = game === "any"
        ? setsInAnyGame(learnset, pokemon) : setsInGame(learnset, pokemon, this.#stages);
      show(...moveLists(
        comparedMoves(sets), entries, this.#files.search.moves, (names) => joined.format(names),
        (fold) => this.#openFolds.get(fold) ?? false));
    } catch (error) {
      show(state("alert", failureNote(error, () => this.#showMoves())));
    }
  }
}
