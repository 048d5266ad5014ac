// Repeats to readers what an address or a file contains.

/** How many texts are repeated, and the longest part of each. */
const mostTexts = 5;
const longest = 40;

/**
 * Some of the texts, shortened.
 *
 * @param {string[]} texts
 * @returns {string[]} up to five, and an ellipsis for others
 */
export function quoted(texts) {
  const shown = texts.slice(0, mostTexts).map((text) => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text));
  return texts.length > mostTexts ? [...shown, "…"] : shown;
}
