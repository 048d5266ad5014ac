// Finds words that somebody perhaps meant.

/** The letters that are missing, too many, wrong or exchanged with their neighbour (optimal string alignment). */
function distance(first, second) {
  let before;
  let last = [...second.keys(), second.length];
  first.forEach((letter, row) => {
    const current = [row + 1];
    second.forEach((other, column) => {
      const isSwapped = letter === second[column - 1] && first[row - 1] === other;
      current.push(Math.min(
        last[column] + (letter === other ? 0 : 1), last[column + 1] + 1, current[column] + 1,
        isSwapped ? before[column - 1] + 1 : Infinity));
    });
    [before, last] = [last, current];
  });
  return last[second.length];
}

/**
 * How far words are from what was typed: 0 if they begin so, else the letters that are wrong; Infinity where these are
 * more than one in three.
 *
 * @param {string} typed
 * @returns {(word: string) => number}
 */
export function slipsFrom(typed) {
  const letters = [...typed];
  const limit = Math.floor(letters.length / 3);
  return (word) => {
    if (letters.length > 1 && word.startsWith(typed)) return 0;
    // Words of another length need not be compared to see that they differ.
    const others = [...word];
    const found = Math.abs(others.length - letters.length) > limit ? Infinity : distance(letters, others);
    return found > limit ? Infinity : found;
  };
}
