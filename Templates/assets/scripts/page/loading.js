// What a page says about data files: how many have arrived, or why they did not, with a button to try again.
import { DataError } from "./data.js";
import { element } from "./elements.js";
import { translate } from "./translations.js";

/**
 * How many files have arrived.
 *
 * @param {{ done: number, total: number }} files as `loadAll` counts them
 * @param {"files" | "moves"} [what] data in general, or who learns which moves
 * @returns {HTMLElement}
 */
export const progressNote = (files, what = "files") => element("p", {}, translate(`data.loading.${what}`, files));

/**
 * Why files could not be loaded.
 *
 * @param {Error} error any but a DataError comes of files whose content is not what the scripts expect
 * @param {() => void} retry
 * @param {string} [consequence] what the reader does without
 * @returns {HTMLElement}
 */
export function failureNote(error, retry, consequence) {
  const isExpected = error instanceof DataError;
  if (!isExpected) console.error(error);
  const kind = isExpected ? error.kind : "broken";
  const texts = [translate(`data.failed.${kind}`), ...(consequence ? [consequence] : [])];
  const note = element(
    "div", { class: "dex-failure" }, ...texts.map((text) => element("p", {}, text)),
    element("button", { class: "dex-button dex-button--small", type: "button", onclick: retryHere }, translate("again")));

  /** The focus stays where the button was, which the next note replaces. */
  function retryHere() {
    const place = note.parentElement;
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
    note.remove();
    retry();
  }
  return note;
}
