// Work that can wait.

/** Milliseconds after which it waits no longer. */
const patience = 500;

/** Calls a function when the browser has nothing else to do; Safari cannot tell when that is. */
export const whenIdle = (work) => {
  if (window.requestIdleCallback) requestIdleCallback(work, { timeout: patience });
  else setTimeout(work, 50);
};
