// tables/sortable.js: how columns sort.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.mjs";
import { sortedRows } from "../../Templates/assets/scripts/tables/sortable.js";

function sorted(texts, { isDescending = false, isName = false, language = "en" } = {}) {
  return sortedRows(texts, { isDescending, isName, language }).map((index) => texts[index]);
}

test("sorts levels by size, on evolving before them", () => {
  assert.deepEqual(sorted(["36", "Evo.", "5, 12", "100"]), ["Evo.", "5, 12", "36", "100"]);
  assert.deepEqual(sorted(["36", "進化時", "5"], { isDescending: true, language: "ja" }), ["36", "5", "進化時"]);
});

test("sorts machines by number", () => {
  assert.deepEqual(sorted(["TM24", "TM100", "TM3"]), ["TM3", "TM24", "TM100"]);
  assert.deepEqual(sorted(["マシン24", "マシン100", "マシン03"], { language: "ja" }), ["マシン03", "マシン24", "マシン100"]);
});

test("leaves what is unknown last in either direction", () => {
  assert.deepEqual(sorted([null, "80", "15"]), ["15", "80", null]);
  assert.deepEqual(sorted([null, "80", "15"], { isDescending: true }), ["80", "15", null]);
});

test("leaves equals in their order in either direction", () => {
  assert.deepEqual(sortedRows(["a", "b", "a"], { isDescending: false, isName: true, language: "en" }), [0, 2, 1]);
  assert.deepEqual(sortedRows(["a", "b", "a"], { isDescending: true, isName: true, language: "en" }), [1, 0, 2]);
});

test("sorts names as the language does, also those that begin with figures", () => {
  assert.deepEqual(sorted(["Surf", "10,000,000 Volt Thunderbolt", "Absorb"], { isName: true }),
    ["10,000,000 Volt Thunderbolt", "Absorb", "Surf"]);
  assert.deepEqual(sorted(["なみのり", "アイアンテール", "いあいぎり"], { isName: true, language: "ja" }),
    ["アイアンテール", "いあいぎり", "なみのり"]);
});
