// The text field of a query: what is wrong in it is marked where it stands, and said below.
import { element, replaceItems } from "../page/elements.js";
import { language } from "../page/routes.js";
import { translate } from "../page/translations.js";

/** The query as text. */
export class QueryField {
  #input;
  #marks;
  #mistakes;
  #vocabulary;

  /**
   * @param {HTMLFormElement} form
   * @param {HTMLElement} mistakes where they are said
   * @param {(text: string) => void} changed
   */
  constructor(form, mistakes, changed) {
    this.#input = form.querySelector("input");
    this.#marks = form.querySelector(".dex-query__marks");
    this.#mistakes = mistakes;
    form.addEventListener("submit", (event) => event.preventDefault());
    this.#input.addEventListener("input", () => changed(this.#input.value));
    this.#input.addEventListener("scroll", () => this.#follow());
  }

  get input() {
    return this.#input;
  }

  /** @param {string} text */
  set text(text) {
    this.#input.value = text;
  }

  /**
   * Shows what is wrong with the text that stands there.
   *
   * @param {import("../query/reader.js").Mistake[]} mistakes
   * @param {import("../query/vocabulary.js").Vocabulary} vocabulary
   * @param {(text: string) => void} mended called with the text in which one is mended
   */
  mark(mistakes, vocabulary, mended) {
    const text = this.#input.value;
    this.#vocabulary = vocabulary;
    this.#input.toggleAttribute("aria-invalid", false);
    if (mistakes.length > 0) this.#input.setAttribute("aria-invalid", "true");
    let end = 0;
    this.#marks.replaceChildren(...mistakes.flatMap(({ start, length }) => {
      const before = text.slice(end, start);
      // Several mistakes may be at one place, whose text is there once.
      const marked = text.slice(Math.max(start, end), start + length);
      end = Math.max(end, start + length);
      return [before, element("span", { class: "dex-query__mark" }, marked)];
    }), text.slice(end));
    this.#follow();
    replaceItems(this.#mistakes, mistakes.map((mistake) => this.#message(mistake, text, mended)), this.#input);
  }

  #message({ kind, key, start, length, nearest = [], isOfMoves }, text, mended) {
    const vocabulary = isOfMoves ? this.#vocabulary.moves : this.#vocabulary;
    const names = key ? vocabulary.values(key) : vocabulary.keys;
    const suggestions = nearest.map((slug) => element("button", {
      class: "dex-mistakes__mend", type: "button",
      onclick: () => mended(text.slice(0, start) + slug + text.slice(start + length)),
    }, names.name(slug, language)));
    return element("p", { class: "dex-mistakes__line" }, translate(`list.mistake.${kind}`, {
      text: text.slice(start, start + length), kind: key ? translate(`kind.${key}`) : "",
    }), ...(suggestions.length > 0 ? [" ", translate("list.mistake.nearest"), " ", ...suggestions] : []));
  }

  /** The marks lie behind the text, and move along with it. */
  #follow() {
    this.#marks.scrollLeft = this.#input.scrollLeft;
  }
}
