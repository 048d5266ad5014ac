// Every page's entry: makes alive what the page marks with `data-module`, each part apart from the others.
import "./language.js";
import "./pictures.js";

/** What `data-module` may say, and what starts it. */
const modules = {
  actions: () => import("./cards/card-actions.js"),
  cards: () => import("./cards/cards.js"),
  compare: () => import("./compare/compare.js"),
  finder: () => import("./finder/finder.js"),
  learners: () => import("./learnset/learners.js"),
  learnset: () => import("./learnset/learnset.js"),
  list: () => import("./list/list.js"),
  moves: () => import("./moves/moves.js"),
  search: () => import("./search/search.js"),
  settings: () => import("./settings/settings.js"),
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
