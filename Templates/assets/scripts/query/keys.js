// The keys of the query language that content/queries.md describes.

export const stats = ["hp", "atk", "def", "spa", "spd", "spe", "total"];

/** The keys whose values are figures. */
export const figures = ["gen", "number", ...stats, "height", "weight"];

/** All, in the order of terms. */
export const keys = [
  "name", "type", "ability", "move", "game", "method", "gen", "egg", "dex", "is", ...figures.slice(1), "sort",
];

/** What `sort` takes. */
export const orders = ["number", "dex", "name", ...figures.slice(2)];

/** How many tenths, in which these figures are counted, a unit has. */
export const units = {
  height: { "": 10, m: 10, cm: 0.1, ft: 3.048 },
  weight: { "": 10, kg: 10, g: 0.01, lb: 4.5359237 },
};
