// Tables that the reader can sort.
import { element } from "../page/elements.js";
import { language } from "../page/page-addresses.js";

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
  /** Each with the number of its rows, which stays the same. */
  #bodies;
  #rows;
  #heads;

  /** @param {HTMLTableElement} table */
  constructor(table) {
    this.#bodies = [...table.tBodies].map((body) => ({ body, size: body.rows.length }));
    this.#rows = bodyRows(table);
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
    const [{ body: { parentElement: table } }] = this.#bodies;
    const present = bodyRows(table);
    if (rows.every((row, index) => row === present[index])) return;
    let start = 0;
    for (const { body, size } of this.#bodies) {
      body.append(...rows.slice(start, start + size));
      start += size;
    }
  }
}

/** The rows of all bodies of a table. */
export const bodyRows = (table) => [...table.tBodies].flatMap(({ rows }) => [...rows]);

/**
 * @param {HTMLTableCellElement} cell
 * @returns {string | null} its text; null for an unknown value, or none
 */
export function cellText(cell) {
  if (cell.querySelector(":scope > i, .dex-unknown")) return null;
  // The header of a row has the name in the other language after its link.
  const text = (cell.tagName === "TH" ? cell.querySelector("a") : cell).textContent.trim();
  return text === "" ? null : text;
}

/**
 * Sorts the texts of a column. Unknown values come last in either direction, and equal ones keep their order. Where any
 * text begins with a digit, texts sort by their first number; otherwise as the language sorts, and numbers in them by
 * value: TM3, TM24.
 *
 * @param {(string | null)[]} texts null for unknown values
 * @param {object} how
 * @param {boolean} how.isDescending
 * @param {boolean} how.isName whether the texts are names, which may begin with digits but do not sort by them
 * @param {string} how.language
 * @returns {number[]} the indices of the texts in the new order
 */
export function sortedRows(texts, { isDescending, isName, language }) {
  const hasNumbers = !isName && texts.some((text) => text !== null && /^\d/.test(text));
  const compare = hasNumbers ? byNumber : new Intl.Collator(language, { numeric: true }).compare;
  const direction = isDescending ? -1 : 1;
  return [...texts.keys()].sort((one, other) => {
    const [first, second] = [texts[one], texts[other]];
    if (first === null || second === null) return (first === null) - (second === null) || one - other;
    return direction * compare(first, second) || one - other;
  });
}

/** Texts among numbers, such as "on evolving" among levels, come before them. */
const numberOf = (text) => Number(/^\d+/.exec(text)?.[0] ?? -1);

const byNumber = (one, other) => numberOf(one) - numberOf(other);
