// The list of all moves as it is in a game: what they were there, and which nobody learns. Loaded for readers who have
// chosen one.
import { chosenGame, watchGame } from "../games/my-game.js";
import { load } from "../page/data.js";
import { element } from "../page/elements.js";
import { language } from "../page/page-addresses.js";
import { formatNumber, loadTranslations, translate, translateCount } from "../page/translations.js";
import { overlaid, positionsAt } from "../query/steps.js";

/**
 * Moves in a game.
 *
 * @typedef {object} MovesInGame
 * @property {object} moves data/moves.json with the values of the game
 * @property {number[]} changed the positions of those that had other values than today
 * @property {Set<number> | null} learned the positions of those that any Pokémon learns there; null where nobody knows
 */

/**
 * @param {object} moves data/moves.json
 * @param {object} file data/games/{version-group}.json
 * @returns {MovesInGame}
 */
export function movesInGame(moves, { moves: { moves: steps, ...columns }, taught }) {
  const then = { ...moves };
  for (const [name, values] of Object.entries(columns)) then[name] = overlaid(moves[name], steps, values);
  return {
    moves: then, changed: positionsAt(steps), learned: taught.length === 0 ? null : new Set(positionsAt(taught)),
  };
}

/**
 * The bounds of a figure of moves.
 *
 * @param {{ moves: object, learned: Set<number> | null }} found those that count, all of them for null
 * @param {"power" | "accuracy" | "pp" | "priority"} name the figure's
 * @returns {[least: number, most: number]}
 */
export function boundsOf({ moves, learned }, name) {
  const known = moves[name].filter((figure, position) => figure !== null && (learned?.has(position) ?? true));
  return [Math.min(...known), Math.max(...known)];
}

/** The figures that are not the same in all games. */
const figures = ["power", "accuracy", "pp", "priority"];

/** The cells of a row before the values of its move. */
const headCells = 2;

/** The list's rows with the values of the reader's game. */
export class GameMoves {
  #rows;
  #moves;
  #search;
  #filters;
  /** The words of classes by slug. */
  #classes;
  /** Today's cells of the rows that show others, by row. */
  #today = new Map();
  /** The notes of the rows whose moves nobody learns. */
  #notes = [];

  /**
   * @param {Map<number, HTMLTableRowElement>} rows by the moves' positions
   * @param {{ moves: object, search: object, filters: HTMLFormElement, classes: Map<string, string> }} data
   *   data/moves.json, data/search.json, the form, and what classes are called, by slug
   * @param {() => void} change is called when another game, or none, is chosen
   */
  constructor(rows, { moves, search, filters, classes }, change) {
    this.#rows = rows;
    this.#moves = moves;
    this.#search = search;
    this.#filters = filters;
    this.#classes = classes;
    watchGame(() => change());
  }

  /**
   * @returns {Promise<MovesInGame | null>} those of the reader's game; null without one
   * @throws {import("../page/data.js").DataError}
   */
  async find() {
    const game = chosenGame();
    if (game === null) return null;
    const [file] = await Promise.all([load(`games/${game}`), loadTranslations("game-moves")]);
    // Another one may have been chosen meanwhile.
    return game === chosenGame() ? movesInGame(this.#moves, file) : this.find();
  }

  /** @param {MovesInGame | null} found what the rows and the form show; today's values for none */
  show(found) {
    for (const name of figures) this.#bound(name, boundsOf(found ?? { moves: this.#moves, learned: null }, name));
    for (const [row, cells] of this.#today) this.#fill(row, cells);
    this.#today.clear();
    for (const note of this.#notes) {
      note.closest("tr").classList.remove("dex-absent");
      note.previousSibling.remove();
      note.remove();
    }
    this.#notes = [];
    if (found === null) return;
    for (const position of found.changed) {
      const row = this.#rows.get(position);
      this.#today.set(row, [...row.cells].slice(headCells));
      this.#fill(row, this.#cells(found.moves, position));
    }
    for (const [position, row] of this.#rows) if (found.learned?.has(position) === false) this.#mark(row);
  }

  /**
   * What the list says of its moves.
   *
   * @param {MovesInGame} found
   * @param {number | null} count how many of those that anybody learns match; null without conditions
   * @returns {string[]} how many there are, and of how many; none where nobody knows who learns what
   */
  counts({ learned }, count) {
    const all = learned?.size ?? this.#rows.size;
    if (count !== null) {
      return [translateCount("moves.count", count),
        translate(learned ? "game-moves.of" : "moves.all", { count: formatNumber(all) })];
    }
    if (!learned) return [];
    return [translateCount("game-moves.count", all), translate("moves.all", { count: formatNumber(this.#rows.size) })];
  }

  /**
   * Those that anybody learns before those that nobody learns, each in the order in which they are.
   *
   * @param {number[]} positions
   * @param {MovesInGame} found
   * @returns {{ positions: number[], count: number }} and how many are learned
   */
  arranged(positions, { learned }) {
    if (learned === null) return { positions, count: positions.length };
    const [present, absent] = [true, false].map((wanted) => positions.filter((one) => learned.has(one) === wanted));
    return { positions: [...present, ...absent], count: present.length };
  }

  /** Lets the form offer what a figure can be. */
  #bound(name, bounds) {
    const [min, max] = bounds.map(String);
    for (const [end, placeholder] of [["from", min], ["to", max]]) {
      Object.assign(this.#filters.elements[`${name}-${end}`], { min, max, placeholder });
    }
  }

  #fill(row, cells) {
    for (const cell of [...row.cells].slice(headCells)) cell.remove();
    row.append(...cells);
  }

  #mark(row) {
    const note = element("span", { class: "dex-absent__note" }, translate("game-moves.absent"));
    row.cells[0].append(" ", note);
    row.classList.add("dex-absent");
    this.#notes.push(note);
  }

  /** As partials/move-values. */
  #cells(moves, position) {
    const { types } = this.#search;
    const type = moves["type-slugs"][moves.type[position]];
    const damage = moves["class-slugs"][moves.class[position]];
    const figure = (number, missing) => element("td", {}, number === null
      ? element("i", {}, translate(`game-moves.${missing}`)) : String(number));
    return [
      element("td", { class: type }, types[language][types.slug.indexOf(type)]),
      element("td", { class: damage }, this.#classes.get(damage)),
      figure(moves.power[position], damage === "status" ? "no-power" : "power-varies"),
      figure(moves.accuracy[position], "never-misses"),
      figure(moves.pp[position], "unknown"),
    ];
  }
}
