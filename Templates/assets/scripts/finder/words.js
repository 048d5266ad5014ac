// Puts ways to have a move into words.
import { phrase, words } from "../page/words.js";

/**
 * What the words need to know.
 *
 * @typedef {object} Names
 * @property {(place: number) => string} pokemon
 * @property {(slug: string) => string} method what the rarer methods are called
 * @property {(game: string) => number} digits how many digits a machine's number has in some games
 */

/**
 * @param {import("./ways.js").Way} way
 * @param {string | null} game the games it is a way in; null where that is not known
 * @param {Names} names
 */
export function wayText(way, game, names) {
  const text = ownText(way, game, names);
  if (!way.isBefore) return text;
  return way.from === null
    ? phrase("finder.before-evolving", { way: text })
    : phrase("finder.before", { pokemon: names.pokemon(way.from), way: text });
}

function ownText({ method, level, machines }, game, names) {
  if (method === "level-up" && level !== null) {
    return level === 0 ? phrase("finder.on-evolving") : phrase("finder.level", { level });
  }
  if (machines.length > 0) {
    return machines.map((machine) => machineText(machine, names.digits(game))).join(phrase("finder.separator"));
  }
  return words("finder.ways")[method] ?? names.method(method);
}

/** `tm24` as "TM24". */
function machineText(machine, digits) {
  const [, kind, number] = /^([a-z]+)(\d+)$/.exec(machine);
  return phrase(`finder.machines.${kind}`, { number: number.padStart(digits, "0") });
}
