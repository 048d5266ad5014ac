// The reader's preferences: each is a text in the browser's storage, under its name and the site's path.
import { siteKey } from "./site-root.js";

/** The preferences of this page where the browser stores nothing. */
const unstored = new Map();
const listeners = new Map();

/**
 * @param {string} name such as `theme`
 * @returns {string | null} null for one that is not set
 */
export function preference(name) {
  if (unstored.has(name)) return unstored.get(name);
  try {
    return localStorage.getItem(siteKey(name));
  } catch {
    return null;
  }
}

/**
 * Sets a preference and calls its listeners.
 *
 * @param {string} name
 * @param {string | null} value null removes it
 */
export function setPreference(name, value) {
  try {
    if (value === null) localStorage.removeItem(siteKey(name));
    else localStorage.setItem(siteKey(name), value);
    unstored.delete(name);
  } catch {
    unstored.set(name, value);
  }
  // For start.js, which is not a module and shows the preferences that concern whole pages.
  window.dispatchEvent(new CustomEvent("dex-preference", { detail: { name, value } }));
  notify(name, value);
}

/**
 * Calls a function whenever a preference changes, in this window or another.
 *
 * @param {string} name
 * @param {(value: string | null) => void} listener
 */
export function watchPreference(name, listener) {
  listeners.set(name, [...(listeners.get(name) ?? []), listener]);
}

/** Whether the browser stores preferences. */
export function isStorageAvailable() {
  try {
    localStorage.setItem(siteKey("try"), "");
    localStorage.removeItem(siteKey("try"));
    return true;
  } catch {
    return false;
  }
}

/**
 * The slug of the reader's game as start-game.js shows it; null for none. What is about games is in games/my-game.js, which
 * is left to readers who have one.
 *
 * @returns {string | null}
 */
export const chosenGame = () => document.documentElement.dataset.game ?? null;

function notify(name, value) {
  for (const listener of listeners.get(name) ?? []) listener(value);
}

function notifyAll() {
  for (const name of listeners.keys()) notify(name, preference(name));
}

window.addEventListener("storage", ({ key, newValue }) => {
  // There is no key when everything was deleted.
  if (key === null) notifyAll();
  else if (key.startsWith(siteKey(""))) notify(key.slice(siteKey("").length), newValue);
});

// A page that comes back from the browser's history may have missed changes.
window.addEventListener("pageshow", ({ persisted }) => { if (persisted) notifyAll(); });

/** Starts the switch between gallery and table, which start.js sets: its value becomes the preference for all lists. */
export const startView = (control) =>
  control.addEventListener("change", ({ target }) => setPreference("view", target.value));
