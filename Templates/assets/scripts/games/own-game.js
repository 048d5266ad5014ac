// The button on a game's page that makes it the reader's own. It is hidden as soon as the game is chosen: what then stands
// in its place gets the focus.
import { chooseGame } from "./my-game.js";

/** @param {HTMLElement} button */
export function start(button) {
  button.addEventListener("click", async () => {
    await chooseGame(button.dataset.game);
    button.nextElementSibling.focus();
  });
}
