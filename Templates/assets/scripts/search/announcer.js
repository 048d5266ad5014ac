const millisecondsBeforeSaying = 500;

/** Has a screen reader say what changed, once no key has been pressed for a while. */
export class Announcer {
  #waiting = 0;

  /** @param {Document} document */
  constructor(document) {
    /** The element that is put into the page. */
    this.element = document.createElement("span");
    this.element.className = "dex-spoken";
    this.element.setAttribute("role", "status");
  }

  /** @param {string} text in place of what was to be said before; empty for nothing */
  say(text) {
    clearTimeout(this.#waiting);
    if (text === "") this.element.textContent = "";
    else this.#waiting = setTimeout(() => { this.element.textContent = text; }, millisecondsBeforeSaying);
  }
}
