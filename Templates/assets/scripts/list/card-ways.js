// What the cards of the results say where a query asks for moves: how each Pokémon learns them.
import { readLearnset } from "../learnset/learnsets.js";
import { gamesOf, namesOf, waysText } from "../learnset/way-words.js";
import { complete } from "../learnset/ways.js";
import { load, loadAll } from "../page/data.js";
import { element } from "../page/elements.js";
import { language } from "../page/page-addresses.js";
import { asksForMoves, scope } from "../query/groups.js";
import { filesOfWays } from "../query/needed-learnsets.js";
import { askedWays } from "../query/asked-ways.js";

/** How many moves a card names, as many as `LearnedMoveTexts.swift`. */
const most = 3;
/** How far from the window cards are worked out, so that they do not change in it. */
const margin = "50% 0px";

/**
 * @param {import("../query/reader.js").Query} query
 * @param {object} data as `ListData` has them
 * @param {(error: Error) => void} fail called where a game's learnset cannot be loaded
 * @returns {Promise<CardWays>}
 * @throws {DataError} where other files cannot be loaded
 */
export async function cardWays(query, { vocabulary, filter, moves, learnsets, search }, fail) {
  const games = gamesOf(vocabulary, language);
  const { games: wanted, methods } = scope(query, vocabulary);
  const newestFirst = games.map(({ slug }) => slug).filter((slug) => wanted.includes(slug));
  const files = filesOfWays({ games: wanted, methods }, vocabulary).filter((name) => !learnsets.has(name));
  const read = await loadAll(files, { read: readLearnset });
  files.forEach((name, index) => learnsets.add(name, read[index]));
  const asked = query.terms.filter(asksForMoves).map((term) => filter.movesOf(term, moves));
  return new CardWays(askedWays(asked, { games: newestFirst, methods }, vocabulary.values("method").slugs, learnsets), {
    game: newestFirst.length === 1 ? newestFirst[0] : null,
    games: newestFirst.length === 0 ? games.map(({ slug }) => slug) : [],
    stages: learnsets.stages, names: namesOf({ games, search, vocabulary }, language), fail,
  });
}

/** Shows on the cards in the window how their Pokémon learn moves. */
export class CardWays {
  #waysOf;
  #around;
  /** The games that are left to look into, the newest first. */
  #games;
  #positions = new WeakMap();
  /** By card. */
  #lines = new Map();
  #known = [];
  #incomplete = [];
  #isLoading = false;
  #observer = new IntersectionObserver((entries) => this.#show(entries.filter(({ isIntersecting }) => isIntersecting)
    .map(({ target }) => target)), { rootMargin: margin });

  /**
   * @param {(pokemon: number) => import("../learnset/ways.js").Way[][]} waysOf as `askedWays` returns it
   * @param {object} around
   * @param {string | null} around.game the only one that is asked for
   * @param {string[]} around.games where ways lack their details, the games that may have them, the newest first
   * @param {number[][]} around.stages as `earlierStages` returns them
   * @param {import("../learnset/way-words.js").Names} around.names
   * @param {(error: Error) => void} around.fail
   */
  constructor(waysOf, around) {
    this.#waysOf = waysOf;
    this.#around = around;
    this.#games = [...around.games];
  }

  /**
   * @param {HTMLElement[]} cards
   * @param {number[]} positions those of their Pokémon
   * @param {boolean} [areShown] whether they are in the window: they get their lines before it is painted
   */
  watch(cards, positions, areShown = false) {
    cards.forEach((card, index) => {
      this.#positions.set(card, positions[index]);
      this.#addLine(card);
    });
    if (areShown) this.#show(cards);
    else for (const card of cards) this.#observer.observe(card);
  }

  /** Removes what the cards say. */
  stop() {
    this.#observer.disconnect();
    for (const line of this.#lines.values()) line.remove();
    this.#games = [];
    this.#around.fail = () => {};
  }

  #show(cards) {
    const hits = cards.map((card) => this.#hit(card));
    const incomplete = this.#known.reduce((left, games) => complete(left, games, this.#around.stages), hits);
    this.#write(hits);
    this.#incomplete.push(...incomplete);
    if (!this.#isLoading) this.#load();
  }

  /** The line takes its place before it is written, so that it moves nothing. A row of the table has it below the name. */
  #addLine(card) {
    const line = element("p", { class: "dex-card__ways" });
    (card.querySelector("th") ?? card).append(line);
    this.#lines.set(card, line);
  }

  /** What a card says. */
  #hit(card) {
    this.#observer.unobserve(card);
    const pokemon = this.#positions.get(card);
    const ways = this.#waysOf(pokemon);
    return { card, pokemon, ways: ways.slice(0, most), others: Math.max(0, ways.length - most) };
  }

  #write(hits) {
    const { game, names } = this.#around;
    for (const hit of hits) this.#lines.get(hit.card).textContent = waysText(hit.ways, hit.others, game, names);
  }

  /** Fills in the newest games in which moves are learned so, from the newest games on. */
  async #load() {
    this.#isLoading = true;
    try {
      while (this.#incomplete.length > 0 && this.#games.length > 0) {
        const game = this.#games.shift();
        const games = { game, learnset: await load(`learnsets/${game}`, readLearnset) };
        this.#known.push(games);
        const hits = this.#incomplete;
        this.#incomplete = complete(hits, games, this.#around.stages);
        this.#write(hits);
      }
    } catch (error) {
      this.#games = [];
      this.#around.fail(error);
    } finally {
      this.#isLoading = false;
    }
  }
}
