// finder/answers.js: who can have moves, how, and in which order.
import assert from "node:assert/strict";
import { test } from "node:test";
import { answerInAnyGame, answerInGame } from "../../Templates/assets/scripts/finder/answers.js";
import { AnyGameLearnset, earlierStages, GameLearnset } from "../../Templates/assets/scripts/learnset/learnsets.js";
import { complete } from "../../Templates/assets/scripts/learnset/ways.js";

// Pichu, Pikachu, Raichu, Alolan Raichu, Mew; Pichu and Pikachu evolve.
const [pichu, pikachu, raichu, alolan, mew] = [0, 1, 2, 3, 4];
const pokemon = { number: [172, 25, 26, 26, 151], stages: earlierStages([null, pichu, pikachu, pikachu, null]) };
const [surf, thunder, wish] = [0, 1, 2];
const all = ["level-up", "machine", "egg", "tutor", "train"];

const learnset = (methods) => new GameLearnset({ methods });
const any = (...moves) => ({ moves, areAll: false });
const every = (...moves) => ({ moves, areAll: true });
const indices = (hits) => hits.map((hit) => hit.pokemon);
const first = (hits, column = 0) => hits.map(({ ways }) => ways[column][0]);

test("finds those who learn all of the moves in the games", () => {
  const games = learnset({
    machine: { moves: [surf, thunder], pokemon: [[4], [1, 1, 2]], machines: [["hm3"], ["tm25"]] },
  });
  assert.deepEqual(indices(answerInGame([surf, thunder], all, games, pokemon)), [mew]);
  assert.deepEqual(indices(answerInGame([thunder], all, games, pokemon)), [pikachu, raichu, mew]);
});

test("tells the lowest level, the machines, and further ways after the easiest", () => {
  const games = learnset({
    "level-up": { moves: [thunder], pokemon: [[1, 0]], levels: [[20, 50]] },
    machine: { moves: [thunder], pokemon: [[1]], machines: [["tm25"]] },
  });
  const [[way, further]] = answerInGame([thunder], all, games, pokemon)[0].ways;
  assert.deepEqual([way.method, way.level, way.cost], ["level-up", 20, 1]);
  assert.deepEqual([further.method, further.machines, further.level], ["machine", ["tm25"], null]);
});

test("takes a move along from an earlier stage, the nearest that is as easy, form by form", () => {
  const games = learnset({
    egg: { moves: [wish], pokemon: [[0]] },
    "level-up": { moves: [thunder], pokemon: [[0, 1, 1, 1]], levels: [[10, 20, 1, 1]] },
    machine: { moves: [surf], pokemon: [[2]], machines: [["hm3"]] },
  });
  const hits = answerInGame([wish], all, games, pokemon);
  assert.deepEqual(hits.map(({ pokemon: index, ways: [[way]] }) => [index, way.method, way.isBefore, way.from, way.cost]), [
    [pichu, "egg", false, null, 4], [pikachu, "egg", true, pichu, 5], [raichu, "egg", true, pichu, 5],
    [alolan, "egg", true, pichu, 5],
  ]);
  assert.deepEqual(first(answerInGame([surf], all, games, pokemon)).map(({ from }) => from), [null]);
});

test("gives nothing to a Pokémon that is not in the games", () => {
  const games = learnset({ egg: { moves: [wish], pokemon: [[0]] }, machine: { moves: [surf], pokemon: [[2]] } });
  assert.deepEqual(indices(answerInGame([wish], all, games, pokemon)), [pichu, raichu]);
});

test("prefers an earlier stage where that is easier, and keeps the own way as a further one", () => {
  const games = learnset({
    "level-up": { moves: [thunder], pokemon: [[1]], levels: [[30]] },
    tutor: { moves: [thunder], pokemon: [[2]] },
    machine: { moves: [surf], pokemon: [[2]] },
  });
  const [hit] = answerInGame([thunder], all, games, pokemon).filter((hit) => hit.pokemon === raichu);
  assert.deepEqual(hit.ways[0].map(({ method, isBefore, from }) => [method, isBefore, from]), [
    ["level-up", true, pikachu], ["tutor", false, null],
  ]);
});

