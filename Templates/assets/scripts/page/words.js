// The words of the scripts in the page's language, from `script` in content/strings.
import { language } from "./place.js";

const { default: all } = await import(`../words/${language}.js`);

/**
 * Brings the words that one part of the site needs and most pages do without, from `script-parts` in content/strings.
 *
 * @param {string} part the group's name, with which the keys of its words begin
 */
export async function bring(part) {
  const { default: group } = await import(`../words/${language}/${part}.js`);
  all[part] = group;
}

/**
 * A group of words, or a text.
 *
 * @param {string} key dotted: `search.none`
 * @returns {any}
 */
export function words(key) {
  const found = key.split(".").reduce((group, part) => group?.[part], all);
  if (found === undefined) throw new Error(`there are no words for ${key}`);
  return found;
}

/**
 * A text with its places filled.
 *
 * @param {string} key
 * @param {Record<string, string | number>} [values]
 */
export function phrase(key, values = {}) {
  return words(key).replace(/\{([a-z]+)\}/g, (place, name) => {
    if (!(name in values)) throw new Error(`${key} wants ${place}`);
    return String(values[name]);
  });
}

const figures = new Intl.NumberFormat(language);

/** A number as the page's language writes it. */
export const figure = (number) => figures.format(number);

/**
 * How many of something: `one` and `other` below the key, with `{count}`.
 *
 * @param {string} key
 * @param {number} count
 * @param {Record<string, string | number>} [values]
 */
export const counted = (key, count, values = {}) =>
  phrase(`${key}.${count === 1 ? "one" : "other"}`, { ...values, count: figure(count) });
