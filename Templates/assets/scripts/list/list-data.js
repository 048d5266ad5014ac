// What the list of Pokémon answers queries with.
import { loadAll } from "../page/data.js";
import { arrival, loadModule, requestModule } from "../page/modules.js";
import { language } from "../page/page-addresses.js";
import { chosenGame } from "../page/preferences.js";
import { whenIdle } from "../page/schedule.js";
import { loadTranslations } from "../page/translations.js";
import { PokemonFilter } from "../query/evaluation.js";
import { asksForMoves, hasGroup } from "../query/groups.js";
import { readQuery } from "../query/reader.js";
import { Vocabulary } from "../query/vocabulary.js";

/** Whether learnsets decide a term. */
const isOfLearnsets = ({ declaration: { kind } }) => ["move", "all-moves", "game", "method"].includes(kind);
/** Whether it asks for names. */
const isOfNames = ({ declaration: { kind } }) => kind === "name";
/** Whether it is about places. */
const isOfPlaces = ({ declaration: { kind } }) => kind === "place";

/** Answers queries; what that needs is fetched first. */
export class ListData {
  #page;
  #files;
  /** What queries are answered with: today's, or those of the reader's game. */
  #made = null;
  #today = null;
  /** What answers queries about moves, once it is needed. */
  #learnsets = null;
  #neededFiles;
  /** Who is met where, once it is needed. */
  #places = null;
  /** The names of forms, once a name is asked for. */
  #formNames = null;

  /**
   * @param {HTMLElement} page the list's, which says which part of it is missing
   * @param {string[]} files the names of the data of names, of queries and of Pokémon
   */
  constructor(page, files) {
    this.#page = page;
    this.#files = files;
  }

