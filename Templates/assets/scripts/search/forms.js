// The forms in which names, and what is typed for them, are compared.
import { betweenWords, kana, letters, romaji } from "../text/fold.js";

const folds = { letters, kana, spelling: kana, sound: romaji };

// A word is a run of one script, since Japanese has no spaces: れいとう and ビーム.
const words = /[ぁ-ゖー]+|[ァ-ヺー]+|\p{Script=Han}+|\p{N}+|[\p{Script=Latin}\p{M}'’]+/gu;

/** A name in one form, which is compared with the same form of a query. */
export class NameKey {
  #lengths = null;
  #starts = null;

  /**
   * @param {string} text the name
   * @param {"letters" | "kana" | "spelling" | "sound"} form
   * @param {string} language the name's
   */
  constructor(text, form, language) {
    this.text = text;
    this.form = form;
    this.language = language;
    /** The name in this form. */
    this.folded = folds[form](text);
    // For sounds this takes long, and few names need it.
    if (form !== "sound") this.#starts = this.#startsOfWords();
  }

  /** The offsets in `folded` at which words begin, without the first. */
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
   * The range of the name from which a range of `folded` comes.
   *
   * @param {number} start
   * @param {number} end
   * @returns {[number, number] | null} start and end in the name; null for an empty range
   */
  rangeOf(start, end) {
    if (end <= start) return null;
    if (start === 0 && end === this.folded.length) return [0, this.text.length];
    this.#lengths ??= this.#lengthsOfBeginnings();
    const lengths = this.#lengths;
    const first = lengths.findIndex((length) => length > start) - 1;
    let last = lengths.findIndex((length) => length >= end);
    // A letter that is dropped, such as ー, belongs to the one before it.
    while (lengths[last + 1] === lengths[last] && /\p{L}/u.test(this.text[last])) last += 1;
    return [first, last];
  }

  /** The length of `folded` for the name's first n letters, at index n. */
  #lengthsOfBeginnings() {
    const fold = folds[this.form];
    let longest = 0;
    return Array.from({ length: this.text.length + 1 }, (_, end) => {
      longest = Math.max(longest, fold(this.text.slice(0, end)).length);
      return end === this.text.length ? this.folded.length : Math.min(longest, this.folded.length);
    });
  }
}

// Longer than any name.
const longest = 100;
const fewestSounds = 3;
const kanaOrLatin = /[a-zァ-ヺ]/;
const latin = /[a-z]/;
const consonants = "([bcdfghjklmnpqrstvwxyz])";
// Latin letters that can be Japanese: syllables such as `ka`, `kka`, `tsu`, `xtsu`, `matcha`, with a letter before them
// (`gnotikara`) and the beginning of another behind. `tacke` and `zzz` cannot: they would sound like タケ and ズ.
const syllables = new RegExp(
  `^(?:${consonants}(?!\\1))?(?:[^a-z]|[aeiou]|n|m(?=[bmp])|[dtlx]?${consonants}\\2?[hsw]?y?[aeiou])*`
    + `(?:[dtlx]?${consonants}\\3?[hsw]?y?)?$`,
);
const kanji = /\p{Script=Han}/u;

/** A typed text in the forms of names. A form that is empty finds nothing. */
export class Query {
  #words = null;

  /** @param {string} text as it stands in the box */
  constructor(text) {
    const typed = text.slice(0, longest);
    const all = letters(typed);
    this.text = typed;
    /** Its letters and digits. */
    this.all = all;
    /** The digits of a national number: `25`, `#025`, `No. 25`; null for other texts. */
    this.digits = /^\s*(?:#|no\.?)?\s*(\d{1,6})\s*$/i.exec(typed.normalize("NFKC"))?.[1] ?? null;
    /** How many letters and digits were typed. */
    this.length = all.length;
    /** Whether typos are possible: in a number there are none. */
    this.hasLetters = /\p{L}/u.test(all);
    /** For English names. */
    this.letters = /^[a-z\d]+$/.test(all) ? all : "";
    /** For Japanese names. */
    this.kana = kana(typed);
    /** Whether it has Latin letters, also those of a kana that is being typed. */
    this.isLatin = latin.test(all);
    /** For the sound of Japanese names. */
    this.sound = soundOf(all);
    /** For spellings with kanji, without the Latin letters of a kana that is being typed: `冷凍b`. */
    this.spelling = kanji.test(all) ? this.kana.replace(/[a-z]+$/, "") : this.kana;
  }

  /** Its words, each as a query; none of a single word. */
  get words() {
    if (this.#words === null) {
      const words = this.text.split(betweenWords).map((word) => new Query(word)).filter(({ length }) => length > 0);
      this.#words = words.length > 1 ? words : [];
    }
    return this.#words;
  }
}

/** Latin letters, and kana, whose spelling may differ (without ッ, ヂ for ジ), as they sound. */
function soundOf(all) {
  if (!kanaOrLatin.test(all) || !syllables.test(all)) return "";
  const sound = romaji(all);
  return latin.test(all) || sound.length >= fewestSounds ? sound : "";
}
