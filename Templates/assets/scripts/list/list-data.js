// What the list of Pokémon answers queries with.
import { readLearnset } from "../learnset/learnsets.js";
import { arrival } from "../page/arrival.js";
import { loadAll } from "../page/data.js";
import { language } from "../page/routes.js";
import { whenIdle } from "../page/schedule.js";
import { loadTranslations } from "../page/translations.js";
import { PokemonFilter } from "../query/evaluation.js";
import { asksForMoves, hasGroup } from "../query/groups.js";
import { Learnsets, neededFiles } from "../query/learnsets.js";
import { readQuery } from "../query/reader.js";
import { Vocabulary } from "../query/vocabulary.js";

/** The kinds of keys that learnsets decide. */
const ofLearnsets = ["move", "all-moves", "game", "method"];

/** Answers queries; what that needs is fetched first. */
export class ListData {
  #page;
  #made = null;
  #moves = null;

  /** @param {HTMLElement} page the list's, which says which part of it is missing */
  constructor(page) {
    this.#page = page;
  }

  /**
   * What every answer needs.
   *
   * @param {(files: { done: number, total: number }) => void} [count] as that of `loadAll`
   * @returns {Promise<{ vocabulary: Vocabulary, filter: PokemonFilter, pokemon: object, search: object,
   *   learnsets: Learnsets }>}
   */
  async get(count) {
    const [search, queries, pokemon] = await loadAll(["search", "queries", "pokemon"], { count });
    return this.#made ??= made(search, queries, pokemon);
  }

  /** Whether what only some queries need is there: who learns which moves. */
  isReadyFor(query) {
    return this.#missing(query).length === 0 && !this.#needsMoves(query);
  }

  /**
   * Loads what only some queries need.
   *
   * @param {import("../query/reader.js").Query} query
   * @param {(files: { done: number, total: number }) => void} count
   */
  async prepareFor(query, count) {
    const missing = this.#missing(query);
    const [read, [moves]] = await Promise.all([
      loadAll(missing, { read: readLearnset, count }),
      this.#needsMoves(query) ? loadAll(["moves"], { count: missing.length > 0 ? undefined : count }) : [],
    ]);
    missing.forEach((name, index) => this.#made.learnsets.add(name, read[index]));
    if (moves) await this.#prepareMoves(moves);
  }

  /**
   * Finds the Pokémon that a query asks for, once `get` has answered. Terms that need learnsets are left out while these
   * are not there.
   *
   * @param {import("../query/reader.js").Query} query
   * @param {Set<string>} favourites their slugs
   * @returns {number[]} their positions
   */
  find(query, favourites) {
    const { filter, learnsets } = this.#made;
    const isReady = this.isReadyFor(query);
    const terms = query.terms.filter(({ declaration: { kind } }) => isReady || !ofLearnsets.includes(kind));
    return filter.find({ ...query, terms }, { language, learnsets, favourites, moves: this.#moves });
  }

  /**
   * Loads what cards say about the moves that a query asks for, once `prepareFor` has loaded what it needs.
   *
   * @param {import("../query/reader.js").Query} query
   * @param {HTMLSelectElement} choice of a game
   * @param {(error: Error) => void} fail called where not all of it can be loaded
   * @returns {Promise<import("./card-ways.js").CardWays | null>} null where it asks for none
   */
  async waysFor(query, choice, fail) {
    if (!query.terms.some(asksForMoves)) return null;
    const [{ cardWays }] = await arrival(Promise.all([import("./card-ways.js"), loadTranslations("ways")]));
    return cardWays(query, { ...this.#made, moves: this.#moves }, choice, fail);
  }

  /** Whether conditions such as `move:(power>=100)` need the data of all moves, which are not there yet. */
  #needsMoves(query) {
    return this.#moves === null && query.terms.some(hasGroup);
  }

  async #prepareMoves(file) {
    const { vocabulary, search } = this.#made;
    const [{ MoveFilter }, { NameIndex }] =
      await arrival(Promise.all([import("../moves/filter.js"), import("../search/name-index.js")]), this.#page);
    this.#moves = new MoveFilter(file, vocabulary.moves, new NameIndex(search.moves, language));
  }

  #missing(query) {
    const { vocabulary, learnsets } = this.#made;
    return neededFiles(query, vocabulary).filter((name) => !learnsets.has(name));
  }
}

function made(search, queries, pokemon) {
  const vocabulary = new Vocabulary(search, queries);
  const filter = new PokemonFilter(pokemon, vocabulary);
  // Names are brought into the forms that are compared before the first of them is typed.
  whenIdle(() => filter.find(readQuery("a", vocabulary)));
  whenIdle(() => readQuery("move:a", vocabulary));
  return { vocabulary, filter, pokemon, search, learnsets: new Learnsets(pokemon) };
}
