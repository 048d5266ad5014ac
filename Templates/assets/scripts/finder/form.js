// The form of the finder: what is asked.
import { element, icon, spoken } from "../page/element.js";
import { choiceAt, Picker } from "../page/picker.js";
import { language } from "../page/place.js";
import { phrase } from "../page/words.js";
import { NameIndex } from "../text/name-index.js";

const mostSuggestions = 20;

/** Shows a question, and says when the reader changes it. */
export class FinderForm {
  #move;
  #chosen;
  #game;
  #ways;
  #names;
  #index;
  #ask;
  #question = { moves: [], game: null, ways: [] };

  /** @param {HTMLFormElement} form */
  constructor(form) {
    const part = (name) => form.querySelector(`[data-part="${name}"]`);
    this.#move = part("move");
    this.#chosen = part("chosen");
    this.#game = part("game");
    this.#ways = [...form.querySelectorAll("[name=method]")];
    /** The methods that have no name of their own in the form. */
    this.otherMethods = part("methods").dataset.others.split(" ");
    form.addEventListener("submit", (event) => event.preventDefault());
    form.addEventListener("reset", (event) => {
      event.preventDefault();
      this.#ask?.({ moves: [], game: null, ways: [] });
      this.#move.focus();
    });
  }

  /** The games that can be chosen, the newest first: slug, name and generation. */
  get games() {
    return [...this.#game.options].filter(({ value }) => value !== "")
      .map((option) => ({
        slug: option.value, name: option.text, generation: Number(option.parentElement.dataset.generation),
      }));
  }

  /**
   * @param {object} names `moves` of data/search.json
   * @param {(question: import("./question.js").Question) => void} ask is called with what the reader asks
   */
  listen(names, ask) {
    this.#names = names;
    this.#index = new NameIndex(names, language);
    this.#ask = (change) => ask({ ...this.#question, ...change });
    new Picker(this.#move, {
      label: phrase("finder.suggestions"),
      find: async (text) => this.#suggestions(text),
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
    this.#chosen.replaceChildren(...question.moves.map((slug) => this.#chip(slug)));
    this.#chosen.hidden = question.moves.length === 0;
  }

  #chip(slug) {
    const name = this.#names[language][this.#names.slug.indexOf(slug)];
    return element(
      "li", { class: "dex-chip" }, name,
      element(
        "button", { class: "dex-chip__remove", type: "button", onclick: () => this.#remove(slug) },
        icon("icon-close"), spoken(phrase("finder.remove", { move: name }))));
  }

  #suggestions(text) {
    return this.#index.best(text)
      .filter((place) => !this.#question.moves.includes(this.#names.slug[place]))
      .slice(0, mostSuggestions)
      .map((place) => choiceAt(this.#names, place));
  }

  /** Who removes a move with the keyboard goes on from where it was. */
  #remove(slug) {
    const place = this.#question.moves.indexOf(slug);
    this.#ask({ moves: this.#question.moves.filter((other) => other !== slug) });
    const chips = this.#chosen.children;
    const next = chips[Math.min(place, chips.length - 1)];
    (next?.querySelector("button") ?? this.#move).focus();
  }
}
