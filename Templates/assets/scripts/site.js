// The entry of every page: starts what the page marks with `data-module`, each part independently of the others.
import "./language.js";
import { arrival } from "./page/arrival.js";
import { whenIdle } from "./page/schedule.js";

// For start.js, which waits for this script.
window.dispatchEvent(new Event("dex-start"));

/**
 * The parts of pages: which module has the function that starts them, and the groups of translations that they need
 * besides those of every page.
 *
 * @type {Record<string, { load: () => Promise<any>, start: string, texts?: string[] }>}
 */
const parts = {
  actions: { load: () => import("./cards/card-actions.js"), start: "showActions" },
  cards: { load: () => import("./cards/card-actions.js"), start: "startCards" },
  compare: { load: () => import("./compare/compare.js"), start: "start", texts: ["compare"] },
  favourites: { load: () => import("./settings/favourites.js"), start: "start", texts: ["settings"] },
  finder: { load: () => import("./finder/finder.js"), start: "start", texts: ["finder", "ways"] },
  invite: { load: () => import("./home/invite.js"), start: "start" },
  learners: { load: () => import("./learnset/games.js"), start: "startLearners", texts: ["learnset"] },
  learnset: { load: () => import("./learnset/games.js"), start: "startLearnset", texts: ["learnset"] },
  list: { load: () => import("./list/list.js"), start: "start", texts: ["list"] },
  moves: { load: () => import("./moves/moves.js"), start: "start", texts: ["moves"] },
  "offline-copy": { load: () => import("./offline/panel.js"), start: "start", texts: ["offline"] },
  offline: { load: () => import("./offline/page.js"), start: "start", texts: ["offline"] },
  search: { load: () => import("./search/search.js"), start: "start" },
  seen: { load: () => import("./cards/seen-pokemon.js"), start: "note" },
  settings: { load: () => import("./settings/settings.js"), start: "start", texts: ["settings"] },
  view: { load: () => import("./page/preferences.js"), start: "startView" },
};

let translations;

/**
 * Nearly all parts import the translations, which have an `await` of their own. Safari fails when such a module is imported
 * several times at once (WebKit bug 242740), so it comes before the parts.
 */
const translationsModule = () => (translations ??= import("./page/translations.js"));

async function startPart(element) {
  const { load, start, texts = [] } = parts[element.dataset.module] ?? {};
  if (!load) return;
  const needs = translationsModule().then(({ loadTranslations }) => Promise.all([load(), ...texts.map(loadTranslations)]));
  // Several elements of a part, such as lists of cards, have one notice.
  const first = document.querySelector(`[data-module="${element.dataset.module}"]`);
  const [module] = await arrival(needs, first);
  await module[start](element);
  element.dataset.isStarted = "";
}

for (const element of document.querySelectorAll("[data-module]")) {
  startPart(element).catch((error) => {
    // The page works without this part.
    delete document.documentElement.dataset.query;
    console.warn(`${element.dataset.module} did not start:`, error);
  });
}

// Pictures that cannot be loaded are hidden, since the drawing behind them shows through in some browsers only.
const pictures = ".dex-art img";

function showPictureState(picture) {
  picture.parentElement.classList.toggle("dex-art--drawn", picture.naturalWidth === 0);
}

for (const type of ["load", "error"]) {
  // These events do not bubble, so they are captured.
  document.addEventListener(type, ({ target }) => target.matches?.(pictures) && showPictureState(target), true);
}
for (const picture of document.querySelectorAll(pictures)) {
  if (picture.complete) showPictureState(picture);
}

// Offline use starts last, since nothing on the page depends on it. The settings show its errors. With the browser's data
// saver on it does not start: what it fetches is for later.
if (!navigator.connection?.saveData) {
  window.addEventListener("load", () => whenIdle(() => {
    import("./offline/worker.js").then(({ start }) => start()).catch(() => {});
  }));
}
