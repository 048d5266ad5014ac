// Makes elements. Text is added as text, never parsed as HTML.
import { nameSeams } from "../routes.js";
import { assets } from "./page-addresses.js";

const svg = "http://www.w3.org/2000/svg";

/**
 * @param {string} name such as `span`
 * @param {Record<string, any>} [attributes] false, null and undefined omit an attribute, true sets it without a value;
 *   functions under `on…` become event listeners
 * @param {...(Node | string | null | undefined)} children
 */
export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else if (value === true) made.setAttribute(key, "");
    else if (value !== false && value !== null && value !== undefined) made.setAttribute(key, value);
  }
  made.append(...children.filter((child) => child !== null && child !== undefined));
  return made;
}

/** An SVG element; attributes as they are. */
export function svgElement(name, attributes, ...children) {
  const made = document.createElementNS(svg, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/**
 * A drawing of assets/shapes.svg.
 *
 * @param {string} name its id: `icon-close`
 * @param {string} [className]
 */
export const icon = (name, className = "dex-icon dex-icon--small") => svgElement(
  "svg", { class: className, "aria-hidden": "true" },
  svgElement("use", { href: `${assets}shapes.svg#${name}` }));

/** Text for screen readers only. */
export const visuallyHidden = (text) => element("span", { class: "dex-visually-hidden" }, text);

/**
 * A name that may go on in the next line where its parts meet: as partials/name-parts.
 *
 * @param {string} name
 * @param {string} language the name's
 * @returns {(string | HTMLElement)[]}
 */
export function nameParts(name, language) {
  const { after, before } = nameSeams[language];
  const parts = [];
  let start = 0;
  for (let place = 1; place < name.length; place += 1) {
    if (after.includes(name.slice(0, place)) || before.some((part) => name.startsWith(part, place))) {
      parts.push(name.slice(start, place), element("wbr"));
      start = place;
    }
  }
  return [...parts, name.slice(start)];
}

/**
 * A Pokémon's small picture on its disc, or a drawing of its shape where there is no picture: as partials/art.
 *
 * @param {object} pokemon
 * @param {string[]} pokemon.types one or two slugs
 * @param {string} [pokemon.shape] a slug; without one, the commonest
 * @param {string | null} pokemon.picture its path below the folder in the body's `data-pictures`
 */
export function art({ types, shape = "upright", picture }) {
  const colors = types.map((type, index) => `t${index + 1}-${type}`).join(" ");
  const { pictures } = document.body.dataset;
  return element(
    "span", { class: `dex-art ${colors} ${shape}` },
    picture === null || pictures === undefined
      ? icon(`shape-${shape}`, "dex-art__shape")
      : element("img", {
        src: pictures + picture, alt: "", width: 96, height: 96, loading: "lazy",
      }));
}

/**
 * A list item with a button that removes it.
 *
 * @param {string} text
 * @param {string} label of the button, for screen readers
 * @param {() => void} remove
 */
export const chip = (text, label, remove) => element(
  "li", { class: "dex-chip" }, text,
  element("button", { class: "dex-chip__remove", type: "button", onclick: remove }, icon("icon-close"), visuallyHidden(label)));

/**
 * Replaces the items of a list. If the focus was in one of them, it moves to the button of the item that takes its place,
 * or of the last one.
 *
 * @param {HTMLElement} list
 * @param {HTMLElement[]} items
 * @param {HTMLElement} otherwise what gets the focus where no item has a button
 */
export function replaceItems(list, items, otherwise) {
  const place = placeOfFocus(list);
  list.replaceChildren(...items);
  if (place >= 0) focusItem(list.children, place, "button", otherwise);
}

/** The index of the child that contains the focus; -1 without one. */
export const placeOfFocus = (list) => [...list.children].findIndex((item) => item.contains(document.activeElement));

/** Focuses what a selector finds in the item at an index, in the next one that has it, or in the last one. */
export function focusItem(items, place, selector, otherwise) {
  const all = [...items].map((item) => item.querySelector(selector));
  (all.slice(place).find(Boolean) ?? all.filter(Boolean).pop() ?? otherwise).focus();
}

/** The elements in `root` that scripts use, by the value of `data-part`; the first one for each value. */
export const partsOf = (root) => Object.fromEntries(
  [...root.querySelectorAll("[data-part]")].reverse().map((part) => [part.dataset.part, part]));
