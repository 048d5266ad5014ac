// Finds Pokémon to add, by what is typed of a name or by number.
import { NameIndex } from "../text/name-index.js";

const most = 8;

/**
 * @param {{ slug: string[], number: number[], en: string[], ja: string[] }} pokemon the columns of `data/search.json`
 * @param {"en" | "ja"} language in whose order names that fit alike stand
 * @returns {(text: string, isWanted: (place: number) => boolean) => number[]} gives the places of up to eight
 */
export function nameSearch({ number, en, ja }, language) {
  const names = new NameIndex({ en, ja }, language);
  return (text, isWanted) => {
    const typed = text.normalize("NFKC").trim();
    const numbered = /^\d+$/.test(typed) ? number.flatMap((one, place) => (one === Number(typed) ? [place] : [])) : [];
    return [...new Set([...numbered, ...names.best(text)])].filter(isWanted).slice(0, most);
  };
}
