// language.js in a page of our own: run with `node --test Tests/JavaScript/`.
import assert from "node:assert/strict";
import { test } from "node:test";
import { root, siteKey } from "../../Templates/assets/scripts/page/site-root.js";

let pages = 0;

/** A link as the module uses it. */
class Link {
  constructor(hreflang) {
    this.hreflang = hreflang;
    this.href = `https://example.org/${hreflang}/`;
  }

  addEventListener(kind, listener) {
    this[kind] = listener;
  }
}

/** A storage as browsers have it. */
class Storage {
  #items;

  constructor(items) {
    this.#items = { ...items };
  }

  getItem(key) {
    return this.#items[key] ?? null;
  }

  setItem(key, value) {
    this.#items[key] = value;
  }
}

const brokenStorage = {
  getItem: () => { throw new Error("storage is switched off"); },
  setItem: () => { throw new Error("storage is switched off"); },
};

/** Opens a page with two links and runs the module in it. */
async function open({
  isFrontPage = false, stored = {}, languages = [], storage = new Storage(stored), parts = [], address = root,
}) {
  const links = [new Link("en"), new Link("ja")];
  const visited = [];
  const globals = {
    document: {
      documentElement: { lang: "en" },
      querySelectorAll: (selector) => {
        if (selector === "[data-language]") return parts;
        return selector === "a[hreflang]" || isFrontPage ? links : [];
      },
    },
    localStorage: storage,
    location: { href: address, replace: (address) => visited.push(address) },
    navigator: { languages },
  };
  for (const [name, value] of Object.entries(globals)) {
    Object.defineProperty(globalThis, name, { value, configurable: true });
  }
  pages += 1;
  const module = await import(`../../Templates/assets/scripts/language.js?page=${pages}`);
  return { links, storage, visited, module };
}

test("the remembered language comes before the browser's", async () => {
  const { visited } = await open({
    isFrontPage: true, stored: { [siteKey("language")]: "en" }, languages: ["ja"],
  });
  assert.deepEqual(visited, ["https://example.org/en/"]);
});

test("the browser's first language that the site has is taken, whatever its region", async () => {
  const { visited } = await open({ isFrontPage: true, languages: ["de-AT", "JA-jp", "en-GB"] });
  assert.deepEqual(visited, ["https://example.org/ja/"]);
});

test("a remembered language that the site does not have is passed over", async () => {
  const { visited } = await open({
    isFrontPage: true, stored: { [siteKey("language")]: "fr" }, languages: ["ja-JP"],
  });
  assert.deepEqual(visited, ["https://example.org/ja/"]);
});

test("the first language is shown to those who want none of the site's", async () => {
  const { visited } = await open({ isFrontPage: true, languages: ["de", "fr"] });
  assert.deepEqual(visited, ["https://example.org/en/"]);
});

test("the front page leads on without storage", async () => {
  const { visited } = await open({
    isFrontPage: true, storage: brokenStorage, languages: ["ja"],
  });
  assert.deepEqual(visited, ["https://example.org/ja/"]);
});

test("the front page leads on with the game of its address", async () => {
  const { visited } = await open({ isFrontPage: true, languages: ["ja"], address: `${root}?game=heartgold` });
  assert.deepEqual(visited, ["https://example.org/ja/?game=heartgold"]);
});

test("other pages lead nowhere", async () => {
  const { visited } = await open({ stored: { [siteKey("language")]: "ja" }, languages: ["ja"] });
  assert.deepEqual(visited, []);
});

test("a link to another language is remembered", async () => {
  const { links, storage } = await open({});
  links[1].click();
  assert.equal(storage.getItem(siteKey("language")), "ja");
});

test("a link works without storage", async () => {
  const { links } = await open({ storage: brokenStorage });
  assert.doesNotThrow(() => links[0].click());
});

test("a page in all languages is left in that of its address, else in the reader's", async () => {
  const left = async (address, how) => {
    const parts = ["en", "ja", "en", "ja"].map((language) =>
      ({ dataset: { language }, remove() { parts.splice(parts.indexOf(this), 1); } }));
    await open({ parts, address: root + address, ...how });
    return [document.documentElement.lang, ...parts.map(({ dataset }) => dataset.language)];
  };
  assert.deepEqual(await left("ja/moves/nothing/", { languages: ["en"] }), ["ja", "ja", "ja"]);
  assert.deepEqual(await left("fr/", { stored: { [siteKey("language")]: "ja" } }), ["ja", "ja", "ja"]);
  assert.deepEqual(await left("nothing", { languages: ["en-GB"] }), ["en", "en", "en"]);
});

test("three letters are not taken for a language of two", async () => {
  const { module } = await open({});
  assert.equal(module.bestLanguage(["en", "ja"], null, ["jav", "enm"]), "en");
  assert.equal(module.bestLanguage(["ja", "en"], null, ["enm"]), "ja");
});
