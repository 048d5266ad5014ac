// Keeps the reader's place in the results. A browser that loads the page again on the way back restores it before they are
// there.
import { siteKey } from "../page/site-root.js";

const key = siteKey("place");

/**
 * Remembers the first card in the window when the reader leaves.
 *
 * @param {() => HTMLElement} items what contains the cards then
 */
export function rememberPlace(items) {
  window.addEventListener("pagehide", () => {
    const boxes = [...items().children].map((card) => card.getBoundingClientRect());
    const card = boxes.findIndex(({ bottom }) => bottom > 0);
    try {
      sessionStorage.setItem(key, JSON.stringify({ address: location.href, card, top: boxes[card]?.top }));
    } catch {
      // Without storage the reader returns to the beginning.
    }
  });
}

/** @returns {{ card: number, top: number } | null} the place to which the reader returns; null for one who has just come */
export function placeOfReturn() {
  const type = performance.getEntriesByType("navigation")[0]?.type;
  if (type !== "back_forward" && type !== "reload") return null;
  try {
    const place = JSON.parse(sessionStorage.getItem(key));
    return place?.address === location.href && place.card >= 0 ? place : null;
  } catch {
    return null;
  }
}

/** Scrolls to a place. All cards get their real sizes, since estimated ones would move it. */
export function returnTo({ card, top }, cards) {
  cards.classList.add("dex-cards--whole");
  const box = cards.children[card]?.getBoundingClientRect();
  if (box) window.scrollBy(0, box.top - top);
}