test("of ways that are as easy, takes the one without an earlier stage", () => {
  const games = learnset({ tutor: { moves: [thunder], pokemon: [[1]] }, egg: { moves: [thunder], pokemon: [[2]] } });
  const [hit] = answerInGame([thunder], all, games, pokemon).filter((hit) => hit.pokemon === raichu);
  assert.deepEqual([hit.ways[0][0].method, hit.ways[0][0].cost], ["egg", 4]);
});

test("counts only the methods that are asked for", () => {
  const games = learnset({ egg: { moves: [wish], pokemon: [[0]] }, train: { moves: [wish], pokemon: [[4]] } });
  assert.deepEqual(indices(answerInGame([wish], ["train"], games, pokemon)), [mew]);
  assert.equal(answerInGame([wish], ["train"], games, pokemon)[0].ways[0][0].cost, 5);
});

test("sorts by cost, then by the highest level, then by number", () => {
  const games = learnset({
    "level-up": { moves: [surf, thunder], pokemon: [[1, 1, 1, 1], [1, 1, 1]], levels: [[5, 9, 9, 1], [40, 30, 30]] },
    machine: { moves: [thunder], pokemon: [[4]] },
  });
  assert.deepEqual(indices(answerInGame([surf, thunder], all, games, pokemon)), [raichu, alolan, pikachu, mew]);
});

test("answers nothing where no move is asked for", () => {
  assert.deepEqual(answerInGame([], all, learnset({}), pokemon), []);
});

test("of several moves in a column any will do, each in its easiest way, the easiest first", () => {
  const games = learnset({
    "level-up": { moves: [thunder], pokemon: [[1, 0]], levels: [[20, 50]] },
    machine: { moves: [surf, thunder], pokemon: [[1, 1], [1]], machines: [["hm3"], ["tm25"]] },
    egg: { moves: [wish], pokemon: [[0]] },
  });
  const hits = answerInGame([any(surf, thunder)], all, games, pokemon);
  assert.deepEqual(indices(hits), [pikachu, raichu]);
  const [ways] = hits.find((hit) => hit.pokemon === pikachu).ways;
  assert.deepEqual(ways.map(({ move, method }) => [move, method]), [[thunder, "level-up"], [surf, "machine"]]);
  assert.deepEqual(indices(answerInGame([any(surf, thunder), wish], all, games, pokemon)), [pikachu, raichu]);
  assert.deepEqual(answerInGame([any()], all, games, pokemon), []);
});

test("of a column of moves that must all be had each counts", () => {
  const games = learnset({
    "level-up": { moves: [surf, thunder], pokemon: [[3], [1]], levels: [[60], [20]] },
    machine: { moves: [surf, thunder], pokemon: [[1, 1], [3, 1]], machines: [["hm3"], ["tm25"]] },
  });
  const hits = answerInGame([every(surf, thunder)], all, games, pokemon);
  // Raichu has Thunder of Pikachu alone; Alolan Raichu learns Surf at a higher level than Pikachu learns Thunder.
  assert.deepEqual(indices(hits), [pikachu, alolan, raichu]);
  assert.deepEqual(hits.map(({ ways: [ways] }) => ways.map(({ move, method }) => [move, method])), [
    [[thunder, "level-up"], [surf, "machine"]], [[surf, "level-up"], [thunder, "machine"]],
    [[surf, "machine"], [thunder, "level-up"]],
  ]);
  assert.deepEqual(answerInGame([every()], all, games, pokemon), []);
});

