// The folds of a section, one for each generation. Those of generations with pages of their own come when they are wanted.
import { element } from "../page/elements.js";
import { translate } from "../page/translations.js";
import { foldInPlaceOf, lineOfTarget } from "./moved.js";

/** The element that the fragment of an address names. */
export const targetOf = ({ hash }) => (hash.length > 1 ? document.getElementById(hash.slice(1)) : null);

/** The folds of a section; the address, and links in the section, open them. */
export class Folds {
  #section;
  #note;
  #prepare;

  /**
   * @param {HTMLElement} section
   * @param {HTMLElement} note where it is said that a fold could not be loaded
   * @param {(fold: HTMLDetailsElement) => void} prepare called when a fold is first open
   */
  constructor(section, note, prepare) {
    this.#section = section;
    this.#note = note;
    this.#prepare = prepare;
    for (const fold of this.all) whenFirstOpen(fold, prepare);
    this.#open(targetOf(location));
    window.addEventListener("hashchange", () => this.#open(targetOf(location)));
    // A link to where the reader is already changes nothing in the address.
    section.addEventListener("click", ({ target }) => {
      const link = target.closest("a[href^='#']");
      if (link) this.#open(targetOf(link));
    });
  }

  /** Those that are on the page. */
  get all() {
    return [...this.#section.querySelectorAll("details.dex-fold")];
  }

  /** Whether a generation has a game. */
  has(game) {
    return this.#placeOf(game) !== null;
  }

  /**
   * @param {string} game one of the section's
   * @returns {Promise<HTMLDetailsElement | null>} the fold with it; null if it could not be loaded, which the note says
   */
  async with(game) {
    const place = this.#placeOf(game);
    return lineOfTarget(place) ? this.#bring(place) : place;
  }

  #placeOf(game) {
    return this.#section.querySelector(`.dex-fold[data-games~="${CSS.escape(game)}"]`);
  }

  /** Puts the fold of a generation with a page of its own here; says so, with a link to that page, if it cannot. */
  async #bring(line) {
    try {
      const fold = await foldInPlaceOf(line);
      whenFirstOpen(fold, this.#prepare);
      return fold;
    } catch {
      const { href, firstElementChild: name } = line.querySelector("a");
      const link = element("a", { class: "dex-link", href }, name.textContent);
      this.#note.replaceChildren(translate("learnset.unreachable"), " ", link);
      return null;
    }
  }

  async #open(target) {
    if (!this.#section.contains(target)) return;
    const line = lineOfTarget(target);
    const fold = line ? await this.#bring(line) : target.closest("details.dex-fold");
    if (!fold) return;
    fold.open = true;
    // The fold has elements with the fragments of the line's.
    document.getElementById(target.id).scrollIntoView();
  }
}

/** Calls a function once, when a fold is open. */
export function whenFirstOpen(fold, act) {
  if (fold.open) act(fold);
  else fold.addEventListener("toggle", () => act(fold), { once: true });
}

/** Whether an element is about a game: it names its games, or is about all of them. */
export const isOf = (game, { dataset: { games } }) => games === undefined || games.split(" ").includes(game);
