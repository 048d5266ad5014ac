// The settings of offline use: shows how much is stored, and lets the reader save everything.
import { chosenGame, namesOfGame, watchGame } from "../games/my-game.js";
import { partsOf } from "../page/elements.js";
import { preference, setPreference, watchPreference } from "../page/preferences.js";
import { translate, translations } from "../page/translations.js";
import { channelName, copies, deleteFiles, setState, stateName, stateOf, updateState } from "./copies.js";
import { inspectCopy, saveCopies } from "./copy.js";
import { startLog } from "./log-list.js";
import { actionsOf, figuresOf, hasBar, phaseOf, report } from "./report.js";

/** @param {HTMLElement} section */
export async function start(section) {
  const { first, elsewhere, log } = partsOf(section);
  const [pages, pictures] = [...section.querySelectorAll("[data-copy]")].map((element) => new Panel(element, section));
  offerGenerations(first);
  startLog(log);
  noteOwnGeneration();
  watchGame(noteOwnGeneration);
  section.hidden = false;
  await pages.inspect();
  // With the browser's data saver on, this is the only page that saves.
  if (copies.some((copy) => stateOf(copy)?.state === "running")) saveCopies().catch(() => {});
  const hasPictures = Boolean(pages.inspection?.pictures);
  elsewhere.hidden = hasPictures || !document.body.dataset.pictures;
  if (!hasPictures) return;
  pictures.element.hidden = false;
  await pictures.inspect();
}

/** @param {HTMLSelectElement} select chooses the generation that is saved after the first one */
function offerGenerations(select) {
  const chosen = preference("offline-first") ?? "";
  if ([...select.options].some(({ value }) => value === chosen)) select.value = chosen;
  select.addEventListener("change", () => setPreference("offline-first", select.value || null));
}

/** Notes the generation of the reader's own game for whoever saves. */
function noteOwnGeneration() {
  const game = chosenGame();
  setPreference("offline-own", game === null ? null : String(namesOfGame(game).generation));
}

/** The state of one copy, and its actions. */
class Panel {
  /** What belongs to the copy and how much of it is stored; null while it is not known. */
  inspection = null;
  #section;
  #parts;
  #copy;
  #progress = null;

  /**
   * @param {HTMLElement} element
   * @param {HTMLElement} section with all panels
   */
  constructor(element, section) {
    this.element = element;
    this.#parts = partsOf(element);
    this.#section = section;
    this.#copy = element.dataset.copy;
    for (const button of element.querySelectorAll("[data-action]")) {
      button.addEventListener("click", () => this.#act(button.dataset.action).catch((error) => this.#fail(error)));
    }
    new BroadcastChannel(channelName).addEventListener("message", ({ data }) => this.#receive(data));
    watchPreference(stateName(this.#copy), () => this.#update());
  }

  /** Finds out what is stored, and shows it. */
  async inspect() {
    if (this.inspection === null) this.#write("state", translate("offline.state.looking"));
    try {
      this.inspection = await inspectCopy(this.#copy);
      this.#showTrouble(stateOf(this.#copy)?.trouble ?? (this.inspection.isFresh ? null : this.inspection.trouble ?? "unreachable"));
    } catch (error) {
      this.#fail(error);
    }
    this.#show();
  }

  /** Shows the progress of a copy that is saved in this window or another. */
  #receive(progress) {
    if (progress.copy !== this.#copy || !["running", "paused"].includes(stateOf(this.#copy)?.state)) return;
    this.#progress = progress;
    this.#show();
  }

  /** Shows a new state, set in this window or another. */
  async #update() {
    const state = stateOf(this.#copy);
    this.#showTrouble(state?.trouble);
    if (state && state.state !== "done") return this.#show();
    this.#progress = null;
    await this.inspect();
  }

  async #act(action) {
    if (action === "clear") {
      const kind = this.#copy === "pictures" ? "pictures" : "pages";
      return this.#confirm(kind, () => this.#delete());
    }
    if (action === "refetch") return this.#confirm("refetch", () => this.#refetch());
    if (action === "pause") return updateState(this.#copy, { state: "paused" });
    if (action === "again" || action === "check") await this.#check();
    if (action === "resume") updateState(this.#copy, { state: "running", trouble: undefined });
    if (["start", "retry", "update"].includes(action)) {
      this.#begin({ ...stateOf(this.#copy), trouble: undefined, changed: undefined });
    }
    await saveCopies();
  }

  #begin(state) {
    // Otherwise the browser may delete what is stored when space runs short.
    navigator.storage?.persist?.().catch(() => false);
    setState(this.#copy, { ...state, state: "running" });
  }

  async #refetch() {
    setState(this.#copy, null);
    await deleteFiles(this.#copy);
    this.#begin({});
    await saveCopies();
  }

  async #check() {
    await this.inspect();
    if (this.inspection?.isFresh && this.inspection.missing.length === 0) this.#showNews(translate("offline.fresh"));
  }

  /** Asks before anything is deleted. */
  #confirm(kind, act) {
    const dialog = this.#section.querySelector("dialog");
    const { question, confirm } = partsOf(dialog);
    question.textContent = translate(`offline.question.${kind}`);
    confirm.textContent = translate(kind === "refetch" ? "offline.confirm.refetch" : "offline.confirm.clear");
    dialog.addEventListener("close", () => {
      if (dialog.returnValue === "yes") act().catch((error) => this.#fail(error));
    }, { once: true });
    dialog.returnValue = "";
    dialog.showModal();
  }

  async #delete() {
    setState(this.#copy, null);
    await deleteFiles(this.#copy);
    await this.inspect();
    this.#showNews(translate("offline.cleared"));
  }

  #show() {
    const state = stateOf(this.#copy);
    const phase = phaseOf(state, this.#progress, this.inspection);
    const figures = figuresOf(this.#progress, this.inspection);
    const texts = report(phase, figures, state, (group) => this.#nameOf(group));
    for (const [name, text] of Object.entries(texts)) this.#write(name, text);
    const { row, bar } = this.#parts;
    row.hidden = !state?.at;
    bar.hidden = !hasBar(phase);
    bar.max = Math.max(figures.total, 1);
    bar.value = figures.done;
    this.#offer(actionsOf(phase, figures.done > 0 || state !== null));
  }

  /** Shows the buttons of some actions, and moves the focus if its button is hidden now. */
  #offer(actions) {
    const buttons = [...this.element.querySelectorAll("[data-action]")];
    const hadFocus = buttons.includes(document.activeElement);
    for (const button of buttons) button.hidden = !actions.includes(button.dataset.action);
    if (hadFocus && document.activeElement?.hidden) buttons.find(({ hidden }) => !hidden).focus();
  }

  #fail(error) {
    this.#showTrouble(error.kind ?? "unknown");
  }

  /** @param {string | null | undefined} kind of an error, if there is one */
  #showTrouble(kind) {
    const troubles = translations("offline.trouble");
    this.#showNews(kind ? troubles[kind] ?? troubles.unknown : "");
  }

  #showNews(text) {
    this.#write("news", text);
  }

  #write(name, text) {
    const part = this.#parts[name];
    // Screen readers announce it whenever it is set.
    if (part.textContent !== text) part.textContent = text;
  }

  /** The generation's name as the page offers it. */
  #nameOf(group) {
    return this.#section.querySelector(`[data-part='first'] option[value='${group}']`)?.textContent ?? "";
  }
}
