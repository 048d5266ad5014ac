// What modules of the site need of a browser. Import it before them.
import { register } from "node:module";

register("./generated-modules.mjs", import.meta.url);

globalThis.window ??= new EventTarget();
globalThis.navigator ??= { platform: "Linux" };
globalThis.document ??= { documentElement: { lang: "en" } };

/** Makes a storage with these entries; null for a browser that stores nothing. */
export function openBrowser(stored = {}) {
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
