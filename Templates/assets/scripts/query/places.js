// Who is met where, and in which games.
import { positionsAt } from "./steps.js";

/** data/places.json, for queries. */
export class Places {
  #file;
  #slugs;

  /**
   * @param {{ games: string[][], pokemon: number[][], met: number[][][] }} file
   * @param {{ slug: string[] }} names the columns of the places in data/search.json
   */
  constructor(file, { slug }) {
    this.#file = file;
    this.#slugs = slug;
  }

  /**
   * @param {string[]} places slugs
   * @param {string[]} games slugs, any of which will do; without any, all games
   * @returns {(pokemon: number) => boolean} whether the Pokémon at a position is met at any of the places
   */
  test(places, games) {
    const isWanted = this.#file.games.map((slugs) => games.length === 0 || slugs.some((slug) => games.includes(slug)));
    const found = new Set(places.flatMap((slug) => {
      const place = this.#slugs.indexOf(slug);
      return positionsAt(this.#file.pokemon[place]).filter((_, row) => this.#file.met[place][row].some((game) => isWanted[game]));
    }));
    return (pokemon) => found.has(pokemon);
  }
}
