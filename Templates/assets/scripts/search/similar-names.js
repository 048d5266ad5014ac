// What is shown where nothing is called as the reader wrote it: the most similar names.
import { nameAt } from "../page/data.js";
import { element } from "../page/elements.js";
import { language, pageAddress } from "../page/page-addresses.js";
import { translate } from "../page/translations.js";
import { searchKinds } from "../routes.js";

/**
 * A sentence with links to the pages of similar names.
 *
 * @param {object} search data/search.json
 * @param {{ kind: keyof typeof searchKinds, index: number }[]} similar
 * @returns {HTMLElement[]} none without any name
 */
export function nearestNote(search, similar) {
  if (similar.length === 0) return [];
  const links = similar.map(({ kind, index }) => {
    const { text, lang } = nameAt(search[kind], index);
    const href = pageAddress(searchKinds[kind], search[kind].slug[index]);
    return element("a", { class: "dex-link", href, lang: lang === language ? null : lang }, text);
  });
  const list = new Intl.ListFormat(language, { type: "disjunction" });
  const words = list.formatToParts(links.map(({ textContent }) => textContent))
    .map(({ type, value }) => (type === "element" ? links.shift() : value));
  return [element("p", {}, translate("search.nearest"), " ", ...words)];
}
