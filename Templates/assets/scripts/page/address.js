// The parameters in the page's address, with which what is shown can be shared, reloaded and returned to. Nothing else
// writes the address or the browser's history.

/** How long the address waits for another letter, and for a browser that takes no more changes, in milliseconds. */
const rest = 300;
const refusal = 1000;

/** What is still to be written; null when all is. */
let waiting = null;
let timer;

// The entry that the reader has left can no longer be changed.
window.addEventListener("popstate", () => {
  clearTimeout(timer);
  waiting = null;
});
for (const type of ["focusout", "pagehide"]) window.addEventListener(type, write);

/** The address from its question mark on, as it is or will be written. */
export const presentSearch = () => (waiting ?? location).search;

/** The `history.state` of what is shown. */
export const presentState = () => (waiting ?? history).state;

/**
 * @param {string} name
 * @returns {string | null} the parameter's value; null without it
 */
export const parameter = (name) => new URLSearchParams(presentSearch()).get(name);

// These stay as they are, as in `encodeURIComponent`, and so do the signs of the query language.
const unencoded = /%(?:2[1789C]|3[AD]|7[CE])/g;

/**
 * The part of an address from its question mark on; empty without values.
 *
 * @param {Record<string, string | null>} values by name; null omits a parameter
 */
export function searchText(values) {
  const given = Object.entries(values).filter(([, value]) => value !== null);
  const text = new URLSearchParams(given).toString().replace(unencoded, decodeURIComponent);
  return text === "" ? "" : `?${text}`;
}

/** Makes the links to this page in other languages lead to what is shown here. */
export function linkLanguages(search = presentSearch()) {
  for (const link of document.querySelectorAll("a[hreflang]")) link.search = search;
}

/**
 * Sets parameters; the others stay as they are. Without a change or a state there is no new entry in the history.
 *
 * @param {Record<string, string | null>} values by name; null removes a parameter
 * @param {{ isStep: boolean, isTyping?: boolean, state?: any }} how whether "back" leads to the present address, whether
 *   it is written when the reader types no more, and the new entry's `history.state`
 */
export function setParameters(values, { isStep, isTyping = false, state = null }) {
  const present = Object.fromEntries(new URLSearchParams(presentSearch()));
  if (state === null && Object.entries(values).every(([name, value]) => (present[name] ?? null) === value)) return;
  if (!isTyping) write();
  waiting = { search: searchText({ ...present, ...values }), state, isStep: isStep || Boolean(waiting?.isStep) };
  if (isTyping) writeAfter(rest);
  else write();
  linkLanguages();
}

const gameOfAddress = () => new URLSearchParams(location.search).get("game");

function writeAfter(milliseconds) {
  clearTimeout(timer);
  timer = setTimeout(write, milliseconds);
}

/** Writes what waits. Browsers take a hundred or two of changes in some seconds; further ones fail, or do nothing. */
function write() {
  clearTimeout(timer);
  if (!waiting) return;
  const { search, state, isStep } = waiting;
  const gameBefore = gameOfAddress();
  const { href } = new URL(location.pathname + search + location.hash, location.href);
  try {
    if (isStep) history.pushState(state, "", href);
    else history.replaceState(state, "", href);
  } catch (error) {
    if (error.name !== "SecurityError") throw error;
  }
  if (location.href !== href) return writeAfter(refusal);
  waiting = null;
  // For start-game.js, which shows what is true of the address's game.
  if (gameOfAddress() !== gameBefore) window.dispatchEvent(new Event("dex-address"));
}

/**
 * Calls a function when the reader goes back or forward to another state of the page.
 *
 * @param {() => void} listener
 */
export function onReturn(listener) {
  window.addEventListener("popstate", () => {
    linkLanguages();
    listener();
  });
}
