// Loads modules, and styles that few pages need, and says where one is missing. All that a module needs is requested at
// once, not each file when the one that imports it has come.
import imports from "../imports.js";

const scripts = new URL("../", import.meta.url).href;
const requested = new Set();
const modules = new Map();
const styles = new Map();
/** How long a module may take before the page says that it is missing, in milliseconds. */
const longestWait = 10_000;
/** The controls of a part, after which the page says so. */
const controls = ".dex-tools, .dex-find__input";
/** What contains controls of other parts, after which the page says so for these. */
const bars = ".dex-tools, .dex-bar, .dex-top";
const root = document.documentElement;
/** The modules that have not arrived, with the places where the page says so. */
const absent = new Map();
/** The notices by their places. */
const notices = new Map();

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

/**
 * Waits for a module. Until it arrives, if it is late or cannot be loaded, the page says that a part of it is missing, and
 * offers to load the page again: browsers do not request a module again that they could not load.
 *
 * @template Module
 * @param {Promise<Module>} module of `import()`
 * @param {Element} [part] what needs the module; the notice follows its controls, or precedes one without these. Without a
 *   part it is at the end of the page
 * @returns {Promise<Module>}
 */
export async function arrival(module, part) {
  const place = part ? part.querySelector(controls) ?? part.closest(bars) ?? part : root;
  const miss = () => {
    // The list, which is hidden while a query is answered, is not to be hidden longer.
    delete root.dataset.query;
    absent.set(module, place);
    show(place);
  };
  const timer = setTimeout(miss, longestWait);
  try {
    const arrived = await module;
    absent.delete(module);
    show(place);
    return arrived;
  } catch (error) {
    miss();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Shows at a place whether a module is missing. */
function show(place) {
  const isIncomplete = [...absent.values()].includes(place);
  if (place === root) root.toggleAttribute("data-incomplete", isIncomplete);
  else if (!isIncomplete) {
    notices.get(place)?.remove();
    notices.delete(place);
  } else if (!notices.has(place)) {
    const notice = newNotice();
    notices.set(place, notice);
    if (place.matches(`${controls}, ${bars}`)) place.after(notice);
    else place.before(notice);
  }
}

/** A copy of the notice at the end of every page, so that it needs no further file; start.js reloads the page. */
function newNotice() {
  const notice = document.querySelector(".dex-incomplete").cloneNode(true);
  notice.className = "dex-absence";
  return notice;
}
