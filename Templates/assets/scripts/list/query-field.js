// The text field of a query: what is wrong in it is marked where it stands, and said below.
import { replaceItems } from "../page/elements.js";
import { arrival, loadModule } from "../page/modules.js";
import { loadTranslations } from "../page/translations.js";

/** The query as text. */
export class QueryField {
  #input;
  #marks;
  #mistakes;
  /** The mistakes that are said, or will be. */
  #said;

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
    this.#said = mistakes;
    this.#marks.replaceChildren();
    if (mistakes.length > 0) {
      this.#input.setAttribute("aria-invalid", "true");
      this.#say(mistakes, { text: this.#input.value, vocabulary, mended });
    } else {
      this.#input.removeAttribute("aria-invalid");
      replaceItems(this.#mistakes, [], this.#input);
    }
  }

  /** Marks mistakes, and says them below the field; what does so is loaded with the first of them. */
  async #say(mistakes, around) {
    const [{ markedText, mistakeLine }] = await arrival(
      Promise.all([loadModule("list/mistakes.js"), loadTranslations("mistakes")]));
    if (mistakes !== this.#said) return;
    this.#marks.replaceChildren(...markedText(mistakes, around.text));
    this.#follow();
    replaceItems(this.#mistakes, mistakes.map((mistake) => mistakeLine(mistake, around)), this.#input);
  }

  /** The marks lie behind the text, and move along with it. */
  #follow() {
    this.#marks.scrollLeft = this.#input.scrollLeft;
  }
}
