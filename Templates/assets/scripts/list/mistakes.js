// Says what is wrong with a query, with buttons that mend it.
import { element } from "../page/elements.js";
import { language } from "../page/routes.js";
import { translate } from "../page/translations.js";

/**
 * @param {import("../query/reader.js").Mistake} mistake
 * @param {object} around
 * @param {string} around.text the query
 * @param {import("../query/vocabulary.js").Vocabulary} around.vocabulary
 * @param {(text: string) => void} around.mended called with the text in which the mistake is mended
 * @returns {HTMLParagraphElement}
 */
export function mistakeLine({ kind, key, start, length, nearest = [], isOfMoves }, { text, vocabulary, mended }) {
  const words = isOfMoves ? vocabulary.moves : vocabulary;
  const names = key ? words.values(key) : words.keys;
  const suggestions = nearest.map((slug) => element("button", {
    class: "dex-mistakes__mend", type: "button",
    onclick: () => mended(text.slice(0, start) + slug + text.slice(start + length)),
  }, names.name(slug, language)));
  return element("p", { class: "dex-mistakes__line" }, translate(`mistakes.${kind}`, {
    text: text.slice(start, start + length), kind: key ? translate(`kind.${key}`) : "",
  }), ...(suggestions.length > 0 ? [" ", translate("mistakes.nearest"), " ", ...suggestions] : []));
}
