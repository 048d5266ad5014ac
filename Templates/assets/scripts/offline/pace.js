// How many requests are made at once: more while they succeed, fewer where they fail.

/** The least and the most at once. */
const [fewest, most] = [1, 5];
/** So many outcomes are judged together. */
const span = 10;

/**
 * @param {number} parallel how many were made at once
 * @param {boolean[]} outcomes whether each of the last ones succeeded
 * @returns {number} how many to make at once from now on
 */
export function adapted(parallel, outcomes) {
  const share = outcomes.filter(Boolean).length / outcomes.length;
  if (share < 0.8) return Math.max(fewest, parallel - 1);
  return share >= 0.95 ? Math.min(most, parallel + 1) : parallel;
}

/** Watches requests, and says how many to make at once. */
export class Pace {
  parallel = 2;
  #outcomes = [];

  /** Whether nothing came of the last requests: it is the network that is gone, not single pages. */
  isCut = false;

  /** @param {boolean} isGood whether a request succeeded */
  note(isGood) {
    if (isGood) this.isCut = false;
    this.#outcomes.push(isGood);
    if (this.#outcomes.length < span) return;
    this.isCut = !this.#outcomes.includes(true);
    this.parallel = adapted(this.parallel, this.#outcomes);
    // What was judged once is not held against the new number.
    this.#outcomes = [];
  }
}
