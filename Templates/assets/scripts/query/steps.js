// Reads lists of steps in data files.

/** The positions that steps lead to: the first one, then from each to the next. */
export function positionsAt(steps) {
  let position = 0;
  return steps.map((step) => position += step);
}
