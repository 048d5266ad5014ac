// Brings names, and what people type for them, into forms that can be compared.

const accents = /[\u0300-\u036f]/g;
const notCompared = /[^\p{L}\p{N}]/gu;
const signs = { "♀": "f", "♂": "m" };
const lengthSign = /ー/g;

/**
 * What is compared of a name: its letters and digits. Accents, case, spaces and punctuation are dropped, ♀ and ♂ are
 * f and m, wide letters and half-width kana have their usual width, and hiragana is katakana.
 *
 * @param {string} text
 */
export function letters(text) {
  return text
    .normalize("NFKD").replace(accents, "").normalize("NFC").toLowerCase()
    .replace(/[♀♂]/g, (sign) => signs[sign])
    .replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
    .replace(notCompared, "");
}

const smallKana = "ァィゥェォッャュョヮヵヶ";
const largeKana = "アイウエオツヤユヨワカケ";

/**
 * The letters of a name with small kana as large ones and without signs of length.
 *
 * @param {string} text
 */
export function kana(text) {
  return letters(text).replace(lengthSign, "")
    .replace(/[ァィゥェォッャュョヮヵヶ]/g, (small) => largeKana[smallKana.indexOf(small)]);
}

// Each row of the syllabary, by the consonant its kana begin with.
const rows = {
  "": "アイウエオ", k: "カキクケコ", g: "ガギグゲゴ", s: "サシスセソ", z: "ザジズゼゾ", t: "タチツテト",
  d: "ダヂヅデド", n: "ナニヌネノ", h: "ハヒフヘホ", b: "バビブベボ", p: "パピプペポ", m: "マミムメモ",
  r: "ラリルレロ",
};
const vowels = "aiueo";
const syllables = new Map([
  ...Object.entries(rows).flatMap(([consonant, kana]) =>
    [...kana].map((sign, place) => [sign, consonant + vowels[place]])),
  ["ヂ", "zi"], ["ヅ", "zu"], ["ヤ", "ya"], ["ユ", "yu"], ["ヨ", "yo"], ["ワ", "wa"], ["ヲ", "o"], ["ン", "n"],
  ["ヴ", "bu"], ["ヵ", "ka"], ["ヶ", "ke"], ["ッ", ""], ["ー", ""],
]);
const glides = new Map([["ャ", "ya"], ["ュ", "yu"], ["ョ", "yo"], ["ヮ", "a"]]);
const smallVowels = new Map([..."ァィゥェォ"].map((sign, place) => [sign, vowels[place]]));

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

// One spelling for every habit: Hepburn, kunrei, what input methods take. The order matters.
const habits = [
  [/[xl]t(?:su|u)/g, ""], [/[xl](?=y?[aiueo])/g, (sign) => (sign === "l" ? "r" : "")],
  [/tch/g, "ch"], [/ch/g, "ty"], [/sh/g, "sy"], [/ts/g, "t"], [/th/g, "t"], [/dh/g, "d"], [/dz/g, "z"], [/cy/g, "ty"],
  [/jy?/g, "zy"], [/f/g, "h"], [/v/g, "b"], [/q/g, "k"], [/([kg])w/g, "$1"], [/wh/g, "w"], [/l/g, "r"], [/c$/, ""],
  [/c/g, "k"], [/yi/g, "i"], [/hu(?=[aieo])/g, "h"], [/([td])ei/g, "$1i"], [/w([ieo])/g, "u$1"],
  [/([bdghkmnprstz])iy?e/g, "$1ye"], [/([bdghkmnprstz])iy([auo])/g, "$1y$2"], [/m(?=[bp])/g, "n"],
  [/([b-df-hj-np-tv-z])\1+/g, "$1"], [/([aiueo])\1+/g, "$1"], [/ou/g, "o"], [/ei/g, "e"], [/([aiueo])\1+/g, "$1"],
];

/**
 * How a name sounds, in Latin letters and in one spelling for every habit of writing Japanese with them: "pikatyu" for
 * ピカチュウ, `pikachuu` and `pikacyu`. A beginning has the beginning of the whole: `ぴかch` is "pikaty".
 *
 * @param {string} text
 */
export function romaji(text) {
  return habits.reduce((spelling, [habit, one]) => spelling.replace(habit, one), transliterated(letters(text)));
}

/**
 * Texts in a form in which they are compared: made at once, which is quicker, between letters that no form changes.
 *
 * @param {string[]} texts
 * @param {(text: string) => string} form
 */
export function folded(texts, form) {
  return form(texts.join("ꀀ")).split("ꀀ");
}
