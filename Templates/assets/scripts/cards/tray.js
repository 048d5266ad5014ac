// The bar at the lower edge of the page with the Pokémon to compare.
import { searchText } from "../page/address.js";
import { load } from "../page/data.js";
import { element, icon } from "../page/elements.js";
import { watchPreference } from "../page/preferences.js";
import { language, pageAddress } from "../page/page-addresses.js";
import { translate } from "../page/translations.js";
import { mostCompared, savedPokemon, savePokemon, togglePokemon } from "./saved-pokemon.js";

/** Names by slug, as far as they are known. */
const names = new Map();
const main = document.querySelector("main");
const status = element("p", { class: "dex-tray__count", role: "status" });
const chips = element("ul", { class: "dex-chips dex-tray__chips" });
const link = element("a", { class: "dex-button dex-button--main dex-button--small" }, translate("cards.tray.open"));
const bar = element(
  "section", { class: "dex-chips dex-tray", "aria-label": translate("cards.tray.label"), hidden: true },
  status, chips, link,
  element("button", { class: "dex-button dex-button--small", onclick: clear }, translate("cards.tray.clear")));

main.append(bar);
main.tabIndex = -1;
watchPreference("compare", show);
show();

/** Shows that no more can be added. */
export const showFull = () => showStatus("full");

async function show() {
  const slugs = savedPokemon("compare");
  readNames(slugs);
  draw(slugs);
  if (slugs.every((slug) => names.has(slug))) return;
  // Until they come, slugs stand for names.
  const { pokemon } = await load("search").catch(() => ({}));
  pokemon?.slug.forEach((slug, index) => names.set(slug, pokemon[language][index]));
  if (pokemon) draw(savedPokemon("compare"));
}

function draw(slugs) {
  bar.hidden = slugs.length === 0;
  document.documentElement.toggleAttribute("data-tray", !bar.hidden);
  link.href = pageAddress("compare") + searchText({ p: `${slugs}` });
  chips.replaceChildren(...slugs.map((slug, index) => chip(slug, names.get(slug) ?? slug, index)));
  showStatus("count", slugs.length);
}

function showStatus(key, count) {
  // Screen readers do not announce a change in an element that has just been shown.
  requestAnimationFrame(() => {
    status.textContent = translate(`cards.tray.${key}`, { count, limit: mostCompared });
  });
}

/** Notes the names that are on the page. */
function readNames(slugs) {
  for (const { dataset: { slug, name } } of document.querySelectorAll("[data-name][data-slug]")) names.set(slug, name);
  const addresses = new Map(slugs.map((slug) => [pageAddress("pokemon", slug), slug]));
  for (const { href, textContent } of document.querySelectorAll(".dex-cards > li > a")) {
    if (addresses.has(href)) names.set(addresses.get(href), textContent);
  }
}

function chip(slug, name, index) {
  const remove = () => {
    togglePokemon("compare", slug);
    // The focus moves on to the next button, since this one is gone.
    focus([main, ...chips.querySelectorAll("button")].slice(0, index + 2).pop());
  };
  return element("li", { class: "dex-chip" }, name, element("button", {
    class: "dex-chip__remove", "aria-label": translate("cards.tray.remove", { name }), onclick: remove,
  }, icon("icon-close")));
}

function clear() {
  savePokemon("compare", []);
  focus(main);
}

const focus = (next) => next.focus({ preventScroll: true });
