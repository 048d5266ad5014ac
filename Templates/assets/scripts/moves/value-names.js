// What the values of a key are called.
import { kana, letters } from "../text/fold.js";

/**
 * @param {{ slug: string, names: string[] }[]} values
 * @returns {(text: string) => string[]} the slug of what is called so, as in a list; none where nothing is
 */
export function finderOf(values) {
  const forms = [letters, kana];
  const slugs = new Map(values.flatMap(({ slug, names }) =>
    [slug, ...names].flatMap((name) => forms.map((form) => [form(name), slug]))));
  return (text) => forms.map((form) => slugs.get(form(text))).filter((slug) => slug !== undefined).slice(0, 1);
}
