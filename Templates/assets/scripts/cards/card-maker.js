// Makes cards of Pokémon as the page has them: one of its own is the model.
import { address, language, otherLanguage } from "../page/place.js";
import { element, icon } from "../page/element.js";

const pictureSize = 96;
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
    card.querySelector(".dex-art").replaceWith(this.#art(place, types));
    return card;
  }

  #type(slug) {
    const { slug: slugs, [language]: names } = this.#search.types;
    return element("span", { class: `dex-type dex-t1-${slug}` }, names[slugs.indexOf(slug)]);
  }

  #art(place, types) {
    const { shape, picture } = this.#pokemon;
    const body = this.#pokemon["shape-slugs"][shape[place]] ?? ordinaryShape;
    const colors = types.map((type, slot) => `dex-t${slot + 1}-${type}`).join(" ");
    const { pictures } = document.body.dataset;
    return element("span", { class: `dex-art ${colors} dex-art--${body}` }, picture[place] && pictures
      ? element("img", {
        class: "dex-art__picture", src: pictures + picture[place], alt: "", width: pictureSize, height: pictureSize,
        loading: "lazy",
      })
      : icon(`shape-${body}`, "dex-art__shape"));
  }
}
