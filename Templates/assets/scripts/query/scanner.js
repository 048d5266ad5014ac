// Takes a query apart into terms, without asking what they mean.

const signs = "：＞＜＝－−｜＃≧≦＂“”｢｣";
const plainSigns = ':><=--|#≥≤"""「」';

/** A text with plain signs, each in its place. */
export function plain(text) {
  return text.replace(/\p{Surrogate}/gu, "\ufffd")
    .replace(new RegExp(`[${signs}]`, "g"), (sign) => plainSigns[signs.indexOf(sign)]);
}

const meanings = { "=": ":", "≥": ">=", "≤": "<=" };

const spaces = /\p{White_Space}+/uy;
const head = /([-ー]*)(?:(?:((?!["「])[^\p{White_Space}|:=<>≥≤]+)\p{White_Space}*)?([<>]=|[:=<>≥≤]))?/uy;
const nextKey = /\p{White_Space}+(?=[-ー]*((?!["「])[^\p{White_Space}|:=<>≥≤]+)\p{White_Space}*[:=<>≥≤])/uy;
const bar = /\p{White_Space}*\|/uy;
const value = /"([^"]*)("?)|「([^」]*)(」?)|([^\p{White_Space}|]+)/uy;

/** @typedef {{ text: string, start: number, end: number, quote?: string }} Piece places are those of UTF-16 units */

/**
 * @param {string} text
 * @param {(word: string) => boolean} isKey
 * @returns {{ start: number, end: number, isNegated: boolean, key?: Piece, sign?: Piece, values: Piece[] }[]} the terms
 *   as they are written. Names have no `sign`; quoted values have the closing `quote`, empty where it is missing
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
    const sign = found ? { text: meanings[found] ?? found, start: end - found.length, end } : undefined;
    const key = word ? { text: word, start: begin, end: begin + word.length } : undefined;
    // Behind spaces may already stand the next term.
    const isMissing = sign ? isKey(take(nextKey)?.[1] ?? "") : minus && take(spaces);
    const values = isMissing ? [] : takeValues();
    terms.push({ start, end: values.at(-1)?.end ?? end, isNegated: minus !== "", key, sign, values });
  }
  return terms;
}
