// Reads the files in data/learnsets: who learns which move, in which games and by which method. Moves and Pokémon are
// indices into the columns of data/moves.json and data/pokemon.json.

/**
 * Who learns some moves by one method. A row of `pokemon` has the steps from the index of one learner to that of the
 * next; one who learns the move at several levels is repeated, with the lowest level first.
 *
 * @typedef {object} Columns
 * @property {number[]} moves
 * @property {number[][]} pokemon a row for each move
 * @property {(number | null)[][]} [levels] as `pokemon`
 * @property {string[][]} [machines] for each move, such as `tm24`
 */

/** The learners of some moves; a row is decoded when it is first needed. */
class LearnsetTable {
  #columns;
  #rows;
  #learners = new Map();

  /** @param {Columns} columns */
  constructor(columns) {
    this.#columns = columns;
    this.#rows = new Map(columns.moves.map((move, row) => [move, row]));
  }

  #visit(row, visit) {
    const steps = this.#columns.pokemon[row];
    let pokemon = 0;
    for (let column = 0; column < steps.length; column += 1) visit(pokemon += steps[column], column);
  }

  /**
   * @param {number} move
   * @returns {Map<number, number | null>} the lowest level by Pokémon; null for methods without levels
   */
  learners(move) {
    if (!this.#learners.has(move)) {
      const learners = new Map();
      const row = this.#rows.get(move);
      const levels = this.#columns.levels?.[row];
      if (row !== undefined) {
        this.#visit(row, (pokemon, column) => {
          if (!learners.has(pokemon)) learners.set(pokemon, levels?.[column] ?? null);
        });
      }
      this.#learners.set(move, learners);
    }
    return this.#learners.get(move);
  }

  /** The machines that teach a move. */
  machines(move) {
    return this.#columns.machines?.[this.#rows.get(move)] ?? [];
  }

  /** Sets the elements of `marks` to 1 whose index is a learner of the move. */
  mark(move, marks) {
    const row = this.#rows.get(move);
    if (row !== undefined) this.#visit(row, (pokemon) => { marks[pokemon] = 1; });
  }

  /** @param {(move: number, pokemon: number) => void} visit */
  forEach(visit) {
    for (const [move, row] of this.#rows) this.#visit(row, (pokemon) => visit(move, pokemon));
  }
}

const noLearners = new LearnsetTable({ moves: [], pokemon: [] });

/** What is learnt in the games of one version group. */
export class GameLearnset {
  #tables;

  /** 1 at the index of each Pokémon that learns anything in these games, that is, exists in them. */
  existing = [];

  /** @param {{ methods: Record<string, Columns> }} file data/learnsets/{version group}.json */
  constructor({ methods }) {
    this.#tables = new Map(Object.entries(methods).map(([method, columns]) => [method, new LearnsetTable(columns)]));
    for (const table of this.#tables.values()) table.forEach((_, pokemon) => { this.existing[pokemon] = 1; });
  }

  /** @param {string} method */
  table(method) {
    return this.#tables.get(method) ?? noLearners;
  }

  /** @param {string[]} [methods] without them those of all methods */
  tables(methods = [...this.#tables.keys()]) {
    return methods.map((method) => this.table(method));
  }
}

/** What is learnt in any game: by any method, or by one. */
export class AnyGameLearnset {
  /** @param {Columns & { before: Columns }} file data/learnsets/any.json or data/learnsets/any/{method}.json */
  constructor(file) {
    /** What a Pokémon learns itself. */
    this.own = new LearnsetTable(file);
    /** What only an earlier stage learns, in a game that has both. */
    this.before = new LearnsetTable(file.before);
  }

  /** Earlier stages are in `before` already: nothing is learnt through them elsewhere. */
  existing = [];

  tables() {
    return [this.own, this.before];
  }
}

/** Reads a file in data/learnsets. */
export const readLearnset = (file) => (file.methods ? new GameLearnset(file) : new AnyGameLearnset(file));

/**
 * @param {(number | null)[]} evolvesFrom for each Pokémon the one that it evolves from, as in data/pokemon.json
 * @returns {number[][]} for each Pokémon all earlier stages, the nearest first
 */
export const earlierStages = (evolvesFrom) => evolvesFrom.map((_, pokemon) => {
  const stages = [];
  for (let stage = evolvesFrom[pokemon]; stage !== null; stage = evolvesFrom[stage]) {
    // Broken data may have a cycle.
    if (stage === pokemon || stages.includes(stage)) break;
    stages.push(stage);
  }
  return stages;
});
