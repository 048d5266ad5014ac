// A table that sorts by what is in its cells.
import { language } from "../page/place.js";
import { SortHeads } from "./sort-heads.js";
import { sortedPlaces } from "./sort-keys.js";

export class SortableTable {
  #body;
  #rows;
  #heads;

  /** @param {HTMLTableElement} table one with a single body */
  constructor(table) {
    [this.#body] = table.tBodies;
    this.#rows = [...this.#body.rows];
    this.#heads = new SortHeads([...table.tHead.rows[0].cells], (...how) => this.sort(...how));
  }

  /**
   * @param {number} column
   * @param {boolean} [isDescending]
   */
  sort(column, isDescending = false) {
    const isName = this.#rows[0].cells[column].tagName === "TH";
    const texts = this.#rows.map((row) => cellText(row.cells[column]));
    this.#arrange(sortedPlaces(texts, { isDescending, isName, language }).map((place) => this.#rows[place]));
    this.#heads.show(column, isDescending);
  }

  /** Shows the rows in the order that they had at first. */
  reset() {
    this.#arrange(this.#rows);
    this.#heads.show(-1, false);
  }

  /** Rows that stand as they should are not moved: a table has up to a thousand. */
  #arrange(rows) {
    if (rows.some((row, place) => row !== this.#body.rows[place])) this.#body.append(...rows);
  }
}

/**
 * @param {HTMLTableCellElement} cell
 * @returns {string | null} what it says; null for what is unknown, or not there
 */
export function cellText(cell) {
  if (cell.querySelector(".dex-unknown")) return null;
  // A row's header has the name in the other language behind its link.
  const text = (cell.tagName === "TH" ? cell.querySelector("a") : cell).textContent.trim();
  return text === "" ? null : text;
}
