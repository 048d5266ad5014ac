// What is saved next: lists and data, then generation after generation.

/** Lists and data, which are of no generation, and the first generation. */
const always = [0, 1];

/**
 * The groups in the order in which they are saved.
 *
 * @param {number[]} groups all of them
 * @param {(number | null)[]} dear those to save before the others, the dearest first; null for none
 */
export function ordered(groups, dear) {
  const known = new Set(groups);
  const wanted = [...always, ...dear, ...[...known].sort((one, other) => one - other)];
  return [...new Set(wanted)].filter((group) => known.has(group));
}

/** What is still to be saved. */
export class Queue {
  #groups = new Map();

  /** @param {{ group: number }[]} entries those of one group in their order */
  constructor(entries) {
    this.return(entries);
  }

  /** How many entries are left. */
  get length() {
    return [...this.#groups.values()].reduce((sum, entries) => sum + entries.length, 0);
  }

  /**
   * Takes the next entry out.
   *
   * @param {(number | null)[]} dear the groups to save before the others
   */
  next(dear) {
    const [group] = ordered([...this.#groups.keys()], dear);
    const entries = this.#groups.get(group);
    const entry = entries?.shift();
    if (entries?.length === 0) this.#groups.delete(group);
    return entry;
  }

  /** Puts entries back. */
  return(entries) {
    for (const entry of entries) {
      if (!this.#groups.has(entry.group)) this.#groups.set(entry.group, []);
      this.#groups.get(entry.group).push(entry);
    }
  }
}
