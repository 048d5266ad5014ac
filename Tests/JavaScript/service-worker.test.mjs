// The parts of the service worker, each in a world of its own: hashes, stored files, downloads, versions.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { createContext, runInContext } from "node:vm";

const folder = new URL("../../Templates/root/service-worker/", import.meta.url);
const root = "https://example.org/dex/";

/** The browser's caches, in memory. */
class Caches {
  #caches = new Map();

  async open(name) {
    if (!this.#caches.has(name)) this.#caches.set(name, new Cache());
    return this.#caches.get(name);
  }

  async keys() { return [...this.#caches.keys()]; }
  async delete(name) { return this.#caches.delete(name); }
}

class Cache {
  #entries = new Map();

  async match(key) { return this.#entries.get(key)?.clone(); }
  async matchAll() { return [...this.#entries.values()].map((entry) => entry.clone()); }
  async keys() { return [...this.#entries.keys()].map((url) => ({ url })); }
  async put(key, response) { this.#entries.set(key, response); }
  async delete(key) { return this.#entries.delete(key); }
}

/** A world with some parts of the worker, where `files` are on the network, by path. */
async function world(parts, files = {}) {
  const open = [];
  const requests = [];
  const listeners = {};
  const fetch = async (address) => {
    const path = address.slice(root.length);
    requests.push(path);
    return path in files ? new Response(files[path]) : new Response("", { status: 404 });
  };
  const self = {
    clients: { matchAll: async () => open.map((id) => ({ id })) }, location: { href: `${root}service-worker.js` },
    navigator: { languages: ["en"], connection: { saveData: false } },
    addEventListener: (type, listener) => { listeners[type] = listener; },
  };
  const context = createContext({
    self, caches: new Caches(), fetch, URL, DataView, BigInt, Uint8Array, Blob, Response, Headers, AbortSignal,
    CompressionStream, DecompressionStream, TextDecoder, DOMException, setTimeout,
  });
  for (const part of parts) runInContext(await readFile(new URL(`${part}.js`, folder), "utf8"), context);
  return { run: (source) => runInContext(source, context), context, requests, files, open, listeners };
}

/** A copy in this world, since arrays of another one are not equal. */
const copy = (value) => JSON.parse(JSON.stringify(value));

const bytesOf = (text) => new TextEncoder().encode(text);

test("files are hashed as by the builder", async () => {
  const { run } = await world(["hash"]);
  // The last one reaches every part of the algorithm; the first ones are known of the reference implementation.
  const hashes = {
    "": "ef46db3751d8e999", a: "d24ec4f1a98c6e5b", abc: "44bc2cf5ad770999",
    "Nobody inspects the spammish repetition": "fbcea83c8a378bf1", ["x".repeat(63)]: "b8467bf77f6c2c48",
  };
  for (const [text, wanted] of Object.entries(hashes)) assert.equal(run("xxh64")(bytesOf(text)), wanted);
  assert.ok(run("isHashOf")("44bc2cf5ad", bytesOf("abc")));
});

/** A store with the caches of its world. */
async function storeWorld() {
  const all = await world(["files", "hash"]);
  return { ...all, store: all.run(`new FileStore("${root}")`) };
}

test("a stored file is the same when it is read, and texts are compressed", async () => {
  const { store } = await storeWorld();
  const text = "a".repeat(1000);
  const size = await store.add("en/a/", "1", { bytes: bytesOf(text), type: "text/html" });
  assert.ok(size < 100);
  assert.equal(await store.size("en/a/", "1"), size);
  assert.equal(await store.size("en/a/", "2"), undefined);
  const answer = await store.response("en/a/", "1");
  assert.deepEqual([await answer.text(), answer.headers.get("content-type")], [text, "text/html"]);
  assert.equal(await store.add("pictures/a.png", "1", { bytes: bytesOf(text), type: "image/png" }), 1000);
  assert.equal(await (await store.response("pictures/a.png", "1")).text(), text);
});

test("files are stored by folder, and what all pages need together", async () => {
  const { store, context } = await storeWorld();
  const paths = ["en/a/", "en/offline/", "ja/manifest.webmanifest", "assets/style.css", "data/types.json",
    "data/pages/en.json", "pictures/a.png", "index.html"];
  for (const path of paths) await store.add(path, "1", { bytes: bytesOf(path), type: "text/plain" });
  const stored = async (name) => copy(await store.inventory([name])).map(([file]) => file.split("?")[0]);
  assert.deepEqual(await stored("shell"),
    ["en/offline/", "ja/manifest.webmanifest", "assets/style.css", "data/pages/en.json", "index.html"]);
  assert.deepEqual(await stored("en"), ["en/a/"]);
  assert.deepEqual(await stored("data"), ["data/types.json"]);
  await store.deleteFolders(["en", "data"]);
  assert.deepEqual([await stored("en"), await stored("data")], [[], []]);
  assert.deepEqual(await stored("pictures"), ["pictures/a.png"]);
  assert.ok((await context.caches.keys()).every((name) => name.startsWith("dex /dex/ 1 ")));
});

test("caches of other formats are deleted, but not those of other sites, and notes are no files", async () => {
  const { store, context } = await storeWorld();
  for (const name of ["dex /dex/ 0 shell", "dex /other/ 0 shell", "somebody's"]) await context.caches.open(name);
  await store.setNote("versions", [1]);
  await store.add("en/a/", "1", { bytes: bytesOf("a"), type: "text/html" });
  await store.deleteOtherFormats();
  await store.deleteUnless(async () => false);
  assert.deepEqual(await context.caches.keys(),
    ["dex /other/ 0 shell", "somebody's", "dex /dex/ 1 notes", "dex /dex/ 1 en"]);
  assert.deepEqual(copy(await store.note("versions")), [1]);
  assert.equal((await store.inventory(["en"])).length, 0);
});

test("nothing is stored of a storage that refuses, and it is no error to look", async () => {
  const { store, context, run } = await storeWorld();
  context.caches.open = async () => { throw new DOMException("no", "SecurityError"); };
  assert.equal(await store.response("en/a/", "1"), undefined);
  const error = await store.size("en/a/", "1").catch((refusal) => refusal);
  assert.equal(run("kindOfError")(error), "forbidden");
  assert.equal(run("kindOfError")(new DOMException("full", "QuotaExceededError")), "full");
  assert.equal(run("kindOfError")(new TypeError("?")), "unknown");
});

/** Downloads of files by path, and their hashes. */
async function downloadWorld(files) {
  const all = await world(["files", "hash", "versions"], files);
  const hashOf = (path) => all.run("xxh64")(bytesOf(all.files[path])).slice(0, 10);
  all.run(`store = new FileStore("${root}"); downloads = new Downloads("${root}", store);
    versions = new Versions(store, downloads)`);
  return { ...all, hashOf, store: all.run("store"), downloads: all.run("downloads"), versions: all.run("versions") };
}

test("a file is requested once, checked and stored", async () => {
  const { downloads, store, requests, hashOf } = await downloadWorld({ "data/a.json": "{}" });
  const hash = hashOf("data/a.json");
  const sizes = await Promise.all([downloads.ensure("data/a.json", hash), downloads.ensure("data/a.json", hash)]);
  assert.equal(sizes[0], sizes[1]);
  assert.equal(await downloads.ensure("data/a.json", hash), sizes[0]);
  assert.deepEqual(requests, ["data/a.json"]);
  assert.equal(await (await store.response("data/a.json", hash)).text(), "{}");
});

test("a file that has changed is not stored, and is at hand with the error", async () => {
  const { downloads, store } = await downloadWorld({ "data/a.json": "{}" });
  const error = await downloads.ensure("data/a.json", "0000000000").catch((failure) => failure);
  assert.deepEqual([error.kind, new TextDecoder().decode(error.file.bytes)], ["changed", "{}"]);
  assert.equal(await store.size("data/a.json", "0000000000"), undefined);
  assert.equal((await downloads.ensure("data/b.json", "1").catch((failure) => failure)).kind, "missing");
});

/** A site of two languages, with lists as the builder writes them; `style` tells the builds apart. */
async function publish(world, style) {
  const { files } = world;
  Object.assign(files, { "index.html": "front", "assets/style.css": style });
  for (const language of ["en", "ja"]) {
    files[`${language}/manifest.webmanifest`] = "{}";
    files[`${language}/offline/`] = `offline ${language}`;
    files[`${language}/a/`] ??= `a ${language}`;
    files[`data/pages/${language}.json`] = JSON.stringify({
      path: ["offline/", "a/"], hash: ["offline/", "a/"].map((path) => world.hashOf(language + "/" + path)),
    });
  }
  const listed = ["index.html", "assets/style.css", "en/manifest.webmanifest", "ja/manifest.webmanifest",
    "data/pages/en.json", "data/pages/ja.json"];
  files["version.json"] = JSON.stringify({
    version: 1, site: style, files: Object.fromEntries(listed.map((path) => [path, world.hashOf(path)])),
  });
}

test("what all pages of a language need is stored, and nothing of other languages", async () => {
  const site = await downloadWorld({});
  await publish(site, "one");
  const version = await site.versions.current();
  assert.deepEqual(copy(site.run("languagesOf")(version)), ["en", "ja"]);
  await Promise.all([site.versions.prepare(version, "ja"), site.versions.prepare(version, "ja")]);
  assert.deepEqual(copy(await site.store.inventory(["shell"])).map(([name]) => name.split("?")[0]).sort(),
    ["assets/style.css", "data/pages/ja.json", "index.html", "ja/manifest.webmanifest", "ja/offline/"]);
  assert.deepEqual(copy(await site.versions.complete("ja")).map(({ site: name }) => name), ["one"]);
  assert.equal((await site.versions.complete("en")).length, 0);
  assert.equal(await site.versions.hashOf(version, "ja/a/"), site.hashOf("ja/a/"));
  assert.equal(await site.versions.hashOf(version, "ja/b/"), undefined);
});

test("a new version shares what has not changed, and three earlier ones stay", async () => {
  const site = await downloadWorld({});
  const prepared = async (style) => {
    await publish(site, style);
    const version = await site.versions.current();
    await site.versions.prepare(version, "en");
    return version;
  };
  await prepared("one");
  site.requests.splice(0);
  for (const style of ["two", "three", "four", "five"]) await prepared(style);
  assert.deepEqual(site.requests.filter((path) => !path.startsWith("version")), Array(4).fill("assets/style.css"));
  assert.equal((await site.versions.having("index.html")).site, "five");
  assert.deepEqual(copy(await site.versions.all()).map(({ site: name }) => name), ["five", "four", "three"]);
  const styles = copy(await site.store.inventory(["shell"])).filter(([name]) => name.startsWith("assets/"));
  assert.equal(styles.length, 3);
});

test("a page stays until its successor is stored", async () => {
  const site = await downloadWorld({});
  const visit = async (style) => {
    await publish(site, style);
    const version = await site.versions.current();
    await site.versions.prepare(version, "en");
    return version;
  };
  await visit("one");
  const old = site.hashOf("en/a/");
  await site.downloads.ensure("en/a/", old);
  site.files["en/a/"] = "a, anew";
  await visit("two");
  assert.equal(await (await site.versions.stored("en/a/")).text(), "a en");
  await site.downloads.ensure("en/a/", site.hashOf("en/a/"));
  await site.versions.cleanUp();
  assert.equal(await site.store.size("en/a/", old), undefined);
  assert.equal(await (await site.versions.stored("en/a/")).text(), "a, anew");
});

test("a list of versions that cannot be read is broken", async () => {
  const site = await downloadWorld({});
  for (const content of ["<html>", "{\"version\":2}", "{\"version\":1,\"site\":7,\"files\":{}}", "null"]) {
    site.files["version.json"] = content;
    assert.equal((await site.versions.current().catch((error) => error)).kind, "broken", content);
  }
  site.files["version.json"] = "{\"version\":1,\"site\":\"a\",\"files\":{}}";
  const version = await site.versions.current();
  assert.equal((await site.versions.prepare(version, "en").catch((error) => error)).kind, "broken");
});

test("with the browser's data saver, a visited page is stored only where that takes no further file", async () => {
  const site = await world(["hash", "files", "versions", "worker"]);
  site.hashOf = (path) => site.run("xxh64")(bytesOf(site.files[path])).slice(0, 10);
  await publish(site, "one");
  const visit = async (saveData) => {
    site.context.self.navigator.connection.saveData = saveData;
    await site.run("storePage")("en/a/", new Response(site.files["en/a/"]), site.run("versions").current());
    return [await site.run("store").count("shell"), await site.run("store").count("en")];
  };
  assert.deepEqual(await visit(true), [0, 0]);
  assert.deepEqual(site.requests, ["version.json"]);
  assert.deepEqual(await visit(false), [5, 1]);
  await site.run("store").deleteFolders(["en"]);
  site.requests.splice(0);
  assert.deepEqual(await visit(true), [5, 1]);
  assert.deepEqual(site.requests, ["version.json"]);
});

test("a worker does not replace another while pages are open", async () => {
  const { context, listeners } = await world(["hash", "files", "versions", "worker"]);
  let count = 0;
  context.self.skipWaiting = () => { count += 1; };
  context.self.clients.claim = async () => {};
  for (const type of ["install", "activate"]) listeners[type]?.({ waitUntil() {} });
  assert.equal(count, 0);
});
