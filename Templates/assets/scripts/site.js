// Every page's entry: makes alive what the page marks with `data-module`, each part apart from the others.
import "./language.js";
import "./pictures.js";
import { whenIdle } from "./page/idle.js";

/** A part that has words of its own. */
const withWords = (part, load) => async () => {
  const wording = import("./page/words.js").then(({ bring }) => bring(part));
  const [module] = await Promise.all([load(), wording]);
  return module;
};

/** What `data-module` may say, and what starts it. */
const modules = {
  actions: () => import("./cards/card-actions.js"),
  cards: () => import("./cards/cards.js"),
  compare: withWords("compare", () => import("./compare/compare.js")),
  finder: withWords("finder", () => import("./finder/finder.js")),
  learners: withWords("learnset", () => import("./learnset/learners.js")),
  learnset: withWords("learnset", () => import("./learnset/learnset.js")),
  list: () => import("./list/list.js"),
  moves: withWords("moves", () => import("./moves/moves.js")),
  "offline-copy": withWords("offline", () => import("./offline/panel.js")),
  offline: withWords("offline", () => import("./offline/page.js")),
  search: () => import("./search/search.js"),
  settings: withWords("settings", () => import("./settings/settings.js")),
  view: () => import("./cards/view.js"),
};

for (const part of document.querySelectorAll("[data-module]")) {
  modules[part.dataset.module]?.().then(({ start }) => start(part)).then(() => {
    part.dataset.isStarted = "";
  }).catch((error) => {
    // The page is complete without it; the rest of its parts go on.
    delete document.documentElement.dataset.query;
    console.warn(`${part.dataset.module} did not start:`, error);
  });
}

// Offline use comes last: nothing on the page waits for it, and the settings say what is wrong with it.
window.addEventListener("load", () => whenIdle(() => {
  import("./offline/register.js").then(({ start }) => start()).catch(() => {});
}));
