import { slipsForgiven, slipsFrom } from "../text/slip.js";

/** How well a name fits what was typed, the best first. */
export const matchClass = { exact: 0, beginning: 1, word: 2, inside: 3, insideSound: 4, slip: 5 };

// Two Latin letters are inside of the sound of too many names.
const fewestLettersInsideSounds = 3;
const beginning = [0];

/**
 * @typedef {object} Match
 * @property {number} class one of `matchClass`
 * @property {import("./name-key.js").NameKey | null} key the name that fits; null where it is the number
 * @property {number} start where what fits begins in what is compared of the name
 * @property {number} end where it ends
 * @property {number} slips how many slips are forgiven
 * @property {number} agreed how many letters come before the first of them
 */

/**
 * @param {import("./query.js").Query} query
 * @param {import("./name-key.js").NameKey} key
 * @returns {Match | null} where the text is in the name
 */
export function partMatch(query, key) {
  const text = query[key.form];
  if (text === "") return null;
  const first = key.folded.indexOf(text);
  if (first < 0) return null;
  if (first === 0) {
    return match(text.length === key.folded.length ? matchClass.exact : matchClass.beginning, key, 0, text.length);
  }
  if (key.form === "sound" && text.length < fewestLettersInsideSounds) return null;
  const word = key.starts.find((start) => key.folded.startsWith(text, start));
  if (word !== undefined) return match(matchClass.word, key, word, word + text.length);
  // Kana inside of a name are found as they are written; by sound れいとう would be in バレットパンチ.
  if (key.form === "sound" && !query.isLatin) return null;
  const inside = key.form === "sound" ? matchClass.insideSound : matchClass.inside;
  return match(inside, key, first, first + text.length);
}

/**
 * @param {import("./query.js").Query} query
 * @param {import("./name-key.js").NameKey} key
 * @returns {Match | null} the part of the name from the beginning of a word that the text is with the fewest slips
 */
export function slipMatch(query, key) {
  const text = query[key.form];
  // Of `ドーコラー`, five letters, three are compared; of `aaaaa` one, which with a slip could be any.
  const limit = Math.min(slipsForgiven(query.length), Math.floor(text.length / 3));
  if (limit === 0) return null;
  let best = null;
  for (const start of key.form === "sound" ? beginning : [0, ...key.starts]) {
    const found = slipsFrom(text, key.folded, start, best === null ? limit : best.slips - 1);
    if (found !== null) {
      best = match(matchClass.slip, key, start, found.end, found.slips, agreement(text, key.folded, start));
    }
  }
  return best;
}

/**
 * A national number: whole, or beginning with the digits, written with four digits where they begin with zeros.
 *
 * @param {import("./query.js").Query} query
 * @param {number} number
 * @param {boolean} isDefault whether the Pokémon is what the number alone means
 * @returns {Match | null} where the digits are in the number's four
 */
export function numberMatch(query, number, isDefault) {
  const { digits } = query;
  if (digits === null) return null;
  const shown = String(number).padStart(4, "0");
  const zeros = shown.length - String(number).length;
  if (Number(digits) === number) {
    return match(isDefault ? matchClass.exact : matchClass.beginning, null, zeros, shown.length);
  }
  for (const start of digits.startsWith("0") ? [0, 1] : [zeros]) {
    if (shown.startsWith(digits, start)) return match(matchClass.beginning, null, start, start + digits.length);
  }
  return null;
}

function match(kind, key, start, end, slips = 0, agreed = 0) {
  return { class: kind, key, start, end, slips, agreed };
}

/** How many letters of the text the name has from a place on. */
function agreement(text, name, start) {
  let count = 0;
  while (count < text.length && text[count] === name[start + count]) count += 1;
  return count;
}
