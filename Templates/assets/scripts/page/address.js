// The parameters in the page's address, with which what is shown can be shared, reloaded and returned to. Nothing else
// writes the address or the browser's history.

/**
 * @param {string} name
 * @returns {string | null} the parameter's value; null without it
 */
export const parameter = (name) => new URLSearchParams(location.search).get(name);

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
export function linkLanguages(search = location.search) {
  for (const link of document.querySelectorAll("a[hreflang]")) link.search = search;
}

/**
 * Sets parameters; the others stay as they are. Without a change or a state there is no new entry in the history.
 *
 * @param {Record<string, string | null>} values by name; null removes a parameter
 * @param {{ isStep: boolean, state?: any }} how whether "back" leads to the present address, and the new entry's
 *   `history.state`
 */
export function setParameters(values, { isStep, state = null }) {
  const present = Object.fromEntries(new URLSearchParams(location.search));
  if (state === null && Object.entries(values).every(([name, value]) => (present[name] ?? null) === value)) return;
  const address = location.pathname + searchText({ ...present, ...values }) + location.hash;
  if (isStep) history.pushState(state, "", address);
  else history.replaceState(state, "", address);
  linkLanguages();
  // For start-game.js, which shows what is true of the address's game.
  if ("game" in values) window.dispatchEvent(new Event("dex-address"));
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
