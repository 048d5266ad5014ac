// The heads of a table, to be pressed: each sorts by its column, and pressed again the other way round.
import { element } from "../page/element.js";

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
   * Says by which column the table is sorted.
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
