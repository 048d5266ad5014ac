// The list of Pokémon is complete as it is; what filters it is loaded when it is needed.
import { parameter } from "../page/address.js";
import { fetchAhead } from "../page/data.js";
import { arrival, loadModule, requestModule } from "../page/modules.js";
import { chosenGame, preference } from "../page/preferences.js";

/** The events that are repeated once there is something to handle them. */
const events = ["click", "input", "change"];

/** The data that every answer needs: of names, of queries and of Pokémon. */
const files = ["search", "queries", "pokemon"];

/** @param {HTMLElement} page */
export async function start(page) {
  const tools = page.querySelector(".dex-tools");
  // Who comes with a query sees no invitation.
  if (!parameter("q")) arrival(loadModule("list/invite.js")).then(({ invite }) => invite(page)).catch(console.warn);
  const pending = new Map();
  const remember = ({ type, target }) => pending.set(target.closest("button") ?? target, type);
  let loading;
  const open = () => loading ??= listPage(page, tools).then((made) => {
    for (const event of events) tools.removeEventListener(event, remember);
    for (const [control, event] of pending) control.dispatchEvent(new Event(event, { bubbles: true }));
    return made;
  }).catch((error) => {
    // The next event tries again.
    loading = undefined;
    throw error;
  });
  // Whoever opens the choice of games will need the list for a game.
  for (const type of ["dex-game", "dex-games"]) window.addEventListener(type, () => open().catch(() => {}));
  if (parameter("q") || preference("view") === "list" || chosenGame()) return open();
  for (const event of events) tools.addEventListener(event, remember);
  for (const event of ["focusin", "pointerdown", ...events]) {
    tools.addEventListener(event, () => open().catch(() => {}));
  }
}

async function listPage(page, tools) {
  // The data is requested together with the scripts, which say why a file does not come.
  for (const name of files) fetchAhead(name);
  if (chosenGame()) {
    fetchAhead(`games/${chosenGame()}`);
    requestModule("list/game-list.js");
  }
  const { ListPage } = await arrival(loadModule("list/list-page.js"), tools);
  return new ListPage(page, files);
}
