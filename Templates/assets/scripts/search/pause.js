/** Lets the browser answer the reader before work goes on. */
export function pause() {
  return globalThis.scheduler?.yield?.() ?? new Promise((resume) => setTimeout(resume));
}
