// How the cells of a column sort.

/**
 * Sorts a column. What is unknown comes last in either direction, and equals stay in their order. Figures sort by size;
 * other texts as the language sorts, the digits in them by size: TM3, TM24.
 *
 * @param {(string | null)[]} texts null for what is unknown
 * @param {object} how
 * @param {boolean} how.isDescending
 * @param {boolean} how.isName whether they are names, which are no figures even where they begin with some
 * @param {string} how.language
 * @returns {number[]} their places in the new order
 */
export function sortedPlaces(texts, { isDescending, isName, language }) {
  const hasFigures = !isName && texts.some((text) => text !== null && /^\d/.test(text));
  const compare = hasFigures ? byFigure : new Intl.Collator(language, { numeric: true }).compare;
  const direction = isDescending ? -1 : 1;
  return [...texts.keys()].sort((one, other) => {
    const [first, second] = [texts[one], texts[other]];
    if (first === null || second === null) return (first === null) - (second === null) || one - other;
    return direction * compare(first, second) || one - other;
  });
}

/** Words amid figures, such as "on evolving" amid levels, come before them. */
const figureOf = (text) => Number(/^\d+/.exec(text)?.[0] ?? -1);

const byFigure = (one, other) => figureOf(one) - figureOf(other);
