"use strict";

// The service worker: makes the site work without a network.
//
// version.json names the site's version and has the hashes of its files, data/pages/{language}.json those of its pages.
// Pages come from the network first, other files as they are stored. The addresses of styles and scripts contain a digest,
// so a page never has those of another build.
//
// The builder joins the files in this folder, this one last, to service-worker.js. It is a classic script, since not
// every browser has workers that are modules; and one file, since browsers compare each file of a worker with the server's
// on every navigation, and several could come from different builds.

/** How many stored pages the offline page shows at most. */
const mostListed = 60;

/** The address of the site's root, wherever the site lies. */
const root = new URL("./", self.location.href).href;
const store = new FileStore(root);
const downloads = new Downloads(root, store);
const versions = new Versions(store, downloads);

/** The path of an address below the site's root: that of a page ends in a slash, but for the front page. */
const pathOf = (url) =>
  new URL(url).pathname.slice(new URL(root).pathname.length).replace(/\/index\.html$/, "/") || "index.html";

// Pages

async function answerPage(event, path) {
  if (isShell(path) && path.endsWith("/")) {
    // It is shown when there is no network, so it does not wait for it.
    const found = await versions.stored(path);
    if (found) return found;
  }
  const version = versions.current();
  version.catch(ignore);
  const network = fetch(new Request(event.request, { cache: "no-cache" })).catch(ignore);
  const answer = await Promise.race([network, after(patience)]);
  const found = answer && answer.status < 500 ? undefined : await versions.stored(path);
  if (found) {
    event.waitUntil(network.then((late) => late?.ok && storePage(path, late, version)).catch(ignore));
    return found;
  }
  const page = await network;
  if (!page) return offlinePage(path, new URL(event.request.url).search);
  if (page.ok) event.waitUntil(storePage(path, page.clone(), version).catch(ignore));
  return page;
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
  if (!path.endsWith("/") && await versions.stored(`${path}/`)) return Response.redirect(`${root}${path}/${search}`);
  const readers = self.navigator.languages.map((tag) => tag.split("-")[0]);
  const [newest] = await versions.all();
  for (const language of [folderOf(path), ...readers, ...newest ? languagesOf(newest) : []]) {
    if (!(await versions.stored(`${language}/offline/`))) continue;
    return Response.redirect(`${root}${language}/offline/?page=${encodeURIComponent(path + search)}`);
  }
  return Response.error();
}

// Other files

async function answerFile(event, path) {
  const version = await versions.having(path);
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
    // It is of another build than the list of versions.
    if (error.kind === "changed") return responseOf(error.file);
    // The page learns what is wrong from the server, or the network, itself.
    return await versions.stored(path) ?? fetch(event.request);
  }
}

const responseOf = ({ bytes, type }) => new Response(bytes, { headers: { "content-type": type } });

// Questions. Pages of earlier and later builds ask them too, so their names and answers stay as they are.

const questions = {
  /** Stores the page that asks, which was loaded without this worker. */
  async adopt(_, event) {
    const path = pathOf(event.source.url);
    const version = versions.current();
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

// A newer worker does not replace this one (`skipWaiting`) while pages are open: Chrome would leave one without an answer
// that is opened in that moment.

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
  // Scripts take parts of other pages.
  const isPage = mode === "navigate" || path.endsWith("/");
  const answer = isPage ? answerPage : isFile ? answerFile : null;
  // Whatever is wrong with what is stored, the site works as it does without this worker.
  if (answer) event.respondWith(answer(event, path).catch(() => fetch(event.request)));
});
