// How a Pokémon gets a move, in words: "Lv. 36", "As Pichu: Egg".
import { translate, translations } from "../page/translations.js";

/** @typedef {import("./ways.js").Way} Way */

/**
 * Names in the page's language, by index or slug.
 *
 * @typedef {object} Names
 * @property {(pokemon: number) => string} pokemon
 * @property {(move: number) => string} move
 * @property {(slug: string) => string} method
 * @property {(slug: string) => string} game
 * @property {(game: string) => number} digits how many digits the number of a machine has in some games
 */

/** The generation from which on the numbers of machines have three digits. */
const firstOfThreeDigits = 9;

/**
 * The games in which anything is learned, the newest first: slug, name, and the digits of the numbers of machines.
 *
 * @param {import("../query/vocabulary.js").Vocabulary} vocabulary
 * @param {string} language
 */
export function gamesOf(vocabulary, language) {
  const { slug: slugs, generation, [language]: names } = vocabulary.columns("games");
  return slugs.map((slug, index) => ({
    slug, name: names[index], digits: generation[index] < firstOfThreeDigits ? 2 : 3,
  })).reverse();
}

/**
 * @param {{ games: ReturnType<typeof gamesOf>, search: object, vocabulary: import("../query/vocabulary.js").Vocabulary }} data
 * @param {string} language
 * @returns {Names}
 */
export function namesOf({ games, search, vocabulary }, language) {
  const bySlug = new Map(games.map((game) => [game.slug, game]));
  return {
    pokemon: (index) => search.pokemon[language][index],
    move: (index) => search.moves[language][index],
    method: (slug) => vocabulary.values("method").name(slug, language),
    game: (slug) => bySlug.get(slug).name,
    digits: (slug) => bySlug.get(slug)?.digits ?? 2,
  };
}

export const separated = (texts) => texts.join(translate("ways.separator"));

/** `tm24` as "TM24". */
function machineText(machine, digits) {
  const [, kind, number] = /^([a-z]+)(\d+)$/.exec(machine);
  return translate(`ways.machines.${kind}`, { number: number.padStart(digits, "0") });
}

function ownWayText({ method, level, machines }, game, names) {
  if (method === "level-up" && level !== null) {
    return level === 0 ? translate("ways.on-evolving") : translate("ways.level", { level });
  }
  if (machines.length > 0) return separated(machines.map((machine) => machineText(machine, names.digits(game))));
  return translations("ways.methods")[method] ?? names.method(method);
}

/**
 * A way to have a move in some games.
 *
 * @param {Way} way
 * @param {string | null} game null while the games are not known
 * @param {Names} names
 */
export function wayText(way, game, names) {
  const text = ownWayText(way, game, names);
  if (!way.isBefore) return text;
  return way.from === null
    ? translate("ways.before-evolving", { way: text })
    : translate("ways.before", { pokemon: names.pokemon(way.from), way: text });
}

/** A way in the games that it names, if it names any, and these. */
export const wayInGamesText = (way, game, names) => (way.game === null ? wayText(way, game, names)
  : translate("ways.in-games", { way: wayText(way, way.game, names), games: names.game(way.game) }));

/** A way, or several, with the name of the move. */
export const ofMoveText = (move, way, names) => translate("ways.of-move", { move: names.move(move), way });

/**
 * How a Pokémon gets some moves: "Thunderbolt: Lv. 36, TM126 · Zap Cannon: Lv. 50 · +4 more".
 *
 * @param {Way[][]} moves the ways of each move
 * @param {number} others how many further moves it gets
 * @param {string | null} game the one that was asked for
 * @param {Names} names
 */
export function waysText(moves, others, game, names) {
  const texts = moves.map((ways) =>
    ofMoveText(ways[0].move, separated(ways.map((way) => wayInGamesText(way, game, names))), names));
  const more = others > 0 ? [translate("ways.more", { count: others })] : [];
  return [...texts, ...more].join(translate("ways.between"));
}
