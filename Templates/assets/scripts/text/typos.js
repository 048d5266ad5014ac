// Counts the typos between what was typed and a name: a letter wrong, missing, too many, or exchanged with its neighbour
// (the optimal string alignment distance).

/**
 * How many typos are allowed; a short word with one is already another word.
 *
 * @param {number} length how many letters were typed
 */
export function typosAllowed(length) {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

let rows = [];

/** Three rows of the table that is filled, kept for the next name: this is done for every name at every key. */
function rowsFor(width) {
  if (rows.length === 0 || rows[0].length < width) rows = [0, 1, 2].map(() => new Uint8Array(2 * width));
  return rows;
}

/**
 * The table's last row, which has at index n the typos between the text and the first n letters of the name; null as
 * soon as all would be more than the limit. Cells further than the limit from the diagonal are not looked at.
 */
function lastRow(text, name, start, limit) {
  const width = name.length - start;
  if (text.length > width + limit) return null;
  const tooMany = limit + 1;
  let [before, above, row] = rowsFor(width + 2);
  for (let column = 0; column <= width; column += 1) above[column] = Math.min(column, tooMany);
  for (let line = 1; line <= text.length; line += 1) {
    const first = Math.max(1, line - limit);
    const last = Math.min(width, line + limit);
    row[first - 1] = first === 1 ? Math.min(line, tooMany) : tooMany;
    let fewest = row[first - 1];
    for (let column = first; column <= last; column += 1) {
      const typed = text.charCodeAt(line - 1);
      const meant = name.charCodeAt(start + column - 1);
      let typos = Math.min(above[column - 1] + (typed === meant ? 0 : 1), above[column] + 1, row[column - 1] + 1);
      if (line > 1 && column > 1 && typed === name.charCodeAt(start + column - 2)
        && text.charCodeAt(line - 2) === meant) typos = Math.min(typos, before[column - 2] + 1);
      row[column] = Math.min(typos, tooMany);
      fewest = Math.min(fewest, typos);
    }
    if (last < width) row[last + 1] = tooMany;
    if (fewest > limit) return null;
    [before, above, row] = [above, row, before];
  }
  return above;
}

/**
 * @param {string} text what was typed
 * @param {string} name what may be meant
 * @param {number} limit how many typos are looked for
 * @returns {number} the typos between the two; Infinity where there are more than the limit
 */
export function typosBetween(text, name, limit) {
  if (name.length > text.length + limit) return Infinity;
  const typos = lastRow(text, name, 0, limit)?.[name.length] ?? Infinity;
  return typos > limit ? Infinity : typos;
}

/**
 * The typos between a text and a part of a name that begins at an index: what is typed may be a beginning.
 *
 * @param {string} text what was typed
 * @param {string} name what may be meant
 * @param {number} start where the part begins
 * @param {number} limit how many typos are looked for
 * @returns {{ typos: number, end: number } | null} the fewest, and where that part ends; null where there are more than
 *   the limit
 */
export function typosFrom(text, name, start, limit) {
  const row = lastRow(text, name, start, limit);
  if (row === null) return null;
  const width = name.length - start;
  let best = null;
  for (let length = Math.max(0, text.length - limit); length <= Math.min(width, text.length + limit); length += 1) {
    const typos = row[length];
    if (typos > limit) continue;
    // Of two parts with as many typos the one of as many letters as were typed is meant, or the whole name.
    const isLikelier = length <= text.length || length === width;
    if (best === null || typos < best.typos || (typos === best.typos && isLikelier)) {
      best = { typos, end: start + length };
    }
  }
  return best;
}

/**
 * Whether a word, or its beginning, is meant by what was typed.
 *
 * @param {string} word
 * @param {string} typed
 */
export const isMeant = (word, typed) => typosFrom(typed, word, 0, typosAllowed(typed.length)) !== null;

/**
 * How far words are from what was typed, for suggestions.
 *
 * @param {string} typed
 * @returns {(word: string) => number} the typos: 0 for words that begin so, Infinity for more than one in three letters
 */
export function fewestTypos(typed) {
  const { length } = [...typed];
  const limit = Math.floor(length / 3);
  return (word) => (length > 1 && word.startsWith(typed) ? 0 : typosBetween(typed, word, limit));
}
