"use strict";

// Versions of the site, and which of them each open page belongs to.

/** How many earlier versions keep the pages that have not been visited again. */
const spareVersions = 3;

/**
 * A version of the site: its name, the hashes of its files by path, and the languages for which everything is stored
 * that all pages need.
 *
 * @typedef {{ site: string, files: Record<string, string>, languages: string[] }} Version
 */

const listOf = (name) => `data/pages/${name}.json`;

/** The languages of a version, each of which has a list of pages. */
const languagesOf = ({ files }) => Object.keys(files)
  .flatMap((path) => /^data\/pages\/(.*)\.json$/.exec(path)?.[1] ?? [])
  .filter((name) => name !== "pictures");

/**
 * The versions to which open pages, the clients, are pinned: a page is given only files of the version with which it was
 * loaded.
 */
class Pins {
  #store;
  #pins = new Map();

  /** @param {FileStore} store */
  constructor(store) {
    this.#store = store;
  }

  get isEmpty() {
    return this.#pins.size === 0;
  }

  /**
   * @param {ExtendableEvent} event kept alive until the pin is stored
   * @param {string} client an id
   * @param {Promise<string | null>} site the version's name; null for a page whose version is not known
   */
  pin(event, client, site) {
    if (!client) return;
    this.#pins.set(client, site);
    event.waitUntil(site.then((known) => this.#store.setNote(`clients/${client}`, known)).catch(ignore));
  }

  /** @returns {Promise<string | null | undefined>} the name of a client's version; undefined for one without a pin */
  site(client) {
    if (!this.#pins.has(client)) this.#pins.set(client, this.#store.note(`clients/${client}`).catch(ignore));
    return this.#pins.get(client);
  }

  /** Removes the pins of pages that have been closed; returns the names of the versions of the others. */
  async cleanUp() {
    const open = new Set((await self.clients.matchAll({ includeUncontrolled: true, type: "all" })).map(({ id }) => id));
    for (const name of await this.#store.noteNames()) {
      const client = name.startsWith("clients/") ? name.slice("clients/".length) : null;
      // A page that is being loaded is not a client yet: its pin is in memory.
      if (client === null || this.#pins.has(client)) continue;
      if (open.has(client)) void this.site(client);
      else await this.#store.deleteNote(name);
    }
    return new Set(await Promise.all(this.#pins.values()));
  }
}

/** The versions that are known. */
class Versions {
  #store;
  #downloads;
  #pins;
  #known = null;
  #preparations = new Map();
  #lists = new Map();

  /**
   * @param {FileStore} store
   * @param {Downloads} downloads
   * @param {Pins} pins
   */
  constructor(store, downloads, pins) {
    this.#store = store;
    this.#downloads = downloads;
    this.#pins = pins;
  }

  /** @returns {Promise<Version[]>} the newest first */
  all() {
    return this.#known ??= this.#store.note("versions").catch(ignore).then((known) => known ?? []);
  }

  /** The version that the server has now. */
  async current() {
    const { bytes } = await this.#downloads.request("version.json", "no-cache");
    let content;
    try {
      content = JSON.parse(new TextDecoder().decode(bytes));
    } catch {
      throw new FileError("broken");
    }
    if (content?.version !== 1 || typeof content.site !== "string" || !content.files) throw new FileError("broken");
    const known = await this.all();
    const version = known.find(({ site }) => site === content.site)
      ?? { site: content.site, files: content.files, languages: [] };
    if (version !== known[0]) {
      known.splice(0, known.length, version, ...known.filter((other) => other !== version));
      await this.#store.setNote("versions", known).catch(ignore);
    }
    return version;
  }

  /** The versions for which everything is stored that all pages of a language need. */
  async complete(language) {
    return (await this.all()).filter((version) => version.languages.includes(language));
  }

  /** The version of a client; for one without a pin the newest that is complete in any language. */
  async ofClient(client) {
    const site = await this.#pins.site(client);
    return (await this.all()).find((version) =>
      (site === undefined ? version.languages.length > 0 : version.site === site));
  }

  /** Stores what all pages of a language need, unless another version has it already. */
  prepare(version, language) {
    const name = `${version.site} ${language}`;
    if (!this.#preparations.has(name)) {
      const preparation = this.#prepare(version, language).finally(() => this.#preparations.delete(name));
      this.#preparations.set(name, preparation);
    }
    return this.#preparations.get(name);
  }

  async #prepare(version, language) {
    if (version.languages.includes(language)) return;
    const list = listOf(language);
    if (!version.files[list]) throw new FileError("broken");
    await this.#downloads.ensure(list, version.files[list]);
    const others = [...languagesOf(version), "pictures"].filter((other) => other !== language);
    const isNeeded = (path) =>
      isShell(path) && !others.some((other) => folderOf(path) === other || path === listOf(other));
    const offlinePage = `${language}/offline/`;
    await Promise.all([
      ...Object.keys(version.files).filter(isNeeded).map((path) => this.#downloads.ensure(path, version.files[path])),
      this.#downloads.ensure(offlinePage, await this.hashOf(version, offlinePage)),
    ]);
    version.languages.push(language);
    await this.#store.setNote("versions", await this.all());
    await this.cleanUp().catch(ignore);
  }

  /** The hashes in a list of pages or pictures, by path below the site's root; empty if it is not stored. */
  async hashes(version, name) {
    const [path, hash] = [listOf(name), version.files[listOf(name)]];
    const key = `${path}?${hash}`;
    if (!this.#lists.has(key)) {
      const content = await (await this.#store.response(path, hash))?.json();
      if (!content) return new Map();
      // Pages are listed below their language's folder, pictures below the root.
      const folder = name === "pictures" ? "" : `${name}/`;
      this.#lists.set(key, new Map(content.path.map((path, row) => [folder + path, content.hash[row]])));
    }
    return this.#lists.get(key);
  }

  /** The hash of a page or another file in a version; undefined if the version does not have it. */
  async hashOf(version, path) {
    if (path in version.files) return version.files[path];
    const folder = folderOf(path);
    return version.files[listOf(folder)] && (await this.hashes(version, folder)).get(path);
  }

  /** The content of a list of pages or pictures; null for a list that the version does not have. */
  async list(version, name) {
    const hash = version.files[listOf(name)];
    if (!hash) return null;
    await this.#downloads.ensure(listOf(name), hash);
    return (await this.#store.response(listOf(name), hash)).json();
  }

  /** A page as the newest version has it that has it stored, with that version. */
  async storedPage(path) {
    for (const version of await this.all()) {
      const hash = version.languages.length > 0 && await this.hashOf(version, path);
      const answer = hash && await this.#store.response(path, hash);
      if (answer) return { answer, version };
    }
    return undefined;
  }

  /** Deletes what is of no version that is recent, or of an open page. */
  async cleanUp() {
    const known = await this.all();
    const pinned = await this.#pins.cleanUp();
    const languages = [...new Set(known.flatMap((version) => version.languages))];
    const recent = (await Promise.all(languages.map((language) => this.complete(language))))
      .flatMap((versions) => versions.slice(0, spareVersions));
    const kept = known.filter((version, index) =>
      index === 0 || pinned.has(version.site) || recent.includes(version));
    known.splice(0, known.length, ...kept);
    await this.#store.setNote("versions", known);
    await this.#store.deleteUnless((...file) => this.#isNeeded(...file));
  }

  /** A page is needed until its successor is stored, another file as long as any version has it. */
  async #isNeeded(path, hash, stored) {
    const hashes = await Promise.all((await this.all()).map((version) => this.hashOf(version, path)));
    if (!hashes.includes(hash)) return false;
    const [newest] = await this.complete(folderOf(path));
    const successor = newest && await this.hashOf(newest, path);
    return !successor || successor === hash || !stored.has(`${path}?${successor}`);
  }
}
