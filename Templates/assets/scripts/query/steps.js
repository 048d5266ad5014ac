// Reads lists of steps in data files.

/** The positions that steps lead to: the first one, then from each to the next. */
export function positionsAt(steps) {
  let position = 0;
  return steps.map((step) => position += step);
}

/**
 * A column with other values at some positions.
 *
 * @template Value
 * @param {Value[]} values
 * @param {number[]} steps to the positions
 * @param {Value[]} others a value for each
 * @returns {Value[]}
 */
export function overlaid(values, steps, others) {
  const all = [...values];
  positionsAt(steps).forEach((position, row) => all[position] = others[row]);
  return all;
}
