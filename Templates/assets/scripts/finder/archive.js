// The learnsets, each loaded and read once.
import { load } from "../page/data.js";
import { AnyGameLearnset, GameLearnset } from "./learnset.js";

const read = new Map();

/** One that failed is asked for again the next time. */
function once(name, reading) {
  if (!read.has(name)) {
    const made = load(`learnsets/${name}`).then(reading);
    read.set(name, made);
    made.catch(() => read.delete(name));
  }
  return read.get(name);
}

/**
 * @param {string} game the games' slug
 * @returns {Promise<GameLearnset>}
 * @throws {import("../page/data.js").DataError}
 */
export const gameLearnset = (game) => once(game, (file) => new GameLearnset(file));

/**
 * @param {string[]} methods
 * @returns {Promise<Map<string, AnyGameLearnset>>} by method
 * @throws {import("../page/data.js").DataError}
 */
export async function anyGameLearnsets(methods) {
  const learnsets = methods.map((method) => once(`any/${method}`, (file) => new AnyGameLearnset(file)));
  return new Map((await Promise.all(learnsets)).map((learnset, place) => [methods[place], learnset]));
}
