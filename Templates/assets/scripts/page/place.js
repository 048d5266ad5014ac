// Where the site and its pages lie.

/** The site's root: scripts know where they lie in it themselves. */
export const root = new URL("../../../", import.meta.url).href;

/** The page's language: "en" or "ja". */
export const language = document.documentElement.lang;

/** The other language. */
export const otherLanguage = language === "ja" ? "en" : "ja";

/**
 * @param {string} path below the language's folder: `pokemon/pikachu/`
 * @param {string} [inLanguage]
 */
export const address = (path, inLanguage = language) => `${root}${inLanguage}/${path}`;
