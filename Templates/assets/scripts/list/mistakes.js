// Marks what is wrong with a query, and says it, with buttons that mend it.
import { element } from "../page/elements.js";
import { language } from "../page/page-addresses.js";
import { translate } from "../page/translations.js";
import { nearest } from "../query/suggestions.js";

/**
 * A query in which mistakes are marked.
 *
 * @param {import("../query/reader.js").Mistake[]} mistakes
 * @param {string} text
 * @returns {(string | HTMLElement)[]}
 */
export function markedText(mistakes, text) {
  let end = 0;
  const marked = mistakes.flatMap(({ start, length }) => {
    const before = text.slice(end, start);
    // Several mistakes may be at one place, whose text is there once.
    const part = text.slice(Math.max(start, end), start + length);
    end = Math.max(end, start + length);
    return [before, element("span", { class: "dex-query__mark" }, part)];
  });
  return [...marked, text.slice(end)];
}

/**
 * @param {import("../query/reader.js").Mistake} mistake
 * @param {object} around
 * @param {string} around.text the query
 * @param {import("../query/vocabulary.js").Vocabulary} around.vocabulary
 * @param {(text: string) => void} around.mended called with the text in which the mistake is mended
 * @returns {HTMLParagraphElement}
 */
export function mistakeLine(mistake, { text, vocabulary, mended }) {
  const { kind, key, start, length } = mistake;
  const suggestions = nearest(mistake, vocabulary).map(({ slug, names }) => element("button", {
    class: "dex-mistakes__mend", type: "button",
    onclick: () => mended(text.slice(0, start) + slug + text.slice(start + length)),
  }, names.name(slug, language)));
  return element("p", { class: "dex-mistakes__line" }, translate(`mistakes.${kind}`, {
    text: text.slice(start, start + length), kind: key ? translate(`kind.${key}`) : "",
  }), ...(suggestions.length > 0 ? [" ", translate("mistakes.nearest"), " ", ...suggestions] : []));
}
