// What a page keeps in its address, so that it can be shared, reloaded and returned to.

/**
 * @param {string} name a parameter's
 * @returns {string | null} its value; null where the address has none
 */
export const parameter = (name) => new URLSearchParams(location.search).get(name);

// What addresses may have as it is: the query language is easier to read so.
const plain = { "%3A": ":", "%7C": "|", "%3D": "=", "%2C": "," };

/**
 * What follows an address's path for these parameters.
 *
 * @param {URLSearchParams} parameters
 */
function searchText(parameters) {
  const text = parameters.toString().replace(/%(?:3A|7C|3D|2C)/g, (code) => plain[code]);
  return text === "" ? "" : `?${text}`;
}

/** Lets the links to the page in the other language lead to what is shown here. */
export function carry() {
  for (const link of document.querySelectorAll("a[hreflang]")) link.search = location.search;
}

/**
 * Puts a parameter into the address.
 *
 * @param {string} name
 * @param {string | null} value null takes it out
 * @param {boolean} isStep whether the browser's "back" leads to what was before
 */
export function keep(name, value, isStep) {
  if (parameter(name) === value) return;
  const parameters = new URLSearchParams(location.search);
  if (value === null) parameters.delete(name);
  else parameters.set(name, value);
  const place = location.pathname + searchText(parameters) + location.hash;
  if (isStep) history.pushState(null, "", place);
  else history.replaceState(null, "", place);
  carry();
}

/**
 * Calls a function when the reader returns to another state of the page.
 *
 * @param {() => void} listener
 */
export function onReturn(listener) {
  window.addEventListener("popstate", () => {
    carry();
    listener();
  });
}
