// The list of Pokémon as it is in a game: who they were there, and in which order. Loaded for readers who have chosen one.
import { namesOfGame } from "../games/my-game.js";
import { movesInGame } from "../moves/game-moves.js";
import { presentState } from "../page/address.js";
import { load } from "../page/data.js";
import { element } from "../page/elements.js";
import { language } from "../page/page-addresses.js";
import { loadTranslations, translate } from "../page/translations.js";
import { canonical } from "../query/canonical.js";
import { PokemonFilter } from "../query/evaluation.js";
import { asksForMoves } from "../query/groups.js";
import { readCanonical } from "../query/reader.js";
import { overlaid, positionsAt } from "../query/steps.js";

/** @typedef {import("../query/reader.js").Query} Query */
/** @typedef {import("../query/vocabulary.js").Vocabulary} Vocabulary */

/**
 * What was different in a game, put over what Pokémon are today.
 *
 * @param {object} pokemon data/pokemon.json
 * @param {object} file data/games/{version-group}.json
 * @returns {object} as data/pokemon.json, with the `rules` of the game
 */
export function pokemonInGame(pokemon, file) {
  const then = { ...pokemon, rules: file.rules };
  for (const { pokemon: steps, ...columns } of [file.types, file.stats, file.abilities, file["egg-groups"]]) {
    for (const [name, values] of Object.entries(columns)) then[name] = overlaid(then[name], steps, values);
  }
  return then;
}

/**
 * What queries are answered with: a type that the game does not know finds nobody, not even those who came later.
 *
 * @param {object} pokemon that of `pokemonInGame`
 * @param {object} file data/games/{version-group}.json
 * @param {string[]} slugs those of data/types.json, which are the first of data/search.json
 */
export function pokemonForQueries(pokemon, file, slugs) {
  const known = new Set(file["chart-types"].map((place) => slugs[place]));
  const isKnown = (type) => known.has(pokemon["type-slugs"][type]);
  return { ...pokemon, types: pokemon.types.map((types) => types.filter(isKnown)) };
}

/**
 * Where a Pokémon is in a game's list: in one of its Pokédexes, after them, among those of which that is not known, or
 * among those that it lacks.
 *
 * @typedef {{ part: number, number: number }} Place `number` is that in the Pokédex, elsewhere the national one
 */

/**
 * @param {object} pokemon data/pokemon.json
 * @param {object} file data/games/{version-group}.json
 * @returns {Place[]} by position; the parts are the Pokédexes, who is in none of them, who may be in the game, and who is not
 */
export function placesInGame({ number, pokedexes }, file) {
  const [present, unknown] = [file.pokemon, file.unknown].map((steps) => new Set(positionsAt(steps)));
  const numbers = file.pokedexes.map((slug) =>
    new Map(pokedexes[slug].species.map((one, entry) => [one, pokedexes[slug].number[entry]])));
  return number.map((national, position) => {
    if (!present.has(position)) return { part: numbers.length + (unknown.has(position) ? 1 : 2), number: national };
    const part = numbers.findIndex((entries) => entries.has(national));
    return part < 0 ? { part: numbers.length, number: national } : { part, number: numbers[part].get(national) };
  });
}

const isDefault = (flags) => (flags & 1) === 1;

/**
 * One Pokémon of each species: the default one, or another that is in the game where that is not.
 *
 * @param {object} pokemon data/pokemon.json
 * @param {Place[]} places
 * @returns {number[]} their positions by national number
 */
export function oneOfEach({ number, flags, base }, places) {
  const absent = Math.max(...places.map(({ part }) => part));
  const rank = (position) =>
    2 * (places[position].part === absent || base[position] !== null) + !isDefault(flags[position]);
  const chosen = new Map();
  number.forEach((national, position) => {
    const other = chosen.get(national);
    if (other === undefined || rank(position) < rank(other)) chosen.set(national, position);
  });
  return [...chosen].sort(([one], [other]) => one - other).map(([, position]) => position);
}

/** Positions in the order of a game's list; those at one place stay as they are. */
export const inOrder = (positions, places) => [...positions].sort((one, other) =>
  places[one].part - places[other].part || places[one].number - places[other].number);

const none = { terms: [] };
const namesGame = ({ terms }) => terms.some(({ key }) => key === "game");

/**
 * A query whose moves are those of a game, if it names no other.
 *
 * @param {Query} query
 * @param {string} game a slug
 * @param {Vocabulary} vocabulary
 * @returns {Query} the same one where it asks for no moves, or where nobody knows what is learned in the game
 */
export function scopedTo(query, game, vocabulary) {
  if (namesGame(query) || !query.terms.some(asksForMoves) || !vocabulary.values("game").slugs.includes(game)) return query;
  const scoped = readCanonical(`${canonical(query)} game:${game}`, vocabulary);
  return { ...scoped, canonical: query.canonical, errors: query.errors };
}

/**
 * The text of a query that the reader made of another, without the game that `scopedTo` gave to that one.
 *
 * @param {Query} changed
 * @param {Query} asked the other one as the reader asked it
 * @param {string} game a slug
 */
export function unscoped(changed, asked, game) {
  const isOfGame = ({ key, isNegated, values }) => key === "game" && !isNegated && `${values}` === game;
  return canonical({ terms: changed.terms.filter((term) => namesGame(asked) || !isOfGame(term)) });
}

/**
 * Whether the reader took the game off a query for moves, which is then about all games.
 *
 * @param {Query} changed what the reader made of it
 * @param {Query} answered the query that `scopedTo` returned
 */
