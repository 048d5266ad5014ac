// Work that can wait.

/** Calls a function when the browser has nothing else to do; Safari cannot tell when that is. */
export const whenIdle = (work) => (window.requestIdleCallback ?? ((work) => setTimeout(work, 50)))(work);
