// The table of all moves: its rows are taken out of it and put into it again. They are in several bodies, of which browsers
// skip those that are not in sight.
import { element } from "../page/elements.js";
import { pageAt } from "../page/page-addresses.js";
import { inParts } from "../page/schedule.js";

export class MoveTable {
  #table;
  #homes;
  #rows;
  #bodies;
  #found = [];
  #stop = () => {};

  /**
   * @param {HTMLTableElement} table
   * @param {string[]} slugs the moves', by position
   */
  constructor(table, slugs) {
    const positions = new Map(slugs.map((slug, position) => [slug, position]));
    this.#table = table;
    this.#bodies = [...table.tBodies];
    const rows = this.#bodies.flatMap((body) => [...body.rows]);
    this.#homes = new Map(rows.map((row) => [row, row.parentElement]));
    this.#rows = new Map(rows.map((row) => [positions.get(slugOf(row)), row]));
  }

  /** The moves' rows by their positions, in the order of the page. */
  get rows() {
    return this.#rows;
  }

  /** The moves' positions in the order of the page. */
  get positions() {
    return [...this.#rows.keys()];
  }

  /** Shows all moves by the beginnings of their names. */
  showAll() {
    if (this.#bodies[0].isConnected) return;
    this.#stop();
    this.#removeFound();
    for (const body of this.#bodies) body.replaceChildren();
    this.#table.append(...this.#bodies);
    this.#stop = inParts([...this.#homes], (part) => {
      for (const [row, home] of part) home.append(row);
    });
  }

  /** @param {number[]} positions the moves to show, in this order */
  show(positions) {
    this.#stop();
    for (const body of this.#bodies) body.remove();
    this.#removeFound();
    const rows = positions.map((position) => this.#rows.get(position));
    this.#stop = inParts(rows, (part) => {
      const body = element("tbody", {}, ...part);
      this.#found.push(body);
      this.#table.append(body);
    });
  }

  #removeFound() {
    for (const body of this.#found) body.remove();
    this.#found = [];
  }
}

/** The slug of a row's move, to whose page its link leads. */
const slugOf = (row) => pageAt(row.querySelector("a").href).slug;
