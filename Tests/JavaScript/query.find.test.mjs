// Whom a query finds, among a handful of Pokémon.
import assert from "node:assert/strict";
import { test } from "node:test";
import { PokemonFilter } from "../../Templates/assets/scripts/query/evaluation.js";
import { readLearnset } from "../../Templates/assets/scripts/learnset/learnsets.js";
import { Learnsets, neededFiles } from "../../Templates/assets/scripts/query/needed-learnsets.js";
import { Places } from "../../Templates/assets/scripts/query/places.js";
import { readQuery } from "../../Templates/assets/scripts/query/reader.js";
import { pokemon, search, vocabulary } from "../Queries/small.mjs";

const words = vocabulary();
const filter = new PokemonFilter(pokemon, words);

/** The slugs of those whom a query finds. */
function find(text, around) {
  return filter.find(readQuery(text, words), around).map((place) => pokemon.slug[place]);
}

test("without terms everybody is found by number, forms after their species", () => {
  assert.deepEqual(find(""), ["charmander", "charmeleon", "charizard", "charizard-mega-x", "pikachu", "farfetchd",
    "type-null", "eternatus-eternamax"]);
});

test("names are found in either language: romaji from their beginning on, all else anywhere", () => {
  assert.deepEqual(find("zard"), ["charizard", "charizard-mega-x"]);
  assert.deepEqual(find("りざ"), ["charmeleon", "charizard", "charizard-mega-x"]);
  assert.deepEqual(find("rizaado"), ["charmeleon", "charizard"]);
  assert.deepEqual(find("pikacyuu|farfetch'd"), ["pikachu", "farfetchd"]);
  assert.deepEqual(find("タイプ：ヌル"), ["type-null"]);
  assert.deepEqual(find("\"ー\""), []);
});

test("digits are a number, or a part of a name", () => {
  assert.deepEqual(find("6"), ["charizard", "charizard-mega-x"]);
  assert.deepEqual(find("#025"), ["pikachu"]);
  assert.deepEqual(find("-6 number<=6"), ["charmander", "charmeleon"]);
});

test("lists, flags and Pokédexes are looked into", () => {
  assert.deepEqual(find("type:fire type:flying"), ["charizard"]);
  assert.deepEqual(find("type:flying|electric"), ["charizard", "pikachu", "farfetchd"]);
  assert.deepEqual(find("ability:solar-power -charizard"), ["charmander", "charmeleon"]);
  assert.deepEqual(find("egg:dragon is:mega"), ["charizard-mega-x"]);
  assert.deepEqual(find("is:form"), ["charizard-mega-x", "eternatus-eternamax"]);
  assert.deepEqual(find("is:legendary -is:form"), ["type-null"]);
  assert.deepEqual(find("dex:kanto -type:electric"), ["charmander", "charmeleon", "farfetchd"]);
});

test("favourites are the reader's", () => {
  assert.deepEqual(find("is:favourite"), []);
  assert.deepEqual(find("is:favourite", { favourites: new Set(["pikachu", "missingno"]) }), ["pikachu"]);
  assert.equal(find("-is:favourite").length, 8);
});

test("an unknown figure fails every term, and comes last in either order", () => {
  assert.deepEqual(find("eternamax weight>=0"), []);
  assert.deepEqual(find("eternamax -weight:5"), []);
  assert.deepEqual(find("eternamax height:100"), ["eternatus-eternamax"]);
  assert.deepEqual(find("number>=700 sort:weight"), ["type-null", "eternatus-eternamax"]);
  assert.deepEqual(find("number>=700 sort:-weight"), ["type-null", "eternatus-eternamax"]);
});

test("equals stand by number, whichever way the order goes", () => {
  assert.deepEqual(find("spe:100|90 sort:spe"), ["pikachu", "charizard", "charizard-mega-x"]);
  assert.deepEqual(find("spe:100|90 sort:-spe"), ["charizard", "charizard-mega-x", "pikachu"]);
  assert.deepEqual(find("type:fire sort:-number"), ["charizard", "charizard-mega-x", "charmeleon", "charmander"]);
});

test("totals, Pokédexes and names give orders", () => {
  assert.deepEqual(find("total>=634"), ["charizard-mega-x", "eternatus-eternamax"]);
  assert.deepEqual(find("dex:kanto sort:dex"), ["farfetchd", "pikachu", "charmeleon", "charmander"]);
  assert.deepEqual(find("gen:1 sort:name").slice(0, 2), ["charizard", "charmander"]);
  assert.deepEqual(find("gen:1 sort:-name", { language: "ja" }).slice(0, 2), ["charizard", "charmeleon"]);
});

// Charmander hatches with Belly Drum in X and Y, where Charmeleon is not; Charizard surfs in Red by a machine.
const files = {
  "learnsets/x-y": { methods: {
    egg: { moves: [2], pokemon: [[0]] },
    "level-up": { moves: [1], pokemon: [[2, 0, 1, 3]], levels: [[1, 5, 5, 5]] },
  } },
  "learnsets/red-blue": { methods: {
    machine: { moves: [0], pokemon: [[2]] }, "level-up": { moves: [2], pokemon: [[1]], levels: [[3]] },
  } },
  "learnsets/any": { moves: [0, 2], pokemon: [[2], [0, 1]], before: { moves: [2], pokemon: [[2, 4]] } },
  "learnsets/any/egg": { moves: [2], pokemon: [[0]], before: { moves: [2], pokemon: [[2, 4]] } },
  "learnsets/any/machine": { moves: [0], pokemon: [[2]], before: { moves: [], pokemon: [] } },
  "learnsets/any/level-up": { moves: [2], pokemon: [[1]], before: { moves: [2], pokemon: [[2]] } },
};

