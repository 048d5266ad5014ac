"use strict";

// Versions of the site: what of them is stored.

/** How many earlier versions keep the pages that have not been visited again. */
const spareVersions = 3;

/**
 * A version of the site: its name, the hashes of its files by path, and the languages for which everything is stored
 * that all pages need.
 *
 * @typedef {{ site: string, files: Record<string, string>, languages: string[] }} Version
 */

/** How long what is stored waits for the network, in milliseconds. */
const patience = 3000;

const after = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const listOf = (name) => `data/pages/${name}.json`;

/** The languages of a version, each of which has a list of pages. */
const languagesOf = ({ files }) => Object.keys(files)
  .flatMap((path) => /^data\/pages\/(.*)\.json$/.exec(path)?.[1] ?? [])
  .filter((name) => name !== "pictures");

/** The versions that are known. */
class Versions {
  #store;
  #downloads;
  #request = null;
  #known = null;
  #preparations = new Map();
  #lists = new Map();

  /**
   * @param {FileStore} store
   * @param {Downloads} downloads
   */
  constructor(store, downloads) {
    this.#store = store;
    this.#downloads = downloads;
  }

  /** @returns {Promise<Version[]>} the newest first */
  all() {
    return this.#known ??= this.#store.note("versions").catch(ignore).then((known) => known ?? []);
  }

  /**
   * The version that the server has now.
   *
   * @returns {Promise<Version>}
   * @throws {FileError}
   */
  current() {
    const request = this.#current();
    this.#request = request.catch(ignore);
    return request;
  }

  async #current() {
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

  /**
   * The newest version that has a file. The addresses of assets contain a digest, so that any version's will do; for other
   * files the list of versions that was requested last is waited for, but not long.
   */
  async having(path) {
    if (!path.startsWith("assets/")) await Promise.race([this.#request, after(patience)]);
    return (await this.all()).find((version) => path in version.files || path.startsWith("pictures/"));
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

  /** @returns {Promise<Response | undefined>} a page or file as the newest version has it that has it stored */
  async stored(path) {
    for (const version of await this.all()) {
      const hash = version.languages.length > 0 && await this.hashOf(version, path);
      const answer = hash && await this.#store.response(path, hash);
      if (answer) return answer;
    }
    return undefined;
  }

  /** Deletes what is of no recent version. */
  async cleanUp() {
    const known = await this.all();
    const languages = [...new Set(known.flatMap((version) => version.languages))];
    const recent = (await Promise.all(languages.map((language) => this.complete(language))))
      .flatMap((versions) => versions.slice(0, spareVersions));
    const kept = known.filter((version, index) =>
      index === 0 || recent.includes(version));
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
