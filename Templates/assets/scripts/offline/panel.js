// The settings of offline use: says how much is stored, and lets the reader save everything.
import { preference, setPreference, watchPreference } from "../page/preferences.js";
import { translate, translations } from "../page/translations.js";
import { attend } from "./attend.js";
import { channelName } from "./copy.js";
import { amend, decision, decisionName, forget, settle } from "./decisions.js";
import { actionsOf, phaseOf } from "./phase.js";
import { figuresOf, hasBar, report } from "./report.js";
import { survey } from "./survey.js";

/** @param {HTMLElement} section */
export async function start(section) {
  const part = (name) => section.querySelector(`[data-part='${name}']`);
  const [pages, pictures] = [...section.querySelectorAll("[data-copy]")].map((place) => new Panel(place, section));
  offerGenerations(part("first"));
  section.hidden = false;
  await pages.look();
  const arePicturesOurs = Boolean(pages.found?.pictures);
  part("elsewhere").hidden = arePicturesOurs || !document.body.dataset.pictures;
  if (!arePicturesOurs) return;
  pictures.place.hidden = false;
  await pictures.look();
}

/** @param {HTMLSelectElement} select chooses the generation that is saved after the first one */
function offerGenerations(select) {
  const chosen = preference("offline-first") ?? "";
  if ([...select.options].some(({ value }) => value === chosen)) select.value = chosen;
  select.addEventListener("change", () => setPreference("offline-first", select.value || null));
}

/** What is said of one copy, and what can be done with it. */
class Panel {
  /** What belongs to it and what of that is stored; null where that is not known. */
  found = null;
  #section;
  #copy;
  #progress = null;

  /**
   * @param {HTMLElement} place
   * @param {HTMLElement} section what all of them are in
   */
  constructor(place, section) {
    this.place = place;
    this.#section = section;
    this.#copy = place.dataset.copy;
    for (const button of place.querySelectorAll("[data-action]")) {
      button.addEventListener("click", () => this.#act(button.dataset.action).catch((error) => this.#fail(error)));
    }
    new BroadcastChannel(channelName).addEventListener("message", ({ data }) => this.#hear(data));
    watchPreference(decisionName(this.#copy), () => this.#turn());
  }

  /** Looks at what is stored, and says it. */
  async look() {
    try {
      this.found = await survey(this.#copy);
      this.#sayTrouble(decision(this.#copy)?.trouble ?? (this.found.isFresh ? null : "unreachable"));
    } catch (error) {
      this.#fail(error);
    }
    this.#show();
  }

  /** Somebody tells how far they are, in this window or another. */
  #hear(progress) {
    if (progress.copy !== this.#copy || !["running", "paused"].includes(decision(this.#copy)?.state)) return;
    this.#progress = progress;
    this.#show();
  }

  /** Something was decided, in this window or another. */
  async #turn() {
    const decided = decision(this.#copy);
    this.#sayTrouble(decided?.trouble);
    if (decided && decided.state !== "done") return this.#show();
    // What was told while it was being saved is superseded by what there is now.
    this.#progress = null;
    await this.look();
  }

  async #act(action) {
    if (action === "clear") return this.#ask();
    if (action === "pause") return amend(this.#copy, { state: "paused" });
    if (action === "again" || action === "check") await this.#check();
    if (action === "resume") amend(this.#copy, { state: "running", trouble: undefined });
    if (["start", "retry", "update"].includes(action)) {
      // A browser that was not asked to keep it may drop what is stored when it runs short of space.
      navigator.storage.persist().catch(() => false);
      settle(this.#copy, { ...decision(this.#copy), state: "running", trouble: undefined, changed: undefined });
    }
    await attend();
  }

  async #check() {
    await this.look();
    if (this.found?.isFresh && this.found.missing.length === 0) this.#say(translate("offline.fresh"));
  }

  /** Asks before it deletes. */
  #ask() {
    const dialog = this.#section.querySelector("dialog");
    const kind = this.#copy === "pictures" ? "pictures" : "pages";
    dialog.querySelector("[data-part='question']").textContent = translate(`offline.question.${kind}`);
    dialog.addEventListener("close", () => {
      if (dialog.returnValue === "clear") this.#clear().catch((error) => this.#fail(error));
    }, { once: true });
    dialog.returnValue = "";
    dialog.showModal();
  }

  async #clear() {
    settle(this.#copy, null);
    await forget(this.#copy);
    await this.look();
    this.#say(translate("offline.cleared"));
  }

  #show() {
    const decided = decision(this.#copy);
    const phase = phaseOf(decided, this.#progress, this.found);
    const figures = figuresOf(this.#progress, this.found);
    const texts = report(phase, figures, decided, (group) => this.#nameOf(group));
    for (const [name, text] of Object.entries(texts)) this.#write(name, text);
    this.#part("row").hidden = !decided?.at;
    const bar = this.#part("bar");
    bar.hidden = !hasBar(phase);
    bar.max = Math.max(figures.total, 1);
    bar.value = figures.done;
    this.#offer(actionsOf(phase, figures.done > 0 || decided !== null));
  }

  /** Shows the buttons of some actions; the keyboard stays where it was. */
  #offer(actions) {
    const buttons = [...this.place.querySelectorAll("[data-action]")];
    const hadFocus = buttons.includes(document.activeElement);
    for (const button of buttons) button.hidden = !actions.includes(button.dataset.action);
    if (hadFocus && document.activeElement?.hidden) buttons.find(({ hidden }) => !hidden).focus();
  }

  #fail(error) {
    this.#sayTrouble(error.kind ?? "unknown");
  }

  /** @param {string | null | undefined} kind what went wrong, if anything did */
  #sayTrouble(kind) {
    const troubles = translations("offline.trouble");
    this.#say(kind ? troubles[kind] ?? troubles.unknown : "");
  }

  #say(text) {
    this.#write("news", text);
  }

  #write(name, text) {
    const part = this.#part(name);
    // What is read aloud when it changes is left alone when it does not.
    if (part.textContent !== text) part.textContent = text;
  }

  #part(name) {
    return this.place.querySelector(`[data-part='${name}']`);
  }

  /** The generation's name as the page offers it. */
  #nameOf(group) {
    return this.#section.querySelector(`[data-part='first'] option[value='${group}']`)?.textContent ?? "";
  }
}
