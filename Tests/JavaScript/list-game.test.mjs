// The list of Pokémon as it is in a game.
import "./browser.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { PokemonFilter } from "../../Templates/assets/scripts/query/evaluation.js";
import { readQuery } from "../../Templates/assets/scripts/query/reader.js";
import { pokemon, search, vocabulary } from "../Queries/small.mjs";

const { GameList, inOrder, isOfAnyGame, oneOfEach, placesInGame, pokemonForQueries, pokemonInGame, scopedTo, unscoped } =
  await import("../../Templates/assets/scripts/list/game-list.js");
const { loadTranslations } = await import("../../Templates/assets/scripts/page/translations.js");
await loadTranslations("list-game");

const words = vocabulary();
const slugs = (positions) => positions.map((position) => pokemon.slug[position]);
const position = (slug) => pokemon.slug.indexOf(slug);
const types = (names) => names.map((name) => pokemon["type-slugs"].indexOf(name));

/** A game with Charmander, Charizard and Pikachu, whose Special is 90, and without Electric. */
const file = {
  pokemon: [0, 2, 1], unknown: [], pokedexes: ["kanto"], rules: ["no-abilities", "one-special"],
  types: { pokemon: [3], types: [types(["normal"])] },
  stats: { pokemon: [0, 3], "special-attack": [60, 90], "special-defense": [60, 90] },
  abilities: { pokemon: [0], abilities: [[]], "hidden-abilities": [[]] },
  "egg-groups": { pokemon: [3], "egg-groups": [[pokemon["egg-group-slugs"].indexOf("monster")]] },
  "chart-types": types(["normal", "flying", "fire"]).map((type) => search.types.slug.indexOf(pokemon["type-slugs"][type])),
};

test("what was different in a game is put over what Pokémon are today", () => {
  const before = structuredClone(pokemon);
  const then = pokemonInGame(pokemon, file);
  assert.deepEqual(then.types[3], types(["normal"]));
  assert.deepEqual([then["special-attack"][0], then["special-defense"][3]], [60, 90]);
  assert.deepEqual([then.abilities[0], then["hidden-abilities"][0]], [[], []]);
  assert.deepEqual(then.types[2], pokemon.types[2]);
  assert.deepEqual(pokemon, before);
});

test("queries are answered with it, and a type that the game lacks finds nobody", () => {
  const filter = new PokemonFilter(pokemonForQueries(pokemonInGame(pokemon, file), file, search.types.slug), words);
  const find = (text) => slugs(filter.find(readQuery(text, words)));
  assert.deepEqual(find("type:normal pikachu"), ["pikachu"]);
  assert.deepEqual(find("type:electric|dragon"), []);
  assert.deepEqual(find("spa:90 spd:90"), ["pikachu"]);
  assert.deepEqual(find("ability:blaze charmander"), []);
  assert.deepEqual(["egg:monster pikachu", "egg:ground pikachu"].map(find), [["pikachu"], []]);
  const sum = (of) => ["hp", "attack", "defense", "special-attack", "speed"].reduce((sum, stat) => sum + of[stat][3], 0);
  assert.deepEqual(find(`pikachu total:${sum(pokemonInGame(pokemon, file))}`), ["pikachu"]);
});

test("who is in a Pokédex comes first by its numbers, then who is in the game, then all others", () => {
  const places = placesInGame(pokemon, { ...file, pokemon: [0, 1, 2, 1, 1] });
  const all = inOrder([...pokemon.slug.keys()], places);
  assert.equal(slugs(all).at(0), "farfetchd");
  const parts = all.map((one) => places[one].part);
  assert.deepEqual(parts, [...parts].sort());
  for (const one of all) {
    const entry = pokemon.pokedexes.kanto.species.indexOf(pokemon.number[one]);
    assert.equal(places[one].number, places[one].part === 0 ? pokemon.pokedexes.kanto.number[entry] : pokemon.number[one]);
  }
  assert.equal(places[position("charizard-mega-x")].part, 3);
  assert.equal(places[position("type-null")].part, 1);
});

