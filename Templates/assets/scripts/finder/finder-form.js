// The form of the finder.
import { chip, partsOf, replaceItems } from "../page/elements.js";
import { translate } from "../page/translations.js";
import { Picker } from "../search/picker.js";

/** Shows a question, and reports when the reader changes it. */
export class FinderForm {
  #move;
  #chosen;
  #game;
  #ways;
  #nameOf;
  #ask;
  #question = { moves: [], game: null, ways: [] };

  /** @param {HTMLFormElement} form */
  constructor(form) {
    const { move, chosen, game, methods } = partsOf(form);
    this.#move = move;
    this.#chosen = chosen;
    this.#game = game;
    this.#ways = [...form.querySelectorAll("[name=method]")];
    /** The methods that are together "other" in the form. */
    this.otherMethods = methods.dataset.others.split(" ");
    form.addEventListener("submit", (event) => event.preventDefault());
    form.addEventListener("reset", (event) => {
      event.preventDefault();
      this.#ask?.({ moves: [], game: null, ways: [] });
      this.#move.focus();
    });
  }

  /**
   * @param {object} names `moves` of data/search.json
   * @param {(move: string) => string} nameOf the name of a slug, or of conditions on moves
   * @param {(question: import("./question.js").Question) => void} ask called with the question after each change
   */
  listen(names, nameOf, ask) {
    this.#nameOf = nameOf;
    this.#ask = (change) => ask({ ...this.#question, ...change });
    new Picker(this.#move, {
      label: translate("finder.suggestions"),
      columns: names,
      isChosen: (slug) => this.#question.moves.includes(slug),
      pick: (slug) => this.#ask({ moves: [...this.#question.moves, slug] }),
    });
    this.#game.addEventListener("change", () => this.#ask({ game: this.#game.value || null }));
    for (const input of this.#ways) {
      input.addEventListener("change", () => this.#ask({
        ways: this.#ways.filter(({ checked }) => checked).map(({ value }) => value),
      }));
    }
  }

  /** @param {import("./question.js").Question} question */
  show(question) {
    this.#question = question;
    this.#game.value = question.game ?? "";
    for (const input of this.#ways) input.checked = question.ways.includes(input.value);
    replaceItems(this.#chosen, question.moves.map((slug) => this.#chip(slug)), this.#move);
    this.#chosen.hidden = question.moves.length === 0;
  }

  #chip(slug) {
    const name = this.#nameOf(slug);
    return chip(name, translate("finder.remove", { move: name }), () =>
      this.#ask({ moves: this.#question.moves.filter((other) => other !== slug) }));
  }
}
