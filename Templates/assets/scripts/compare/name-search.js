// Finds Pokémon to add, by what is typed of a name or by number.
import { NameList } from "../text/name-list.js";

const most = 8;

/**
 * @param {{ slug: string[], number: number[], en: string[], ja: string[] }} pokemon the columns of `data/search.json`
 * @param {"en" | "ja"} language whose names go first
 * @returns {(text: string, isWanted: (place: number) => boolean) => number[]} gives the places of up to eight
 */
export function nameSearch({ number, en, ja }, language) {
  const names = new NameList({ en, ja }, language);
  return (text, isWanted) => {
    const typed = text.normalize("NFKC").trim();
    const numbered = /^\d+$/.test(typed) ? number.flatMap((one, place) => (one === Number(typed) ? [place] : [])) : [];
    return [...new Set([...numbered, ...names.find(text, number.length)])].filter(isWanted).slice(0, most);
  };
}