export const isOfAnyGame = (changed, answered) =>
  namesGame(answered) && !namesGame(changed) && changed.terms.some(asksForMoves);

const lists = new Map();

/**
 * What queries are answered with in a game; the same one for every call.
 *
 * @param {string} slug the game's
 * @param {{ pokemon: object, search: object, vocabulary: Vocabulary }} today what they are answered with without a game
 * @returns {Promise<object>} as `today`, with `game`
 * @throws {import("../page/data.js").DataError} where the game's file does not come
 */
export async function dataOf(slug, today) {
  const [file] = await Promise.all([load(`games/${slug}`), loadTranslations("list-game")]);
  if (!lists.has(slug)) {
    const game = new GameList(slug, file, today);
    const filter = new PokemonFilter(game.asked, today.vocabulary);
    lists.set(slug, { ...today, filter, pokemon: game.pokemon, game, moves: undefined });
  }
  return lists.get(slug);
}

/** Whether the reader took the game off the query that is asked. */
const isGameOff = () => Boolean(presentState()?.isOfAnyGame);

/** A game's list. */
export class GameList {
  #file;
  #pokemon;
  #vocabulary;
  #places;
  /** The texts above the parts. */
  #titles;

  /**
   * @param {string} slug the game's
   * @param {object} file data/games/{version-group}.json
   * @param {{ pokemon: object, search: object, vocabulary: Vocabulary }} data those of today
   */
  constructor(slug, file, { pokemon, search, vocabulary }) {
    this.slug = slug;
    this.#file = file;
    this.#vocabulary = vocabulary;
    this.#places = placesInGame(pokemon, file);
    /** data/pokemon.json as it was in the game. */
    this.pokemon = pokemonInGame(pokemon, file);
    /** The same for queries. */
    this.asked = pokemonForQueries(this.pokemon, file, search.types.slug);
    this.#pokemon = pokemon;
    this.#titles = this.#texts(namesOfGame(slug));
  }

  #texts({ name: game }) {
    const names = this.#vocabulary.values("dex");
    const pokedexes = this.#file.pokedexes.map((slug) => names.name(slug, language));
    const others = pokedexes.length > 0 ? "others" : "present";
    return [...pokedexes, ...[others, "open", "absent"].map((key) => translate(`list-game.${key}`, { game }))];
  }

  /**
   * What moves were in the game.
   *
   * @param {object} moves data/moves.json
   */
  movesOf(moves) {
    return movesInGame(moves, this.#file).moves;
  }

  /**
   * Whether the values of moves in the game decide a query's conditions on them: not where it is about another game, or
   * about any since the reader took the game off.
   *
   * @param {Query} query
   */
  decides(query) {
    return namesGame(query) ? query.terms.some(({ key, values }) => key === "game" && values.includes(this.slug)) : !isGameOff();
  }

  /** One Pokémon of each species. */
  get all() {
    return oneOfEach(this.#pokemon, this.#places);
  }

  /**
   * A query in the game, unless the reader took the game off.
   *
   * @param {Query} query
   */
  scoped(query) {
    return isGameOff() ? query : scopedTo(query, this.slug, this.#vocabulary);
  }

  /**
   * What the reader changed with anything but the text.
   *
   * @param {string} text of the changed query
   * @param {Query} [asked] the one before as it was asked, if there was one
   * @param {Query} [answered] and as it was answered
   * @returns {[text: string, state: { isOfAnyGame: boolean }]} the query to ask, and the state of its entry in the history
   */
  changed(text, asked = none, answered = none) {
    const changed = readCanonical(text, this.#vocabulary);
    const wasOfAnyGame = isGameOff() && changed.terms.some(asksForMoves) && !namesGame(changed);
    return [unscoped(changed, asked, this.slug), { isOfAnyGame: wasOfAnyGame || isOfAnyGame(changed, answered) }];
  }

  /**
   * How Pokémon are shown.
   *
   * @param {number[]} found positions
   * @param {boolean} isSorted whether they are in an order that the query asks for, which they keep
   */
  arranged(found, isSorted) {
    const positions = isSorted ? found : inOrder(found, this.#places);
    const isFirst = (position, index) => this.#partOf(position) !== this.#partOf(positions[index - 1]);
    const titles = new Map(isSorted ? [] : positions.filter(isFirst)
      .map((position) => [position, this.#titles[this.#partOf(position)]]));
    return {
      positions,
      numberOf: (position) => (isSorted ? this.#pokemon.number[position] : this.#places[position].number),
      mark: (items, part) => items.forEach((item, index) => this.#mark(item, part[index], titles.get(part[index]), isSorted)),
    };
  }

  #partOf(position) {
    return this.#places[position]?.part;
  }

  /** Puts the title of a part before its first card or row, and marks those that the game lacks. */
  #mark(item, position, title, isSorted) {
    if (title !== undefined) item.before(titleOf(item, title));
    const part = this.#partOf(position);
    const isAbsent = part === this.#titles.length - 1;
    item.classList.toggle("dex-absent", isAbsent);
    item.querySelector(".dex-absent__note")?.remove();
    // Where there are no titles, each says so itself.
    if (isSorted && part >= this.#titles.length - 2) {
      (item.querySelector("th") ?? item).append(element("p", { class: "dex-absent__note" }, this.#titles[part]));
    }
  }
}

function titleOf(item, text) {
  if (item.localName !== "tr") return element("li", { class: "dex-cards__part" }, element("h2", {}, text));
  return element("tr", { class: "dex-list__part" }, element("th", { colspan: item.cells.length, scope: "rowgroup" }, text));
}
