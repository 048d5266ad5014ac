// The files of a copy, which of them are stored, and how much space they take.

/**
 * @typedef {{ path: string, hash: string, size: number, group: number }} Entry a file: its path below the site's root,
 *   its size as it is served, 0 if unknown, and its generation, 0 for lists and data
 */

/**
 * The files of the copy of a language.
 *
 * @param {string} language
 * @param {[string, string][]} data paths and hashes of data files
 * @param {Record<"path" | "hash" | "size" | "generation", any[]>} pages the language's list of pages
 * @returns {Entry[]}
 */
export const entriesOfLanguage = (language, data, pages) => [
  ...data.map(([path, hash]) => ({ path, hash, size: 0, group: 0 })),
  ...pages.path.map((path, row) => ({
    path: `${language}/${path}`, hash: pages.hash[row], size: pages.size[row], group: pages.generation[row],
  })),
];

/**
 * All pictures on the site's own server.
 *
 * @param {Record<"path" | "hash" | "size", any[]>} pictures the site's list of them
 * @returns {Entry[]}
 */
export const entriesOfPictures = (pictures) =>
  pictures.path.map((path, row) => ({ path, hash: pictures.hash[row], size: pictures.size[row], group: 0 }));

/** The name of a stored file in the service worker's inventory. */
export const nameOf = ({ path, hash }) => `${path}?${hash}`;

/**
 * The files that are still to be fetched: after a new build, those that have changed.
 *
 * @param {Entry[]} entries
 * @param {Map<string, number>} stored sizes by name
 */
export const missing = (entries, stored) => entries.filter((entry) => !stored.has(nameOf(entry)));

/** The share of its size that a page takes when it is compressed, as a first estimate. */
const firstShare = 0.17;
/** The number of bytes for which the first estimate counts. */
const firstWeight = 2_000_000;

/** Adds up the sizes of stored files, and estimates that of all files. */
export class Sizes {
  /** How many files are stored, and how many bytes they take. */
  count = 0;
  stored = 0;
  #all;
  #seen = 0;
  #taken = 0;
  #isCompressed;

  /**
   * @param {{ size: number }[]} entries all files of a copy
   * @param {boolean} [isCompressed] whether they are stored compressed
   */
  constructor(entries, isCompressed = true) {
    this.#all = entries.reduce((sum, { size }) => sum + size, 0);
    this.#isCompressed = isCompressed;
  }

  /**
   * @param {{ size: number }} entry a file that was stored
   * @param {number} taken how many bytes it takes
   */
  add({ size }, taken) {
    this.count += 1;
    this.stored += taken;
    // Without a size the share is not known.
    if (size === 0) return;
    this.#seen += size;
    this.#taken += taken;
  }

  /** About how many bytes all files will take. */
  get total() {
    const share = this.#isCompressed ? (this.#taken + firstShare * firstWeight) / (this.#seen + firstWeight) : 1;
    return Math.round(this.stored + share * (this.#all - this.#seen));
  }
}
