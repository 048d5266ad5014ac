// The panel with the filters' form, whose script is loaded when the panel is opened first.
import { DataError } from "../page/data.js";
import { arrival, loadModule } from "../page/modules.js";

export class FilterPanel {
  #parts;
  #make;
  #report;
  #form = null;

  /**
   * @param {{ toggle: HTMLButtonElement, filters: HTMLFormElement, finder: HTMLElement }} parts
   * @param {(FilterForm: typeof import("./filter-form.js").FilterForm) => Promise<object>} make makes the form; rejects
   *   where what it needs cannot be loaded
   * @param {{ opened: () => void, failed: (error: Error, retry: () => void) => void }} report
   */
  constructor(parts, make, report) {
    this.#parts = parts;
    this.#make = make;
    this.#report = report;
    parts.toggle.addEventListener("click", () => this.#toggle());
  }

  async #toggle() {
    const isOpen = this.#parts.filters.hidden;
    try {
      await this.#bring();
    } catch (error) {
      if (!(error instanceof DataError)) return undefined;
      return this.#report.failed(error, () => this.#toggle());
    }
    this.#report.opened();
    this.#show(isOpen);
  }

  async #bring() {
    if (this.#form) return;
    const { FilterForm } = await arrival(loadModule("list/filter-form.js"), this.#parts.toggle);
    const form = await this.#make(FilterForm);
    this.#form ??= form;
  }

  #show(isOpen) {
    const { toggle, filters, finder } = this.#parts;
    filters.hidden = !isOpen;
    finder.classList.toggle("dex-finder--open", isOpen);
    toggle.setAttribute("aria-expanded", String(isOpen));
  }

  /** @param {import("../query/reader.js").Query} query shown where there is a form already */
  show(query) {
    this.#form?.show(query);
  }
}
