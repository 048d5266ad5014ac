// What decides how a copy for offline use is saved: run with `node --test Tests/JavaScript/`.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.mjs";
import { entriesOfLanguage, entriesOfPictures, missing, nameOf, Sizes } from "../../Templates/assets/scripts/offline/contents.js";
import { Log, logName, readLog } from "../../Templates/assets/scripts/offline/log.js";
import { setPreference } from "../../Templates/assets/scripts/page/preferences.js";
import { adapted, ordered, Pace, Queue } from "../../Templates/assets/scripts/offline/queue.js";
import { actionsOf, phaseOf } from "../../Templates/assets/scripts/offline/report.js";

/** So many successes, then so many failures. */
const outcomes = (good, bad) => [...Array(good).fill(true), ...Array(bad).fill(false)];

test("fewer requests are made at once when less than 80 % succeed", () => {
  assert.equal(adapted(3, outcomes(7, 3)), 2);
  assert.equal(adapted(3, outcomes(8, 2)), 3);
});

test("one request is always made", () => {
  assert.equal(adapted(1, outcomes(0, 10)), 1);
});

test("more requests are made at once when 95 % succeed, but never more than five", () => {
  assert.equal(adapted(2, outcomes(19, 1)), 3);
  assert.equal(adapted(2, outcomes(9, 1)), 2);
  assert.equal(adapted(5, outcomes(10, 0)), 5);
});

test("a run starts with two requests at once and adapts after every ten", () => {
  const pace = new Pace();
  const seen = [pace.parallel];
  for (const isGood of [...outcomes(10, 0), ...outcomes(10, 0), ...outcomes(5, 5)]) {
    pace.note(isGood);
    seen.push(pace.parallel);
  }
  assert.deepEqual([0, 9, 10, 19, 20, 29, 30].map((place) => seen[place]), [2, 2, 3, 3, 4, 4, 3]);
});

test("the network counts as gone after ten failures, until anything succeeds", () => {
  const pace = new Pace();
  for (const isGood of outcomes(0, 9)) pace.note(isGood);
  assert.equal(pace.isCut, false);
  pace.note(false);
  assert.equal(pace.isCut, true);
  pace.note(true);
  assert.equal(pace.isCut, false);
});

test("lists and the first generation come first, then what the reader wants, then the rest in order", () => {
  assert.deepEqual(ordered([3, 1, 0, 2, 9], []), [0, 1, 2, 3, 9]);
  assert.deepEqual(ordered([0, 1, 2, 3, 9], [9, 3]), [0, 1, 9, 3, 2]);
  assert.deepEqual(ordered([0, 1, 2, 3], [null, 0, 1, 7]), [0, 1, 2, 3]);
});

test("the generation of the reader's own game comes before the first", () => {
  assert.deepEqual(ordered([3, 1, 0, 2, 9], [3], 9), [0, 9, 1, 3, 2]);
  assert.deepEqual(ordered([0, 1, 2], [2], 1), [0, 1, 2]);
});

test("a queue gives the entries of a group in their order, and goes to another one when it is wanted", () => {
  const entry = (path, group) => ({ path, group });
  const queue = new Queue([entry("a", 0), entry("b", 0), entry("c", 2), entry("d", 2), entry("e", 3)]);
  assert.equal(queue.length, 5);
  const taken = [[], [], [], [3], []].map((preferred) => queue.next(preferred).path);
  assert.deepEqual(taken, ["a", "b", "c", "e", "d"]);
  assert.equal(queue.length, 0);
  queue.add([entry("c", 2)]);
  assert.equal(queue.next([]).path, "c");
});

test("the copy of a language is its data and its pages, with their generations", () => {
  const pages = { path: ["", "pokemon/mew/"], hash: ["1", "2"], size: [10, 20], generation: [0, 1] };
  assert.deepEqual(entriesOfLanguage("ja", [["data/moves.json", "3"]], pages), [
    { path: "data/moves.json", hash: "3", size: 0, group: 0 },
    { path: "ja/", hash: "1", size: 10, group: 0 },
    { path: "ja/pokemon/mew/", hash: "2", size: 20, group: 1 },
  ]);
});

test("only what is not stored in its present state is fetched", () => {
  const pictures = { path: ["pictures/1.png", "pictures/2.png"], hash: ["a", "b"], size: [5, 6] };
  const entries = entriesOfPictures(pictures);
  assert.equal(nameOf(entries[0]), "pictures/1.png?a");
  const stored = new Map([["pictures/1.png?a", 5], ["pictures/2.png?old", 6]]);
  assert.deepEqual(missing(entries, stored).map(({ path }) => path), ["pictures/2.png"]);
});

test("the whole size is estimated by what is stored, the more of it the more exactly", () => {
  const entries = Array(100).fill({ size: 1_000_000 });
  const sizes = new Sizes(entries);
  assert.equal(sizes.total, 17_000_000);
  for (const entry of entries.slice(0, 50)) sizes.add(entry, 200_000);
  assert.equal(sizes.count, 50);
  assert.equal(sizes.stored, 10_000_000);
  assert.ok(sizes.total > 19_500_000 && sizes.total < 20_000_000);
  for (const entry of entries.slice(50)) sizes.add(entry, 200_000);
  assert.equal(sizes.total, 20_000_000);
});

test("what has no size says nothing about the others", () => {
  const sizes = new Sizes([{ size: 0 }, { size: 1_000_000 }]);
  sizes.add({ size: 0 }, 500_000);
  assert.equal(sizes.total, 670_000);
});

test("pictures are stored as they are", () => {
  const sizes = new Sizes([{ size: 30 }, { size: 12 }], false);
  sizes.add({ size: 30 }, 30);
  assert.deepEqual([sizes.stored, sizes.total], [30, 42]);
});

test("the log keeps the last two hundred entries, and leaves out what cannot be read", () => {
  setPreference(logName, '[7, null, {"event":"fetched","at":"never"}, {"event":"nonsense","at":1}, {"event":"done","at":1}]');
  assert.deepEqual(readLog(), [{ event: "done", at: 1 }]);
  const log = new Log();
  for (let count = 0; count < 250; count += 1) log.note("parallel", { count });
  log.store();
  assert.deepEqual([readLog().length, readLog()[0].count, readLog().at(-1).count], [200, 50, 249]);
  setPreference(logName, "{");
  assert.deepEqual(readLog(), []);
});

test("a copy's phase follows from what was decided, what is told, and what was found", () => {
  const whole = { site: "b", missing: [] };
  const part = { site: "b", missing: ["a"] };
  const phases = [
    [null, null, null], [null, null, part], [{ state: "running" }, null, part],
    [{ state: "running" }, { isCut: false }, part], [{ state: "running" }, { isCut: true }, part],
    [{ state: "paused" }, { isCut: false }, part], [{ state: "done", site: "b" }, null, part],
    [{ state: "done", site: "a" }, null, part], [{ state: "done", site: "a" }, null, whole],
    [{ state: "done", site: "a" }, null, null], [{ state: "nonsense" }, null, part],
  ].map((known) => phaseOf(...known));
  assert.deepEqual(phases, [
    "unknown", "none", "waiting", "running", "cut", "paused", "partial", "old", "saved", "saved", "none",
  ]);
});

test("what is stored can be cleared, but not while more is on its way", () => {
  assert.deepEqual(actionsOf("none", false), ["start"]);
  assert.deepEqual(actionsOf("paused", true), ["resume", "refetch", "clear"]);
  assert.deepEqual(actionsOf("none", true), ["start", "clear"]);
  assert.deepEqual(actionsOf("running", true), ["pause"]);
});
