// The log of what happened while copies were saved. It is a preference, so that every window sees it.
import { preference, setPreference } from "../page/preferences.js";

/** The name of the preference. */
export const logName = "offline-log";
/** How many entries are kept. */
const longest = 200;
/** How often the log is stored while entries come, in milliseconds. */
const interval = 1000;

const events = ["begun", "fetched", "again", "failed", "parallel", "cut", "paused", "done"];

/**
 * @typedef {object} Entry
 * @property {string} event one of `script-parts.offline.log` in content/strings
 * @property {number} at in milliseconds
 * @property {string} [path] the file
 * @property {string} [cause] the kind of the error
 * @property {number} [count] how many files, or requests at once
 */

/** @returns {Entry[]} the oldest first; entries that cannot be read are left out */
export function readLog() {
  try {
    return JSON.parse(preference(logName)).filter((entry) =>
      events.includes(entry?.event) && !Number.isNaN(new Date(Number(entry.at)).getTime()));
  } catch {
    return [];
  }
}

/** Writes the log. */
export class Log {
  #entries = readLog();
  #timer = null;

  /**
   * @param {string} event
   * @param {{ path?: string, cause?: string, count?: number }} [details]
   */
  note(event, details = {}) {
    this.#entries = [...this.#entries, { event, at: Date.now(), ...details }].slice(-longest);
    this.#timer ??= setTimeout(() => this.store(), interval);
  }

  store() {
    clearTimeout(this.#timer);
    this.#timer = null;
    setPreference(logName, JSON.stringify(this.#entries));
  }
}
