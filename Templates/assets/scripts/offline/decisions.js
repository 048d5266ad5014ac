// What the reader decided about copies. It outlives the page, and other windows see it.
import { preference, setPreference } from "../page/preferences.js";
import { languages } from "../routes.js";
import { ask } from "./worker.js";

/** The copies there can be. */
export const copies = [...languages, "pictures"];

/**
 * @typedef {object} Decision
 * @property {"running" | "paused" | "done"} state
 * @property {string} [trouble] why it was paused, if not by the reader
 * @property {string} [site] the version it was finished with
 * @property {number} [at] when that was, in milliseconds
 * @property {number} [changed] how many files are to be fetched since it was begun
 * @property {number} [updated] how many had changed when it was brought up to date last
 */

/** The name under which a copy's decision is kept. */
export const decisionName = (copy) => `offline-${copy}`;

/**
 * @param {string} copy
 * @returns {Decision | null} null where nothing was decided, or what was kept cannot be read
 */
export function decision(copy) {
  try {
    return JSON.parse(preference(decisionName(copy)));
  } catch {
    return null;
  }
}

/**
 * @param {string} copy
 * @param {Decision | null} what null where there is no copy any more
 */
export const settle = (copy, what) => setPreference(decisionName(copy), what && JSON.stringify(what));

/** Changes a part of what was decided, unless that was undone meanwhile. */
export function amend(copy, part) {
  const decided = decision(copy);
  if (decided) settle(copy, { ...decided, ...part });
}

/** The generation to save after the first one; null for none. */
export const firstGeneration = () => Number(preference("offline-first")) || null;

/** Deletes what is stored of a copy; the data too when no language's copy is left. */
export async function forget(copy) {
  const isNeeded = copies.some((other) => other !== "pictures" && decision(other));
  await ask({ ask: "forget", folders: isNeeded || copy === "pictures" ? [copy] : [copy, "data"] });
}
