// The finder's table of results: who can have the moves, and how.
import { ofMoveText, separated, wayInGamesText, wayText } from "../learnset/way-words.js";
import { isIncomplete } from "../learnset/ways.js";
import { nameAt } from "../page/data.js";
import { art, element, nameParts, visuallyHidden } from "../page/elements.js";
import { language, otherLanguage, pageAddress } from "../page/page-addresses.js";
import { inParts } from "../page/schedule.js";
import { translate } from "../page/translations.js";
import { dexNumber } from "../text/measures.js";
import { describes } from "./question.js";

/**
 * The names of what learnsets name, of a slug of a type, and of a column: a move's slug, or conditions on moves.
 *
 * @typedef {import("../learnset/way-words.js").Names
 *   & { type: (slug: string) => string, column: (move: string) => string }} Names
 */

/** Shows hits; details that are not known at first are filled in later. */
export class Results {
  #frame;
  #data;
  #stop = () => {};
  #rows = new Map();
  #moves;
  #game;
  #facts;

  /**
   * @param {HTMLElement} frame to which the table is added
   * @param {{ search: object, names: Names }} data data/search.json
   */
  constructor(frame, data) {
    this.#frame = frame;
    this.#data = data;
  }

  clear() {
    this.#stop();
    this.#frame.replaceChildren();
  }

  /**
   * @param {import("./answers.js").Hit[]} hits
   * @param {string[]} moves slugs, or conditions on moves
   * @param {string | null} game null for any
   * @param {{ lines: (string | null)[], pokemon: object }} facts how each Pokémon is had in the game, empty where that is
   *   not known; data/pokemon.json as it was there
   */
  show(hits, moves, game, facts) {
    this.clear();
    if (hits.length === 0) return;
    this.#rows = new Map();
    this.#moves = moves;
    this.#game = game;
    this.#facts = facts;
    const body = element("tbody");
    this.#frame.append(this.#table(body));
    this.#stop = inParts(hits, (part) => body.append(...part.map((hit) => this.#row(hit))));
  }

  /** @param {import("./answers.js").Hit[]} hits those that may have more details than before */
  refresh(hits) {
    for (const hit of hits) {
      const row = this.#rows.get(hit);
      hit.ways.forEach((ways, column) => {
        const cell = row?.children[column + 1];
        const isMoreKnown = ways.some(({ game }) => game !== null);
        if (cell && !("game" in cell.dataset) && isMoreKnown) cell.replaceWith(this.#cell(ways, column));
      });
    }
  }

  #table(body) {
    const { names } = this.#data;
    const heads = this.#moves.map((move) => element("th", { scope: "col" }, describes(move) ? names.column(move)
      : element("a", { class: "dex-link", href: pageAddress("move", move) }, names.column(move))));
    const caption = translate("finder.caption", { moves: separated(this.#moves.map(names.column)) });
    return element(
      "div", { class: "dex-scroll", role: "region", tabindex: 0, "aria-labelledby": "hits" },
      element(
        "table", { class: `dex-table dex-hits${this.#game === null ? " dex-hits--any" : ""}` },
        element("caption", { class: "dex-visually-hidden", id: "hits" }, caption),
        element("thead", {}, element("tr", {}, element("th", { scope: "col" }, translate("finder.pokemon")), ...heads)),
        body));
  }

  #row(hit) {
    const row = element("tr", {}, this.#head(hit.pokemon), ...hit.ways.map((ways, column) => this.#cell(ways, column)));
    this.#rows.set(hit, row);
    return row;
  }

  #head(index) {
    const { search, names } = this.#data;
    const { pokemon, lines } = this.#facts;
    const { slug, number } = search.pokemon;
    const { text, lang, other } = nameAt(search.pokemon, index);
    const types = pokemon.types[index].map((type) => pokemon["type-slugs"][type]);
    return element(
      "th", { scope: "row" },
      element(
        "span", { class: "dex-hit" },
        art({ types, shape: pokemon["shape-slugs"][pokemon.shape[index]], picture: pokemon.picture[index] }),
        element(
          "span", { class: "dex-hit__text" },
          element("span", { class: "dex-hit__number" }, dexNumber(number[index])),
          element(
            "a", {
              class: "dex-hit__name", href: pageAddress("pokemon", slug[index]),
              lang: lang === language ? null : lang,
            }, ...nameParts(text, lang)),
          other && element("span", { class: "dex-hit__other", lang: otherLanguage }, ...nameParts(other, otherLanguage)),
          element(
            "span", { class: "dex-types" },
            ...types.map((type) => element("span", { class: `dex-type t1-${type}` }, names.type(type)))),
          lines[index] && element(
            "a", { class: "dex-hit__found", href: `${pageAddress("pokemon", slug[index])}#places-${this.#game}` },
            lines[index]))));
  }

  /** The easiest way to have a move, and below it the games, or other ways: in one game, or to have all moves. */
  #cell(ways, column) {
    const { names } = this.#data;
    const [way, ...others] = ways;
    const areGamesBelow = this.#game === null && others.length === 0;
    const text = (one) => this.#namedWay(one, areGamesBelow ? wayText(one, one.game, names)
      : wayInGamesText(one, this.#game, names), column);
    const more = areGamesBelow ? way.game && names.game(way.game) : separated(others.map(text));
    return element(
      "td", { "data-game": isIncomplete({ ways: [ways] }) ? null : way.game },
      element("span", { class: "dex-hit__way" }, text(way)),
      more ? visuallyHidden(" ") : null,
      element("span", { class: "dex-hit__more" }, more || null));
  }

  /** A way with the name of its move, where the column is of several. */
  #namedWay({ move }, way, column) {
    return describes(this.#moves[column]) ? ofMoveText(move, way, this.#data.names) : way;
  }
}
