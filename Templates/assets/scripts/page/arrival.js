// Modules that are loaded when they are needed.

/** How long a module may take before the page says that it is missing, in milliseconds. */
const longestWait = 10_000;
/** The modules that have not arrived. */
const absent = new Set();

/**
 * Waits for a module. Until it arrives, if it is late or cannot be loaded, the page says that a part of it is missing, and
 * offers to load the page again: browsers do not request a module again that they could not load.
 *
 * @template Module
 * @param {Promise<Module>} module of `import()`
 * @returns {Promise<Module>}
 */
export async function arrival(module) {
  const miss = () => show(absent.add(module));
  const timer = setTimeout(miss, longestWait);
  try {
    const arrived = await module;
    absent.delete(module);
    return arrived;
  } catch (error) {
    miss();
    throw error;
  } finally {
    clearTimeout(timer);
    show();
  }
}

/** The notice stands on every page, so that it needs no further file; start.js reloads the page. */
const show = () => document.documentElement.toggleAttribute("data-incomplete", absent.size > 0);
