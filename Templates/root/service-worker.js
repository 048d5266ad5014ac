// The service worker: makes the site work without a network, and never mixes what belongs to different builds.
//
// `version.json` names the site's version and the hash of every file, `data/pages/{language}.json` the hash of every
// page. Files are stored under path and hash, so that a new version shares what has not changed; and every client (an
// open page) is pinned to the version it was loaded with, and is given the files of that version alone.
//
// It is a classic script without imports, because not every browser has other workers.
"use strict";

/** The site's root, wherever the site lies. */
const root = new URL("./", self.location.href).href;
/** Rises when what is stored changes its form; what was stored before is dropped then. */
const form = 1;
/** All caches of this site begin so; other sites may share the host. */
const prefix = `dex ${new URL(root).pathname} `;
const languages = ["en", "ja"];
/** How long a page that is at hand waits for the network, in milliseconds. */
const patience = 3000;
/** How long any request may take, in milliseconds. */
const limit = 10_000;
/** So many versions back, pages that nobody has visited again are still at hand. */
const spareVersions = 3;
/** The offline page names at most so many pages that are at hand. */
const namedPages = 60;

/**
 * @typedef {{ site: string, files: Record<string, string>, languages: string[] }} Version a version of the site:
 *   its name, the hashes of its files by path, and the languages in which all is stored that its pages need
 * @typedef {{ bytes: Uint8Array, type: string }} File
 */

/** What did not work: `unreachable`, `missing`, `broken`, `changed`, or what the storage says. */
class Trouble extends Error {
  /**
   * @param {string} kind
   * @param {File} [file] what came instead of what was asked for
   */
  constructor(kind, file) {
    super(kind);
    this.kind = kind;
    this.file = file;
  }
}

/** @returns what a page is told of an error */
function kindOf(error) {
  if (error instanceof Trouble) return error.kind;
  if (error.name === "QuotaExceededError") return "full";
  return error instanceof DOMException ? "forbidden" : "unknown";
}

const ignore = () => {};
const after = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

// Storage: one cache for what every page needs, one for each of the large folders, and one for notes.

const isShell = (path) =>
  /^(assets\/|data\/pages\/|index\.html$|(en|ja)\/offline\/$|(en|ja)\/manifest\.webmanifest$)/.test(path);
const folderOf = (path) => (isShell(path) ? "shell" : path.split("/")[0]);
const cacheName = (folder) => `${prefix}${form} ${folder}`;
const open = (folder) => caches.open(cacheName(folder));
const key = (path, hash) => `${root}${path}?${hash}`;
const languageOf = (path) => languages.find((language) => path.startsWith(`${language}/`));

/** A note: a value that outlives the worker, which the browser may end at any time. */
async function noted(name) {
  const kept = await (await open("notes")).match(root + name);
  return kept?.json();
}

async function note(name, value) {
  await (await open("notes")).put(root + name, new Response(JSON.stringify(value)));
}

/** A file as it is stored, if it is. */
async function kept(path, hash) {
  return (await open(folderOf(path))).match(key(path, hash));
}

/** A file that is stored, as an answer; without a storage there is none. */
async function stored(path, hash) {
  const found = await kept(path, hash).catch(ignore);
  return found && unpacked(found);
}

const unpacked = (found) => new Response(
  found.headers.has("x-gzip") ? found.body.pipeThrough(new DecompressionStream("gzip")) : found.body,
  { headers: { "content-type": found.headers.get("content-type") } });

/**
 * Stores a file, compressed unless it is a picture.
 *
 * @returns {Promise<number>} how many bytes it takes
 */
async function store(path, hash, { bytes, type }) {
  const packs = !/^image\/(?!svg)/.test(type);
  const packed = packs ? new Blob([bytes]).stream().pipeThrough(new CompressionStream("gzip")) : bytes;
  const body = await new Response(packed).arrayBuffer();
  const headers = new Headers({ "content-type": type, "x-name": `${path}?${hash}`, "x-size": body.byteLength });
  if (packs) headers.set("x-gzip", "1");
  await (await open(folderOf(path))).put(key(path, hash), new Response(body, { headers }));
  return body.byteLength;
}

// Hashes: XXH64 with seed 0, of which the site's lists hold the first digits.

