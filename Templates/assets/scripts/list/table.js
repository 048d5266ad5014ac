// The list as a table with the Pokémon's figures, whose heads sort it. The page has its head, in a template.
import { nameAt } from "../page/data.js";
import { art, element, nameParts } from "../page/elements.js";
import { language, otherLanguage, pageAddress } from "../page/page-addresses.js";
import { translate } from "../page/translations.js";
import { sumAt } from "../query/columns.js";
import { dexNumber } from "../text/measures.js";

/** What `Results` fills with rows in place of cards. */
export class PokemonTable {
  #search;
  #columns;
  #heads;
  /** The key by which the rows are sorted. */
  #sorted = null;

  /**
   * @param {HTMLTemplateElement} template
   * @param {{ pokemon: object, search: object, vocabulary: import("../query/vocabulary.js").Vocabulary }} data
   * @param {(key: string, isDescending: boolean) => void} sort called when the reader presses a head
   */
  constructor(template, { pokemon, search, vocabulary }, sort) {
    /** Whose figures the rows have. */
    this.pokemon = pokemon;
    this.#search = search;
    /** The table. */
    this.element = template.content.firstElementChild.cloneNode(true);
    /** What contains the rows. */
    this.items = this.element.createTBody();
    const figures = vocabulary.keysWhere(({ kind }) => kind === "figure");
    const keyOf = (name) => figures.find(({ slug, fields }) => slug === name || `${fields}` === name)?.slug ?? name;
    this.#heads = new Map([...this.element.querySelectorAll("[data-order]")].map((head) => [keyOf(head.dataset.order), head]));
    this.#columns = [...this.#heads.keys()].map((key) => vocabulary.keyNamed(key)).filter(({ kind, slug }) =>
      kind === "figure" && slug !== "number");
    for (const [key, head] of this.#heads) this.#listen(key, head, sort);
  }

  /** Figures are sorted from the highest on at first, names and numbers from the first on; pressed again, the other way. */
  #listen(key, head, sort) {
    const isFigure = this.#columns.some(({ slug }) => slug === key);
    const link = head.querySelector("a") ?? element("a", { class: "dex-list__sort", href: "#hits" }, ...head.childNodes);
    head.append(link);
    link.addEventListener("click", (event) => {
      event.preventDefault();
      const present = head.getAttribute("aria-sort");
      sort(key, present === null ? isFigure : present === "ascending");
    });
  }

  /**
   * Marks the column by which the rows are sorted.
   *
   * @param {{ order: string, isDescending: boolean }} how
   */
  mark({ order, isDescending }) {
    for (const [key, head] of this.#heads) {
      if (key === order) head.setAttribute("aria-sort", isDescending ? "descending" : "ascending");
      else head.removeAttribute("aria-sort");
    }
    this.#sorted = order;
  }

  /**
   * @param {number} index in the columns of data/pokemon.json
   * @param {number} number the national number
   * @returns {HTMLTableRowElement}
   */
  item(index, number) {
    const { pokemon } = this.#search;
    const { text, lang, other } = nameAt(pokemon, index);
    const types = this.pokemon.types[index].map((type) => this.pokemon["type-slugs"][type]);
    const { shape, "shape-slugs": shapes, picture } = this.pokemon;
    return element(
      "tr", {},
      element("td", { class: "dex-list__number" }, dexNumber(number)),
      element("td", {}, art({ types, shape: shapes[shape[index]], picture: picture[index] })),
      element(
        "th", { class: "dex-list__name", scope: "row" },
        element("a", { href: pageAddress("pokemon", pokemon.slug[index]) }, ...nameParts(text, lang)),
        ...(other === null ? [] : [" ", element("span", { lang: otherLanguage }, ...nameParts(other, otherLanguage))])),
      element("td", {}, element("span", { class: "dex-types" }, ...types.map((type) => this.#type(type)))),
      this.#abilities(index),
      ...this.#columns.map((key) => this.#figure(key, index)));
  }

  #type(slug) {
    const { slug: slugs, [language]: names } = this.#search.types;
    return element("span", { class: `dex-type t1-${slug}` }, names[slugs.indexOf(slug)]);
  }

  #abilities(index) {
    const { [language]: names } = this.#search.abilities;
    const text = (list) => list[index].map((ability) => names[ability]).join(translate("list.separator"));
    const { abilities, "hidden-abilities": hidden } = this.pokemon;
    return element("td", {}, text(abilities), ...(hidden[index].length > 0
      ? [" ", element("span", { class: "dex-list__hidden" }, `(${text(hidden)})`)] : []));
  }

  #figure({ slug, fields }, index) {
    return element("td", { class: slug === this.#sorted ? "dex-list__by" : null }, String(sumAt(this.pokemon, fields, index)));
  }
}
