// The order of a table's rows.

/**
 * Sorts the texts of a column. Unknown values come last in either direction, and equal ones keep their order. Where any
 * text begins with a digit, texts sort by their first number; otherwise as the language sorts, and numbers in them by
 * value: TM3, TM24.
 *
 * @param {(string | null)[]} texts null for unknown values
 * @param {object} how
 * @param {boolean} how.isDescending
 * @param {boolean} how.isName whether the texts are names, which may begin with digits but do not sort by them
 * @param {string} how.language
 * @returns {number[]} the indices of the texts in the new order
 */
export function sortedRows(texts, { isDescending, isName, language }) {
  const hasNumbers = !isName && texts.some((text) => text !== null && /^\d/.test(text));
  const compare = hasNumbers ? byNumber : new Intl.Collator(language, { numeric: true }).compare;
  const direction = isDescending ? -1 : 1;
  return [...texts.keys()].sort((one, other) => {
    const [first, second] = [texts[one], texts[other]];
    if (first === null || second === null) return (first === null) - (second === null) || one - other;
    return direction * compare(first, second) || one - other;
  });
}

/** Texts among numbers, such as "on evolving" among levels, come before them. */
const numberOf = (text) => Number(/^\d+/.exec(text)?.[0] ?? -1);

const byNumber = (one, other) => numberOf(one) - numberOf(other);
