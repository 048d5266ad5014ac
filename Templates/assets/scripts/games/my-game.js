// The game that counts on a page: that of the address, or the reader's own.
import { parameter, setParameters } from "../page/address.js";
import { preference, setPreference, watchPreference } from "../page/preferences.js";
import { translate, translations } from "../page/translations.js";

/**
 * Its slug; null for none. The address takes precedence over the preference, also with an empty game, which is none.
 *
 * @returns {string | null}
 */
export const chosenGame = () => (parameter("game") ?? preference("game")) || null;

/**
 * Makes a game the reader's own.
 *
 * @param {string | null} game a slug; null for none
 * @param {{ isOfPage: boolean }} where whether the page is about games, so that its address names the game
 */
export function chooseGame(game, { isOfPage }) {
  if (isOfPage) setParameters({ game }, { isStep: false });
  setPreference("game", game);
}

/** Calls a function whenever the reader chooses a game, here or in another window. */
export const watchGame = (listener) => watchPreference("game", () => listener(chosenGame()));

/**
 * @param {string} game a slug
 * @returns {{ name: string, short: string } | undefined} its names; nothing for a game that nobody knows
 */
export const namesOfGame = (game) => translations("games")[game];

/**
 * Says that a game is not on the page.
 *
 * @param {string} game a slug
 * @param {string} key of the text with its name
 */
export function absenceOf(game, key) {
  const names = namesOfGame(game);
  return names ? translate(key, { game: names.name }) : translate("learnset.absent-unnamed");
}