const [prime1, prime2, prime3, prime4, prime5] =
  [0x9e3779b185ebca87n, 0xc2b2ae3d27d4eb4fn, 0x165667b19e3779f9n, 0x85ebca77c2b2ae63n, 0x27d4eb2f165667c5n];
const low = (number) => BigInt.asUintN(64, number);
const turned = (number, bits) => low((number << bits) | (number >> (64n - bits)));
const mixed = (sum, lane) => low(turned(low(sum + low(lane * prime2)), 31n) * prime1);

/** @param {Uint8Array} bytes */
function digest(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const lane = (place) => view.getBigUint64(place, true);
  let place = 0;
  let hash = prime5;
  if (bytes.length >= 32) {
    let [first, second, third, fourth] = [low(prime1 + prime2), prime2, 0n, low(-prime1)];
    for (; place + 32 <= bytes.length; place += 32) {
      first = mixed(first, lane(place));
      second = mixed(second, lane(place + 8));
      third = mixed(third, lane(place + 16));
      fourth = mixed(fourth, lane(place + 24));
    }
    hash = low(turned(first, 1n) + turned(second, 7n) + turned(third, 12n) + turned(fourth, 18n));
    for (const sum of [first, second, third, fourth]) hash = low((hash ^ mixed(0n, sum)) * prime1 + prime4);
  }
  hash = low(hash + BigInt(bytes.length));
  for (; place + 8 <= bytes.length; place += 8) {
    hash = low(turned(hash ^ mixed(0n, lane(place)), 27n) * prime1 + prime4);
  }
  if (place + 4 <= bytes.length) {
    hash = low(turned(hash ^ low(BigInt(view.getUint32(place, true)) * prime1), 23n) * prime2 + prime3);
    place += 4;
  }
  for (; place < bytes.length; place += 1) {
    hash = low(turned(hash ^ low(BigInt(bytes[place]) * prime5), 11n) * prime1);
  }
  hash = low((hash ^ (hash >> 33n)) * prime2);
  hash = low((hash ^ (hash >> 29n)) * prime3);
  return (hash ^ (hash >> 32n)).toString(16).padStart(16, "0");
}

const isWhole = (bytes, hash) => digest(bytes).startsWith(hash);

// Files from the network.

/** @returns {Promise<File>} */
async function requested(path, cache) {
  try {
    const answer = await fetch(root + path, { cache, signal: AbortSignal.timeout(limit) });
    if (!answer.ok) throw new Trouble(answer.status < 500 ? "missing" : "unreachable");
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return { bytes, type: answer.headers.get("content-type") ?? "application/octet-stream" };
  } catch (error) {
    throw error instanceof Trouble ? error : new Trouble("unreachable");
  }
}

/** What is under way: a page and what prepares its version may want the same file at once. */
const underway = new Map();

/**
 * Asks the network for a file, if it is still the one of that hash, and stores it.
 *
 * @returns {{ file: Promise<File>, size: Promise<number> }} the file, and when it is stored what it takes
 */
function obtain(path, hash, cache = "no-cache") {
  const name = key(path, hash);
  if (!underway.has(name)) {
    const file = requested(path, cache).then((file) => {
      if (!isWhole(file.bytes, hash)) throw new Trouble("changed", file);
      return file;
    });
    const size = file.then((file) => store(path, hash, file)).finally(() => underway.delete(name));
    underway.set(name, { file, size });
  }
  return underway.get(name);
}

/** Sees to it that a file is stored; returns how many bytes it takes. */
async function keep(path, hash, cache) {
  const found = await kept(path, hash);
  return found ? Number(found.headers.get("x-size")) : obtain(path, hash, cache).size;
}

// Versions of the site.

let record = null;

/** @returns {Promise<Version[]>} those that are known, the newest first */
const versions = () => (record ??= noted("versions").catch(ignore).then((known) => known ?? []));

/** The version that the server has now, which thereby is known. */
async function announced() {
  const { bytes } = await requested("version.json", "no-cache");
  let content;
  try {
    content = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new Trouble("broken");
  }
  if (content?.version !== 1 || typeof content.site !== "string" || !content.files) throw new Trouble("broken");
  const known = await versions();
  const version = known.find(({ site }) => site === content.site)
    ?? { site: content.site, files: content.files, languages: [] };
  if (version !== known[0]) {
    known.splice(0, known.length, version, ...known.filter((other) => other !== version));
    await note("versions", known).catch(ignore);
  }
  return version;
}

