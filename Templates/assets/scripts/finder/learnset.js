// Reads the files in data/learnsets: who learns what.

/** Columns of moves and of those who learn them, taken apart move by move, when first asked for. */
class Columns {
  #columns;
  #rows;
  #learners = new Map();

  constructor(columns) {
    this.#columns = columns;
    this.#rows = new Map(columns.moves.map((move, row) => [move, row]));
  }

  /**
   * @param {number} move its place
   * @returns {Map<number, number | null>} by the places of those who learn it the lowest level, null for none
   */
  learners(move) {
    if (!this.#learners.has(move)) this.#learners.set(move, this.#read(this.#rows.get(move)));
    return this.#learners.get(move);
  }

  #read(row) {
    const learners = new Map();
    if (row === undefined) return learners;
    const steps = this.#columns.pokemon[row];
    const levels = this.#columns.levels?.[row];
    let place = 0;
    for (let column = 0; column < steps.length; column += 1) {
      place += steps[column];
      // Who learns it at several levels stands there several times, the lowest first.
      if (column === 0 || steps[column] > 0) learners.set(place, levels?.[column] ?? null);
    }
    return learners;
  }

  /** @param {number} move its place */
  machines(move) {
    return this.#columns.machines?.[this.#rows.get(move)] ?? [];
  }

  /** Marks everyone who learns anything. */
  mark(learners) {
    for (const steps of this.#columns.pokemon) {
      let place = 0;
      for (const step of steps) learners[place += step] = true;
    }
  }
}

/** What is learnt in the games of one version group, by method. */
export class GameLearnset {
  #methods;
  #inhabitants = [];

  /** @param {{ methods: Record<string, object> }} file `data/learnsets/{version-group}.json` */
  constructor({ methods }) {
    this.#methods = new Map(Object.entries(methods).map(([method, columns]) => [method, new Columns(columns)]));
    for (const columns of this.#methods.values()) columns.mark(this.#inhabitants);
  }

  learners(move, method) {
    return this.#methods.get(method)?.learners(move) ?? new Map();
  }

  machines(move, method) {
    return this.#methods.get(method)?.machines(move) ?? [];
  }

  /** @param {number} place whether that Pokémon learns anything in these games, that is, exists in them */
  has(place) {
    return this.#inhabitants[place] === true;
  }
}

/** What is learnt by one method in any game. */
export class AnyGameLearnset {
  #own;
  #before;

  /** @param {object} file `data/learnsets/any/{method}.json` */
  constructor(file) {
    this.#own = new Columns(file);
    this.#before = new Columns(file.before);
  }

  /** @param {number} move its place @returns {Iterable<number>} the places of those who learn it by themselves */
  own(move) {
    return this.#own.learners(move).keys();
  }

  /** @param {number} move its place @returns {Iterable<number>} of those for whom only an earlier stage learns it */
  before(move) {
    return this.#before.learners(move).keys();
  }
}
