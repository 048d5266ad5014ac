import { kana, letters, romaji } from "../text/fold.js";

const folds = { letters, kana, spelling: kana, sound: romaji };

// A run of one script is a word, since Japanese has no spaces: れいとう and ビーム.
const words = /[ぁ-ゖー]+|[ァ-ヺー]+|\p{Script=Han}+|\p{N}+|[\p{Script=Latin}\p{M}'’]+/gu;

/** A name in the form in which it is compared with the same form of a query. */
export class NameKey {
  #lengths = null;
  #starts = null;

  /**
   * @param {string} text the name
   * @param {"letters" | "kana" | "spelling" | "sound"} form
   * @param {"en" | "ja"} language the name's
   */
  constructor(text, form, language) {
    this.text = text;
    this.form = form;
    this.language = language;
    /** What is compared. */
    this.folded = folds[form](text);
    // Sounds take long to be found out, and few names are asked for where their words begin.
    if (form !== "sound") this.#starts = this.#startsOfWords();
  }

  /** Where words begin in what is compared, but the first. */
  get starts() {
    this.#starts ??= this.#startsOfWords();
    return this.#starts;
  }

  #startsOfWords() {
    const starts = [];
    for (const { index } of this.text.matchAll(words)) {
      if (index > 0) starts.push(folds[this.form](this.text.slice(0, index)).length);
    }
    return starts;
  }

  /**
   * The part of the name that a part of what is compared was made of.
   *
   * @param {number} start where the part begins in what is compared
   * @param {number} end where it ends
   * @returns {[number, number] | null} where it begins and ends in the name; null for an empty part
   */
  rangeOf(start, end) {
    if (end <= start) return null;
    if (start === 0 && end === this.folded.length) return [0, this.text.length];
    this.#lengths ??= this.#lengthsOfBeginnings();
    const lengths = this.#lengths;
    const first = lengths.findIndex((length) => length > start) - 1;
    let last = lengths.findIndex((length) => length >= end);
    // A letter that adds nothing, as ー does, belongs to the one before it.
    while (lengths[last + 1] === lengths[last] && /\p{L}/u.test(this.text[last])) last += 1;
    return [first, last];
  }

  /** How long what is compared of the name's first n letters is, at place n. */
  #lengthsOfBeginnings() {
    const fold = folds[this.form];
    let longest = 0;
    return Array.from({ length: this.text.length + 1 }, (_, end) => {
      longest = Math.max(longest, fold(this.text.slice(0, end)).length);
      return end === this.text.length ? this.folded.length : Math.min(longest, this.folded.length);
    });
  }
}
