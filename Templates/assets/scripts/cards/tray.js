// The bar with the Pokémon to compare, at the page's lower edge.
import { load } from "../page/data.js";
import { element, icon } from "../page/element.js";
import { address, language } from "../page/place.js";
import { watch } from "../page/preferences.js";
import { phrase } from "../page/words.js";
import { chosen, keep, mostCompared, toggle } from "./chosen.js";

const main = document.querySelector("main");
const status = element("p", { class: "dex-tray__count", role: "status" });
const chips = element("ul", { class: "dex-chips dex-tray__chips" });
const link = element("a", { class: "dex-button dex-button--main dex-button--small" }, phrase("cards.tray.open"));
const bar = element(
  "section", { class: "dex-chips dex-tray", "aria-label": phrase("cards.tray.label"), hidden: true },
  status, chips, link,
  element("button", { class: "dex-button dex-button--small", onclick: clear }, phrase("cards.tray.clear")));

main.append(bar);
main.tabIndex = -1;
watch("compare", show);
show();

export const refuse = () => say("full");

async function show() {
  const slugs = chosen("compare");
  const names = await namesOf(slugs);
  // Meanwhile it may have changed.
  if (`${slugs}` !== `${chosen("compare")}`) return;
  bar.hidden = slugs.length === 0;
  document.documentElement.toggleAttribute("data-tray", !bar.hidden);
  link.href = address(`compare/?p=${slugs}`);
  chips.replaceChildren(...slugs.map((slug, place) => chip(slug, names[place], place)));
  say("count", slugs.length);
}

function say(key, count) {
  // What changes in a bar that has just come is not heard.
  requestAnimationFrame(() => { status.textContent = phrase(`cards.tray.${key}`, { count, limit: mostCompared }); });
}

/** Names stand on the page, or in the data. */
async function namesOf(slugs) {
  const shown = (slug) => {
    const part = document.querySelector(`.dex-card__link[href$="/${slug}/"], [data-name][data-slug="${slug}"]`);
    return part?.dataset.name ?? part?.textContent;
  };
  const search = slugs.every(shown) ? null : await load("search").catch(() => null);
  const known = (slug) => search?.pokemon[language][search.pokemon.slug.indexOf(slug)];
  return slugs.map((slug) => shown(slug) ?? known(slug) ?? slug);
}

function chip(slug, name, place) {
  const remove = async () => {
    toggle("compare", slug);
    await show();
    // The button with the focus is gone: the next one takes it.
    focus([main, ...chips.querySelectorAll("button")].slice(0, place + 2).pop());
  };
  return element("li", { class: "dex-chip" }, name, element("button", {
    class: "dex-chip__remove", "aria-label": phrase("cards.tray.remove", { name }), onclick: remove,
  }, icon("icon-close")));
}

function clear() {
  keep("compare", []);
  focus(main);
}

const focus = (next) => next.focus({ preventScroll: true });
