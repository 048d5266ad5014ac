import { kana, letters, romaji } from "../text/fold.js";

// No name is as long; the rest of a text that is cannot be found anyway.
const longest = 100;
const fewestSounds = 3;
const kanaOrLatin = /[a-zァ-ヺ]/;
const latin = /[a-z]/;
const kanji = /\p{Script=Han}/u;

/** What was typed, in the forms in which names are compared (see NameKey). A form that is empty finds nothing. */
export class Query {
  /** @param {string} text as it stands in the box */
  constructor(text) {
    const typed = text.slice(0, longest);
    const all = letters(typed);
    /** The digits, where a national number is meant: `25`, `#025`, `No. 25`. */
    this.digits = /^\s*(?:#|no\.?)?\s*(\d{1,6})\s*$/i.exec(typed.normalize("NFKC"))?.[1] ?? null;
    /** How many letters and digits were typed. */
    this.length = all.length;
    /** Whether slips are possible: another number is meant by no number. */
    this.hasLetters = /\p{L}/u.test(all);
    /** Compared with English names. */
    this.letters = /^[a-z\d]+$/.test(all) ? all : "";
    /** Compared with Japanese names. */
    this.kana = kana(typed);
    /** Whether it is, or is being, written in Latin letters. */
    this.isLatin = latin.test(all);
    /** Compared with what Japanese names sound like. */
    this.sound = soundOf(all);
    /** Compared with words; the Latin letters that a kana is being made of (`冷凍b`) are left out. */
    this.spelling = kanji.test(all) ? this.kana.replace(/[a-z]+$/, "") : this.kana;
  }
}

/** What is looked for among sounds: Latin letters, and kana, whose spelling may differ (ッ left out, ヂ for ジ). */
function soundOf(all) {
  if (!kanaOrLatin.test(all)) return "";
  const sound = romaji(all);
  return latin.test(all) || sound.length >= fewestSounds ? sound : "";
}
