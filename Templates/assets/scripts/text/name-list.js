// Finds names of one kind as they are typed.
import { folded, kana, letters, romaji } from "./fold.js";

/** Names in both languages, found by how they begin, then by what is in them. */
export class NameList {
  #forms;
  #make;

  /**
   * @param {{ en: string[], ja: string[] }} names columns
   * @param {"en" | "ja"} language whose names go first
   */
  constructor({ en, ja }, language) {
    this.#make = () => {
      const forms = [[letters, folded(en, letters)], [kana, folded(ja, kana)], [romaji, folded(ja, romaji)]];
      return language === "ja" ? [forms[1], forms[0], forms[2]] : forms;
    };
  }

  /**
   * @param {string} text
   * @param {number} most how many are wanted
   * @returns {number[]} places
   */
  find(text, most) {
    this.#forms ??= this.#make();
    const found = new Set();
    const fits = [(name, typed) => name.startsWith(typed), (name, typed) => name.includes(typed)];
    for (const fit of letters(text) === "" ? [] : fits) {
      for (const [form, names] of this.#forms) {
        const typed = form(text);
        names.forEach((name, place) => typed !== "" && fit(name, typed) && found.add(place));
      }
    }
    return [...found].slice(0, most);
  }
}