/** The versions of which all is stored that the pages of a language need. */
const complete = async (language) => (await versions()).filter((version) => version.languages.includes(language));

const preparations = new Map();

/** Stores what the pages of a version need in a language; what another version had already is not asked for again. */
function prepare(version, language) {
  const name = `${version.site} ${language}`;
  if (!preparations.has(name)) {
    preparations.set(name, prepared(version, language).finally(() => preparations.delete(name)));
  }
  return preparations.get(name);
}

async function prepared(version, language) {
  if (version.languages.includes(language)) return;
  if (!version.files[listOf(language)]) throw new Trouble("broken");
  await keep(listOf(language), version.files[listOf(language)]);
  const others = languages.filter((other) => other !== language);
  const isWanted = (path) => isShell(path) && !others.some((other) =>
    path.startsWith(`${other}/`) || path === listOf(other)) && path !== listOf("pictures");
  const offline = `${language}/offline/`;
  await Promise.all([
    ...Object.keys(version.files).filter(isWanted).map((path) => keep(path, version.files[path])),
    keep(offline, await hashOf(version, offline)),
  ]);
  version.languages.push(language);
  await note("versions", await versions());
  await tidy().catch(ignore);
}

const listOf = (name) => `data/pages/${name}.json`;
const lists = new Map();

/** A list of pages or pictures: hashes by path below the site's root. */
async function listed(version, name) {
  const place = key(listOf(name), version.files[listOf(name)]);
  if (!lists.has(place)) {
    const content = await (await stored(listOf(name), version.files[listOf(name)]))?.json();
    if (!content) return new Map();
    const folder = languages.includes(name) ? `${name}/` : "";
    lists.set(place, new Map(content.path.map((path, row) => [folder + path, content.hash[row]])));
  }
  return lists.get(place);
}

/** The hash that a page or a file has in a version; undefined for what does not belong to it. */
async function hashOf(version, path) {
  if (path in version.files) return version.files[path];
  const list = path.startsWith("pictures/") ? "pictures" : languageOf(path);
  return list && version.files[listOf(list)] && (await listed(version, list)).get(path);
}

// Clients and the versions they are pinned to.

const pins = new Map();

/** @param {Promise<string | null>} site the version; null for a page whose version nobody knows */
function pin(event, client, site) {
  if (!client) return;
  pins.set(client, site);
  event.waitUntil(site.then((known) => note(`clients/${client}`, known)).catch(ignore));
}

/** The version that a client is given; for one that nobody pinned, the newest that is complete. */
async function versionOf(client) {
  if (!pins.has(client)) pins.set(client, noted(`clients/${client}`).catch(ignore));
  const site = await pins.get(client);
  const known = await versions();
  return known.find((version) => (site === undefined ? version.languages.length > 0 : version.site === site));
}

/** Forgets the pins of clients that are gone; returns the versions of the others. */
async function pinnedVersions() {
  const present = new Set((await self.clients.matchAll({ includeUncontrolled: true, type: "all" }))
    .map(({ id }) => id));
  const notes = await open("notes");
  for (const { url } of await notes.keys()) {
    const client = url.startsWith(`${root}clients/`) ? url.slice(`${root}clients/`.length) : null;
    // A page that is being loaded is no client yet; it is in memory alone.
    if (client && !present.has(client) && !pins.has(client)) await notes.delete(url);
    else if (client && !pins.has(client)) pins.set(client, noted(`clients/${client}`).catch(ignore));
  }
  return new Set(await Promise.all(pins.values()));
}

/** Drops what no version needs any more that is recent or that a client is pinned to. */
async function tidy() {
  const known = await versions();
  const pinned = await pinnedVersions();
  const recent = (await Promise.all(languages.map(complete))).flatMap((those) => those.slice(0, spareVersions));
  const spared = known.filter((version, place) =>
    place === 0 || pinned.has(version.site) || recent.includes(version));
  known.splice(0, known.length, ...spared);
  await note("versions", known);
  for (const folder of ["shell", "data", "pictures", ...languages]) await tidyFolder(folder, known);
}

