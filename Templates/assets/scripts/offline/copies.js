// The state of copies for offline use, as the reader wants them: preferences, which other windows see too.
import { pageAt, root } from "../page/page-addresses.js";
import { preference, setPreference } from "../page/preferences.js";
import { siteKey } from "../page/site-root.js";
import { languages } from "../routes.js";
import { ask } from "./registration.js";

const states = ["running", "paused", "done"];

/** The channel for the progress of copies. */
export const channelName = siteKey("offline");

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
  try {
    const state = JSON.parse(preference(stateName(copy)));
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
