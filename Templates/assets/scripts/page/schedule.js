// When work is done: in parts, so that the browser can react to the reader in between, or after a pause.

/** Milliseconds after which idle work waits no longer. */
const longestWait = 500;

/** The pauses before the second and the third try of a request, in milliseconds. */
export const pauses = [1000, 3000];

/** @param {number} milliseconds */
export const after = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Runs a function when the browser is idle; in Safari, which has no idle callbacks, after 50 milliseconds. */
export function whenIdle(work) {
  if (window.requestIdleCallback) requestIdleCallback(work, { timeout: longestWait });
  else setTimeout(work, 50);
}

/** Lets the browser handle events before the work goes on. */
export const pause = () => globalThis.scheduler?.yield?.() ?? new Promise((resume) => setTimeout(resume));

/** How many items a window shows at once, and how many more are added at a time. */
const first = 30;
const further = 60;

/**
 * Adds many items: those that a window shows immediately, the others when the browser is idle.
 *
 * @template Item
 * @param {Item[]} items
 * @param {(part: Item[]) => void} add
 * @param {number} [needed] how many are added immediately at least
 * @returns {() => void} stops adding
 */
export function inParts(items, add, needed = 0) {
  let done = Math.max(first, needed);
  add(items.slice(0, done));
  const addMore = () => {
    if (done >= items.length) return;
    add(items.slice(done, done += further));
    whenIdle(addMore);
  };
  whenIdle(addMore);
  return () => {
    done = items.length;
  };
}
