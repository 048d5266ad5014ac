// What every page does for offline use: registers the service worker, and continues copies.
import { siteKey } from "../page/site-root.js";
import { ask, registered } from "./registration.js";

/** Whether the page was loaded without a service worker, which has therefore not stored it. It may have one by now. */
const isUnknown = !performance.getEntriesByType("navigation")[0]?.workerStart;

/** Registers the service worker, and continues the copies that the reader wants. */
export async function start() {
  await registered();
  if (isUnknown) await ask({ ask: "adopt" });
  let line;
  const showLine = () => {
    if (!mayHaveCopies()) return;
    line ??= import("./line.js").then((module) => module.start()).catch(() => { line = undefined; });
  };
  for (const type of ["dex-preference", "storage"]) window.addEventListener(type, showLine);
  if (!mayHaveCopies()) return;
  const { copies, noteGeneration, stateOf } = await import("./copies.js");
  if (!copies.some(stateOf)) return;
  noteGeneration();
  showLine();
  const { saveCopies } = await import("./copy.js");
  await saveCopies();
}

/** Whether something of a copy is stored: what looks after copies is left to readers who have one. States are objects. */
function mayHaveCopies() {
  try {
    return Object.entries(localStorage).some(([name, value]) => name.startsWith(siteKey("offline-")) && value.startsWith("{"));
  } catch {
    return false;
  }
}
