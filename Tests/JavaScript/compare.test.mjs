// What the comparison works out: the address, who is best, what strikes whom, moves, names and measures.
import assert from "node:assert/strict";
import { test } from "node:test";

import "./browser.mjs";

const scripts = "../../Templates/assets/scripts";
const {
  bestOf, chartInGame, damageTaken, entryAt, readWish, wishParameters,
} = await import(`${scripts}/compare/comparison.js`);
const { comparedMoves, setsInAnyGame, setsInGame } = await import(`${scripts}/compare/shared-moves.js`);
const { AnyGameLearnset, earlierStages, GameLearnset } = await import(`${scripts}/learnset/learnsets.js`);
const { searchText } = await import(`${scripts}/page/address.js`);
const { nameAt } = await import(`${scripts}/page/data.js`);
const { dexNumber, height, weight } = await import(`${scripts}/text/measures.js`);

const known = new Set(["a", "b", "c", "d", "e", "f", "g", "mr-mime"]);
const read = (search) => readWish(search, (slug) => known.has(slug), (slug) => ["any", "red-blue"].includes(slug));

test("an address names Pokémon in order, each once", () => {
  assert.deepEqual(
    read("?p=b,a,b"), { slugs: ["b", "a"], unknown: [], isTooLong: false, game: null });
  assert.deepEqual(read("?p=%20B%20,Mr-Mime,,&p=a").slugs, ["b", "mr-mime", "a"]);
});

test("an address without Pokémon names none", () => {
  for (const query of ["", "?", "?p", "?p=", "?p=,,", "?q=a"]) {
    assert.deepEqual(read(query), { slugs: [], unknown: [], isTooLong: false, game: null });
  }
});

test("unknown Pokémon and games are told apart", () => {
  assert.deepEqual(
    read("?p=a,nonsense,%3Cb%3E&game=tetris"),
    { slugs: ["a"], unknown: ["nonsense", "<b>", "tetris"], isTooLong: false, game: null });
  assert.deepEqual(read("?p=__proto__,%E0%A4%A").slugs, []);
});

test("of more than six the first six are taken, unknown ones not counted", () => {
  assert.deepEqual(
    read("?p=x,a,b,c,d,e,f,g"),
    { slugs: ["a", "b", "c", "d", "e", "f"], unknown: ["x"], isTooLong: true, game: null });
  assert.equal(read("?p=a,b,c,d,e,f,x").isTooLong, false);
});

test("an address is read as it was written", () => {
  const queryOf = (slugs, game) => searchText(wishParameters(slugs, game));
  assert.equal(queryOf([], null), "");
  assert.equal(queryOf(["a", "mr-mime"], null), "?p=a,mr-mime");
  assert.equal(queryOf(["a"], "red-blue"), "?p=a&game=red-blue");
  assert.deepEqual(
    read(queryOf(["a", "b"], "any")), { slugs: ["a", "b"], unknown: [], isTooLong: false, game: "any" });
});

test("the chart of a game has its types alone, with the damage of then", () => {
  const chart = {
    slug: ["normal", "steel", "ghost", "fairy"], quarters: [], ability: ["levitate"], percent: [[100, 90, 80, 70]],
    "super-effective": [100], "not-super-effective": [100],
  };
  const quarters = [[4, 2, 0, 4], [4, 2, 4, 8], [0, 2, 8, 4], [4, 2, 4, 4]];
  assert.deepEqual(chartInGame(chart, { "chart-types": [0, 2], quarters }), {
    ...chart, slug: ["normal", "ghost"], quarters: [[4, 0], [0, 8]], percent: [[100, 80]],
  });
});

test("the highest figures are the best, ties together", () => {
  assert.deepEqual(bestOf([1, 3, 2]), [false, true, false]);
  assert.deepEqual(bestOf([3, 1, 3]), [true, false, true]);
});

test("nobody is best where all are alike, or alone", () => {
  assert.deepEqual(bestOf([7, 7, 7]), [false, false, false]);
  assert.deepEqual(bestOf([7]), [false]);
  assert.deepEqual(bestOf([]), []);
});

