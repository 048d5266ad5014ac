// page/address.js and page/page-addresses.js: the parameters in the page's address, and the addresses of pages.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import "./browser.mjs";
import { parameter, presentState, searchText, setParameters } from "../../Templates/assets/scripts/page/address.js";
import { otherLanguage, pageAddress, pageAt, root } from "../../Templates/assets/scripts/page/page-addresses.js";

let steps;
let links;
/** What the browser does with a change of the address; nothing where it takes it. */
let refuse;

/** A page at an address, whose history says what is written. */
function open(search, hash = "") {
  steps = [];
  links = [{}];
  refuse = null;
  const go = (kind) => (state, _, address) => {
    if (refuse) return refuse();
    globalThis.location = new URL(address);
    history.state = state;
    steps.push([kind, location.pathname + location.search + location.hash, state]);
  };
  globalThis.location = new URL(`https://example.org/en/${search}${hash}`);
  globalThis.history = { state: null, pushState: go("push"), replaceState: go("replace") };
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

test("what is typed is written when the reader types no more, goes elsewhere, or leaves", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const type = (q) => setParameters({ q }, { isStep: false, isTyping: true, state: { q } });
  for (const q of ["m", "me", "mew"]) {
    type(q);
    mock.timers.tick(200);
  }
  assert.deepEqual([steps, parameter("q"), presentState(), links[0].search], [[], "mew", { q: "mew" }, "?q=mew"]);
  mock.timers.tick(200);
  assert.deepEqual(steps, [["replace", "/en/?q=mew", { q: "mew" }]]);
  for (const event of ["focusout", "pagehide"]) {
    type(event);
    window.dispatchEvent(new Event(event));
    assert.equal(steps.at(-1)[1], `/en/?q=${event}`);
  }
  type("a");
  setParameters({ q: "b" }, { isStep: true });
  assert.deepEqual(steps.slice(3), [["replace", "/en/?q=a", { q: "a" }], ["push", "/en/?q=b", null]]);
  // Another entry of the history is not to be overwritten.
  type("c");
  window.dispatchEvent(new Event("popstate"));
  mock.timers.tick(10_000);
  assert.deepEqual([steps.length, parameter("q")], [5, "b"]);
  mock.timers.reset();
});

// WebKit and Firefox throw, Chromium does nothing.
for (const [way, refusal] of [
  ["throws", () => { throw new DOMException("100 times per 10 seconds", "SecurityError"); }], ["does nothing", () => {}],
]) {
  test(`where the browser ${way} after many changes, the newest is written later`, () => {
    mock.timers.enable({ apis: ["setTimeout"] });
    refuse = refusal;
    setParameters({ q: "mew" }, { isStep: true, state: 1 });
    setParameters({ q: "mewtwo" }, { isStep: false, state: 2 });
    mock.timers.tick(5000);
    assert.deepEqual([steps, parameter("q"), presentState()], [[], "mewtwo", 2]);
    refuse = null;
    mock.timers.tick(5000);
    assert.deepEqual(steps, [["push", "/en/?q=mewtwo", 2]]);
    mock.timers.reset();
  });
}

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
