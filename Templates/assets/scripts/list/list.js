// The list of Pokémon is complete as it is; what filters it is loaded when it is needed.
import { parameter } from "../page/address.js";
import { arrival } from "../page/arrival.js";
import { preference } from "../page/preferences.js";

/** The events that are repeated once there is something to handle them. */
const events = ["click", "input", "change"];

/** @param {HTMLElement} page */
export async function start(page) {
  const tools = page.querySelector(".dex-tools");
  const pending = new Map();
  const remember = ({ type, target }) => pending.set(target.closest("button") ?? target, type);
  let loading;
  const open = () => loading ??= arrival(import("./list-page.js"), tools).then(({ ListPage }) => {
    for (const event of events) tools.removeEventListener(event, remember);
    const made = new ListPage(page);
    for (const [control, event] of pending) control.dispatchEvent(new Event(event, { bubbles: true }));
    return made;
  }).catch((error) => {
    // The next event tries again.
    loading = undefined;
    throw error;
  });
  if (parameter("q") || preference("view") === "list") return open();
  for (const event of events) tools.addEventListener(event, remember);
  for (const event of ["focusin", "pointerdown", ...events]) {
    tools.addEventListener(event, () => open().catch(() => {}));
  }
}
