// The lists of Pokémon that a reader keeps, and favourites as a file.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { openBrowser } from "./browser.mjs";

const scripts = "../../Templates/assets/scripts";
const { isSlug, mostCompared, savedPokemon, savePokemon, togglePokemon } = await import(`${scripts}/cards/saved-pokemon.js`);
const { preference, setPreference, watchPreference } = await import(`${scripts}/page/preferences.js`);
const { siteKey } = await import(`${scripts}/page/site-root.js`);
const { favouritesIn, fileOf, merged } = await import(`${scripts}/settings/favourites.js`);

beforeEach(() => openBrowser());

test("a list is empty where nothing, or nothing of ours, is kept", () => {
  for (const kept of [null, "", "{", "null", "7", "\"pikachu\"", "{\"0\":\"pikachu\"}"]) {
    openBrowser(kept === null ? {} : { [siteKey("favourites")]: kept });
    assert.deepEqual(savedPokemon("favourites"), []);
  }
});

test("what is no slug is passed over, and nothing stands twice", () => {
  openBrowser({ [siteKey("favourites")]: JSON.stringify(["mew", 25, null, ["abra"], "<b>", "Mew", "", "mew", "mr-mime"]) });
  assert.deepEqual(savedPokemon("favourites"), ["mew", "mr-mime"]);
});

test("a slug is at most eighty letters, digits and hyphens", () => {
  assert.ok(isSlug("ho-oh") && isSlug("porygon2") && isSlug("a".repeat(80)));
  assert.ok(!isSlug("a".repeat(81)) && !isSlug("ピカチュウ") && !isSlug("a/b") && !isSlug(undefined));
});

test("toggling adds at the end and takes out", () => {
  assert.ok(togglePokemon("favourites", "mew") && togglePokemon("favourites", "abra") && togglePokemon("favourites", "muk"));
  assert.ok(togglePokemon("favourites", "abra"));
  assert.deepEqual(savedPokemon("favourites"), ["mew", "muk"]);
});

test("an empty list leaves nothing behind", () => {
  savePokemon("compare", ["mew"]);
  savePokemon("compare", []);
  assert.equal(preference("compare"), null);
});

test("a comparison takes six, and favourites any number", () => {
  const slugs = Array.from({ length: mostCompared }, (_, place) => `pokemon-${place}`);
  savePokemon("compare", slugs);
  savePokemon("favourites", slugs);
  assert.equal(togglePokemon("compare", "mew"), false);
  assert.deepEqual(savedPokemon("compare"), slugs);
  assert.equal(togglePokemon("compare", slugs[0]), true);
  assert.equal(togglePokemon("compare", "mew"), true);
  assert.equal(togglePokemon("favourites", "mew"), true);
});

test("lists hold for the page where the browser keeps nothing", () => {
  openBrowser(null);
  assert.deepEqual(savedPokemon("favourites"), []);
  togglePokemon("favourites", "mew");
  assert.deepEqual(savedPokemon("favourites"), ["mew"]);
  openBrowser();
  setPreference("favourites", null);
});

test("a change in another window is told, and that everything was thrown away", () => {
  const told = [];
  watchPreference("compare", (value) => told.push(value));
  const storage = (key, newValue) => Object.assign(new Event("storage"), { key, newValue });
  openBrowser({ [siteKey("compare")]: "[\"mew\"]" });
  window.dispatchEvent(storage(siteKey("compare"), "[\"mew\"]"));
  window.dispatchEvent(storage("somebody-else", "x"));
  openBrowser();
  window.dispatchEvent(storage(null, null));
  assert.deepEqual(told, ["[\"mew\"]", null]);
});

test("a file is read as it was written", () => {
  assert.equal(fileOf(["pikachu", "mr-mime"]), "{\"version\":1,\"favourites\":[\"pikachu\",\"mr-mime\"]}\n");
  assert.deepEqual(favouritesIn(fileOf(["pikachu", "mr-mime"])), { slugs: ["pikachu", "mr-mime"], refused: [] });
  assert.deepEqual(favouritesIn(`\uFEFF${fileOf([])}`), { slugs: [], refused: [] });
});

test("entries that are no slugs are named and left out", () => {
  const text = JSON.stringify({ version: 1, favourites: ["mew", "mew", 7, "No Slug", null] });
  assert.deepEqual(favouritesIn(text), { slugs: ["mew"], refused: ["7", "\"No Slug\"", "null"] });
});

const broken = {
  "not-json": ["", "{", "pikachu", "\u0000"],
  "not-favourites": [
    "null", "7", "[]", "[\"pikachu\"]", "{}", "{\"version\":1}", "{\"version\":1,\"favourites\":\"pikachu\"}",
    "{\"favourites\":[]}", "{\"version\":\"1\",\"favourites\":[]}", "{\"version\":0,\"favourites\":[]}",
  ],
  "too-new": ["{\"version\":2,\"favourites\":[\"pikachu\"]}"],
};
for (const [kind, texts] of Object.entries(broken)) {
  test(`a file that is ${kind} is refused as such`, () => {
    for (const text of texts) assert.throws(() => favouritesIn(text), { kind });
  });
}

test("importing adds what is new and loses nothing", () => {
  assert.deepEqual(merged(["mew", "abra"], ["abra", "muk"]), { all: ["mew", "abra", "muk"], added: 1 });
  assert.deepEqual(merged([], ["mew"]), { all: ["mew"], added: 1 });
  assert.deepEqual(merged(["mew"], []), { all: ["mew"], added: 0 });
});
