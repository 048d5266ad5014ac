// Folds, one for each game: that of the reader's own game comes first and is open, and the address opens a fold.
import { chosenGame, watchGame } from "./my-game.js";

/** @param {HTMLElement} section whose folds are in one list */
export function start(section) {
  const list = section.querySelector("[data-part=games]");
  // A form whose places are those of another Pokémon has none.
  if (!list) return;
  const lines = [...list.children];
  const opened = lines.find(({ open }) => open);

  function show(game) {
    const own = game === null ? undefined : lines.find(({ dataset }) => dataset.game === game);
    if (list.firstElementChild !== (own ?? lines[0])) list.replaceChildren(...lines);
    if (own && own !== lines[0]) list.prepend(own);
    if (opened) opened.open = own === undefined || own === opened;
    if (own) own.open = true;
  }

  function openTarget() {
    const target = location.hash.length > 1 ? document.getElementById(location.hash.slice(1)) : null;
    if (!lines.includes(target)) return;
    target.open = true;
    target.scrollIntoView();
  }

  const wanted = chosenGame();
  if (wanted !== null) show(wanted);
  openTarget();
  watchGame(show);
  window.addEventListener("hashchange", openTarget);
}
