"use strict";

// The files of the site: those that are stored, and how they come from the network.

/** Rises when the format of what is stored changes; what is stored in another one is deleted. */
const storeFormat = 1;
/** The longest time that a request may take, in milliseconds. */
const longestRequest = 10_000;

/** @typedef {{ bytes: Uint8Array, type: string }} SiteFile content and media type */

/** Why a file cannot be had: `unreachable`, `slow`, `failing`, `missing`, `broken` or `changed`. */
class FileError extends Error {
  /**
   * @param {string} kind
   * @param {SiteFile} [file] the one that came instead, for `changed`
   */
  constructor(kind, file) {
    super(kind);
    this.kind = kind;
    this.file = file;
  }

  /** Whether the file itself may be as it should be. */
  get isOfNetwork() {
    return ["unreachable", "slow", "failing"].includes(this.kind);
  }
}

/** The kind of any error, as pages know it from `script-parts.offline.trouble`. */
function kindOfError(error) {
  if (error instanceof FileError) return error.kind;
  if (error.name === "QuotaExceededError") return "full";
  return error instanceof DOMException ? "forbidden" : "unknown";
}

const ignore = () => {};

/** The first folder of a path: of a page, its language. */
const folderOf = (path) => path.split("/")[0];

/** Whether every page of a language needs a file: assets, lists of pages, the front page, offline page and manifest. */
const isShell = (path) =>
  /^(assets\/|data\/pages\/|index\.html$|[^/]+\/offline\/$|[^/]+\/manifest\.webmanifest$)/.test(path);

/**
 * Stored files, under path and hash, so that versions share what has not changed. There is a cache for what every page
 * needs, one for each other folder, and one for notes.
 */
class FileStore {
  #root;
  #prefix;

  /** @param {string} root the address of the site's root */
  constructor(root) {
    this.#root = root;
    // Other sites may have the same host.
    this.#prefix = `dex ${new URL(root).pathname} `;
  }

  #cacheName = (folder) => `${this.#prefix}${storeFormat} ${folder}`;
  #open = (folder) => caches.open(this.#cacheName(folder));
  #cacheOf = (path) => this.#open(isShell(path) ? "shell" : folderOf(path));
  #key = (path, hash) => `${this.#root}${path}?${hash}`;

  /** A note: a value that must outlive the worker, which the browser may end at any time. Undefined without one. */
  async note(name) {
    return (await (await this.#open("notes")).match(this.#root + name))?.json();
  }

  async setNote(name, value) {
    await (await this.#open("notes")).put(this.#root + name, new Response(JSON.stringify(value)));
  }

  /** @returns {Promise<number | undefined>} how many bytes a stored file takes; undefined for one that is not stored */
  async size(path, hash) {
    const found = await (await this.#cacheOf(path)).match(this.#key(path, hash));
    return found && Number(found.headers.get("x-size"));
  }

  /** @returns {Promise<Response | undefined>} a stored file; undefined too where the browser does not let it be read */
  async response(path, hash) {
    const found = await this.#cacheOf(path).then((cache) => cache.match(this.#key(path, hash))).catch(ignore);
    if (!found) return undefined;
    const body = found.headers.has("x-gzip") ? found.body.pipeThrough(new DecompressionStream("gzip")) : found.body;
    return new Response(body, { headers: { "content-type": found.headers.get("content-type") } });
  }

  /**
   * Stores a file, compressed unless it is a picture.
   *
   * @param {SiteFile} file
   * @returns {Promise<number>} how many bytes it takes
   */
  async add(path, hash, { bytes, type }) {
    const isCompressed = !/^image\/(?!svg)/.test(type);
    const stream = isCompressed ? new Blob([bytes]).stream().pipeThrough(new CompressionStream("gzip")) : bytes;
    const body = await new Response(stream).arrayBuffer();
    const headers = new Headers({ "content-type": type, "x-name": `${path}?${hash}`, "x-size": body.byteLength });
    if (isCompressed) headers.set("x-gzip", "1");
    await (await this.#cacheOf(path)).put(this.#key(path, hash), new Response(body, { headers }));
    return body.byteLength;
  }

  /** @returns {Promise<[string, number][]>} the names, `path?hash`, of what is stored in some folders, with sizes */
  async inventory(folders) {
    const found = await Promise.all(folders.map(async (folder) => (await this.#open(folder)).matchAll()));
    return found.flat().map(({ headers }) => [headers.get("x-name"), Number(headers.get("x-size"))]);
  }

  async count(folder) {
    return (await (await this.#open(folder)).keys()).length;
  }

  async deleteFolders(folders) {
    for (const folder of folders) await caches.delete(this.#cacheName(folder));
  }

  /** @param {(path: string, hash: string, names: Set<string>) => Promise<boolean>} isNeeded files without it are deleted */
  async deleteUnless(isNeeded) {
    for (const name of await caches.keys()) {
      if (!name.startsWith(this.#cacheName("")) || name === this.#cacheName("notes")) continue;
      const cache = await caches.open(name);
      const names = new Set((await cache.keys()).map(({ url }) => url.slice(this.#root.length)));
      for (const file of names) {
        if (!(await isNeeded(...file.split("?"), names))) await cache.delete(this.#root + file);
      }
    }
  }

  async deleteOtherFormats() {
    for (const name of await caches.keys()) {
      if (name.startsWith(this.#prefix) && !name.startsWith(this.#cacheName(""))) await caches.delete(name);
    }
  }
}

/** Files from the network. */
class Downloads {
  #root;
  #store;
  /** By name: a page, and what prepares its version, may need the same file at once. */
  #running = new Map();

  /**
   * @param {string} root
   * @param {FileStore} store
   */
  constructor(root, store) {
    this.#root = root;
    this.#store = store;
  }

  /**
   * @param {RequestCache} cache
   * @returns {Promise<SiteFile>}
   * @throws {FileError}
   */
  async request(path, cache) {
    try {
      const answer = await fetch(this.#root + path, { cache, signal: AbortSignal.timeout(longestRequest) });
      if (!answer.ok) throw new FileError(answer.status < 500 ? "missing" : "failing");
      const bytes = new Uint8Array(await answer.arrayBuffer());
      return { bytes, type: answer.headers.get("content-type") ?? "application/octet-stream" };
    } catch (error) {
      if (error instanceof FileError) throw error;
      throw new FileError(error.name === "TimeoutError" ? "slow" : "unreachable");
    }
  }

  /**
   * Requests a file and stores it, unless it has another hash by now.
   *
   * @returns {{ file: Promise<SiteFile>, size: Promise<number> }} the file, and once it is stored, how many bytes it takes
   */
  start(path, hash, cache = "no-cache") {
    const name = `${path}?${hash}`;
    if (!this.#running.has(name)) {
      const file = this.request(path, cache).then((file) => {
        if (!isHashOf(hash, file.bytes)) throw new FileError("changed", file);
        return file;
      });
      const size = file.then((file) => this.#store.add(path, hash, file)).finally(() => this.#running.delete(name));
      this.#running.set(name, { file, size });
    }
    return this.#running.get(name);
  }

  /** Stores a file, unless it is stored already; returns how many bytes it takes. */
  async ensure(path, hash, cache) {
    return await this.#store.size(path, hash) ?? this.start(path, hash, cache).size;
  }
}