const noAbilities = { ability: [], percent: [], "super-effective": [], "not-super-effective": [] };
const chart = {
  slug: ["fire", "water", "grass", "normal", "ghost"],
  quarters: [[2, 2, 8, 4, 4], [8, 2, 2, 4, 4], [2, 8, 2, 4, 4], [4, 4, 4, 4, 0], [4, 4, 4, 0, 8]],
  ability: ["dry-skin", "filter", "storm-drain", "water-absorb", "wonder-guard"],
  percent: [[125, 0, 100, 100, 100], [100, 100, 100, 100, 100], [100, 0, 100, 100, 100], [100, 0, 100, 100, 100],
            [100, 100, 100, 100, 100]],
  "super-effective": [100, 75, 100, 100, 100],
  "not-super-effective": [100, 100, 100, 100, 0],
};

/** The table as text: by multiplier, a list for each Pokémon of types, with the abilities that they take. */
const damage = (pokemon, of = chart) => Object.fromEntries(damageTaken(
  pokemon.map(([types, abilities = ""]) => ({ types: types.split(" "), abilities: abilities.split(" ") })), of,
).map(({ times, taken }) => [times, taken.map((list) => list.map(
  ({ type, abilities }) => [type, ...abilities].join(" ")))]));

test("damage is multiplied over both types, and what is ordinary left out", () => {
  assert.deepEqual(damage([["grass"], ["fire water"], ["normal ghost"]]), {
    2: [["fire"], [], []],
    0.5: [["water", "grass"], [], []],
    0.25: [[], ["fire"], []],
    0: [[], [], ["normal", "ghost"]],
  });
});

test("a double weakness is four times, and an unknown type changes nothing", () => {
  const double = { slug: ["ice", "dragon", "flying"], quarters: [[2, 8, 8], [4, 8, 4], [4, 4, 4]], ...noAbilities };
  assert.deepEqual(damage([["dragon flying"]], double), { 4: [["ice"]], 2: [["dragon"]] });
  assert.deepEqual(damage([["stellar"]], double), {});
});

test("what all abilities give counts, and what some give is told with them", () => {
  assert.deepEqual(damage([["water", "water-absorb"], ["grass", "static dry-skin"]]), {
    2.5: [[], ["fire dry-skin"]],
    2: [["grass"], ["fire"]],
    0.5: [["fire"], ["water", "grass"]],
    0: [["water"], ["water dry-skin"]],
  });
  assert.deepEqual(damage([["normal", "static storm-drain water-absorb"]]), {
    0: [["water storm-drain water-absorb", "ghost"]],
  });
});

test("abilities may ask whether a type is super effective", () => {
  assert.deepEqual(damage([["grass", "filter"], ["grass", "wonder-guard"]]), {
    2: [[], ["fire"]],
    1.5: [["fire"], []],
    0.5: [["water", "grass"], []],
    0: [[], ["water", "grass", "normal", "ghost"]],
  });
});

// Pokémon 0 becomes 1, 1 becomes 2; 3 is by itself, 4 has no moves. Steps lead from one learner to the next.
const stages = earlierStages([null, 0, 1, null, null]);
const any = new AnyGameLearnset({
  moves: [10, 11, 12], pokemon: [[0, 1, 1, 1], [1, 2], [0]],
  before: { moves: [12], pokemon: [[1, 1]] },
});
const numbers = (sets) => sets.map(({ own, before }) => [[...own].sort(), [...before].sort()]);

test("moves of any game are read with those from before evolving", () => {
  assert.deepEqual(
    numbers(setsInAnyGame(any, [0, 2, 3, 4])),
    [[[10, 12], []], [[10], [12]], [[10, 11], []], [[], []]]);
});

test("in one game earlier stages count for those who are in it", () => {
  const games = new GameLearnset({ methods: {
    "level-up": { moves: [10, 11], pokemon: [[0, 0, 2], [1]], levels: [[1, 5, 1], [7]] },
    machine: { moves: [12, 10], pokemon: [[0], [2]] },
  } });
  assert.deepEqual(
    numbers(setsInGame(games, [0, 1, 2, 3], stages)),
    [[[10, 12], []], [[11], [10, 12]], [[10], [11, 12]], [[], []]]);
  const without = new GameLearnset({ methods: { machine: { moves: [12], pokemon: [[0]] } } });
  assert.deepEqual(numbers(setsInGame(without, [1], stages)), [[[], []]]);
});

