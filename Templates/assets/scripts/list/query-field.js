// The text field of a query: what is wrong in it is marked where it stands, and said below.
import { arrival } from "../page/arrival.js";
import { element, replaceItems } from "../page/elements.js";
import { loadModule } from "../page/modules.js";
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
    // It asks for the layout, which takes time.
    if (mistakes.length > 0) this.#follow();
    this.#say(mistakes, { text, vocabulary, mended });
  }

  /** Says mistakes below the field; what does so is loaded with the first of them. */
  async #say(mistakes, around) {
    this.#said = mistakes;
    const lines = mistakes.length > 0 ? await mistakeLines(mistakes, around) : [];
    if (mistakes === this.#said) replaceItems(this.#mistakes, lines, this.#input);
  }

  /** The marks lie behind the text, and move along with it. */
  #follow() {
    this.#marks.scrollLeft = this.#input.scrollLeft;
  }
}

async function mistakeLines(mistakes, around) {
  const [{ mistakeLine }] = await arrival(Promise.all([loadModule("list/mistakes.js"), loadTranslations("mistakes")]));
  return mistakes.map((mistake) => mistakeLine(mistake, around));
}