test("a game without Pokédexes has its Pokémon by national number", () => {
  const places = placesInGame(pokemon, { ...file, pokedexes: [], pokemon: [2, 1] });
  assert.deepEqual(slugs(inOrder([...pokemon.slug.keys()], places)).slice(0, 3), ["charizard", "pikachu", "charmander"]);
  assert.deepEqual(places.slice(0, 4).map(({ part }) => part), [2, 2, 0, 0]);
});

test("who may be in a game stands between those that are and those that are not", () => {
  const places = placesInGame(pokemon, { ...file, pokedexes: [], pokemon: [2], unknown: [0, 3] });
  assert.deepEqual(places.slice(0, 4).map(({ part }) => part), [1, 2, 0, 1]);
});

test("each species is there once: by another variety where the game lacks the default one", () => {
  const base = pokemon.slug.map(() => null);
  const only = (positions) => oneOfEach({ ...pokemon, base }, pokemon.slug.map((_, one) =>
    ({ part: positions.includes(one) ? 0 : 1, number: 0 })));
  assert.ok(slugs(only([2])).includes("charizard"));
  assert.ok(!slugs(only([2])).includes("charizard-mega-x"));
  assert.ok(slugs(only([position("charizard-mega-x")])).includes("charizard-mega-x"));
  assert.equal(only([]).length, new Set(pokemon.number).size);
});

test("moves are those of the game, until the query names one", () => {
  const scoped = (text, game = "x-y") => {
    const query = scopedTo(readQuery(text, words), game, words);
    return [query.canonical, query.terms.map(({ key }) => key)];
  };
  assert.deepEqual(scoped("move:surf type:fire"), ["type:fire move:surf", ["type", "move", "game"]]);
  assert.deepEqual(scoped("move:surf game:red-blue"), ["move:surf game:red-blue", ["move", "game"]]);
  assert.deepEqual(scoped("-move:surf"), ["-move:surf", ["move"]]);
  assert.deepEqual(scoped("type:fire"), ["type:fire", ["type"]]);
  assert.deepEqual(scoped("move:surf", "legends-za"), ["move:surf", ["move"]]);
});

test("the game does not get into the query, unless the reader asked for it, and can be taken off", () => {
  const read = (text) => readQuery(text, words);
  assert.equal(unscoped(read("type:fire move:surf game:x-y"), read("move:surf"), "x-y"), "type:fire move:surf");
  assert.equal(unscoped(read("type:fire move:surf game:x-y"), read("move:surf game:x-y"), "x-y"), "type:fire move:surf game:x-y");
  assert.equal(unscoped(read("move:surf game:red-blue"), read("move:surf"), "x-y"), "move:surf game:red-blue");
  assert.equal(isOfAnyGame(read("move:surf"), read("move:surf game:x-y")), true);
  assert.equal(isOfAnyGame(read("type:fire"), read("move:surf game:x-y")), false);
  assert.equal(isOfAnyGame(read("move:surf game:x-y"), read("move:surf game:x-y")), false);
});

test("the values of moves in the game decide conditions, unless the query is about another game or about any", () => {
  globalThis.dexGames = [{ slug: "x-y", name: "X & Y" }];
  const moves = { type: [1, 2], power: [60, 80] };
  const then = { ...file, moves: { moves: [1], type: [0], power: [null] }, taught: [] };
  const game = new GameList("x-y", then, { pokemon, search, vocabulary: words });
  assert.deepEqual(game.movesOf(moves), { type: [1, 0], power: [60, null] });
  const decides = (text, state = null) => {
    globalThis.history = { state };
    return game.decides(readQuery(text, words));
  };
  assert.equal(decides("move:surf"), true);
  assert.equal(decides("move:surf", { isOfAnyGame: true }), false);
  assert.equal(decides("move:surf game:x-y"), true);
  assert.equal(decides("move:surf game:red-blue"), false);
});
