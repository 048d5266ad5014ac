// Tables that the reader can sort.
import { element } from "../page/elements.js";
import { language } from "../page/routes.js";
import { sortedRows } from "./sort-keys.js";

/** Buttons in the heads of a table: each sorts by its column, pressed again in the other direction. */
export class SortHeads {
  #heads;
  #column = -1;
  #isDescending = false;

  /**
   * @param {HTMLTableCellElement[]} heads
   * @param {(column: number, isDescending: boolean) => void} sort
   */
  constructor(heads, sort) {
    this.#heads = heads;
    heads.forEach((head, column) => {
      const button = element("button", { class: "dex-sort", type: "button" }, ...head.childNodes);
      button.addEventListener("click", () => sort(column, column === this.#column && !this.#isDescending));
      head.append(button);
    });
  }

  /**
   * Marks the column by which the table is sorted.
   *
   * @param {number} column -1 for none
   * @param {boolean} isDescending
   */
  show(column, isDescending) {
    this.#heads[this.#column]?.removeAttribute("aria-sort");
    this.#column = column;
    this.#isDescending = isDescending;
    this.#heads[column]?.setAttribute("aria-sort", isDescending ? "descending" : "ascending");
  }
}

/** A table that sorts by the texts of its cells. */
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
    this.#arrange(sortedRows(texts, { isDescending, isName, language }).map((row) => this.#rows[row]));
    this.#heads.show(column, isDescending);
  }

  /** Restores the first order. */
  reset() {
    this.#arrange(this.#rows);
    this.#heads.show(-1, false);
  }

  /** Moves rows only if the order changes: a table has up to a thousand. */
  #arrange(rows) {
    if (rows.some((row, index) => row !== this.#body.rows[index])) this.#body.append(...rows);
  }
}

/**
 * @param {HTMLTableCellElement} cell
 * @returns {string | null} its text; null for an unknown value, or none
 */
export function cellText(cell) {
  if (cell.querySelector(".dex-unknown")) return null;
  // The header of a row has the name in the other language after its link.
  const text = (cell.tagName === "TH" ? cell.querySelector("a") : cell).textContent.trim();
  return text === "" ? null : text;
}
