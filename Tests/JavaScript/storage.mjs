// What modules that keep preferences need of a browser; import it before them.

/** Makes the globals, with what is stored; null for a browser that keeps nothing. */
export function openBrowser(stored = {}) {
  globalThis.window ??= new EventTarget();
  globalThis.localStorage = stored === null ? forbidden : storageOf(stored);
}

function storageOf(items) {
  const entries = new Map(Object.entries(items));
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => { entries.set(key, value); },
    removeItem: (key) => { entries.delete(key); },
  };
}

const refuse = () => { throw new Error("storage is switched off"); };
const forbidden = { getItem: refuse, setItem: refuse, removeItem: refuse };

openBrowser();
