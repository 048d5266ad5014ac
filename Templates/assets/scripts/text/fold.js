// Brings names, and what people type for them, into forms that can be compared. The table of letters is folding.js.
import table from "./folding.js";

const accents = /[\u0300-\u036f]/g;
const notCompared = /[^\p{L}\p{N}]/gu;
const lengthMark = /ー/g;
/** Everything but letters, digits, and signs within a word. */
export const betweenWords = /[^\p{L}\p{N}\p{M}'’♀♂]+/u;
const symbols = new RegExp(`[${Object.keys(table.symbols).join("")}]`, "g");
const smallKana = new RegExp(`[${table.smallKana}]`, "g");

/**
 * Hiragana as katakana; everything else stays.
 *
 * @param {string} text
 */
export function katakana(text) {
  return text.replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));
}

/**
 * A text without accents, compatibility characters replaced by what they stand for; voiced kana are two characters.
 *
 * @param {string} text
 */
export function withoutAccents(text) {
  return text.normalize("NFKD").replace(accents, "");
}

/**
 * What is compared of a name: its letters and digits. Accents, case, spaces and punctuation are dropped, ♀ and ♂ are
 * f and m, wide letters and half-width kana have their usual width, and hiragana is katakana.
 *
 * @param {string} text
 */
export function letters(text) {
  return katakana(withoutAccents(text).normalize("NFC").toLowerCase().replace(symbols, (sign) => table.symbols[sign]))
    .replace(notCompared, "");
}

/**
 * The letters of a name with small kana as large ones and without length marks.
 *
 * @param {string} text
 */
export function kana(text) {
  return letters(text).replace(lengthMark, "")
    .replace(smallKana, (small) => table.largeKana[table.smallKana.indexOf(small)]);
}

const { vowels } = table;
const syllables = new Map([
  ...Object.entries(table.rows).flatMap(([consonant, row]) =>
    [...row].map((sign, column) => [sign, consonant + vowels[column]])),
  ...Object.entries(table.syllables),
]);
const glides = new Map(Object.entries(table.glides));
const smallVowels = new Map([...table.smallVowels].map((sign, column) => [sign, vowels[column]]));

/** What a small kana makes of the syllable before it: キ and ャ are "kya", フ and ァ "ha", シ and ェ "sye". */
function joined(before, small) {
  const stem = before.replace(/[aiueo]$/, "");
  if (glides.has(small)) return stem + glides.get(small);
  const vowel = smallVowels.get(small);
  if (stem === "" && before === "u") return vowel === "u" ? "u" : "u" + vowel;
  return before.endsWith("i") && vowel !== "i" ? `${stem}y${vowel}` : stem + vowel;
}

/** Katakana as Latin letters; everything else stays. */
function transliterated(text) {
  const parts = [];
  for (const sign of text) {
    if (glides.has(sign) || smallVowels.has(sign)) parts.push(joined(parts.pop() ?? "", sign));
    else parts.push(syllables.get(sign) ?? sign);
  }
  return parts.join("");
}

/** A step of the table's spellings as what `replace` takes. */
function replacement(step) {
  if (typeof step === "string") return [new RegExp(`([${step}])\\1+`, "g"), "$1"];
  const [before, spellings] = Array.isArray(step) ? [`[${step[0]}]`, step[1]] : ["", step];
  const [[first, one], ...others] = Object.entries(spellings);
  if (others.length === 0) return [new RegExp(first, "g"), one];
  const alternatives = new RegExp(`(${before})(${Object.keys(spellings).join("|")})`, "g");
  return [alternatives, (_, sign, found) => sign + spellings[found]];
}

const spellings = table.spellings.map(replacement);

/**
 * How a name sounds, in Latin letters and in one spelling for all ways of writing Japanese with them: "pikatyu" for
 * ピカチュウ, `pikachuu` and `pikacyu`. The beginning of a name gives the beginning of the whole: `ぴかch` is "pikaty".
 *
 * @param {string} text
 */
export function romaji(text) {
  return spellings.reduce((spelling, [found, one]) => spelling.replace(found, one), transliterated(letters(text)));
}

/** A letter that no form changes, and no name has. */
export const separator = "ꀀ";

/**
 * Texts in a form in which they are compared: made at once, which is quicker.
 *
 * @param {string[]} texts
 * @param {(text: string) => string} form
 */
export function folded(texts, form) {
  return form(texts.join(separator)).split(separator);
}
