// Saves copies for offline use: decides what comes next, how many requests are made at once, and what happens when one
// fails. The service worker fetches and stores.
import { language as pageLanguage } from "../page/page-addresses.js";
import { isStorageAvailable, preference } from "../page/preferences.js";
import { after, pauses } from "../page/schedule.js";
import { siteKey } from "../page/site-root.js";
import { entriesOfLanguage, entriesOfPictures, missing, nameOf, Sizes } from "./contents.js";
import {
  channelName, copies, deleteFiles, ownGeneration, preferredGeneration, setState, stateOf, updateState,
} from "./copies.js";
import { Log } from "./log.js";
import { Pace, Queue } from "./queue.js";
import { ask, WorkerError } from "./registration.js";

/** The window with this lock saves; the others wait for it. */
const lock = siteKey("offline");

/** In milliseconds, like all times here. */
const second = 1000;
/** How long to wait for the network. */
const longestWait = 30 * second;
/** Errors that the next file would have too. */
const lasting = ["full", "forbidden", "refused"];

/** Continues every copy that is running, and updates those that are done, as soon as no other window does. */
export function saveCopies() {
  return navigator.locks.request(lock, async () => {
    for (const copy of copies) {
      if (await isOutdated(copy)) setState(copy, { ...stateOf(copy), state: "running" });
      if (stateOf(copy)?.state === "running") await new Copy(copy).run();
    }
  });
}

/** Whether a copy is of an earlier build or was deleted, and may be fetched: not if the reader saves data. */
async function isOutdated(copy) {
  const { state, site, files } = stateOf(copy) ?? {};
  if (state !== "done" || navigator.connection?.saveData) return false;
  const current = await ask({ ask: "site" });
  if (current !== null && current !== site) return true;
  // The browser, or the reader in its settings, may have deleted what was stored.
  return 2 * await ask({ ask: "count", folder: copy }) < files;
}

/** Those of some files that no other copy has. */
const ownFiles = (copy, entries) => entries.filter(({ path }) => path.startsWith(`${copy}/`));

/**
 * Finds out what belongs to a copy, and how much of it is stored.
 *
 * @param {string} copy
 * @returns the service worker's answer about the version, with all `entries`, those that are `missing`, and the `sizes`
 * @throws {import("./registration.js").WorkerError}
 */
export async function inspectCopy(copy) {
  // Without it, nothing would remember what the reader wants to be saved.
  if (!isStorageAvailable()) throw new WorkerError("forbidden");
  const isOfPictures = copy === "pictures";
  const version = await ask({ ask: "version", language: isOfPictures ? pageLanguage : copy });
  const entries = isOfPictures
    ? entriesOfPictures(version.pictures ?? { path: [] }) : entriesOfLanguage(copy, version.data, version.pages);
  const folders = isOfPictures ? ["pictures"] : ["shell", "data", copy];
  const stored = new Map(await ask({ ask: "inventory", folders }));
  const sizes = new Sizes(entries, !isOfPictures);
  for (const entry of entries) {
    const size = stored.get(nameOf(entry));
    if (size !== undefined) sizes.add(entry, size);
  }
  return { ...version, entries, missing: missing(entries, stored), sizes };
}

/**
 * @typedef {object} Progress
 * @property {string} copy
 * @property {number} done how many files are stored
 * @property {number} total how many files there are
 * @property {number} failed how many files could not be fetched
 * @property {number} parallel how many are requested at once
 * @property {number} group the generation that is being saved; 0 for lists and data
 * @property {number} storedBytes
 * @property {number} totalBytes an estimate
 * @property {boolean} isCut whether it waits for the network
 */

/** A copy while it is being saved. */
class Copy {
  #name;
  #channel = new BroadcastChannel(channelName);
  #log = new Log();
  #pace = new Pace();
  #inspection;
  #groups;
  #queue;
  #failed;
  #group = 0;
  #isOutdated;

  /** @param {string} name one of `copies` */
  constructor(name) {
    this.#name = name;
  }

