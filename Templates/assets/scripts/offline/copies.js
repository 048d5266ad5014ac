// The state of copies for offline use, as the reader wants them: preferences, which other windows see too.
import { preference, setPreference } from "../page/preferences.js";
import { pageAt, root } from "../page/routes.js";
import { languages } from "../routes.js";
import { ask } from "./worker.js";

const states = ["running", "paused", "done"];

/** The copies that there can be: of each language, and of the pictures. */
export const copies = [...languages, "pictures"];

/**
 * @typedef {object} CopyState
 * @property {"running" | "paused" | "done"} state
 * @property {string} [trouble] why it is paused, unless by the reader
 * @property {string} [site] the version with which it was done
 * @property {number} [at] when it was done, in milliseconds
 * @property {number} [files] how many files were stored when it was done, without those that belong to all copies
 * @property {number} [changed] how many files were to be fetched when it began
 * @property {number} [updated] how many files had changed at the last update
 */

/** The name of the preference with a copy's state. */
export const stateName = (copy) => `offline-${copy}`;

/**
 * @param {string} copy
 * @returns {CopyState | null} null for a copy that does not exist, or whose state cannot be read
 */
export function stateOf(copy) {
  return readState(preference(stateName(copy)));
}

function readState(text) {
  try {
    const state = JSON.parse(text);
    const isTime = !Number.isNaN(new Date(Number(state?.at ?? 0)).getTime());
    return states.includes(state?.state) && isTime ? state : null;
  } catch {
    return null;
  }
}

/**
 * @param {string} copy
 * @param {CopyState | null} state null to end the copy
 */
export const setState = (copy, state) => setPreference(stateName(copy), state && JSON.stringify(state));

/** Changes a part of a copy's state, unless the copy was deleted meanwhile. */
export function updateState(copy, part) {
  const state = stateOf(copy);
  if (state) setState(copy, { ...state, ...part });
}

// What an earlier version of the site stored, under names without the site's path.

const earlierName = (copy) => `dex-${stateName(copy)}`;

/** The copies of an earlier version that may be this site's. */
export function earlierCopies() {
  try {
    return copies.filter((copy) =>
      localStorage.getItem(earlierName(copy)) !== null && preference(`${stateName(copy)}-taken-over`) === null);
  } catch {
    return [];
  }
}

/**
 * Takes over the state of a copy once, or leaves it to another site.
 *
 * @param {string} copy
 * @param {boolean} isOurs
 */
export function takeOver(copy, isOurs) {
  setPreference(`${stateName(copy)}-taken-over`, "yes");
  if (isOurs && stateOf(copy) === null) setState(copy, readState(localStorage.getItem(earlierName(copy))));
}

/** The generation of the page that the reader opened is saved next; lists have none. */
export function noteGeneration() {
  const { slug, generation } = pageAt(location.href) ?? {};
  if (slug === undefined && generation === undefined) return;
  setPreference("offline-opened", location.href.slice(root.length).replace(/[?#].*/, ""));
}

/** The generation to save after the first one; null for none. */
export const preferredGeneration = () => Number(preference("offline-first")) || null;

/** The generation of the reader's own game, which the settings note; null for none. */
export const ownGeneration = () => Number(preference("offline-own")) || null;

/** Deletes what is stored of a copy, and the data with the last language. */
export async function deleteFiles(copy) {
  const isDataNeeded = copy === "pictures" || copies.some((other) => other !== "pictures" && stateOf(other));
  await ask({ ask: "forget", folders: isDataNeeded ? [copy] : [copy, "data"] });
}
