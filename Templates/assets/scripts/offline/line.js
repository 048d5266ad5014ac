// The line at the foot of pages while a copy is being saved, and the notice at the end. The settings show more instead.
import { element, icon } from "../page/elements.js";
import { watchPreference } from "../page/preferences.js";
import { loadTranslations, translate, translations } from "../page/translations.js";
import { channelName, copies, stateName, stateOf } from "./copies.js";

/** Shows what is being saved from now on, in this window or another. */
export async function start() {
  if (document.querySelector("[data-module=offline-copy]")) return;
  await loadTranslations("offline");
  const line = new Line();
  new BroadcastChannel(channelName).addEventListener("message", ({ data }) => line.showProgress(data));
  for (const copy of copies) watchPreference(stateName(copy), () => line.showState(stateOf(copy)));
}

class Line {
  #progress = element("span");
  // Screen readers announce the end, but not every file.
  #end = element("span", { role: "status" });
  #failed = 0;
  #element = element(
    "p", { class: "dex-saving", hidden: true }, this.#progress, this.#end,
    element("button", {
      class: "dex-chip__remove", type: "button", "aria-label": translate("offline.close"), onclick: () => this.#hide(),
    }, icon("icon-close")));
  #isClosed = false;

  constructor() {
    document.body.append(this.#element);
  }

  /** @param {import("./copy.js").Progress} progress */
  showProgress({ copy, done, total, failed, isCut }) {
    // The last report can come after the end: messages and preferences reach other windows in any order.
    if (stateOf(copy)?.state !== "running") return;
    this.#failed = failed;
    this.#show(this.#progress, translate(`offline.state.${isCut ? "cut" : "running"}`, { done, total }));
  }

  /** @param {import("./copies.js").CopyState | null} state */
  showState(state) {
    if (this.#progress.textContent === "" || state?.state === "running") return;
    this.#isClosed &&= state === null || (state.state === "paused" && !state.trouble);
    const troubles = translations("offline.trouble");
    if (state?.state === "done") {
      this.#show(this.#end, this.#failed > 0
        ? translate("offline.failed", { failed: this.#failed }) : translate("offline.state.saved"));
    } else if (state?.trouble) this.#show(this.#end, troubles[state.trouble] ?? troubles.unknown);
    else this.#element.hidden = true;
    this.#progress.textContent = "";
  }

  #show(part, text) {
    for (const other of [this.#progress, this.#end]) if (other !== part) other.textContent = "";
    this.#element.hidden = this.#isClosed;
    part.textContent = text;
  }

  #hide() {
    this.#isClosed = true;
    this.#element.hidden = true;
  }
}
