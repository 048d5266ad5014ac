// page/address.js and page/page-addresses.js: the parameters in the page's address, and the addresses of pages.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import "./browser.mjs";
import { parameter, searchText, setParameters } from "../../Templates/assets/scripts/page/address.js";
import { otherLanguage, pageAddress, pageAt, root } from "../../Templates/assets/scripts/page/page-addresses.js";

let steps;
let links;

/** A page at an address, whose history says what is written. */
function open(search, hash = "") {
  steps = [];
  links = [{}];
  const go = (kind) => (state, _, address) => {
    steps.push([kind, address, state]);
    location.search = new URL(address, "https://example.org").search;
  };
  globalThis.location = { pathname: "/en/", search, hash };
  globalThis.history = { pushState: go("push"), replaceState: go("replace") };
  document.querySelectorAll = () => links;
}

beforeEach(() => open(""));

test("parameters are written as in the query language, and read again", () => {
  assert.equal(searchText({ q: "type:fire|water gen>=3 it's", game: null }), "?q=type:fire|water+gen%3E=3+it's");
  assert.equal(searchText({ q: null }), "");
  assert.equal(searchText({ p: "a,b", game: "red-blue" }), "?p=a,b&game=red-blue");
  for (const text of ["a+b & c", "50%", "ピカチュウ", "(a)~*!'\"", "#1?"]) {
    open(searchText({ q: text }));
    assert.equal(parameter("q"), text);
  }
});

test("setting a parameter keeps the others and the fragment, and links lead to the same in other languages", () => {
  open("?game=x-y&other=1", "#moves");
  setParameters({ game: "red-blue" }, { isStep: true });
  assert.deepEqual(steps, [["push", "/en/?game=red-blue&other=1#moves", null]]);
  assert.equal(links[0].search, "?game=red-blue&other=1");
  setParameters({ game: null, other: null }, { isStep: false });
  assert.deepEqual(steps[1], ["replace", "/en/#moves", null]);
});

test("who shows what is true of a game hears of another one in the address", () => {
  let heard = 0;
  const listener = () => { heard += 1; };
  window.addEventListener("dex-address", listener);
  setParameters({ q: "mew" }, { isStep: true });
  assert.equal(heard, 0);
  setParameters({ game: "red-blue" }, { isStep: true });
  assert.equal(heard, 1);
  window.removeEventListener("dex-address", listener);
});

test("nothing is written without a change, unless there is a state to keep", () => {
  open("?q=mew");
  setParameters({ q: "mew", game: null }, { isStep: true });
  assert.deepEqual(steps, []);
  setParameters({ q: "mew" }, { isStep: true, state: { isTyped: true } });
  assert.deepEqual(steps, [["push", "/en/?q=mew", { isTyped: true }]]);
});

test("an address leads to the page for which it was made", () => {
  assert.equal(pageAddress("pokemon", "mew"), `${root}en/pokemon/mew/`);
  assert.equal(pageAddress("home"), `${root}en/`);
  assert.deepEqual(pageAt(pageAddress("move", "surf")), { language: "en", kind: "move", slug: "surf" });
  assert.deepEqual(pageAt(`${pageAddress("compare")}?p=mew#moves`), { language: "en", kind: "compare" });
  assert.deepEqual(
    pageAt(`${root}en/pokedexes/national/generation-3/`),
    { language: "en", kind: "pokedex-generation", slug: "national", generation: "3" });
  assert.deepEqual(
    pageAt(`${root}en/evolutions/generation-1/`), { language: "en", kind: "evolution-generation", generation: "1" });
  assert.deepEqual(pageAt(`${root}ja/`), { language: "ja", kind: "home" });
  for (const path of ["", "fr/pokemon/mew/", "en/pokemon/", "en/pokemon/mew", "en/no/such/page/"]) {
    assert.equal(pageAt(root + path), null, path);
  }
  assert.equal(pageAt("https://example.org/en/pokemon/mew/"), null);
  assert.equal(otherLanguage, "ja");
});
