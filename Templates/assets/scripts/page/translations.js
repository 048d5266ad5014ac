// The texts of the scripts in the page's language, from `script` in content/strings.
import { language } from "./page-addresses.js";

const { default: all } = await import(`../words/${language}.js`);

/**
 * Loads the texts of one part of the site, which most pages do without, from `script-parts` in content/strings.
 *
 * @param {string} part the first component of the keys of its texts
 */
export async function loadTranslations(part) {
  const { default: group } = await import(`../words/${language}/${part}.js`);
  all[part] = group;
}

/**
 * A text, or a group of texts as an object.
 *
 * @param {string} key components separated by dots: `search.none`
 * @returns {any}
 */
export function translations(key) {
  const found = key.split(".").reduce((group, component) => group?.[component], all);
  if (found === undefined) throw new Error(`no translation for ${key}`);
  return found;
}

/**
 * A text with values in place of the names in braces.
 *
 * @param {string} key
 * @param {Record<string, string | number>} [values]
 */
export function translate(key, values = {}) {
  return translations(key).replace(/\{([a-z]+)\}/g, (_, name) => {
    if (!(name in values)) throw new Error(`${key} needs a value for ${name}`);
    return String(values[name]);
  });
}

/** Made at first use: the first such object of a page takes 15 ms, and most pages do without. */
let numbers = null;

/** A number as the page's language writes it: 1,302. */
export const formatNumber = (number) => (numbers ??= new Intl.NumberFormat(language)).format(number);

/**
 * A text that depends on a count: `one` or `other` below the key, with `{count}`.
 *
 * @param {string} key
 * @param {number} count
 * @param {Record<string, string | number>} [values]
 */
export const translateCount = (key, count, values = {}) =>
  translate(`${key}.${count === 1 ? "one" : "other"}`, { ...values, count: formatNumber(count) });