/** Those whom a query finds with the files that it says it needs, and no others. */
function findAmongFiles(text) {
  const learnsets = new Learnsets(pokemon);
  for (const name of neededFiles(readQuery(text, words), words)) learnsets.add(name, readLearnset(files[name]));
  return find(text, { learnsets });
}

test("files are needed for moves and games alone", () => {
  const needed = (text) => neededFiles(readQuery(text, words), words);
  assert.deepEqual(needed("pika type:fire method:egg"), []);
  assert.deepEqual(needed("move:surf"), ["learnsets/any"]);
  assert.deepEqual(needed("-move:surf move:ice-beam"), ["learnsets/any"]);
  assert.deepEqual(needed("move:surf method:egg|machine"), ["learnsets/any/egg", "learnsets/any/machine"]);
  assert.deepEqual(needed("move:surf -method:egg"), ["learnsets/any/level-up", "learnsets/any/machine"]);
  assert.deepEqual(needed("move:surf method:egg game:x-y"), ["learnsets/x-y"]);
  assert.deepEqual(needed("-game:x-y"), ["learnsets/x-y"]);
  assert.deepEqual(needed("-game:x-y move:surf"), ["learnsets/any", "learnsets/x-y"]);
  assert.deepEqual(needed("game:red game:x-y"), ["learnsets/red-blue", "learnsets/red-green-japan", "learnsets/x-y"]);
});

test("a move is had through earlier stages, in a game that has both", () => {
  assert.deepEqual(findAmongFiles("move:belly-drum game:x-y"), ["charmander", "charizard", "charizard-mega-x"]);
  assert.deepEqual(findAmongFiles("move:belly-drum game:red-blue"), ["charmeleon", "charizard"]);
  assert.deepEqual(findAmongFiles("move:belly-drum"), ["charmander", "charmeleon", "charizard", "charizard-mega-x"]);
});

test("methods narrow the search for moves, and nothing else", () => {
  assert.deepEqual(findAmongFiles("move:belly-drum game:x-y -method:egg"), []);
  assert.deepEqual(findAmongFiles("move:belly-drum method:egg"), ["charmander", "charizard", "charizard-mega-x"]);
  assert.deepEqual(findAmongFiles("move:belly-drum -method:egg"), ["charmeleon", "charizard"]);
  assert.deepEqual(findAmongFiles("move:surf|belly-drum method:machine method:egg"), ["charmander", "charizard",
    "charizard-mega-x"]);
  assert.equal(find("method:egg").length, 8);
  assert.equal(find("-method:egg").length, 8);
});

test("who learns moves in a game is in it", () => {
  assert.deepEqual(findAmongFiles("game:x-y"), ["charmander", "charizard", "charizard-mega-x", "pikachu"]);
  assert.deepEqual(findAmongFiles("game:x-y game:red-blue"), ["charizard"]);
  assert.deepEqual(findAmongFiles("-game:x-y type:fire"), ["charmeleon"]);
  assert.deepEqual(findAmongFiles("-move:belly-drum game:x-y"), ["pikachu"]);
});

// Pikachu is in the forest in Red and in X, Farfetch'd there in X alone; the first routes have one Pokémon each.
const places = new Places({
  version: 1, games: [["red-blue"], ["x-y", "an-add-on"]], pokemon: [[3, 1], [0], [5]], met: [[[0, 1], [1]], [[0]], [[1]]],
}, search.places);

test("who is met at a place is found by any of its names", () => {
  for (const name of ["viridian-forest", "\"VIRIDIAN FOREST\"", "トキワのもり", "ときわのもり", "tokiwanomori"]) {
    assert.deepEqual(find(`place:${name}`, { places }), ["pikachu", "farfetchd"], name);
  }
  assert.deepEqual(find("場所:\"Route 1 (Kanto)\"", { places }), ["charmander"]);
  assert.deepEqual(find("at:viridian-forest|kalos-route-1", { places }), ["pikachu", "farfetchd", "type-null"]);
  assert.equal(find("-place:viridian-forest", { places }).length, 6);
});

test("a name that places share means all of them", () => {
  assert.equal(readQuery("place:\"Route 1\"", words).canonical, "place:kalos-route-1|kanto-route-1");
  assert.deepEqual(find("ばしょ:１番道路", { places }), ["charmander", "type-null"]);
});

test("with games, somebody must be met there in one of them", () => {
  const existing = (text) => {
    const learnsets = new Learnsets(pokemon);
    for (const name of neededFiles(readQuery(text, words), words)) learnsets.add(name, { existing: new Uint8Array(8).fill(1) });
    return find(text, { learnsets, places });
  };
  assert.deepEqual(existing("place:viridian-forest game:red-blue"), ["pikachu"]);
  assert.deepEqual(existing("place:viridian-forest game:x-y"), ["pikachu", "farfetchd"]);
  assert.deepEqual(existing("place:viridian-forest game:red-blue game:x-y"), ["pikachu", "farfetchd"]);
  assert.deepEqual(existing("place:kanto-route-1 game:x-y"), []);
  assert.equal(existing("-place:viridian-forest game:red-blue").length, 7);
});

test("an add-on stands for the game that it belongs to", () => {
  const met = (slugs, games) => pokemon.slug.filter((_, position) => places.test(slugs, games)(position));
  assert.deepEqual(met(["kanto-route-1", "kalos-route-1"], ["an-add-on"]), ["type-null"]);
  assert.deepEqual(met(["kanto-route-1", "viridian-forest"], []), ["charmander", "pikachu", "farfetchd"]);
  assert.deepEqual(met(["viridian-forest"], ["champions"]), []);
});
