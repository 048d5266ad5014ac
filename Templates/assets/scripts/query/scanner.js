// Takes a query apart into terms, without asking what they mean.

const signs = "：＞＜＝－−｜＃≧≦＂“”｢｣";
const plainSigns = ':><=--|#≥≤"""「」';

/** A text with the plain signs of the language, each character in its place. */
export function plain(text) {
  return text.replace(/\p{Surrogate}/gu, "\ufffd")
    .replace(/[：＞＜＝－−｜＃≧≦＂“”｢｣]/g, (sign) => plainSigns[signs.indexOf(sign)]);
}

const meanings = { "=": ":", "≥": ">=", "≤": "<=" };

const spaces = /\p{White_Space}+/uy;
const head = /([-ー]*)(?:(?:((?!["「])[^\p{White_Space}|:=<>≥≤]+)\p{White_Space}*)?([<>]=|[:=<>≥≤]))?/uy;
const nextKey = /\p{White_Space}+(?=[-ー]*((?!["「])[^\p{White_Space}|:=<>≥≤]+)\p{White_Space}*[:=<>≥≤])/uy;
const bar = /\p{White_Space}*\|/uy;
const value = /"([^"]*)("?)|「([^」]*)(」?)|([^\p{White_Space}|]+)/uy;

/**
 * A piece of a query; places are counted in UTF-16 units.
 *
 * @typedef {{ text: string, start: number, end: number }} Piece
 */

/**
 * A term as it is written. Names have no `sign`; values have their closing `quote`, empty where it is missing.
 *
 * @typedef {{ start: number, end: number, isNegated: boolean, key: Piece | null, sign: Piece | null,
 *   values: (Piece & { quote?: string })[] }} WrittenTerm
 */

/**
 * @param {string} text
 * @param {(word: string) => boolean} isKey
 * @returns {WrittenTerm[]}
 */
export function scan(text, isKey) {
  const query = plain(text);
  const terms = [];
  let place = 0;

  function take(pattern) {
    pattern.lastIndex = place;
    const found = pattern.exec(query);
    if (found) place = pattern.lastIndex;
    return found;
  }

  function takeValues() {
    const values = [];
    do {
      take(spaces);
      const start = place;
      const [, quoted, quote, cornered, corner, bare] = take(value) ?? [];
      const inner = quoted ?? cornered ?? bare;
      if (inner !== undefined) values.push({ text: inner, start, end: place, quote: quote ?? corner });
    } while (take(bar));
    return values;
  }

  while (take(spaces), place < query.length) {
    const start = place;
    const [, minus, word, found] = take(head);
    const end = place;
    const begin = start + minus.length;
    const sign = found ? { text: meanings[found] ?? found, start: end - found.length, end } : null;
    const key = word ? { text: word, start: begin, end: begin + word.length } : null;
    // Behind spaces may stand the next term: that of a sign's, or one that a lone minus does not belong to.
    const isMissing = sign ? isKey(take(nextKey)?.[1] ?? "") : minus && take(spaces);
    const values = isMissing ? [] : takeValues();
    terms.push({ start, end: values.at(-1)?.end ?? end, isNegated: minus !== "", key, sign, values });
  }
  return terms;
}
