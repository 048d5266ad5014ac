// The buttons with which a Pokémon becomes a favourite or is added to the comparison.
import { element } from "../page/elements.js";
import { arrival, loadModule } from "../page/modules.js";
import { watchPreference } from "../page/preferences.js";
import { pageAt } from "../page/page-addresses.js";
import { whenIdle } from "../page/schedule.js";
import { translate } from "../page/translations.js";
import { lists, savedPokemon, togglePokemon } from "./saved-pokemon.js";

const savedIn = (list) => new Set(savedPokemon(list));
const saved = Object.fromEntries(lists.map((list) => [list, savedIn(list)]));

/**
 * Adds both buttons to a card.
 *
 * @param {HTMLLIElement} card
 * @param {string} slug the Pokémon's
 * @param {string} name in the page's language
 */
export const addActions = (card, slug, name) => card.append(...lists.map((list) => element("button", {
  class: `dex-action dex-action--on-card dex-action--${list}`, type: "button", "data-list": list, "data-slug": slug,
  "aria-label": translate(`cards.${list}`, { name }), "aria-pressed": `${saved[list].has(slug)}`,
})));

/** Updates the state of all buttons in an element; starts those on a Pokémon's own page. */
export function showActions(root) {
  for (const button of root.querySelectorAll("[data-list]")) {
    const { list, slug } = button.dataset;
    button.setAttribute("aria-pressed", saved[list].has(slug));
  }
}

/** Milliseconds of work at a time. */
const turn = 4;
const waiting = [];

/** Adds buttons to the page's own cards while the browser is idle. */
export function startCards(root) {
  if (waiting.length === 0) whenIdle(addToWaiting);
  waiting.push(...root.querySelectorAll(".dex-cards > li"));
}

function addToWaiting() {
  const end = performance.now() + turn;
  while (waiting.length > 0 && performance.now() < end) {
    const card = waiting.shift();
    const link = card.querySelector("a");
    addActions(card, pageAt(link.href).slug, link.textContent);
  }
  if (waiting.length > 0) whenIdle(addToWaiting);
}

/** Loads the tray, which pages without anything to compare do without. */
function tray(use) {
  arrival(loadModule("cards/tray.js")).then(use).catch(console.warn);
}

if (saved.compare.size > 0) tray();
for (const list of lists) {
  watchPreference(list, () => {
    saved[list] = savedIn(list);
    showActions(document);
    if (list === "compare") tray();
  });
}

// One listener for all: a list has two thousand buttons.
document.addEventListener("click", ({ target }) => {
  const button = target.closest("[data-list]");
  if (button && !togglePokemon(button.dataset.list, button.dataset.slug)) tray(({ showFull }) => showFull());
});
