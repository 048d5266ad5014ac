// The site's languages, and the addresses of its pages.
import { companions, languages, routes } from "../routes.js";
import { assets, root } from "./site-root.js";

export { assets, languages, root };

/** The page's language, such as `en`. */
export const language = document.documentElement.lang;

/** The language of the second name beside a name. */
export const otherLanguage = companions[language];

/**
 * The address of a page.
 *
 * @param {string} kind a key of `routes`: `pokemon`, `moves`, `move`
 * @param {string} [slug] for kinds of which there are several pages
 */
export const pageAddress = (kind, slug) => `${root}${language}/${routes[kind].replace("{slug}", slug)}`;

const expressionOf = (route) => route.replace("{generation}", "(?<generation>\\d+)").replace(/\{(\w+)\}/g, "(?<$1>[^/]+)");

/** Those with a generation come first, since their addresses could have a slug in its place. */
const patterns = Object.entries(routes)
  .map(([kind, route]) => ({ kind, route, pattern: new RegExp(`^(?<language>[^/]+)/${expressionOf(route)}$`) }))
  .sort((one, other) => other.route.includes("{generation}") - one.route.includes("{generation}"));

/**
 * The page that an address leads to.
 *
 * @param {string} address with or without parameters and fragment
 * @returns {{ language: string, kind: string, slug?: string, generation?: string } | null} null for an address that is no
 *   page in a language
 */
export function pageAt(address) {
  const path = address.replace(/[?#].*/, "");
  if (!path.startsWith(root)) return null;
  for (const { kind, pattern } of patterns) {
    const { groups } = pattern.exec(path.slice(root.length)) ?? {};
    if (languages.includes(groups?.language)) return { kind, ...groups };
  }
  return null;
}
