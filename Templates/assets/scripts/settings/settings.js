// The settings: each control shows a preference and changes it at once.
import { element } from "../page/element.js";
import { language } from "../page/place.js";
import { decide, isKeeping, preference, watch } from "../page/preferences.js";
import { phrase } from "../page/words.js";
import { startFavourites } from "./favourites.js";

/** What holds where nothing is decided, for controls without a choice that says so. */
const usual = { units: language === "ja" ? "metric" : "both", view: "grid" };

/** @param {HTMLElement} page */
export function start(page) {
  const part = (name) => page.querySelector(`[data-part="${name}"]`);
  const warn = () => { part("forgetful").hidden = isKeeping(); };
  const say = (text) => { part("said").textContent = text; };
  warn();
  for (const control of page.querySelectorAll("[data-preference]")) {
    follow(control, (text) => {
      say(phrase(isKeeping() ? "settings.kept" : "settings.not-kept", { text }));
      warn();
    });
  }
  startFavourites(part("favourites"));
}

/** Ties a control, radio buttons or a list, to its preference. */
function follow(control, say) {
  const name = control.dataset.preference;
  const show = (value) => choose(control, value ?? usual[name] ?? "");
  show(preference(name));
  watch(name, show);
  control.addEventListener("change", ({ target }) => {
    decide(name, target.value === "" ? null : target.value);
    say(phrase("settings.choice", { name: control.dataset.name, choice: labelOf(target) }));
  });
}

/** Chooses a value; one that nobody offers counts as undecided. */
function choose(control, value) {
  const options = [...(control.options ?? control.querySelectorAll("input"))];
  const option = options.find((one) => one.value === value)
    ?? options.find((one) => one.value === (usual[control.dataset.preference] ?? ""));
  if (control.options === undefined) option.checked = true;
  else option.selected = true;
}

const labelOf = (target) => (target.selectedOptions?.[0] ?? target.labels[0]).textContent.trim();
