// Remembers the language that a reader chooses, and leads from the front page to it.

const key = "dex-language";

/** @returns {string | null} the language the reader chose before, if the browser keeps it */
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
    // Without storage the browser's own language decides next time.
  }
}

/**
 * @param {string[]} offered the languages of the site, the first for those who want none of them
 * @param {string | null} chosen the language the reader chose before
 * @param {readonly string[]} wanted the browser's language tags, the dearest first
 * @returns {string} the one to show
 */
export function bestLanguage(offered, chosen, wanted) {
  const wishes = [chosen, ...wanted.map((tag) => tag.toLowerCase().split("-")[0])];
  return wishes.find((language) => offered.includes(language)) ?? offered[0];
}

for (const link of document.querySelectorAll("a[hreflang]")) {
  link.addEventListener("click", () => remember(link.hreflang));
}

const choices = [...document.querySelectorAll("[data-module='language-choice'] a[hreflang]")];
if (choices.length > 0) {
  const languages = choices.map((link) => link.hreflang);
  const language = bestLanguage(languages, remembered(), navigator.languages);
  location.replace(choices.find((link) => link.hreflang === language).href);
}
