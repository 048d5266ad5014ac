// The reader's language: it is remembered when a reader chooses it, the front page leads to it, and a page in all languages,
// shown where there is no page, is left in one. This comes before all that asks for the page's language.
import { root, siteKey } from "./page/site-root.js";

const key = siteKey("language");

/** @returns {string | null} the language that the reader chose before; null without one, or without storage */
function remembered() {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @param {string} language the language to remember */
function remember(language) {
  try {
    localStorage.setItem(key, language);
  } catch {
    // Without storage, the browser's languages decide.
  }
}

/**
 * @param {string[]} offered the languages of the site; the first is the default
 * @param {string | null} chosen the one that the reader chose before
 * @param {readonly string[]} preferred the browser's language tags, the most preferred first
 * @returns {string} the best of those that are offered
 */
export function bestLanguage(offered, chosen, preferred) {
  const candidates = [chosen, ...preferred.map((tag) => tag.toLowerCase().split("-")[0])];
  return candidates.find((language) => offered.includes(language)) ?? offered[0];
}

for (const link of document.querySelectorAll("a[hreflang]")) {
  link.addEventListener("click", () => remember(link.hreflang));
}

const choices = [...document.querySelectorAll("[data-module='language-choice'] a[hreflang]")];
if (choices.length > 0) {
  const languages = choices.map((link) => link.hreflang);
  const language = bestLanguage(languages, remembered(), navigator.languages);
  const { href } = choices.find((link) => link.hreflang === language);
  // The game of the address goes along.
  location.replace(href + new URL(location.href).search);
}

// Of a page in all languages, the parts in others than that of its address, or the reader's, are removed.
const parts = [...document.querySelectorAll("[data-language]")];
if (parts.length > 0) {
  const offered = [...new Set(parts.map(({ dataset }) => dataset.language))];
  const [folder] = location.href.startsWith(root) ? location.href.slice(root.length).split("/") : [];
  const language = bestLanguage(offered, offered.includes(folder) ? folder : remembered(), navigator.languages);
  document.documentElement.lang = language;
  for (const part of parts) if (part.dataset.language !== language) part.remove();
}
