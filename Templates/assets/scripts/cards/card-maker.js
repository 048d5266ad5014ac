// Makes cards of Pokémon as the page has them: one of its own is the model.
import { art } from "../page/art.js";
import { address, language, otherLanguage } from "../page/place.js";
import { element } from "../page/element.js";
import { addActions, start as showActions } from "./card-actions.js";

/** The commonest body, where the source knows none. */
const ordinaryShape = "upright";

/** Makes each card once; one that is asked for again is the same. */
export class CardMaker {
  #pokemon;
  #search;
  #model;
  #cards = new Map();

  /**
   * @param {object} pokemon data/pokemon.json
   * @param {object} search data/search.json
   * @param {HTMLLIElement} model a card of the page
   */
  constructor(pokemon, search, model) {
    this.#pokemon = pokemon;
    this.#search = search;
    this.#model = model;
  }

  /**
   * @param {number} place in pokemon.json
   * @param {number} number what the list counts it as
   * @returns {HTMLLIElement}
   */
  card(place, number) {
    if (!this.#cards.has(place)) this.#cards.set(place, this.#made(place));
    const card = this.#cards.get(place);
    card.querySelector(".dex-card__number").textContent = String(number).padStart(4, "0");
    // What was chosen while the card was not on the page.
    showActions(card);
    return card;
  }

  #made(place) {
    const names = this.#search.pokemon;
    const slug = names.slug[place];
    const [name, other] = [names[language][place], names[otherLanguage][place]];
    const card = this.#model.cloneNode(true);
    const link = card.querySelector(".dex-card__link");
    link.href = address(`pokemon/${slug}/`);
    link.textContent = name;
    card.querySelector(".dex-card__other")?.remove();
    if (other !== name) {
      link.after(" ", element("span", { class: "dex-card__other", lang: otherLanguage }, other));
    }
    const types = this.#pokemon.types[place].map((type) => this.#pokemon["type-slugs"][type]);
    card.querySelector(".dex-types").replaceChildren(...types.map((type) => this.#type(type)));
    const { shape, picture } = this.#pokemon;
    const body = this.#pokemon["shape-slugs"][shape[place]] ?? ordinaryShape;
    card.querySelector(".dex-art").replaceWith(art({ types, shape: body, picture: picture[place] }));
    // The model's own actions are another Pokémon's.
    for (const action of card.querySelectorAll("[data-list]")) action.remove();
    addActions(card, slug, name);
    return card;
  }

  #type(slug) {
    const { slug: slugs, [language]: names } = this.#search.types;
    return element("span", { class: `dex-type dex-t1-${slug}` }, names[slugs.indexOf(slug)]);
  }
}
