// finder/question.js: what is asked of the finder, as a query and as what its form shows.
import assert from "node:assert/strict";
import { test } from "node:test";
import { methodsOf, questionText, readQuestion } from "../../Templates/assets/scripts/finder/question.js";
import { queries, search } from "../Queries/small.mjs";
import { Vocabulary } from "../../Templates/assets/scripts/query/vocabulary.js";

const methods = {
  slug: ["level-up", "machine", "egg", "tutor", "train", "form-change"],
  en: ["Level up", "Machines", "Egg moves", "Move Tutor", "Training", "Form change"],
  ja: ["レベルアップ", "わざマシン", "タマゴわざ", "おしえわざ", "トレーニング", "フォルムチェンジ"],
};
const vocabulary = new Vocabulary(search, { ...queries, methods });
const read = (text) => readQuestion(text, vocabulary);

test("keeps the moves in the order in which they are named", () => {
  assert.deepEqual(read("move:surf move:ice-beam game:x-y").moves, ["surf", "ice-beam"]);
  assert.deepEqual(read("move:ice-beam move:surf").moves, ["ice-beam", "surf"]);
  assert.deepEqual(read("わざ:なみのり わざ:冷凍ビーム").moves, ["ice-beam", "surf"]);
});

test("takes conditions on moves in place of a move", () => {
  assert.deepEqual(read("move:surf わざ:(タイプ:でんき 威力>=100)").moves, ["surf", "(type:electric power>=100)"]);
  assert.deepEqual(read("move:(type:electric)|surf all-moves:(pp:5)").leftOut,
    ["move:(type:electric)|surf"]);
});

test("takes moves that must all be had: conditions as one, names one by one", () => {
  assert.deepEqual(read("move:surf 全わざ:(タイプ:でんき 威力>=100)").moves,
    ["surf", "all-moves:(type:electric power>=100)"]);
  assert.deepEqual(read("all-moves:surf|ice-beam move:ice-beam").moves, ["surf", "ice-beam"]);
  // Together they are one set of moves.
  assert.deepEqual(read("all-moves:(type:electric)|surf -all-moves:surf").leftOut,
    ["all-moves:(type:electric)|surf", "-all-moves:surf"]);
});

test("a question's query is read as that question", () => {
  for (const question of [
    { moves: ["all-moves:(type:electric)", "(type:electric)", "surf"], game: null, ways: [] },
    { moves: ["(type:electric power>=100)", "surf"], game: "x-y", ways: ["egg"] },
    { moves: [], game: null, ways: [] },
    { moves: ["surf", "ice-beam"], game: "x-y", ways: [] },
    { moves: ["surf"], game: null, ways: ["level-up", "egg"] },
    { moves: ["surf"], game: null, ways: ["level-up", "other"] },
    { moves: ["surf"], game: "red-blue", ways: ["other"] },
  ]) assert.deepEqual(read(questionText(question)), { ...question, leftOut: [] });
  assert.equal(questionText({ moves: ["surf"], game: "x-y", ways: ["other", "egg"] }),
    "move:surf game:x-y -method:level-up|machine|tutor");
});

test("a question may be longer than what is typed at once", () => {
  const moves = ["x", "y"].map((letter) => `(${letter.repeat(300)})`);
  assert.deepEqual(read(questionText({ moves, game: null, ways: [] })), { moves, game: null, ways: [], leftOut: [] });
});

test("all ways are as good as none", () => {
  assert.equal(questionText({ moves: ["surf"], game: null, ways: ["level-up", "machine", "egg", "tutor", "other"] }),
    "move:surf");
});

test("says what it cannot ask", () => {
  assert.deepEqual(read("move:surf -move:ice-beam move:surf|belly-drum type:water surf foo:bar").leftOut,
    ["foo", "surf", "type:water", "move:belly-drum|surf", "-move:ice-beam"]);
  // Which games are meant of two is not to be guessed; one alone can be chosen.
  assert.deepEqual(read("move:surf game:red").leftOut, ["game:red-blue|red-green-japan"]);
  assert.deepEqual(read("move:surf game:x-y game:red-blue").leftOut, ["game:x-y"]);
});

test("the rarer ways count together or not at all", () => {
  assert.deepEqual(read("move:surf method:train"), { moves: ["surf"], game: null, ways: [], leftOut: ["method:train"] });
  assert.deepEqual(read("move:surf method:train|form-change").ways, ["other"]);
});

test("ways are methods", () => {
  const others = ["train", "form-change"];
  assert.deepEqual(methodsOf([], others), ["level-up", "machine", "egg", "tutor", "train", "form-change"]);
  assert.deepEqual(methodsOf(["egg", "other"], others), ["egg", "train", "form-change"]);
});
