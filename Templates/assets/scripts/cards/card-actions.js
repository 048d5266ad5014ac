// A Pokémon's star and its way into the comparison.
import { element } from "../page/element.js";
import { watch } from "../page/preferences.js";
import { phrase } from "../page/words.js";
import { chosen, lists, toggle } from "./chosen.js";

const membersOf = (list) => new Set(chosen(list));
const members = Object.fromEntries(lists.map((list) => [list, membersOf(list)]));

/**
 * Adds both buttons to a card.
 *
 * @param {HTMLLIElement} card
 * @param {string} slug the Pokémon's
 * @param {string} name in the page's language
 */
export const addActions = (card, slug, name) => card.append(...lists.map((list) => element("button", {
  class: `dex-action dex-action--on-card dex-action--${list}`, type: "button", "data-list": list, "data-slug": slug,
  "aria-label": phrase(`cards.${list}`, { name }), "aria-pressed": `${members[list].has(slug)}`,
})));

/** Shows on the buttons in a place what is so; starts those of a Pokémon's own page. */
export function start(place) {
  for (const button of place.querySelectorAll("[data-list]")) {
    const { list, slug } = button.dataset;
    button.setAttribute("aria-pressed", members[list].has(slug));
  }
}

/** Who compares nothing never loads the bar. */
function tray(use) {
  import("./tray.js").then(use).catch(console.warn);
}

if (members.compare.size > 0) tray();
for (const list of lists) {
  watch(list, () => {
    members[list] = membersOf(list);
    start(document);
    if (list === "compare") tray();
  });
}

// One listener for all: a list has two thousand buttons.
document.addEventListener("click", ({ target }) => {
  const button = target.closest("[data-list]");
  if (button && !toggle(button.dataset.list, button.dataset.slug)) tray(({ refuse }) => refuse());
});
