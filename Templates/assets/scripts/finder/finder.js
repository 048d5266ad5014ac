// The move finder: who can have several moves, in which games, and how.
import { chosenGame, watchGame } from "../games/my-game.js";
import { earlierStages, readLearnset } from "../learnset/learnsets.js";
import { gamesOf, namesOf, separated } from "../learnset/way-words.js";
import { complete } from "../learnset/ways.js";
import { linkLanguages, onReturn, parameter, presentState, searchText, setParameters } from "../page/address.js";
import { DataError, load, loadAll } from "../page/data.js";
import { element, partsOf } from "../page/elements.js";
import { failureNote, progressNote } from "../page/loading.js";
import { loadModule } from "../page/modules.js";
import { language } from "../page/page-addresses.js";
import { translate, translateCount } from "../page/translations.js";
import { MoveFilter } from "../moves/filter.js";
import { readCanonical } from "../query/reader.js";
import { Vocabulary } from "../query/vocabulary.js";
import { format } from "../query/writer.js";
import { NameIndex } from "../search/name-index.js";
import { answerInAnyGame, answerInGame } from "./answers.js";
import { FinderForm } from "./finder-form.js";
import { conditionsOf, describes, describesAll, methodsOf, questionText, readQuestion } from "./question.js";
import { Results } from "./results-table.js";

/** How many games' files are requested before the details in them are needed. */
const prefetched = 4;

const gameLearnset = (game) => load(`learnsets/${game}`, readLearnset);

async function anyGameLearnsets(methods, count) {
  const learnsets = await loadAll(methods.map((method) => `learnsets/any/${method}`), { read: readLearnset, count });
  return new Map(methods.map((method, index) => [method, learnsets[index]]));
}

/**
 * @param {HTMLElement} root
 * @param {string[]} files the names of the data of Pokémon, of names and of queries
 */
export async function start(root, files) {
  linkLanguages();
  await new Finder(root, files).open();
}

class Finder {
  #parts;
  #files;
  #form;
  #data;
  #nameOf;
  #results;
  #question;
  #leftOut = [];
  /** What decides conditions on moves, by game. */
  #filters = new Map();

  constructor(root, files) {
    this.#parts = partsOf(root);
    this.#files = files;
    this.#form = new FinderForm(root.querySelector("form"));
  }

  /** Loads what every answer needs, and answers the question in the address. */
  async open() {
    try {
      const [pokemon, search, queries] = await loadAll(this.#files, {
        count: (files) => this.#parts.note.replaceChildren(progressNote(files)),
      });
      const families = { number: pokemon.number, stages: earlierStages(pokemon["evolves-from"]) };
      const vocabulary = new Vocabulary(search, queries);
      this.#data = { pokemon, families, search, vocabulary, games: gamesOf(vocabulary, language) };
    } catch (error) {
      return this.#fail(error, () => this.open());
    }
    const names = this.#names();
    this.#nameOf = names.column;
    this.#results = new Results(this.#parts.results, { ...this.#data, names });
    this.#form.listen(this.#data.search.moves, names.column, (question) => this.#ask(question));
    this.#read();
    onReturn(() => this.#read());
    watchGame(() => this.#follow());
  }

  /** @returns {import("./results-table.js").Names} */
  #names() {
    const { search, vocabulary, games } = this.#data;
    const inWords = (text, words) => format(readCanonical(text, words), language, words);
    return {
      ...namesOf({ games, search, vocabulary }, language),
      type: (slug) => search.types[language][search.types.slug.indexOf(slug)],
      column: (move) => {
        if (describesAll(move)) return inWords(move, vocabulary);
        return describes(move) ? inWords(conditionsOf(move), vocabulary.moves)
          : search.moves[language][search.moves.slug.indexOf(move)];
      },
    };
  }

  /** Reads the question from the address. One that names no game is about the reader's own, unless that was taken off. */
  #read() {
    const { leftOut, ...question } = readQuestion(parameter("q") ?? "", this.#data.vocabulary);
    this.#show({ ...question, game: question.game ?? (presentState()?.isOfAnyGame ? null : this.#ownGame) }, leftOut);
  }

