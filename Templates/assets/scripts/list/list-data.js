// What the list of Pokémon answers queries with.
import { readLearnset } from "../learnset/learnsets.js";
import { MoveFilter } from "../moves/filter.js";
import { load, loadAll } from "../page/data.js";
import { language } from "../page/routes.js";
import { whenIdle } from "../page/schedule.js";
import { PokemonFilter } from "../query/evaluation.js";
import { hasGroup } from "../query/groups.js";
import { Learnsets, neededFiles } from "../query/learnsets.js";
import { readQuery } from "../query/reader.js";
import { Vocabulary } from "../query/vocabulary.js";
import { NameIndex } from "../search/name-index.js";

/** The kinds of keys that learnsets decide. */
const ofLearnsets = ["move", "all-moves", "game", "method"];

/** Files of `data/`, fetched once; once more after a failure. */
export class ListData {
  #files;
  #moves = null;

  /**
   * @returns {Promise<{ vocabulary: Vocabulary, filter: PokemonFilter, pokemon: object, search: object,
   *   learnsets: Learnsets }>}
   */
  async get() {
    this.#files ??= loadAll("search", "queries", "pokemon").then(([search, queries, pokemon]) => {
      const vocabulary = new Vocabulary(search, queries);
      const filter = new PokemonFilter(pokemon, vocabulary);
      // Names are brought into the forms that are compared before the first of them is typed.
      whenIdle(() => filter.find(readQuery("a", vocabulary)));
      whenIdle(() => readQuery("move:a", vocabulary));
      return { vocabulary, filter, pokemon, search, learnsets: new Learnsets(pokemon) };
    });
    try {
      return await this.#files;
    } catch (error) {
      this.#files = undefined;
      throw error;
    }
  }

  /**
   * Finds the Pokémon that a query asks for.
   *
   * @param {import("../query/reader.js").Query} query
   * @param {() => Set<string>} favourites their slugs, read when all files are there
   * @returns {Promise<{ positions: number[], isWhole: boolean }>} not whole where the terms that need learnsets were left
   *   out because these could not be loaded
   */
  async find(query, favourites) {
    const { vocabulary, filter, learnsets } = await this.get();
    const missing = neededFiles(query, vocabulary).filter((name) => !learnsets.has(name));
    let isWhole = true;
    try {
      await Promise.all([
        query.terms.some(hasGroup) ? this.#prepareMoves() : null,
        ...missing.map(async (name) => learnsets.add(name, await load(name, readLearnset))),
      ]);
    } catch {
      isWhole = false;
    }
    const terms = query.terms.filter(({ declaration: { kind } }) => isWhole || !ofLearnsets.includes(kind));
    const more = { language, learnsets, favourites: favourites(), moves: this.#moves };
    return { positions: filter.find({ ...query, terms }, more), isWhole };
  }

  /** What finds the moves of conditions such as `move:(power>=100)`. */
  async #prepareMoves() {
    const { vocabulary, search } = await this.get();
    this.#moves ??= new MoveFilter(await load("moves"), vocabulary.moves, new NameIndex(search.moves, language));
  }
}
