"use strict";

// The service worker: makes the site work without a network, and never mixes files of different builds on a page.
//
// version.json names the site's version and has the hashes of its files, data/pages/{language}.json those of its pages.
// Pages come from the network first, other files as they are stored for the page's version.
//
// The builder joins the files in this folder, this one last, to service-worker.js. It is a classic script, since not
// every browser has workers that are modules; and one file, since browsers compare each file of a worker with the server's
// on every navigation, and several could come from different builds.

/** How long a page that is stored waits for the network, in milliseconds. */
const patience = 3000;
/** How many stored pages the offline page shows at most. */
const mostListed = 60;

/** The address of the site's root, wherever the site lies. */
const root = new URL("./", self.location.href).href;
const store = new FileStore(root);
const downloads = new Downloads(root, store);
const pins = new Pins(store);
const versions = new Versions(store, downloads, pins);

const after = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The path of an address below the site's root: that of a page ends in a slash, but for the front page. */
const pathOf = (url) =>
  new URL(url).pathname.slice(new URL(root).pathname.length).replace(/\/index\.html$/, "/") || "index.html";

// Pages

async function answerPage(event, path) {
  if (isShell(path) && path.endsWith("/")) {
    // It is shown when there is no network, so it does not wait for it.
    const found = await versions.storedPage(path);
    if (found) return fromStore(event, found);
  }
  // The pins of closed pages are removed when the worker has just been started.
  if (pins.isEmpty) event.waitUntil(pins.cleanUp().catch(ignore));
  const version = versions.current();
  version.catch(ignore);
  const network = fetch(new Request(event.request, { cache: "no-cache" })).catch(ignore);
  const answer = await Promise.race([network, after(patience)]);
  if (answer && answer.status < 500) return fromNetwork(event, path, answer, version);
  const found = await versions.storedPage(path);
  if (found) {
    event.waitUntil(network.then((late) => late?.ok && storePage(path, late, version)).catch(ignore));
    return fromStore(event, found);
  }
  const late = await network;
  return late ? fromNetwork(event, path, late, version) : offlinePage(path, new URL(event.request.url).search);
}

function fromStore(event, { answer, version }) {
  pins.pin(event, event.resultingClientId, Promise.resolve(version.site));
  return answer;
}

function fromNetwork(event, path, answer, version) {
  // The page's files do not wait longer for version.json than the page itself would.
  const site = version.then(({ site }) => site, () => null);
  pins.pin(event, event.resultingClientId, Promise.race([site, after(patience).then(() => null)]));
  if (answer.ok) event.waitUntil(storePage(path, answer.clone(), version).catch(ignore));
  return answer;
}

/** Stores a page that the reader has opened, and what all pages of its version need. */
async function storePage(path, answer, currentVersion) {
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const version = await currentVersion;
  const language = folderOf(path);
  if (!languagesOf(version).includes(language)) return;
  // With the browser's data saver on, nothing is fetched for later.
  if (self.navigator.connection?.saveData && !version.languages.includes(language)) return;
  await versions.prepare(version, language);
  const hash = await versions.hashOf(version, path);
  if (!hash || !isHashOf(hash, bytes) || await store.size(path, hash) !== undefined) return;
  await store.add(path, hash, { bytes, type: answer.headers.get("content-type") ?? "text/html" });
}

/** The answer for a page that is neither on the network nor stored: a redirection to the offline page. */
async function offlinePage(path, search) {
  if (!path.endsWith("/") && await versions.storedPage(`${path}/`)) return Response.redirect(`${root}${path}/${search}`);
  const readers = self.navigator.languages.map((tag) => tag.split("-")[0]);
  const [newest] = await versions.all();
  for (const language of [folderOf(path), ...readers, ...newest ? languagesOf(newest) : []]) {
    if (!(await versions.storedPage(`${language}/offline/`))) continue;
    return Response.redirect(`${root}${language}/offline/?page=${encodeURIComponent(path + search)}`);
  }
  return Response.error();
}

// Other files

