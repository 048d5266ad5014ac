// The game that counts on a page: that of the address, or the reader's own. start-game.js finds it before the first paint.
import { setParameters } from "../page/address.js";
import { chosenGame, setPreference } from "../page/preferences.js";
import { translate } from "../page/translations.js";

export { chosenGame };

/**
 * A game that can be chosen.
 *
 * @typedef {object} Game
 * @property {string} slug
 * @property {string} name
 * @property {string} short its name where there is little space
 * @property {number} generation from 1 on
 * @property {Record<string, string>} versions their names by slug; none where it has one alone
 * @property {string[]} [parts] the slugs of all else that belongs to it: add-ons and their versions
 */

/** @returns {Game[]} all of them, the oldest first; none while nobody has chosen one and `loadGames` was not called */
export const games = () => globalThis.dexGames ?? [];

/** Loads the games. */
export const loadGames = () => globalThis.dexStart.loadGames();

/** The slug of the version of the chosen game; null where both count. */
export const chosenVersion = () => document.documentElement.dataset.version ?? null;

/**
 * Makes a game the reader's own, and puts it into the page's address, once the games are there.
 *
 * @param {string | null} game the slug of a game or of one of its versions; null for none
 */
export async function chooseGame(game) {
  if (game !== null) await loadGames();
  setParameters({ game }, { isStep: false });
  setPreference("game", game);
}

/** Calls a function whenever another game counts: the reader has chosen it, here or in another window, or in a form, or gone back. */
export const watchGame = (listener) => window.addEventListener("dex-game", () => listener(chosenGame()));

/**
 * @param {string} game a slug
 * @returns {Game | undefined} nothing for a game that nobody knows
 */
export const namesOfGame = (game) => games().find(({ slug }) => slug === game);

/**
 * Says that a game is not on the page.
 *
 * @param {string} game a slug
 * @param {string} key of the text with its name
 */
export function absenceOf(game, key) {
  return translate(key, { game: namesOfGame(game).name });
}
