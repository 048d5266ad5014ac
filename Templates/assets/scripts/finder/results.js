// The table of those who can have the moves that were asked for.
import { art } from "../page/art.js";
import { element, spoken } from "../page/element.js";
import { inParts } from "../page/parts.js";
import { address, language, otherLanguage } from "../page/place.js";
import { phrase } from "../page/words.js";
import { wayText } from "./words.js";

/** Shows answers; what is not known of one at first is filled in later. */
export class Results {
  #place;
  #data;
  #stop = () => {};
  #rows = new Map();
  #game;

  /**
   * @param {HTMLElement} place where the table stands
   * @param {object} data
   * @param {object} data.pokemon data/pokemon.json
   * @param {object} data.search data/search.json
   * @param {import("./words.js").Names & { type: (slug: string) => string, game: (slug: string) => string }} data.names
   */
  constructor(place, data) {
    this.#place = place;
    this.#data = data;
  }

  clear() {
    this.#stop();
    this.#place.replaceChildren();
  }

  /**
   * @param {import("./answer.js").Hit[]} hits
   * @param {number[]} moves their places
   * @param {string | null} game null for any
   */
  show(hits, moves, game) {
    this.clear();
    if (hits.length === 0) return;
    this.#rows = new Map();
    this.#game = game;
    const body = element("tbody");
    this.#place.append(this.#frame(moves, body));
    this.#stop = inParts(hits, (part) => body.append(...part.map((hit) => this.#row(hit))));
  }

  /** @param {import("./answer.js").Hit[]} hits those of which more is known than before */
  refresh(hits) {
    for (const hit of hits) {
      const row = this.#rows.get(hit);
      hit.ways.forEach((ways, column) => {
        const cell = row?.children[column + 1];
        if (cell && !("game" in cell.dataset) && ways[0].game !== null) cell.replaceWith(this.#cell(ways));
      });
    }
  }

  #frame(moves, body) {
    const { moves: names } = this.#data.search;
    const heads = moves.map((move) => element(
      "th", { scope: "col" },
      element("a", { class: "dex-link", href: address(`moves/${names.slug[move]}/`) }, names[language][move])));
    const caption = phrase("finder.caption", {
      moves: moves.map((move) => names[language][move]).join(phrase("finder.separator")),
    });
    return element(
      "div", { class: "dex-scroll", role: "region", tabindex: 0, "aria-labelledby": "hits" },
      element(
        "table", { class: `dex-table dex-hits${this.#game === null ? " dex-hits--any" : ""}` },
        element("caption", { class: "dex-spoken", id: "hits" }, caption),
        element("thead", {}, element("tr", {}, element("th", { scope: "col" }, phrase("finder.pokemon")), ...heads)),
        body));
  }

  #row(hit) {
    const row = element(
      "tr", {}, this.#head(hit.place), ...hit.ways.map((ways) => this.#cell(ways)));
    this.#rows.set(hit, row);
    return row;
  }

  #head(place) {
    const { pokemon, search, names } = this.#data;
    const { slug, number, [language]: own, [otherLanguage]: others } = search.pokemon;
    const types = pokemon.types[place].map((type) => pokemon["type-slugs"][type]);
    const hasOneName = own[place] === others[place];
    return element(
      "th", { scope: "row" },
      element(
        "span", { class: "dex-hit" },
        art({ types, shape: pokemon["shape-slugs"][pokemon.shape[place]], picture: pokemon.picture[place] }),
        element(
          "span", { class: "dex-hit__text" },
          element("span", { class: "dex-hit__number" }, String(number[place]).padStart(4, "0")),
          element(
            "a", {
              class: "dex-hit__name", href: address(`pokemon/${slug[place]}/`),
              // A name that is the same in both languages is English.
              lang: hasOneName && language !== "en" ? "en" : null,
            }, own[place]),
          hasOneName ? null : element("span", { class: "dex-hit__other", lang: otherLanguage }, others[place]),
          element(
            "span", { class: "dex-types" },
            ...types.map((type) => element("span", { class: `dex-type dex-t1-${type}` }, names.type(type)))))));
  }

  /** How a move is had: the easiest way, and below it in which games, or what further ways there are. */
  #cell([way, ...further]) {
    const { names } = this.#data;
    const game = way.game ?? this.#game;
    const more = this.#game === null
      ? way.game && names.game(way.game)
      : further.map((other) => wayText(other, game, names)).join(phrase("finder.separator"));
    return element(
      "td", { "data-game": way.game },
      element("span", { class: "dex-hit__way" }, wayText(way, game, names)),
      more ? spoken(" ") : null,
      element("span", { class: "dex-hit__more" }, more || null));
  }
}