test("shared moves are those that all can have, and say who has them from before evolving", () => {
  assert.deepEqual(comparedMoves(setsInAnyGame(any, [0, 2])), {
    unknown: [], shared: [{ move: 10, before: [] }, { move: 12, before: [1] }], only: [[], []],
  });
});

test("moves of one alone are those that no other can have, not even from before evolving", () => {
  assert.deepEqual(comparedMoves(setsInAnyGame(any, [2, 3])), {
    unknown: [], shared: [{ move: 10, before: [] }],
    only: [[{ move: 12, before: [0] }], [{ move: 11, before: [] }]],
  });
});

test("who has no known moves is named, and does not hinder the others", () => {
  assert.deepEqual(comparedMoves(setsInAnyGame(any, [0, 4, 3])), {
    unknown: [1], shared: [{ move: 10, before: [] }],
    only: [[{ move: 12, before: [] }], [], [{ move: 11, before: [] }]],
  });
  assert.deepEqual(comparedMoves(setsInAnyGame(any, [0, 4])), { unknown: [1], shared: [], only: [[], []] });
});

test("a name has its language, and another one where that differs", () => {
  const columns = { en: ["Static", "Skater"], ja: ["せいでんき", "Skater"] };
  assert.deepEqual(nameAt(columns, 0), { text: "Static", lang: "en", other: "せいでんき" });
  assert.deepEqual(nameAt(columns, 1), { text: "Skater", lang: "en", other: null });
});

test("an entry gathers what the columns say of a Pokémon", () => {
  const pokemon = {
    "type-slugs": ["fire", "water"], "ability-slugs": ["blaze", "torrent"], "shape-slugs": ["ball"],
    slug: ["mew"], number: [151], types: [[1, 0]], shape: [null], picture: [null], height: [4], weight: [null],
    abilities: [[1]], "hidden-abilities": [[0]], hp: [1], attack: [2], defense: [3], "special-attack": [4],
    "special-defense": [5], speed: [6],
  };
  const search = {
    pokemon: { en: ["Mew"], ja: ["ミュウ"] },
    abilities: { slug: ["torrent", "blaze"], en: ["Torrent", "Blaze"], ja: ["げきりゅう", "もうか"] },
  };
  const ability = (slug, text, other, isHidden) => ({ slug, name: { text, lang: "en", other }, isHidden });
  assert.deepEqual(entryAt(pokemon, search, 0), {
    index: 0, slug: "mew", number: "0151", name: { text: "Mew", lang: "en", other: "ミュウ" },
    types: ["water", "fire"], shape: undefined, picture: null, height: 4, weight: null,
    abilities: [ability("torrent", "Torrent", "げきりゅう", false), ability("blaze", "Blaze", "もうか", true)],
    hasAbilities: true, stats: [1, 2, 3, 4, 5, 6], total: 21,
  });
  const before = { ...pokemon, rules: ["no-abilities", "one-special"], "special-defense": [4] };
  const { hasAbilities, total } = entryAt(before, search, 0);
  assert.deepEqual([hasAbilities, total], [false, 16]);
});

test("numbers are written as on the pages, and not those of species that facts added", () => {
  assert.deepEqual([25, 1025, 900_000].map(dexNumber), ["0025", "1025", "–"]);
});

test("heights and weights are written as on the pages", () => {
  assert.deepEqual(height(4, "en"), { metric: "0.4 m", imperial: "1′04″" });
  assert.deepEqual(height(3, "en"), { metric: "0.3 m", imperial: "1′00″" });
  assert.deepEqual(height(1000, "ja"), { metric: "100.0 m", imperial: "328 ft 1 in" });
  assert.deepEqual(weight(69), { metric: "6.9 kg", imperial: "15.2 lb" });
  assert.deepEqual(weight(10_000), { metric: "1,000.0 kg", imperial: "2,204.6 lb" });
});
