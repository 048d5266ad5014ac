// moves/game-moves.js: the list of moves as it is in a game.
import "./browser.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";

document.documentElement.dataset ??= {};
const { GameMoves, boundsOf, movesInGame } = await import("../../Templates/assets/scripts/moves/game-moves.js");
const { loadTranslations } = await import("../../Templates/assets/scripts/page/translations.js");
for (const part of ["moves", "game-moves"]) await loadTranslations(part);

const moves = {
  slug: ["bite", "moonlight", "outrage", "scald"], "type-slugs": ["normal", "dark", "dragon", "fairy", "water"],
  type: [1, 3, 2, 4], class: [1, 0, 1, 2], power: [60, null, 120, 80], accuracy: [100, null, 100, 100], pp: [25, 5, 10, 15],
  priority: [0, 0, 0, 0], target: [1, 0, 1, 1],
};
/** A game in which Moonlight was Normal, Outrage had PP 15, and Scald was not there yet. */
const file = {
  moves: { moves: [1, 1], type: [0, 2], class: [0, 1], power: [null, 120], accuracy: [null, 100], pp: [5, 15],
    priority: [-6, 1], target: [0, 1] }, taught: [0, 1, 1],
};
const list = new GameMoves(new Map(moves.slug.map((_, position) => [position, {}])), { moves }, () => {});

test("the values of a game are put over those of today", () => {
  const before = structuredClone(moves);
  const found = movesInGame(moves, file);
  assert.deepEqual([found.moves.type, found.moves.pp], [[1, 0, 2, 4], [25, 5, 15, 15]]);
  assert.deepEqual([found.moves.slug, found.moves.power], [moves.slug, moves.power]);
  assert.deepEqual([found.moves.priority, found.moves.target], [[0, -6, 1, 0], [1, 0, 1, 1]]);
  assert.deepEqual(found.changed, [1, 2]);
  assert.deepEqual(moves, before);
});

test("what nobody learns comes last and does not count", () => {
  const found = movesInGame(moves, file);
  assert.deepEqual(list.arranged([3, 2, 0], found), { positions: [2, 0, 3], count: 2 });
  assert.deepEqual(list.counts(found, 2), ["2 moves", "of 3 in this game"]);
  assert.deepEqual(list.counts(found, null), ["3 moves that Pokémon learn in this game", "of 4"]);
});

test("the form offers the figures that moves have which anybody learns", () => {
  const found = movesInGame(moves, file);
  assert.deepEqual(["power", "accuracy", "pp"].map((name) => boundsOf(found, name)), [[60, 120], [100, 100], [5, 25]]);
  assert.deepEqual(boundsOf({ ...found, learned: new Set([0]) }, "power"), [60, 60]);
  assert.deepEqual(boundsOf({ moves, learned: null }, "pp"), [5, 25]);
});

test("where nobody knows who learns what, all moves count", () => {
  const found = movesInGame(moves, { ...file, taught: [] });
  assert.deepEqual(list.arranged([3, 2, 0], found), { positions: [3, 2, 0], count: 3 });
  assert.deepEqual(list.counts(found, 1), ["1 move", "of 4"]);
  assert.deepEqual(list.counts(found, null), []);
});