/** A file as the page's version has it. */
async function answerFile(event, path) {
  const version = await versions.ofClient(event.clientId);
  const hash = version && await versions.hashOf(version, path);
  const found = hash && await store.response(path, hash);
  if (found) return found;
  // Pictures are stored only for a copy: they are too many.
  if (!hash || path.startsWith("pictures/")) return fetch(event.request);
  const download = downloads.start(path, hash);
  event.waitUntil(download.size.catch(ignore));
  try {
    return responseOf(await download.file);
  } catch (error) {
    if (error.kind === "changed") return reload(event, version, error.file);
    // The page learns what is wrong from the server, or the network, itself.
    return fetch(event.request);
  }
}

const responseOf = ({ bytes, type }) => new Response(bytes, { headers: { "content-type": type } });

/** For a file that has changed since its page was loaded: loads the page again, which needs the old file. */
async function reload(event, version, file) {
  const now = await versions.current().catch(ignore);
  // Of the same version, it was altered on the way, which loading again would not help.
  if (now?.site === version.site) return responseOf(file);
  const client = await self.clients.get(event.clientId);
  await client?.navigate(client.url).catch(ignore);
  return Response.error();
}

// Questions. Pages of an earlier build ask them too, so their names and answers stay as they are.

const questions = {
  /** Stores the page that asks, which was loaded without this worker. */
  async adopt(_, event) {
    const client = event.source;
    const path = pathOf(client.url);
    const version = versions.current();
    pins.pin(event, client.id, version.then(({ site }) => site, () => null));
    await storePage(path, await fetch(root + path), version);
  },

  /** The name of the version that the server has now, or had when a page was last loaded. */
  site: async ({ isFresh }) => (isFresh ? await versions.current() : (await versions.all())[0])?.site ?? null,

  /** What belongs to the newest version in a language; without a network, to the newest that is stored. */
  async version({ language }) {
    try {
      const version = await versions.current();
      await versions.prepare(version, language);
      return { ...await contents(version, language), isFresh: true };
    } catch (error) {
      const [last] = await versions.complete(language);
      if (!last || !error.isOfNetwork) throw error;
      return { ...await contents(last, language), isFresh: false, trouble: error.kind };
    }
  },

  /** How many files are stored in a folder. */
  count: ({ folder }) => store.count(folder),

  inventory: ({ folders }) => store.inventory(folders),

  /** Stores a file; the answer is how many bytes it takes. */
  keep: ({ path, hash }) => downloads.ensure(path, hash, "no-store"),

  forget: ({ folders }) => store.deleteFolders(folders),

  tidy: () => versions.cleanUp(),

  /** Stored pages of a language, in the order of the site's list. */
  async pages({ language }) {
    const [version] = await versions.complete(language);
    const found = [];
    for (const [path, hash] of version ? await versions.hashes(version, language) : []) {
      const answer = found.length < mostListed && !isShell(path) && await store.response(path, hash);
      if (answer) found.push({ path, title: /<title>(.*?)<\/title>/.exec(await answer.text())?.[1] });
    }
    return found;
  },
};

async function contents(version, language) {
  return {
    site: version.site,
    data: Object.entries(version.files).filter(([path]) => folderOf(path) === "data" && !isShell(path)),
    pages: await versions.list(version, language),
    pictures: await versions.list(version, "pictures").catch(() => null),
  };
}

// Events

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), store.deleteOtherFormats().catch(ignore)]));
});

self.addEventListener("message", (event) => {
  const [port] = event.ports;
  const answer = Promise.resolve().then(() => questions[event.data.ask](event.data, event));
  event.waitUntil(answer.then(
    (value) => port.postMessage({ value }), (error) => port.postMessage({ trouble: kindOfError(error) })));
});

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  if (method !== "GET" || !url.startsWith(root)) return;
  const path = pathOf(url);
  const isFile = /^(assets|data|pictures)\/|\.webmanifest$/.test(path);
  const answer = mode === "navigate" ? answerPage : isFile ? answerFile : null;
  // Whatever is wrong with what is stored, the site works as it does without this worker.
  if (answer) event.respondWith(answer(event, path).catch(() => fetch(event.request)));
});
