// What the list shows: all Pokémon as the page has them, or those that a query finds.
import { CardMaker } from "../cards/card-maker.js";
import { inParts } from "../page/schedule.js";
import { translate, translateCount } from "../page/translations.js";

/** The list of all Pokémon, and the results in its stead. */
export class Results {
  #page;
  #all;
  #results;
  #cards;
  #hits;
  #button;
  #maker = null;
  /** Ends what is still being shown. */
  #stop = () => {};

  /** @param {HTMLElement} page */
  constructor(page) {
    this.#page = page;
    this.#all = page.querySelector('[data-part="all"]');
    this.#results = page.querySelector(".dex-results");
    this.#cards = this.#results.querySelector(".dex-cards");
    this.#hits = page.querySelector("#hits");
    this.#button = page.querySelector('[data-part="show"]');
  }

  /** Shows the whole list. */
  showAll() {
    this.hide();
    this.#all.hidden = false;
    uncover();
  }

  /** Hides what was shown, such as an earlier failure. */
  hide() {
    this.#results.hidden = true;
  }

  /**
   * @param {number[]} positions those of the Pokémon that were found, in their order
   * @param {boolean} isWhole whether the whole query was answered
   * @param {string} query its canonical form
   * @param {{ pokemon: object, search: object }} data
   */
  show(positions, isWhole, query, { pokemon, search }) {
    this.#maker ??= new CardMaker(pokemon, search, this.#all.querySelector(".dex-card"));
    this.#results.hidden = false;
    this.#all.hidden = true;
    const found = translateCount("list.hits", positions.length);
    this.#hits.textContent = isWhole ? found : `${found} ${translate("list.incomplete")}`;
    this.#button.textContent = translateCount("list.show", positions.length);
    this.#stop();
    this.#cards.replaceChildren();
    this.#stop = inParts(positions, (part) =>
      this.#cards.append(...part.map((position) => this.#maker.card(position, pokemon.number[position]))));
    uncover();
    this.#page.dataset.shown = query;
  }

  /** Reports that the data could not be loaded. */
  fail() {
    this.#results.hidden = false;
    this.#hits.textContent = translate("failed");
  }
}

/** The page shows what its address says. */
const uncover = () => delete document.documentElement.dataset.query;
