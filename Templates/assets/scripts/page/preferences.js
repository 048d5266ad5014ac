// What a reader decided, kept on the device: one entry each in the browser's storage, as text.

const prefix = "dex-";
/** What this page knows where the browser keeps nothing. */
const unkept = new Map();
const listeners = new Map();

/**
 * @param {string} name such as `theme`
 * @returns {string | null} what was decided; null for nothing
 */
export function preference(name) {
  if (unkept.has(name)) return unkept.get(name);
  try {
    return localStorage.getItem(prefix + name);
  } catch {
    return null;
  }
}

/**
 * Remembers a decision, and tells those who watch it.
 *
 * @param {string} name
 * @param {string | null} value null forgets it
 */
export function decide(name, value) {
  try {
    if (value === null) localStorage.removeItem(prefix + name);
    else localStorage.setItem(prefix + name, value);
    unkept.delete(name);
  } catch {
    unkept.set(name, value);
  }
  // start.js, which is no module, shows what whole pages show.
  window.dispatchEvent(new CustomEvent("dex-decided", { detail: { name, value } }));
  tell(name, value);
}

/** Whether the browser keeps decisions: tries it. */
export function isKeeping() {
  try {
    localStorage.setItem(`${prefix}try`, "");
    localStorage.removeItem(`${prefix}try`);
    return true;
  } catch {
    return false;
  }
}

/**
 * Calls a function whenever a decision changes, in this window or another.
 *
 * @param {string} name
 * @param {(value: string | null) => void} listener
 */
export function watch(name, listener) {
  listeners.set(name, [...(listeners.get(name) ?? []), listener]);
}

function tell(name, value) {
  for (const listener of listeners.get(name) ?? []) listener(value);
}

function tellAll() {
  for (const name of listeners.keys()) tell(name, preference(name));
}

window.addEventListener("storage", ({ key, newValue }) => {
  // Without a key everything was thrown away.
  if (key === null) tellAll();
  else if (key.startsWith(prefix)) tell(key.slice(prefix.length), newValue);
});

// What changed while the page lay in the browser's history.
window.addEventListener("pageshow", ({ persisted }) => { if (persisted) tellAll(); });
