// Loads modules, and styles that few pages need. All that a module needs is requested at once, not each file when the one
// that imports it has come.
import imports from "../imports.js";

const scripts = new URL("../", import.meta.url).href;
const requested = new Set();
const modules = new Map();
const styles = new Map();

/**
 * Requests a module and everything that it imports, and runs nothing.
 *
 * @param {string} path below scripts/: `search/search-box.js`. The builder finds it where it is written so
 */
export function requestModule(path) {
  for (const needed of [path, ...imports[path] ?? []]) {
    if (!requested.has(needed)) addLink("modulepreload", scripts + needed);
    requested.add(needed);
  }
}

/**
 * @param {string} path as that of `requestModule`
 * @returns {Promise<any>} the module
 */
export function loadModule(path) {
  // Safari may not answer a second import of a module while the first goes on (WebKit bug 242740).
  if (!modules.has(path)) {
    requestModule(path);
    const module = import(scripts + path);
    modules.set(path, module);
    module.catch(() => modules.delete(path));
  }
  return modules.get(path);
}

/**
 * Adds a style sheet to the page.
 *
 * @param {string} path below assets/
 * @returns {Promise<void>} fulfilled once it applies; a failed one is requested again by the next call
 */
export function loadStyle(path) {
  if (!styles.has(path)) {
    styles.set(path, new Promise((resolve, reject) => {
      const link = addLink("stylesheet", new URL(`../${path}`, scripts).href);
      link.onload = () => resolve();
      link.onerror = () => {
        link.remove();
        styles.delete(path);
        reject(new Error(`${path} did not come`));
      };
    }));
  }
  return styles.get(path);
}

function addLink(relation, address) {
  const link = document.createElement("link");
  link.rel = relation;
  link.href = address;
  document.head.append(link);
  return link;
}
