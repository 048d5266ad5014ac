// What moves do, in the page's language, and what they are called in the other one.
import { load } from "../page/data.js";
import { language, otherLanguage } from "../page/page-addresses.js";

/**
 * @returns {Promise<Map<string, { text: string, other: string | null }>>} by slug; `other` is null where it is the same
 * @throws {DataError}
 */
export async function moveTexts() {
  const [{ moves: texts }, { moves }] = await Promise.all([`details/${language}`, "search"].map((name) => load(name)));
  return new Map(moves.slug.map((slug, move) => {
    const other = moves[otherLanguage][move];
    return [slug, { text: texts.effect[move], other: other === moves[language][move] ? null : other }];
  }));
}
