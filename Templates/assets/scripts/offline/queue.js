// In which order files are saved, and how many of them at once.

/** Lists and data, which have no generation. */
const lists = 0;
const firstGeneration = 1;

/**
 * The order of groups: lists and data, the generation of the reader's own game, the first one, and then the others.
 *
 * @param {number[]} groups all of them
 * @param {(number | null)[]} preferred those to save before the others; null for none
 * @param {number | null} [own] that of the reader's own game
 */
export function ordered(groups, preferred, own = null) {
  const known = new Set(groups);
  const wanted = [lists, own, firstGeneration, ...preferred, ...[...known].sort((one, other) => one - other)];
  return [...new Set(wanted)].filter((group) => known.has(group));
}

/** The files that are still to be saved. */
export class Queue {
  #groups = new Map();

  /** @param {{ group: number }[]} entries those of one group in their order */
  constructor(entries) {
    this.add(entries);
  }

  get length() {
    return [...this.#groups.values()].reduce((sum, entries) => sum + entries.length, 0);
  }

  /**
   * Removes and returns the next entry.
   *
   * @param {(number | null)[]} preferred the groups to save before the others
   * @param {number | null} [own] that of the reader's own game
   */
  next(preferred, own) {
    const [group] = ordered([...this.#groups.keys()], preferred, own);
    const entries = this.#groups.get(group);
    const entry = entries?.shift();
    if (entries?.length === 0) this.#groups.delete(group);
    return entry;
  }

  /** Adds entries at the end of their groups. */
  add(entries) {
    for (const entry of entries) {
      if (!this.#groups.has(entry.group)) this.#groups.set(entry.group, []);
      this.#groups.get(entry.group).push(entry);
    }
  }
}

const [fewestRequests, mostRequests] = [1, 5];
/** How many outcomes are judged together. */
const sampleSize = 10;

/**
 * How many requests to make at once.
 *
 * @param {number} parallel how many there were
 * @param {boolean[]} outcomes whether each of the last ones succeeded
 */
export function adapted(parallel, outcomes) {
  const share = outcomes.filter(Boolean).length / outcomes.length;
  if (share < 0.8) return Math.max(fewestRequests, parallel - 1);
  return share >= 0.95 ? Math.min(mostRequests, parallel + 1) : parallel;
}

/** Adapts the number of requests at once to their outcomes. */
export class Pace {
  parallel = 2;
  #outcomes = [];

  /** Whether all requests of the last sample failed: there is no network. */
  isCut = false;

  /** @param {boolean} isSuccess the outcome of a request */
  note(isSuccess) {
    if (isSuccess) this.isCut = false;
    this.#outcomes.push(isSuccess);
    if (this.#outcomes.length < sampleSize) return;
    this.isCut = !this.#outcomes.includes(true);
    this.parallel = adapted(this.parallel, this.#outcomes);
    // The next sample is that of the new number.
    this.#outcomes = [];
  }
}
