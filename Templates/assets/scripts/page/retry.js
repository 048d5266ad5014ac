// What is offered where something did not come.
import { element } from "./element.js";
import { phrase } from "./words.js";

/** @param {() => void} again */
export const retryButton = (again) => element(
  "button", { class: "dex-button dex-button--small", type: "button", onclick: again }, phrase("again"));
