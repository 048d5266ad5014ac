// Adds actions to the page's own cards, while the browser has nothing else to do.
import { whenIdle } from "../page/idle.js";
import { addActions } from "./card-actions.js";

/** Milliseconds at a time. */
const turn = 4;
const waiting = [];

export function start(place) {
  if (waiting.length === 0) whenIdle(work);
  waiting.push(...place.querySelectorAll(".dex-card"));
}

function work() {
  const end = performance.now() + turn;
  while (waiting.length > 0 && performance.now() < end) {
    const card = waiting.shift();
    const link = card.querySelector(".dex-card__link");
    addActions(card, link.href.split("/").at(-2), link.textContent);
  }
  if (waiting.length > 0) whenIdle(work);
}
