// The Pokémon whose pages the reader opened last: a preference, so that they stay in the reader's browser.
import { preference, setPreference } from "../page/preferences.js";
import { language } from "../page/page-addresses.js";
import { isSlug } from "./saved-pokemon.js";

const most = 8;

/**
 * The last one first; invalid entries are ignored.
 *
 * @returns {{ slug: string, name: string, lang: string }[]} with the name on the page that was opened
 */
export function seenPokemon() {
  try {
    return JSON.parse(preference("seen"))
      .filter(({ slug, name, lang }) => isSlug(slug) && typeof name === "string" && typeof lang === "string");
  } catch {
    return [];
  }
}

/**
 * Notes the Pokémon whose page this is.
 *
 * @param {HTMLElement} heading its name, with its slug
 */
export function note({ dataset: { slug }, textContent: name, lang }) {
  const others = seenPokemon().filter((other) => other.slug !== slug);
  setPreference("seen", JSON.stringify([{ slug, name, lang: lang || language }, ...others].slice(0, most)));
}
