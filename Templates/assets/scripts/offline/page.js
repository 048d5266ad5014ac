// The offline page: names the page that was asked for, and leads to those that are at hand.
import { load } from "../page/data.js";
import { element } from "../page/elements.js";
import { language, pageAt, root } from "../page/routes.js";
import { searchKinds } from "../routes.js";
import { ask } from "./worker.js";

/** How long to wait before asking again whether the page can be had, in milliseconds: at first, and at most. */
const [shortest, longest] = [1000, 30_000];

/** @param {HTMLElement} section */
export async function start(section) {
  const part = (name) => section.querySelector(`[data-part='${name}']`);
  const asked = pageAskedFor();
  if (asked) {
    part("address").replaceChildren(element("a", { class: "dex-link", href: asked }, await nameOf(asked)));
    part("asked").hidden = false;
    leadOn(asked);
  }
  const pages = await ask({ ask: "pages", language }).catch(() => []);
  if (pages.length > 0) part("pages").replaceChildren(...pages.map(link));
}

/** Goes to the page as soon as it can be had: that a browser is online does not say so yet. */
async function leadOn(page) {
  for (let pause = shortest; ; pause = Math.min(2 * pause, longest)) {
    await new Promise((resolve) => {
      window.addEventListener("online", resolve, { once: true });
      setTimeout(resolve, pause);
    });
    const answer = navigator.onLine && await fetch(page, { method: "HEAD", cache: "no-store" }).catch(() => null);
    if (answer && answer.status < 500) return location.replace(page);
  }
}

/** The address in this page's own; null for none, or one that is not the site's. */
function pageAskedFor() {
  const path = new URLSearchParams(location.search).get("page");
  if (path === null || !URL.canParse(path, root)) return null;
  const { href } = new URL(path, root);
  return href.startsWith(root) ? href : null;
}

/** The name of a page, if the names are at hand; else its address. */
async function nameOf(page) {
  const { language: inLanguage, kind, slug } = pageAt(page) ?? {};
  const list = Object.keys(searchKinds).find((name) => searchKinds[name] === kind);
  const names = list && (await load("search").catch(() => null))?.[list];
  const index = names?.slug.indexOf(slug) ?? -1;
  return index < 0 ? page.slice(root.length) : names[inLanguage][index];
}

const link = ({ path, title }) =>
  element("li", {}, element("a", { class: "dex-section__jump", href: root + path }, textOf(title)));

/** A page's title without the site's name, which ends all titles alike. */
function textOf(title) {
  const text = new DOMParser().parseFromString(title, "text/html").documentElement.textContent;
  const ending = document.title.slice(document.querySelector("h1").textContent.length);
  return text.endsWith(ending) ? text.slice(0, -ending.length) : text;
}
