// The tables of all games in their folds, of which those of one game can be shown alone.
import { counted } from "../page/words.js";
import { cellText, SortableTable } from "../tables/sortable.js";

/** The folds of a section, a generation each. */
export class GameTables {
  #folds;
  #sortsByGame;
  #sortable = new Map();
  #narrowed = null;
  /** What the captions count where all games are shown. */
  #counts = new Map();

  /**
   * @param {HTMLElement} section
   * @param {boolean} sortsByGame whether the tables of one game are sorted by its column
   */
  constructor(section, sortsByGame) {
    this.#sortsByGame = sortsByGame;
    this.#folds = [...section.querySelectorAll(".dex-fold")];
    for (const fold of this.#folds) {
      whenOpen(fold, () => fold.querySelectorAll("table").forEach((table) => this.#sorting(table)));
    }
  }

  /**
   * Shows what one game has: its generation's fold alone is open, and in it are its column and what is learnt there.
   *
   * @param {string} game one of the section's
   * @param {HTMLElement | null} target what the address leads to; its fold stays as it is
   * @returns {HTMLElement} the fold
   */
  narrow(game, target) {
    this.widen();
    this.#narrowed = this.#folds.find((fold) => fold.querySelector(`th[data-games~="${game}"]`));
    for (const fold of this.#folds) {
      if (fold === this.#narrowed) fold.open = true;
      else if (!fold.contains(target)) fold.open = false;
    }
    for (const frame of this.#narrowed.querySelectorAll(".dex-scroll")) this.#narrowFrame(frame, game);
    return this.#narrowed;
  }

  /** Shows all games again. */
  widen() {
    for (const part of this.#narrowed?.querySelectorAll("[hidden]") ?? []) part.hidden = false;
    for (const table of this.#narrowed?.querySelectorAll("table") ?? []) this.#sorting(table).reset();
    for (const [place, text] of this.#counts) place.textContent = text;
    this.#counts.clear();
    this.#narrowed = null;
  }

  #sorting(table) {
    if (!this.#sortable.has(table)) this.#sortable.set(table, new SortableTable(table));
    return this.#sortable.get(table);
  }

  #narrowFrame(frame, game) {
    const table = frame.querySelector("table");
    const heads = [...table.tHead.rows[0].cells];
    const columns = heads.flatMap((head, column) => ("games" in head.dataset ? [column] : []));
    const shown = columns.find((column) => isOf(game, heads[column]));
    const rows = [...table.tBodies[0].rows];
    // A table without columns of games marks the rows that not all of its games have.
    const learnt = new Set(rows.filter((row) => (columns.length === 0
      ? !("games" in row.dataset) || isOf(game, row)
      : shown !== undefined && cellText(row.cells[shown]) !== null)));
    frame.hidden = learnt.size === 0;
    if (frame.hidden) return;
    for (const row of rows) row.hidden = !learnt.has(row);
    for (const column of columns.filter((other) => other !== shown)) {
      for (const row of [table.tHead.rows[0], ...rows]) row.cells[column].hidden = true;
    }
    this.#count(table, learnt.size);
    if (this.#sortsByGame && hasDifferent([...learnt].map((row) => row.cells[shown]))) this.#sorting(table).sort(shown);
  }

  /** Counts anew in a caption that counts. */
  #count(table, count) {
    const place = table.caption.querySelector(".dex-table__sub");
    if (!place) return;
    this.#counts.set(place, place.textContent);
    place.textContent = counted("learnset.moves", count);
  }
}

const isOf = (game, { dataset: { games } }) => games.split(" ").includes(game);

/** Whether the cells say different things, such as levels. */
const hasDifferent = (cells) => cells.some((cell) => cell && cellText(cell) !== cellText(cells[0]));

/** Does something the first time that a fold is open. */
function whenOpen(fold, act) {
  if (fold.open) act();
  else fold.addEventListener("toggle", act, { once: true });
}
