// The move finder: who can have several moves, in which games, and how.
import { carry, keep, onReturn, parameter } from "../page/address.js";
import { DataError, load } from "../page/data.js";
import { element } from "../page/element.js";
import { language } from "../page/place.js";
import { preference } from "../page/preferences.js";
import { retryButton } from "../page/retry.js";
import { counted, phrase } from "../page/words.js";
import { Vocabulary } from "../query/vocabulary.js";
import { answerInAnyGame, answerInGame, complete } from "./answer.js";
import { anyGameLearnsets, gameLearnset } from "./archive.js";
import { FinderForm } from "./form.js";
import { methodsOf, questionText, readQuestion } from "./question.js";
import { Results } from "./results.js";
import { stagesBefore } from "./ways.js";

// So many games' files are asked for ahead of the one that is looked at.
const ahead = 4;
// The machines' numbers have three digits since generation IX.
const firstOfThreeDigits = 9;

/** @param {HTMLElement} root */
export async function start(root) {
  carry();
  await new Finder(root).open();
}

class Finder {
  #form;
  #count;
  #foot;
  #note;
  #order;
  #table;
  #data;
  #results;
  #question;
  #leftOut = [];

  constructor(root) {
    const part = (name) => root.querySelector(`[data-part="${name}"]`);
    this.#form = new FinderForm(root.querySelector("form"));
    this.#count = part("count");
    this.#foot = part("show");
    this.#note = part("note");
    this.#order = part("order");
    this.#table = part("results");
  }

  /** Loads what every answer needs, and answers what the address asks. */
  async open() {
    try {
      const [pokemon, search, queries] = await Promise.all(["pokemon", "search", "queries"].map(load));
      const families = { number: pokemon.number, stages: stagesBefore(pokemon["evolves-from"]) };
      this.#data = { pokemon, families, search, vocabulary: new Vocabulary(search, queries) };
    } catch (error) {
      return this.#fail(error, () => this.open());
    }
    this.#results = new Results(this.#table, { ...this.#data, names: this.#names() });
    this.#form.listen(this.#data.search.moves, (question) => this.#ask(question));
    this.#read();
    onReturn(() => this.#read());
  }

  /** What Pokémon, types, methods and games are called in the page's language. */
  #names() {
    const { search, vocabulary } = this.#data;
    const games = new Map(this.#form.games.map((game) => [game.slug, game]));
    return {
      pokemon: (place) => search.pokemon[language][place],
      type: (slug) => search.types[language][search.types.slug.indexOf(slug)],
      method: (slug) => vocabulary.values("method").name(slug, language),
      game: (slug) => games.get(slug).name,
      digits: (slug) => (games.get(slug)?.generation >= firstOfThreeDigits ? 3 : 2),
    };
  }

  /** Takes the question from the address; where that asks nothing, my game is asked for. */
  #read() {
    const text = parameter("q");
    const mine = this.#form.games.find(({ slug }) => slug === preference("game"));
    const { leftOut, ...question } = text === null
      ? { moves: [], game: mine?.slug ?? null, ways: [], leftOut: [] }
      : readQuestion(text, this.#data.vocabulary);
    this.#show(question, leftOut);
  }

  /** Asks what the reader wants to know. */
  #ask(question) {
    keep("q", questionText(question), true);
    this.#show(question, []);
  }

  #show(question, leftOut) {
    this.#question = question;
    this.#leftOut = leftOut;
    this.#form.show(question);
    this.#answer(question);
  }

  async #answer(question) {
    const { moves: slugs, game, ways } = question;
    const moves = slugs.map((slug) => this.#data.search.moves.slug.indexOf(slug));
    const methods = methodsOf(ways, this.#form.otherMethods);
    const { families } = this.#data;
    if (moves.length === 0) return this.#clear([phrase("finder.choose")]);
    this.#table.setAttribute("aria-busy", "true");
    try {
      const answer = game === null
        ? answerInAnyGame(moves, methods, await anyGameLearnsets(methods), families)
        : answerInGame(moves, methods, await gameLearnset(game), families);
      if (question !== this.#question) return undefined;
      this.#showAnswer(answer, moves, game);
      if (game === null) await this.#complete(question, answer, moves);
    } catch (error) {
      if (question === this.#question) this.#fail(error, () => this.#answer(question));
    }
  }

  /** Fills in, from the newest games back, in which each move can be had so. */
  async #complete(question, answer, moves) {
    let lacking = answer;
    const missing = [];
    const games = this.#form.games.map(({ slug }) => slug);
    for (const [place, game] of games.entries()) {
      if (lacking.length === 0) break;
      for (const next of games.slice(place, place + ahead)) gameLearnset(next).catch(() => {});
      const learnset = await gameLearnset(game).catch((error) => {
        if (!(error instanceof DataError)) throw error;
        missing.push(game);
      });
      if (question !== this.#question) return;
      if (!learnset) continue;
      const before = lacking;
      lacking = complete(before, moves, { game, learnset }, this.#data.families);
      this.#results.refresh(before);
    }
    if (missing.length > 0) this.#sayIncomplete(missing);
  }

  #showAnswer(answer, moves, game) {
    this.#table.removeAttribute("aria-busy");
    this.#count.textContent = counted("finder.count", answer.length);
    this.#foot.textContent = counted("finder.show", answer.length);
    this.#order.hidden = answer.length === 0;
    this.#say(answer.length === 0 ? [phrase("finder.none")] : []);
    this.#results.show(answer, moves, game);
  }

  #clear(texts, ...parts) {
    this.#table.removeAttribute("aria-busy");
    this.#results?.clear();
    this.#count.textContent = "";
    this.#order.hidden = true;
    this.#say(texts, ...parts);
  }

  /** What stands above the table; first what was left out of the question. */
  #say(texts, ...parts) {
    const left = this.#leftOut.length === 0 ? []
      : [phrase("finder.left-out", { terms: this.#leftOut.join(phrase("finder.separator")) })];
    this.#note.replaceChildren(...[...left, ...texts].map((text) => element("p", {}, text)), ...parts);
  }

  #sayIncomplete(slugs) {
    const names = this.#form.games.filter(({ slug }) => slugs.includes(slug)).map(({ name }) => name);
    this.#say([phrase("finder.incomplete", { games: names.join(phrase("finder.separator")) })]);
  }

  /** Says what could not be loaded, and offers to try again. */
  #fail(error, again) {
    if (!(error instanceof DataError)) throw error;
    this.#clear([phrase(`finder.failed.${error.kind}`)], retryButton(() => {
      this.#note.replaceChildren();
      again();
    }));
  }
}
