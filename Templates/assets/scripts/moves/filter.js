// Finds and sorts the moves that a query asks for.

/** Finds moves, which stand for their positions in moves.json. */
export class MoveFilter {
  #moves;
  #vocabulary;
  #names;
  #ranks;

  /**
   * @param {object} moves data/moves.json
   * @param {import("../query/vocabulary.js").Vocabulary} vocabulary that of moves
   * @param {import("../search/name-index.js").NameIndex} names
   * @param {Record<"name" | "type" | "class", number[]>} ranks how names sort by the move's position, types and classes by
   *   their own; what is only matched needs none
   */
  constructor(moves, vocabulary, names, ranks = {}) {
    this.#moves = moves;
    this.#vocabulary = vocabulary;
    this.#names = names;
    this.#ranks = ranks;
  }

  /**
   * @param {import("../query/reader.js").Term[]} terms
   * @returns {number[]} the positions of the moves for which all terms hold, in the order that the terms ask for
   */
  find(terms) {
    const found = this.matching(terms);
    const order = terms.find(({ declaration: { kind } }) => kind === "sort")?.values[0] ?? "name";
    const direction = order.startsWith("-") ? -1 : 1;
    const figure = this.#figure(order.replace("-", ""));
    return found.sort((one, other) => compared(figure(one), figure(other), direction)
      || this.#ranks.name[one] - this.#ranks.name[other]);
  }

  /** The positions of the moves for which all terms hold, in the order of moves.json. */
  matching(terms) {
    const tests = terms.filter(({ declaration: { kind } }) => kind !== "sort").map((term) => this.#test(term));
    return [...this.#moves.slug.keys()].filter((position) => tests.every((test) => test(position)));
  }

  /** Whether a term holds, by position. A figure that is unknown fails with and without `-`. */
  #test({ declaration: { kind, fields }, isNegated, sign, values }) {
    if (kind === "text") {
      // A name is looked for by how it, or a word in it, begins.
      const found = values.map((value) => this.#names.beginning(value));
      return (position) => found.some((positions) => positions.has(position)) !== isNegated;
    }
    const [field] = fields;
    const { [field]: column, [`${field}-slugs`]: slugs } = this.#moves;
    if (kind === "term") return (position) => values.includes(slugs[column[position]]) !== isNegated;
    const [bound] = values;
    const holds = { ":": (figure) => values.includes(figure), ">=": (figure) => figure >= bound,
      "<=": (figure) => figure <= bound }[sign];
    return (position) => column[position] !== null && holds(column[position]) !== isNegated;
  }

  /** What is sorted by, by position; null where it is unknown. */
  #figure(order) {
    if (order === "name") return (position) => this.#ranks.name[position];
    const column = this.#moves[this.#vocabulary.keyNamed(order).fields[0]];
    const ranks = this.#ranks[order];
    return ranks ? (position) => ranks[column[position]] : (position) => column[position];
  }
}

/** What is unknown comes last in either direction. */
function compared(one, other, direction) {
  if (one === null || other === null) return (one === null) - (other === null);
  return direction * (one - other);
}
