// Paints results: the first screen at once, the rest when the browser has time.
import { whenIdle } from "../page/idle.js";

const screenful = 60;

/** A list that is shown anew often. */
export class Results {
  #list;
  #round = 0;

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
    const round = this.#round += 1;
    this.#list.replaceChildren(...things.slice(0, screenful).map(made));
    let shown = screenful;
    const more = () => {
      if (round !== this.#round || shown >= things.length) return;
      this.#list.append(...things.slice(shown, shown + screenful).map(made));
      shown += screenful;
      whenIdle(more);
    };
    whenIdle(more);
  }
}
