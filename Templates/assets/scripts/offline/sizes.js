// How much a copy takes.

/** How much of its size a page takes when it is compressed, until enough have been seen. */
const usual = 0.11;
/** So many bytes count as seen at that share. */
const assumed = 2_000_000;

/** Adds up what is stored, and estimates what everything will take. */
export class Sizes {
  /** How many files are stored, and the bytes they take. */
  count = 0;
  now = 0;
  #all;
  #seen = 0;
  #taken = 0;
  #isCompressed;

  /**
   * @param {{ size: number }[]} entries everything that belongs to a copy, with its size as it is served
   * @param {boolean} [isCompressed] whether it is stored compressed
   */
  constructor(entries, isCompressed = true) {
    this.#all = entries.reduce((sum, { size }) => sum + size, 0);
    this.#isCompressed = isCompressed;
  }

  /**
   * @param {{ size: number }} entry what was stored
   * @param {number} taken the bytes it takes
   */
  add({ size }, taken) {
    this.count += 1;
    this.now += taken;
    // What is listed without a size says nothing about the share.
    if (size === 0) return;
    this.#seen += size;
    this.#taken += taken;
  }

  /** About how many bytes everything will take. */
  get whole() {
    const share = this.#isCompressed ? (this.#taken + usual * assumed) / (this.#seen + assumed) : 1;
    return Math.round(this.now + share * (this.#all - this.#seen));
  }
}