async function tidyFolder(folder, known) {
  const files = await open(folder);
  const present = new Set((await files.keys()).map(({ url }) => url));
  for (const url of present) {
    const [path, hash] = url.slice(root.length).split("?");
    if (!(await isNeeded(path, hash, known, present))) await files.delete(url);
  }
}

/** A page is not needed any more as soon as its successor is stored, another file when no version has it. */
async function isNeeded(path, hash, known, present) {
  const hashes = await Promise.all(known.map((version) => hashOf(version, path)));
  if (!hashes.includes(hash)) return false;
  const [newest] = await complete(languageOf(path));
  const successor = newest && await hashOf(newest, path);
  return !successor || successor === hash || !present.has(key(path, successor));
}

// Pages: from the network, or else as they were stored.

/** A page that is stored, of the newest version that has it. */
async function atHand(path) {
  for (const version of await versions()) {
    const hash = version.languages.length > 0 && await hashOf(version, path);
    const answer = hash && await stored(path, hash);
    if (answer) return { answer, version };
  }
}

async function page(event, path) {
  if (languageOf(path) && isShell(path)) {
    // The offline page is shown when there is no network: it need not ask for it first.
    const found = await atHand(path);
    if (found) return fromStore(event, found);
  }
  // A worker that was just started forgets whom it need not remember any more.
  if (pins.size === 0) event.waitUntil(pinnedVersions().catch(ignore));
  const version = announced();
  version.catch(ignore);
  const network = fetch(new Request(event.request, { cache: "no-cache" })).catch(ignore);
  const answer = await Promise.race([network, after(patience)]);
  if (answer && answer.status < 500) return fromNetwork(event, path, answer, version);
  const found = await atHand(path);
  if (found) {
    event.waitUntil(network.then((late) => late?.ok && visited(path, late, version)).catch(ignore));
    return fromStore(event, found);
  }
  const late = await network;
  return late ? fromNetwork(event, path, late, version) : absent(path, new URL(event.request.url).search);
}

function fromStore(event, { answer, version }) {
  pin(event, event.resultingClientId, Promise.resolve(version.site));
  return answer;
}

function fromNetwork(event, path, answer, version) {
  // The page's files must not wait for what names its version longer than the page did.
  const site = version.then(({ site }) => site, () => null);
  pin(event, event.resultingClientId, Promise.race([site, after(patience).then(() => null)]));
  if (answer.ok) event.waitUntil(visited(path, answer.clone(), version).catch(ignore));
  return answer;
}

/** Stores a page that the reader sees, and what pages of its version need. */
async function visited(path, answer, announcement) {
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const version = await announcement;
  const language = languageOf(path);
  if (!language) return;
  await prepare(version, language);
  const hash = await hashOf(version, path);
  if (!hash || !isWhole(bytes, hash) || await kept(path, hash)) return;
  await store(path, hash, { bytes, type: answer.headers.get("content-type") ?? "text/html" });
}

/** What stands for a page that neither comes nor is stored. */
async function absent(path, search) {
  if (!path.endsWith("/") && await atHand(`${path}/`)) return Response.redirect(`${root}${path}/${search}`);
  const liked = [languageOf(path), ...self.navigator.languages.map((tag) => tag.slice(0, 2)), ...languages];
  for (const language of liked) {
    if (!languages.includes(language) || !(await atHand(`${language}/offline/`))) continue;
    return Response.redirect(`${root}${language}/offline/?page=${encodeURIComponent(path + search)}`);
  }
  return Response.error();
}

// Files: as the client's version has them, or else from the network.

async function file(event, path) {
  const version = await versionOf(event.clientId);
  const hash = version && await hashOf(version, path);
  const found = hash && await stored(path, hash);
  if (found) return found;
  // Pictures are stored on demand alone: there are too many.
  if (!hash || path.startsWith("pictures/")) return fetch(event.request);
  const fresh = obtain(path, hash);
  event.waitUntil(fresh.size.catch(ignore));
  try {
    return answerOf(await fresh.file);
  } catch (trouble) {
    if (trouble.kind === "changed") return replaced(event, version, trouble.file);
    return trouble.kind === "missing" ? fetch(event.request) : Response.error();
  }
}

