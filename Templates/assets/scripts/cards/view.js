// The switch between grid and list: what it was set to holds for every list.
import { decide } from "../page/preferences.js";

/** @param {HTMLFieldSetElement} control start.js sets it */
export function start(control) {
  control.addEventListener("change", ({ target }) => decide("view", target.value));
}
