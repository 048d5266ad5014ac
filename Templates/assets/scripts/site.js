// The entry of every page: starts what the page marks with `data-module`, each part independently of the others.
import "./language.js";
import { fetchAhead } from "./page/data.js";
import { arrival, loadModule, requestModule } from "./page/modules.js";
import { whenIdle } from "./page/schedule.js";

// For start.js, which waits for this script.
window.dispatchEvent(new Event("dex-start"));

/**
 * The parts of pages: which module has the function that starts them, and what they need besides: groups of translations,
 * and data files, whose names the function is given, in the order in which it takes them.
 *
 * @type {Record<string, { module: string, start: string, texts?: string[], files?: string[] }>}
 */
const parts = {
  actions: { module: "cards/card-actions.js", start: "showActions" },
  cards: { module: "cards/card-actions.js", start: "startCards" },
  compare: { module: "compare/compare.js", start: "start", texts: ["compare"], files: ["pokemon", "search", "types"] },
  favourites: { module: "settings/favourites.js", start: "start", texts: ["settings"] },
  finder: { module: "finder/finder.js", start: "start", texts: ["finder", "ways"], files: ["pokemon", "search", "queries"] },
  "game-folds": { module: "games/game-folds.js", start: "start" },
  game: { module: "games/game-chip.js", start: "start" },
  learners: { module: "learnset/games.js", start: "startLearners", texts: ["learnset"] },
  learnset: { module: "learnset/learnset.js", start: "start", texts: ["learnset"] },
  list: { module: "list/list.js", start: "start", texts: ["list"] },
  moves: { module: "moves/moves.js", start: "start", texts: ["moves"], files: ["moves", "search", "queries"] },
  "not-found": { module: "search/not-found.js", start: "start", files: ["search"] },
  "offline-copy": { module: "offline/panel.js", start: "start", texts: ["offline"] },
  offline: { module: "offline/page.js", start: "start", texts: ["offline"] },
  "own-game": { module: "games/own-game.js", start: "start" },
  search: { module: "search/search.js", start: "start" },
  seen: { module: "cards/seen-pokemon.js", start: "note" },
  settings: { module: "settings/settings.js", start: "start", texts: ["settings"] },
  view: { module: "page/preferences.js", start: "startView" },
};

async function startPart(element) {
  const { module: path, start, texts = [], files = [] } = parts[element.dataset.module] ?? {};
  if (!path) return;
  requestModule(path);
  // The part says why a file does not come.
  for (const name of files) fetchAhead(name);
  // Nearly all parts import the translations, which have an `await` of their own. Safari fails when such a module is
  // imported several times at once (WebKit bug 242740), so it comes before the parts.
  const needs = loadModule("page/translations.js")
    .then(({ loadTranslations }) => Promise.all([loadModule(path), ...texts.map(loadTranslations)]));
  // Several elements of a part, such as lists of cards, have one notice.
  const first = document.querySelector(`[data-module="${element.dataset.module}"]`);
  const [module] = await arrival(needs, first);
  await module[start](element, files);
  element.dataset.isStarted = "";
}

function begin(element) {
  startPart(element).catch((error) => {
    // The page works without this part.
    delete document.documentElement.dataset.query;
    element.dataset.hasFailed = "";
    console.warn(`${element.dataset.module} did not start:`, error);
  });
}

// What the search box needs is requested at its first use, which may be before the box has started. The box says why the
// names do not come.
const box = document.querySelector("[data-module=search]");
const requestSearch = () => {
  fetchAhead("search");
  requestModule("search/search-box.js");
};
for (const type of ["focusin", "pointerdown", "input"]) box?.addEventListener(type, requestSearch, { once: true });

for (const element of document.querySelectorAll("[data-module]")) begin(element);

// The header's choice of a game starts when it is opened or there is a game, of which start-game.js sends an event.
const choice = document.querySelector("[data-later]");
if (choice) {
  let isLate = true;
  const beginLate = () => {
    if (!isLate || !(choice.querySelector("[open]") || "game" in document.documentElement.dataset)) return;
    isLate = false;
    choice.dataset.module = choice.dataset.later;
    begin(choice);
  };
  choice.addEventListener("toggle", beginLate, true);
  window.addEventListener("dex-game", beginLate);
  beginLate();
}

// Offline use starts last, since nothing on the page depends on it. The settings show its errors. With the browser's data
// saver on it does not start: what it fetches is for later.
if (!navigator.connection?.saveData) {
  window.addEventListener("load", () => whenIdle(() => {
    loadModule("offline/start-offline.js").then(({ start }) => start()).catch(() => {});
  }));
}
