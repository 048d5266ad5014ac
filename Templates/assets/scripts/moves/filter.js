// Finds and sorts the moves that a query asks for.

import { fit } from "../text/name-index.js";

const columns = { gen: "generation" };

/** The moves by their places in moves.json. */
export class MoveFilter {
  #moves;
  #names;
  #ranks;

  /**
   * @param {object} moves data/moves.json
   * @param {import("../text/name-index.js").NameIndex} names
   * @param {Record<"name" | "type" | "class", number[]>} ranks how names sort by the move's place, types and classes by
   *   their own
   */
  constructor(moves, names, ranks) {
    this.#moves = moves;
    this.#names = names;
    this.#ranks = ranks;
  }

  /**
   * @param {import("./query.js").Term[]} terms
   * @returns {number[]} the places of the moves for which all terms hold, in the order that the terms tell
   */
  find(terms) {
    const tests = terms.filter(({ key }) => key !== "sort").map((term) => this.#test(term));
    const found = [...this.#moves.slug.keys()].filter((place) => tests.every((test) => test(place)));
    const order = terms.find(({ key }) => key === "sort")?.values[0] ?? "name";
    const direction = order.startsWith("-") ? -1 : 1;
    const figure = this.#figure(order.replace("-", ""));
    return found.sort((one, other) => compared(figure(one), figure(other), direction)
      || this.#ranks.name[one] - this.#ranks.name[other]);
  }

  /** Whether a term holds, by place. A figure that is unknown fails with and without `-`. */
  #test({ key, isNegated, sign, values }) {
    if (key === "name") {
      // A name is looked for by how it, or a word in it, begins.
      const found = values.map((value) => this.#names.find(value));
      return (place) => found.some((fits) => fits.get(place) <= fit.word) !== isNegated;
    }
    if (key === "type" || key === "class") {
      const { [key]: column, [`${key}-slugs`]: slugs } = this.#moves;
      return (place) => values.includes(slugs[column[place]]) !== isNegated;
    }
    const column = this.#moves[columns[key] ?? key];
    const [bound] = values;
    const holds = { ":": (figure) => values.includes(figure), ">=": (figure) => figure >= bound,
      "<=": (figure) => figure <= bound }[sign];
    return (place) => column[place] !== null && holds(column[place]) !== isNegated;
  }

  /** What is sorted by, by place; null where it is unknown. */
  #figure(order) {
    if (order === "name") return (place) => this.#ranks.name[place];
    const column = this.#moves[columns[order] ?? order];
    const ranks = this.#ranks[order];
    return ranks ? (place) => ranks[column[place]] : (place) => column[place];
  }
}

/** What is unknown comes last in either direction. */
function compared(one, other, direction) {
  if (one === null || other === null) return (one === null) - (other === null);
  return direction * (one - other);
}
