// The settings: each control shows a preference and sets it.
import { element, partsOf } from "../page/elements.js";
import { isStorageAvailable, preference, setPreference, watchPreference } from "../page/preferences.js";
import { translate } from "../page/translations.js";

/** The values of preferences that are not set, for controls without a choice for that. */
const defaults = { units: defaultUnits, view: () => "grid" };

/** The units that the styles show in the page's language while none are set. */
function defaultUnits() {
  const imperial = element("span", { class: "dex-measure__imperial" });
  document.body.append(imperial);
  const { display } = getComputedStyle(imperial);
  imperial.remove();
  return display === "none" ? "metric" : "both";
}

/** @param {HTMLElement} page */
export function start(page) {
  const parts = partsOf(page);
  const warn = () => { parts.forgetful.hidden = isStorageAvailable(); };
  const announce = (text) => { parts.said.textContent = text; };
  warn();
  for (const control of page.querySelectorAll("[data-preference]")) {
    follow(control, (text) => {
      announce(translate(isStorageAvailable() ? "settings.kept" : "settings.not-kept", { text }));
      warn();
    });
  }
}

/** Connects radio buttons with their preference. */
function follow(control, announce) {
  const name = control.dataset.preference;
  const show = (value) => choose(control, value ?? defaults[name]?.() ?? "");
  show(preference(name));
  watchPreference(name, show);
  control.addEventListener("change", ({ target }) => {
    setPreference(name, target.value === "" ? null : target.value);
    announce(translate("settings.choice", { name: control.dataset.name, choice: labelOf(target) }));
  });
}

/** Selects a value, or the default for one that is not offered. */
function choose(control, value) {
  const options = [...control.querySelectorAll("input")];
  const option = options.find((one) => one.value === value)
    ?? options.find((one) => one.value === (defaults[control.dataset.preference]?.() ?? ""));
  option.checked = true;
}

const labelOf = (target) => target.labels[0].textContent.trim();
