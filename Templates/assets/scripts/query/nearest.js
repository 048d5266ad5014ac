// Finds words that somebody perhaps meant.

/** The letters that are missing, too many, wrong or exchanged with their neighbour (optimal string alignment). */
function distance(first, second) {
  const rows = [[...second.keys(), second.length]];
  first.forEach((letter, row) => {
    const next = [row + 1];
    second.forEach((other, column) => {
      const isSwapped = letter === second[column - 1] && first[row - 1] === other;
      next.push(Math.min(
        rows[row][column] + (letter === other ? 0 : 1), rows[row][column + 1] + 1, next[column] + 1,
        isSwapped ? rows[row - 1][column - 1] + 1 : Infinity));
    });
    rows.push(next);
  });
  return rows.at(-1).at(-1);
}

/**
 * @param {string} typed
 * @returns {(word: string) => number} how many letters are wrong: 0 for words that begin so, Infinity for more than one
 *   in three
 */
export function slipsFrom(typed) {
  const letters = [...typed];
  const limit = Math.floor(letters.length / 3);
  return (word) => {
    if (letters.length > 1 && word.startsWith(typed)) return 0;
    const found = Math.abs(word.length - typed.length) > limit ? Infinity : distance(letters, [...word]);
    return found > limit ? Infinity : found;
  };
}