  /**
   * What every answer needs.
   *
   * @param {(files: { done: number, total: number }) => void} [count] as that of `loadAll`
   * @returns {Promise<{ vocabulary: Vocabulary, filter: PokemonFilter, pokemon: object, search: object,
   *   game?: import("./game-list.js").GameList, failure?: Error }>} those of the reader's game, or those of today with the
   *   reason why the game's are not there
   */
  async get(count) {
    const [search, queries, pokemon] = await loadAll(this.#files, { count });
    this.#today ??= made(search, queries, pokemon);
    const game = chosenGame();
    const data = game ? await this.#ofGame(game) : this.#today;
    if (game !== chosenGame()) return this.get(count);
    return this.#made = data;
  }

  async #ofGame(game) {
    try {
      const { dataOf } = await arrival(loadModule("list/game-list.js"), this.#page);
      return await dataOf(game, this.#today);
    } catch (failure) {
      return { ...this.#today, failure };
    }
  }

  /** Whether what only some queries need is there: the names of forms, who learns which moves, and who is met where. */
  isReadyFor(query) {
    if (this.#formNames === null && query.terms.some(isOfNames)) return false;
    if (this.#places === null && query.terms.some(isOfPlaces)) return false;
    if (!query.terms.some(isOfLearnsets)) return true;
    return this.#learnsets !== null && this.#missing(query).length === 0 && !this.#needsMoves(query);
  }

  /**
   * Loads what only some queries need.
   *
   * @param {import("../query/reader.js").Query} query
   * @param {(files: { done: number, total: number }, what?: "moves") => void} count
   */
  async prepareFor(query, count) {
    await Promise.all([
      query.terms.some(isOfNames) && this.#prepareFormNames(),
      query.terms.some(isOfLearnsets) && this.#prepareLearnsets(query, (files) => count(files, "moves")),
      query.terms.some(isOfPlaces) && this.#preparePlaces(count),
    ]);
  }

  async #prepareFormNames() {
    const { FormNames } = await arrival(loadModule("text/form-names.js"), this.#page);
    this.#formNames ??= new FormNames(this.#made.search.pokemon);
  }

  async #prepareLearnsets(query, count) {
    const [{ Learnsets, neededFiles }, { readLearnset }] = await arrival(
      Promise.all(["query/needed-learnsets.js", "learnset/learnsets.js"].map(loadModule)), this.#page);
    if (query.terms.some(asksForMoves)) requestModule("list/card-ways.js");
    this.#learnsets ??= new Learnsets(this.#made.pokemon);
    this.#neededFiles = neededFiles;
    const missing = this.#missing(query);
    const [read, [moves]] = await Promise.all([
      loadAll(missing, { read: readLearnset, count }),
      this.#needsMoves(query) ? loadAll(["moves"], { count: missing.length > 0 ? undefined : count }) : [],
    ]);
    missing.forEach((name, index) => this.#learnsets.add(name, read[index]));
    if (moves) await this.#prepareMoves(moves, this.#valuesFor(query));
  }

  /**
   * Finds the Pokémon that a query asks for, once `get` has answered. Terms that need further files are left out while
   * these are not there.
   *
   * @param {import("../query/reader.js").Query} query
   * @param {Set<string>} favourites their slugs
   * @returns {{ positions: number[], query: import("../query/reader.js").Query }} the Pokémon, and what was asked of them
   */
  find(query, favourites) {
    const isReady = this.isReadyFor(query);
    const asked = { ...query, terms: query.terms.filter((term) => isReady || !(isOfLearnsets(term) || isOfPlaces(term))) };
    const more = {
      language, favourites, formNames: this.#formNames, learnsets: this.#learnsets, moves: this.#valuesFor(query).moves,
      places: this.#places,
    };
    return { positions: this.#made.filter.find(asked, more), query: asked };
  }

  /**
   * Loads what cards say about the moves that a query asks for, once `prepareFor` has loaded what it needs.
   *
   * @param {import("../query/reader.js").Query} query
   * @param {(error: Error) => void} fail called where not all of it can be loaded
   * @returns {Promise<import("./card-ways.js").CardWays | null>} null where it asks for none
   */
  async waysFor(query, fail) {
    if (!query.terms.some(asksForMoves)) return null;
    const [{ cardWays }] = await arrival(Promise.all([loadModule("list/card-ways.js"), loadTranslations("ways")]));
    const { moves } = this.#valuesFor(query);
    return cardWays(query, { ...this.#made, moves, learnsets: this.#learnsets }, fail);
  }

  /**
   * Names like the one that a query asks for, as `nearestNote` shows them.
   *
   * @param {import("../query/reader.js").Query} query
   */
  async similarTo(query) {
    const { similarNote } = await arrival(loadModule("list/similar.js"), this.#page);
    return similarNote(this.#made.search, query);
  }

  /** Whether conditions such as `move:(power>=100)` need the data of all moves, which are not there yet. */
  #needsMoves(query) {
    return !this.#valuesFor(query).moves && query.terms.some(hasGroup);
  }

  /** Those whose moves decide a query's conditions on them: of the reader's game, or of today. */
  #valuesFor(query) {
    return this.#made.game?.decides(query) ? this.#made : this.#today;
  }

  async #prepareMoves(file, data) {
    const { vocabulary, search, game } = data;
    const [{ MoveFilter }, { NameIndex }] =
      await arrival(Promise.all(["moves/filter.js", "search/name-index.js"].map(loadModule)), this.#page);
    data.moves = new MoveFilter(game?.movesOf(file) ?? file, vocabulary.moves, new NameIndex(search.moves, language));
  }

  async #preparePlaces(count) {
    const [{ Places }, [file]] = await Promise.all([
      arrival(loadModule("query/places.js"), this.#page),
      loadAll(["places"], { count }),
    ]);
    this.#places = new Places(file, this.#made.search.places);
  }

  #missing(query) {
    return this.#neededFiles(query, this.#made.vocabulary).filter((name) => !this.#learnsets.has(name));
  }
}

function made(search, queries, pokemon) {
  const vocabulary = new Vocabulary(search, queries);
  const filter = new PokemonFilter(pokemon, vocabulary);
  // Names are brought into the forms that are compared before the first of them is typed.
  whenIdle(() => filter.find(readQuery("a", vocabulary)));
  whenIdle(() => readQuery("move:a", vocabulary));
  return { vocabulary, filter, pokemon, search };
}