const anyGames = new Map([
  ["level-up", new AnyGameLearnset({
    moves: [thunder], pokemon: [[1]], before: { moves: [thunder], pokemon: [[2, 1]] },
  })],
  ["machine", new AnyGameLearnset({ moves: [surf], pokemon: [[2]], before: { moves: [], pokemon: [] } })],
]);
const both = ["level-up", "machine"];

test("in any game the moves may come from different ones", () => {
  const hits = answerInAnyGame([surf, thunder], both, anyGames, pokemon);
  assert.deepEqual(indices(hits), [raichu]);
  assert.deepEqual(hits[0].ways.map(([{ method, isBefore, game }]) => [method, isBefore, game]), [
    ["machine", false, null], ["level-up", true, null],
  ]);
});

test("of several moves in any game the easiest is taken, and completed", () => {
  const hits = answerInAnyGame([any(surf, thunder)], both, anyGames, pokemon);
  assert.deepEqual(hits.map(({ pokemon: index, ways: [[way, further]] }) => [index, way.move, way.method, further]), [
    [pikachu, thunder, "level-up", undefined], [raichu, surf, "machine", undefined],
    [alolan, thunder, "level-up", undefined],
  ]);
  const games = { game: "x", learnset: learnset({ "level-up": { moves: [thunder], pokemon: [[1]], levels: [[26]] } }) };
  assert.deepEqual(indices(complete(hits, games, pokemon.stages)), [raichu, alolan]);
});

test("of moves that must all be had in any game each is completed", () => {
  const hits = answerInAnyGame([every(surf, thunder)], both, anyGames, pokemon);
  assert.deepEqual(indices(hits), [raichu]);
  const games = (game, methods) => ({ game, learnset: learnset(methods) });
  const machine = { machine: { moves: [surf], pokemon: [[2]], machines: [["tm123"]] } };
  assert.deepEqual(complete(hits, games("newest", machine), pokemon.stages), hits);
  const level = { "level-up": { moves: [thunder, wish], pokemon: [[1], [2]], levels: [[26], [1]] } };
  assert.deepEqual(complete(hits, games("older", level), pokemon.stages), []);
  assert.deepEqual(hits[0].ways[0].map(({ move, game }) => [move, game]), [[surf, "newest"], [thunder, "older"]]);
});

test("what is not known yet is completed with the first games that have it", () => {
  const hits = answerInAnyGame([surf, thunder], both, anyGames, pokemon);
  const newest = { game: "newest", learnset: learnset({
    machine: { moves: [surf], pokemon: [[2]], machines: [["tm123"]] },
  }) };
  const older = { game: "older", learnset: learnset({
    machine: { moves: [surf], pokemon: [[2]], machines: [["hm3"]] },
    "level-up": { moves: [thunder], pokemon: [[1]], levels: [[26]] },
  }) };
  assert.deepEqual(complete(hits, newest, pokemon.stages), hits);
  assert.deepEqual(complete(hits, older, pokemon.stages), []);
  const [[own], [before]] = hits[0].ways;
  assert.deepEqual([own.game, own.machines], ["newest", ["tm123"]]);
  assert.deepEqual([before.game, before.level, before.from], ["older", 26, pikachu]);
});

test("an earlier stage counts only in games that have both", () => {
  const hits = answerInAnyGame([thunder], ["level-up"], anyGames, pokemon);
  const without = { game: "without", learnset: learnset({
    "level-up": { moves: [thunder], pokemon: [[1]], levels: [[26]] },
  }) };
  assert.deepEqual(indices(complete(hits, without, pokemon.stages)), [raichu, alolan]);
});

test("a family that leads back to itself does not go on for ever", () => {
  const circle = { number: [1, 2], stages: earlierStages([1, 0]) };
  const games = learnset({ egg: { moves: [wish], pokemon: [[0]] }, machine: { moves: [surf], pokemon: [[0, 1]] } });
  assert.deepEqual(indices(answerInGame([wish], all, games, circle)), [0, 1]);
});
