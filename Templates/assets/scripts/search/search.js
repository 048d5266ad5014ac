// The search box of the page's header: what answers comes when the box is first wanted.
import { load } from "../page/data.js";
import { language, root } from "../page/place.js";
import { preference } from "../page/preferences.js";
import { words } from "../page/words.js";
import { isFreeSlash } from "./slash-key.js";

/** @param {HTMLFormElement} form */
export function start(form) {
  const input = form.querySelector("input");
  let coming;
  const come = () => coming ??= import("./search-box.js").then(({ SearchBox }) => new SearchBox(form, {
    words: words("search"), language, root, load: () => load("search"),
  })).catch(() => {
    // Asked for again the next time.
    coming = undefined;
  });
  for (const sign of ["focus", "pointerdown", "input"]) input.addEventListener(sign, come);
  document.addEventListener("keydown", (event) => {
    if (!isFreeSlash(event) || preference("slash") === "off") return;
    event.preventDefault();
    input.focus();
    input.select();
  });
  if (document.activeElement === input || input.value !== "") come();
}
