// What screen readers announce of lists that change at every key.

/** Milliseconds without a key after which a text is announced. */
const silence = 500;

/** A text for screen readers, which announce it when no key has been pressed for a while. */
export class Announcer {
  #timer = 0;

  /** @param {Document} document */
  constructor(document) {
    this.element = document.createElement("span");
    this.element.className = "dex-visually-hidden";
    this.element.setAttribute("role", "status");
  }

  /** @param {string} text empty for nothing */
  announce(text) {
    clearTimeout(this.#timer);
    if (text === "") this.element.textContent = "";
    else this.#timer = setTimeout(() => { this.element.textContent = text; }, silence);
  }
}
