// What belongs to a copy, and what of it is stored.

/**
 * @typedef {{ path: string, hash: string, size: number, group: number }} Entry a file of the site: its path below the
 *   root, its size as it is served, 0 where unknown, and its generation, 0 for lists and data
 */

/**
 * Everything that belongs to the copy of a language.
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
 * All pictures that are served along.
 *
 * @param {Record<"path" | "hash" | "size", any[]>} pictures the site's list of them
 * @returns {Entry[]}
 */
export const entriesOfPictures = (pictures) =>
  pictures.path.map((path, row) => ({ path, hash: pictures.hash[row], size: pictures.size[row], group: 0 }));

/** What the service worker calls a stored file. */
export const nameOf = ({ path, hash }) => `${path}?${hash}`;

/**
 * What is still to be fetched; after a new build that is what has changed.
 *
 * @param {Entry[]} entries
 * @param {Map<string, number>} stored sizes by name
 */
export const missing = (entries, stored) => entries.filter((entry) => !stored.has(nameOf(entry)));
