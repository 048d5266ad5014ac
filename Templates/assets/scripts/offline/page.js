// The offline page: names the page that the reader wanted, and lists those that are stored.
import { parameter } from "../page/address.js";
import { load } from "../page/data.js";
import { element, partsOf } from "../page/elements.js";
import { language, pageAt, root } from "../page/page-addresses.js";
import { searchKinds } from "../routes.js";
import { ask } from "./registration.js";

/** The pauses between tries to reach the page, in milliseconds: the first, and the longest. */
const [shortest, longest] = [1000, 30_000];

/** @param {HTMLElement} section */
export async function start(section) {
  const parts = partsOf(section);
  const wanted = wantedPage();
  if (wanted) {
    const wantedLink = element("a", { class: "dex-link", href: wanted }, wanted.slice(root.length));
    parts.address.replaceChildren(wantedLink);
    parts.asked.hidden = false;
    nameOf(wanted).then((name) => { wantedLink.textContent = name; });
    openWhenReachable(wanted);
  }
  const pages = await ask({ ask: "pages", language }).catch(() => []);
  if (pages.length > 0) parts.pages.replaceChildren(...pages.map(link));
}

/** Opens the page as soon as the server answers; that the browser is online is not enough. */
async function openWhenReachable(page) {
  for (let pause = shortest; ; pause = Math.min(2 * pause, longest)) {
    await new Promise((resolve) => {
      window.addEventListener("online", resolve, { once: true });
      setTimeout(resolve, pause);
    });
    const answer = navigator.onLine && await fetch(page, { method: "HEAD", cache: "no-store" }).catch(() => null);
    if (answer && answer.status < 500) return location.replace(page);
  }
}

/** The address in the parameter `page`; null without one, or for another site's. */
function wantedPage() {
  const path = parameter("page");
  if (path === null) return null;
  try {
    const { href } = new URL(path, root);
    return href.startsWith(root) ? href : null;
  } catch {
    return null;
  }
}

/** The name of a page if the names are stored, else its address. */
async function nameOf(page) {
  const { language: inLanguage, kind, slug } = pageAt(page) ?? {};
  const list = Object.keys(searchKinds).find((name) => searchKinds[name] === kind);
  const names = list && (await load("search").catch(() => null))?.[list];
  const index = names?.slug.indexOf(slug) ?? -1;
  return index < 0 ? page.slice(root.length) : names[inLanguage][index];
}

const link = ({ path, title }) =>
  element("li", {}, element("a", { class: "dex-section__jump", href: root + path }, textOf(title)));

/** A page's title without the site's name at its end. */
function textOf(title) {
  const text = new DOMParser().parseFromString(title, "text/html").documentElement.textContent;
  const ending = document.title.slice(document.querySelector("h1").textContent.length);
  return text.endsWith(ending) ? text.slice(0, -ending.length) : text;
}
