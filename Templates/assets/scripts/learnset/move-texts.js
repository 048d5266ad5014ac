// What moves do, in the page's language.
import { load } from "../page/data.js";
import { language } from "../page/page-addresses.js";

/**
 * @returns {Promise<Map<string, string>>} sentences by slug
 * @throws {DataError}
 */
export async function moveTexts() {
  const [{ moves }, search] = await Promise.all([`details/${language}`, "search"].map((name) => load(name)));
  return new Map(search.moves.slug.map((slug, move) => [slug, moves.effect[move]]));
}
