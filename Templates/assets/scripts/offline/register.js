// What every page does for offline use, once it has nothing else to do.
import { pageAt, root } from "../page/routes.js";
import { setPreference } from "../page/preferences.js";
import { copies, decision } from "./decisions.js";
import { ask, isUnknown, registered } from "./worker.js";

/** Registers the service worker, and goes on with the copies that the reader wants. */
export async function start() {
  await registered();
  // A page that was loaded without the worker is stored by request.
  if (isUnknown) await ask({ ask: "adopt" });
  if (!copies.some(decision)) return;
  noteGeneration();
  const { attend } = await import("./attend.js");
  await attend();
}

/** The generation of the page that the reader opened is saved next; lists have none. */
function noteGeneration() {
  if (pageAt(location.href)?.slug === undefined) return;
  setPreference("offline-opened", location.href.slice(root.length).replace(/[?#].*/, ""));
}