const answerOf = ({ bytes, type }) => new Response(bytes, { headers: { "content-type": type } });

/** A file has changed since its page was loaded: the page is loaded anew rather than given what does not fit. */
async function replaced(event, version, newer) {
  const now = await announced().catch(ignore);
  // Where the version is still the same, something on the way alters files, and there is nothing better.
  if (now?.site === version.site) return answerOf(newer);
  const client = await self.clients.get(event.clientId);
  await client?.navigate(client.url).catch(ignore);
  return Response.error();
}

// What pages ask.

const questions = {
  /** Stores the page that asks, which was loaded without this worker. */
  async adopt(_, event) {
    const client = event.source;
    const path = pathOf(client.url);
    const announcement = announced();
    pin(event, client.id, announcement.then(({ site }) => site, () => null));
    await visited(path, await fetch(root + path), announcement);
  },

  /** The version that the server has now, or had when a page was last loaded. */
  site: async ({ isFresh }) => (isFresh ? await announced() : (await versions())[0])?.site ?? null,

  /** What belongs to the newest version in a language; without a network, to the newest that is stored. */
  async version({ language }) {
    try {
      const version = await announced();
      await prepare(version, language);
      return { ...await contents(version, language), isFresh: true };
    } catch (trouble) {
      const [last] = await complete(language);
      if (!last || kindOf(trouble) !== "unreachable") throw trouble;
      return { ...await contents(last, language), isFresh: false };
    }
  },

  /** What is stored in some folders: names of path and hash, with sizes in bytes. */
  async inventory({ folders }) {
    const found = await Promise.all(folders.map(async (folder) => (await open(folder)).matchAll()));
    return found.flat().map(({ headers }) => [headers.get("x-name"), Number(headers.get("x-size"))]);
  },

  keep: ({ path, hash }) => keep(path, hash, "no-store"),

  async forget({ folders }) {
    for (const folder of folders) await caches.delete(cacheName(folder));
  },

  tidy,

  /** Pages of a language that are at hand, in the order of the site's list. */
  async pages({ language }) {
    const [version] = await complete(language);
    const found = [];
    for (const [path, hash] of version ? await listed(version, language) : []) {
      const answer = found.length < namedPages && !isShell(path) && await stored(path, hash);
      if (answer) found.push({ path, title: /<title>(.*?)<\/title>/.exec(await answer.text())?.[1] });
    }
    return found;
  },
};

async function contents(version, language) {
  return {
    site: version.site,
    data: Object.entries(version.files).filter(([path]) => folderOf(path) === "data"),
    pages: await content(version, language),
    pictures: await content(version, "pictures").catch(() => null),
  };
}

/** The content of a list of pages or pictures; null where the site has none. */
async function content(version, name) {
  const hash = version.files[listOf(name)];
  if (!hash) return null;
  await keep(listOf(name), hash);
  return (await stored(listOf(name), hash)).json();
}

/** The path of an address below the site's root: a page's ends in a slash, but for the front page's. */
const pathOf = (url) =>
  new URL(url).pathname.slice(new URL(root).pathname.length).replace(/\/index\.html$/, "/") || "index.html";

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), dropOldForms().catch(ignore)]));
});

async function dropOldForms() {
  for (const name of await caches.keys()) {
    if (name.startsWith(prefix) && !name.startsWith(cacheName(""))) await caches.delete(name);
  }
}

self.addEventListener("message", (event) => {
  const [port] = event.ports;
  const answer = Promise.resolve().then(() => questions[event.data.ask](event.data, event));
  event.waitUntil(answer.then(
    (value) => port.postMessage({ value }), (error) => port.postMessage({ trouble: kindOf(error) })));
});

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  if (method !== "GET" || !url.startsWith(root)) return;
  const path = pathOf(url);
  const answer = mode === "navigate" ? page : /^(assets|data|pictures)\/|\.webmanifest$/.test(path) ? file : null;
  // Whatever is wrong with what is stored, the site works as it does without this worker.
  if (answer) event.respondWith(answer(event, path).catch(() => fetch(event.request)));
});
