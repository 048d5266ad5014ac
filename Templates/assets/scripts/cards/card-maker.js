// Makes cards of Pokémon: copies of one of the page's own, with other contents.
import { nameAt } from "../page/data.js";
import { art, element, nameParts } from "../page/elements.js";
import { language, otherLanguage, pageAddress } from "../page/page-addresses.js";
import { dexNumber } from "../text/measures.js";
import { addActions, showActions } from "./card-actions.js";

/** Makes each card once and keeps it. */
export class CardMaker {
  #pokemon;
  #search;
  #model;
  #cards = new Map();

  /**
   * @param {object} pokemon data/pokemon.json
   * @param {object} search data/search.json
   * @param {HTMLLIElement} model a card of the page, which is copied
   */
  constructor(pokemon, search, model) {
    this.#pokemon = pokemon;
    this.#search = search;
    this.#model = model;
  }

  /**
   * @param {number} index in the columns of data/pokemon.json
   * @param {number} number the national number, or that in a Pokédex
   * @param {string | null} [figure] what the card says besides, such as the figure by which the list is sorted
   * @returns {HTMLLIElement}
   */
  item(index, number, figure = null) {
    if (!this.#cards.has(index)) this.#cards.set(index, this.#made(index));
    const card = this.#cards.get(index);
    card.querySelector("small").textContent = dexNumber(number);
    card.querySelector(".dex-card__figure")?.remove();
    if (figure !== null) card.querySelector("div").after(element("span", { class: "dex-card__figure" }, figure));
    // The buttons may have changed while the card was not on the page.
    showActions(card);
    return card;
  }

  #made(index) {
    const slug = this.#search.pokemon.slug[index];
    const { text, lang, other } = nameAt(this.#search.pokemon, index);
    const card = this.#model.cloneNode(true);
    const link = card.querySelector("a");
    link.href = pageAddress("pokemon", slug);
    link.replaceChildren(...nameParts(text, lang));
    card.querySelector(":scope > [lang]")?.remove();
    if (other !== null) {
      const parts = nameParts(other, otherLanguage);
      link.after(" ", element("span", { lang: otherLanguage }, ...parts));
    }
    const types = this.#pokemon.types[index].map((type) => this.#pokemon["type-slugs"][type]);
    card.querySelector("div").replaceChildren(...types.map((type) => this.#type(type)));
    const { shape, "shape-slugs": shapes, picture } = this.#pokemon;
    card.querySelector(".dex-art").replaceWith(art({ types, shape: shapes[shape[index]], picture: picture[index] }));
    // The buttons in the copy are those of another Pokémon.
    for (const action of card.querySelectorAll("[data-list]")) action.remove();
    addActions(card, slug, text);
    return card;
  }

  #type(slug) {
    const { slug: slugs, [language]: names } = this.#search.types;
    return element("b", { class: slug }, names[slugs.indexOf(slug)]);
  }
}