  /** Saves until everything is stored, the reader pauses, or an error lasts. */
  async run() {
    try {
      do {
        await this.#begin();
        await this.#save();
      } while (this.#isOutdated && this.#isRunning);
      if (this.#isRunning) await this.#finish();
      else this.#log.note("paused");
      // Files that were requested before the reader deleted the copy may have been stored after that.
      if (!stateOf(this.#name)) await deleteFiles(this.#name);
    } catch (error) {
      updateState(this.#name, { state: "paused", trouble: error.kind ?? "unknown" });
      this.#log.note("paused", { cause: error.kind ?? "unknown" });
    } finally {
      this.#log.store();
      this.#channel.close();
    }
  }

  get #isRunning() {
    return stateOf(this.#name)?.state === "running";
  }

  async #begin() {
    this.#inspection = await inspectCopy(this.#name);
    this.#groups = new Map(this.#inspection.entries.map(({ path, group }) => [path, group]));
    this.#queue = new Queue(this.#inspection.missing);
    this.#failed = [];
    this.#isOutdated = false;
    // After a pause the number is that of the beginning.
    if (stateOf(this.#name)?.changed === undefined) {
      updateState(this.#name, { changed: this.#inspection.missing.length });
    }
    this.#log.note("begun", { count: this.#inspection.missing.length });
    this.#log.note("parallel", { count: this.#pace.parallel });
    this.#report();
  }

  async #save() {
    const running = new Set();
    try {
      while (this.#isRunning && !this.#isOutdated && this.#queue.length + running.size > 0) {
        while (running.size < this.#pace.parallel && this.#queue.length > 0) {
          const task = this.#saveFile(this.#queue.next(this.#preferred, ownGeneration())).finally(() => running.delete(task));
          running.add(task);
        }
        await Promise.race(running);
        if (this.#pace.isCut) await this.#reconnect();
      }
    } finally {
      await Promise.allSettled(running);
    }
  }

  /** The generation of the page that the reader opened last, and the one that they chose. */
  get #preferred() {
    return [this.#groups.get(preference("offline-opened")) || null, preferredGeneration()];
  }

  /** Has a file stored, in up to three tries. */
  async #saveFile(entry) {
    this.#group = entry.group;
    for (const pause of [0, ...pauses]) {
      await after(pause);
      if (!this.#isRunning || this.#isOutdated) return;
      if (await this.#isSaved(entry, pause === pauses.at(-1))) return;
    }
    this.#failed.push(entry);
    this.#report();
  }

  async #isSaved(entry, isLastTry) {
    try {
      const size = await ask({ ask: "keep", path: entry.path, hash: entry.hash });
      this.#inspection.sizes.add(entry, size);
      this.#log.note("fetched", { path: entry.path });
    } catch (error) {
      this.#log.note(isLastTry ? "failed" : "again", { path: entry.path, cause: error.kind ?? "unknown" });
      if (lasting.includes(error.kind)) throw error;
      if (error.kind === "changed") this.#isOutdated = await this.#hasNewBuild();
      this.#notePace(false);
      return false;
    }
    this.#notePace(true);
    this.#report();
    return true;
  }

  #notePace(isSuccess) {
    const before = this.#pace.parallel;
    this.#pace.note(isSuccess);
    if (this.#pace.parallel !== before) this.#log.note("parallel", { count: this.#pace.parallel });
  }

  async #hasNewBuild() {
    const site = await ask({ ask: "site", isFresh: true }).catch(() => this.#inspection.site);
    return site !== this.#inspection.site;
  }

  /** Waits for the network, and queues again what failed without it. */
  async #reconnect() {
    this.#log.note("cut");
    this.#report();
    let isBack = false;
    window.addEventListener("online", () => { isBack = true; }, { once: true });
    for (let waited = 0; waited < longestWait && !isBack && this.#isRunning; waited += second) await after(second);
    this.#queue.add(this.#failed);
    this.#failed = [];
    this.#pace = new Pace();
  }

  async #finish() {
    const { site, entries } = this.#inspection;
    const { site: before, changed, updated } = stateOf(this.#name);
    const isUpdate = before !== undefined && before !== site;
    updateState(this.#name, {
      state: "done", site, at: Date.now(), changed: undefined, updated: isUpdate ? changed : updated,
      files: ownFiles(this.#name, entries).length - ownFiles(this.#name, this.#failed).length,
    });
    this.#log.note("done");
    await ask({ ask: "tidy" });
  }

  #report() {
    const { entries, sizes } = this.#inspection;
    this.#channel.postMessage({
      copy: this.#name, done: sizes.count, total: entries.length, failed: this.#failed.length,
      parallel: this.#pace.parallel, group: this.#group, storedBytes: sizes.stored, totalBytes: sizes.total,
      isCut: this.#pace.isCut,
    });
  }
}
