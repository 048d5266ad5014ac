// What the home page invites to: a Pokémon for each day, and those that the reader saw last.
import { seenPokemon } from "../cards/seen-pokemon.js";
import { element, partsOf } from "../page/elements.js";
import { language, pageAddress } from "../page/page-addresses.js";

/** A prime number that does not divide the number of species, so that each has its day before one comes again. */
const stride = 619;
const day = 24 * 60 * 60 * 1000;

/** Whose day it is where the reader is, among so many. */
export const ofDay = (date, count) =>
  (Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / day * stride) % count;

/** @param {HTMLElement} page the list's */
export function invite(page) {
  const { today, seen, all } = partsOf(page);
  const cards = [...all.querySelectorAll(".dex-cards > li")];
  showToday(today, cards[ofDay(new Date(), cards.length)]);
  const links = new Map(cards.map((card) => card.querySelector("a")).map((link) => [link.href, link]));
  seen.append(...seenPokemon().map((pokemon) => seenLink(pokemon, links)));
}

/** Copies what a card shows. */
function showToday(today, card) {
  const [art, link, types] = [".dex-art", "a", "div"].map((part) => card.querySelector(part).cloneNode(true));
  link.className = "dex-invite__name";
  types.className = "dex-types";
  const other = card.querySelector(":scope > [lang]")?.cloneNode(true) ?? "";
  today.classList.add(types.firstChild.className);
  today.prepend(art);
  today.append(element("span", {}, link, " ", other), types);
}

/** A link with the name that this page has for the Pokémon, or else with the one that the reader saw. */
function seenLink({ slug, name, lang }, links) {
  const href = pageAddress("pokemon", slug);
  const known = links.get(href)?.textContent;
  return element("a", { class: "dex-button dex-button--small", href, lang: known || lang === language ? null : lang }, known ?? name);
}
