// What a Pokémon learns: my game's column, and tables that sort.
import { startGameChoice } from "./game-choice.js";

/** @param {HTMLElement} section */
export function start(section) {
  startGameChoice(section, { texts: { shown: "learnset.shown", absent: "learnset.absent" }, sortsByGame: true });
}
