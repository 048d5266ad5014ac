// Who learns a move: my game's column, and tables that sort.
import { startGameChoice } from "./game-choice.js";

/** @param {HTMLElement} section */
export function start(section) {
  const link = section.querySelector("[data-part=finder]");
  const address = link?.getAttribute("href");
  startGameChoice(section, {
    texts: { shown: "learnset.shown-learners", absent: "learnset.absent-learners" },
    // Who goes on to the finder asks about the same game.
    shown: (game) => link.setAttribute("href", game === null ? address : `${address}+game:${game}`),
  });
}