  /** The reader's own game; null without one, or where nobody knows what is learned in it. */
  get #ownGame() {
    return this.#data.games.find(({ slug }) => slug === chosenGame())?.slug ?? null;
  }

  #ask(question) {
    const isOfAnyGame = question.game === null && this.#ownGame !== null;
    setParameters({ q: questionText(question) }, { isStep: true, state: isOfAnyGame ? { isOfAnyGame } : null });
    this.#show(question, []);
  }

  /** Asks about the game that the reader has chosen for all pages. */
  #follow() {
    const question = { ...this.#question, game: this.#ownGame };
    if (parameter("q") !== null) setParameters({ q: questionText({ ...question, game: null }) }, { isStep: false, state: {} });
    this.#show(question, this.#leftOut);
  }

  #show(question, leftOut) {
    this.#question = question;
    this.#leftOut = leftOut;
    this.#form.show(question);
    this.#answer(question);
  }

  async #answer(question) {
    const { moves: slugs, game, ways } = question;
    const methods = methodsOf(ways, this.#form.otherMethods);
    const { families } = this.#data;
    if (slugs.length === 0) return this.#clear([translate("finder.choose")]);
    this.#parts.results.setAttribute("aria-busy", "true");
    const count = (files) => question === this.#question && this.#showWaiting(files);
    try {
      const columns = await this.#columns(slugs, game);
      // Without where they are found, and what they were, hits are shown as well.
      const found = game === null ? null : load(`found/${language}/${game}`).catch(() => null);
      const then = game === null ? null : this.#pokemonIn(game).catch(() => null);
      const [learnset] = game === null ? [await anyGameLearnsets(methods, count)]
        : await loadAll([`learnsets/${game}`], { read: readLearnset, count });
      const answer = game === null ? answerInAnyGame : answerInGame;
      const hitsOf = (wanted) => answer(wanted, methods, learnset, families);
      const hits = hitsOf(columns);
      const lines = (await found)?.line ?? [];
      const pokemon = await then ?? this.#data.pokemon;
      if (question !== this.#question) return undefined;
      this.#showHits(hits, slugs, game, { lines, pokemon });
      if (hits.length === 0 && columns.length > 1) this.#showObstacles(columns, hitsOf);
      if (game === null) await this.#complete(question, hits);
    } catch (error) {
      if (question === this.#question) this.#fail(error, () => this.#answer(question));
    }
  }

  /** What Pokémon were in a game, as data/pokemon.json. */
  async #pokemonIn(game) {
    const [{ pokemonInGame }, file] = await Promise.all([loadModule("list/game-list.js"), load(`games/${game}`)]);
    return pokemonInGame(this.#data.pokemon, file);
  }

  /** What moves were in a game, as data/moves.json; today's for no game. */
  async #movesIn(game) {
    const moves = await load("moves");
    if (game === null) return moves;
    const [{ movesInGame }, file] = await Promise.all([loadModule("moves/game-moves.js"), load(`games/${game}`)]);
    return movesInGame(moves, file).moves;
  }

  /** The moves that the question names, and those that its conditions describe as they were in the game. */
  async #columns(moves, game) {
    const { search, vocabulary } = this.#data;
    if (moves.some(describes) && !this.#filters.has(game)) {
      const values = await this.#movesIn(game);
      this.#filters.set(game, new MoveFilter(values, vocabulary.moves, new NameIndex(search.moves, language)));
    }
    const matching = (move) => this.#filters.get(game).matching(readCanonical(conditionsOf(move), vocabulary.moves).terms);
    return moves.map((move) => (describes(move)
      ? { moves: matching(move), areAll: describesAll(move) } : search.moves.slug.indexOf(move)));
  }

  /** Fills in the newest games in which each move can be had so, from the newest games on. */
  async #complete(question, hits) {
    let incomplete = hits;
    const missing = [];
    let failure = null;
    const games = this.#data.games.map(({ slug }) => slug);
    for (const [index, game] of games.entries()) {
      if (incomplete.length === 0) break;
      for (const next of games.slice(index, index + prefetched)) gameLearnset(next).catch(() => {});
      const learnset = await gameLearnset(game).catch((error) => {
        if (!(error instanceof DataError)) throw error;
        missing.push(game);
        failure = error;
      });
      if (question !== this.#question) return;
      // Without a network the other games would not come either.
      if (["unreachable", "slow"].includes(failure?.kind)) break;
      if (!learnset) continue;
      const before = incomplete;
      incomplete = complete(before, { game, learnset }, this.#data.families.stages);
      this.#results.refresh(before);
    }
    if (failure) this.#showIncomplete(missing, failure);
  }

  #showHits(hits, moves, game, facts) {
    const { results, count, show, order } = this.#parts;
    results.removeAttribute("aria-busy");
    count.textContent = translateCount("finder.count", hits.length);
    show.textContent = translateCount("finder.show", hits.length);
    order.hidden = hits.length === 0;
    this.#showNote(hits.length === 0 ? [translate("finder.none")] : []);
    this.#results.show(hits, moves, game, facts);
  }

  /** Says which move rules everything out: how many there are without it, as links to them. */
  #showObstacles(columns, hitsOf) {
    const links = this.#question.moves.flatMap((move, index) => {
      const others = (_, other) => other !== index;
      const { length } = hitsOf(columns.filter(others));
      if (length === 0) return [];
      const address = searchText({ q: questionText({ ...this.#question, moves: this.#question.moves.filter(others) }) });
      const text = translateCount("finder.without", length, { move: this.#nameOf(move) });
      return [element("li", {}, element("a", { class: "dex-link", href: location.pathname + address }, text))];
    });
    if (links.length > 0) this.#showNote([translate("finder.none")], element("ul", {}, ...links));
  }

  #clear(texts, ...parts) {
    const { results, count, order } = this.#parts;
    results.removeAttribute("aria-busy");
    this.#results?.clear();
    count.textContent = "";
    order.hidden = true;
    this.#showNote(texts, ...parts);
  }

  #showWaiting(files) {
    this.#parts.count.textContent = "";
    this.#showNote([], progressNote(files, "moves"));
  }

  /** Shows texts above the table, after the terms of the address that the finder cannot answer. */
  #showNote(texts, ...parts) {
    const left = this.#leftOut.length === 0 ? []
      : [translate("finder.left-out", { terms: separated(this.#leftOut) })];
    this.#parts.note.replaceChildren(...[...left, ...texts].map((text) => element("p", {}, text)), ...parts);
  }

  #showIncomplete(slugs, failure) {
    const names = this.#data.games.filter(({ slug }) => slugs.includes(slug)).map(({ name }) => name);
    const consequence = translate("finder.incomplete", { games: separated(names) });
    this.#showNote([], failureNote(failure, () => this.#answer(this.#question), consequence));
  }

  /** Shows that data could not be loaded, and offers to try again. */
  #fail(error, retry) {
    this.#clear([], failureNote(error, retry));
  }
}
