// Paints results: the first screen at once, the rest when the browser has time.
import { inParts } from "../page/parts.js";

/** A list that is shown anew often. */
export class Results {
  #list;
  #stop = () => {};

  /** @param {HTMLElement} list */
  constructor(list) {
    this.#list = list;
  }

  /**
   * Shows things in place of those before.
   *
   * @template Thing
   * @param {Thing[]} things
   * @param {(thing: Thing) => Node} made
   */
  show(things, made) {
    this.#stop();
    this.#list.replaceChildren();
    this.#stop = inParts(things, (part) => this.#list.append(...part.map(made)));
  }
}
