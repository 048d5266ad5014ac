// Makes elements; text is text, never mark-up.
import { root } from "./place.js";

const svg = "http://www.w3.org/2000/svg";

/**
 * @param {string} name the element's
 * @param {Record<string, any>} [attributes] false, null and undefined leave one out, true gives it alone; `on…` listens
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

/**
 * One of our drawings: `icon-close`.
 *
 * @param {string} name
 * @param {string} [className]
 */
export function icon(name, className = "dex-icon dex-icon--small") {
  const drawing = document.createElementNS(svg, "svg");
  drawing.setAttribute("class", className);
  drawing.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(svg, "use");
  use.setAttribute("href", `${root}assets/shapes.svg#${name}`);
  drawing.append(use);
  return drawing;
}

/** Text that is only spoken. */
export const spoken = (text) => element("span", { class: "dex-spoken" }, text);
