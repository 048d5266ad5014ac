// Saves a copy: decides what comes next, how many requests are made at once, and what happens where one fails. It is
// the service worker that fetches and stores.
import { preference } from "../page/preferences.js";
import { amend, decision, firstGeneration, forget } from "./decisions.js";
import { Queue } from "./order.js";
import { Pace } from "./pace.js";
import { survey } from "./survey.js";
import { ask } from "./worker.js";

/** The channel on which is told how far a copy is. */
export const channelName = "dex-offline";

/** In milliseconds, like all times here. */
const second = 1000;
/** How long the tries after the first wait. */
const pauses = [second, 3 * second];
/** How long to wait for a network that is gone. */
const patience = 30 * second;
/** Troubles that the next file would have too. */
const lasting = ["full", "forbidden", "refused"];

const after = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * @typedef {object} Progress
 * @property {string} copy whose
 * @property {number} done how many files are stored
 * @property {number} total of how many
 * @property {number} failed how many did not come
 * @property {number} parallel how many are asked for at once
 * @property {number} group the generation that is coming; 0 for lists and data
 * @property {number} now the bytes that are taken
 * @property {number} whole about how many it will be
 * @property {boolean} isCut whether it waits for the network
 */

/** A copy while it is being saved. */
export class Copy {
  #name;
  #channel = new BroadcastChannel(channelName);
  #pace = new Pace();
  #found;
  #groups;
  #queue;
  #failed;
  #group = 0;
  #isOutdated;

  /** @param {string} name one of `copies` */
  constructor(name) {
    this.#name = name;
  }

  /** Goes on until everything is stored, or the reader pauses it, or it cannot go on. */
  async run() {
    try {
      do {
        await this.#begin();
        await this.#save();
      } while (this.#isOutdated && this.#isWanted);
      if (this.#isWanted) await this.#finish();
      // What was on its way when the reader cleared the copy came after that.
      if (!decision(this.#name)) await forget(this.#name);
    } catch (error) {
      amend(this.#name, { state: "paused", trouble: error.kind ?? "unknown" });
    } finally {
      this.#channel.close();
    }
  }

  get #isWanted() {
    return decision(this.#name)?.state === "running";
  }

  async #begin() {
    this.#found = await survey(this.#name);
    this.#groups = new Map(this.#found.entries.map(({ path, group }) => [path, group]));
    this.#queue = new Queue(this.#found.missing);
    this.#failed = [];
    this.#isOutdated = false;
    // What goes on after a pause was counted when it began.
    if (decision(this.#name)?.changed === undefined) amend(this.#name, { changed: this.#found.missing.length });
    this.#report();
  }

  async #save() {
    const underway = new Set();
    try {
      while (this.#isWanted && !this.#isOutdated && this.#queue.length + underway.size > 0) {
        while (underway.size < this.#pace.parallel && this.#queue.length > 0) {
          const task = this.#obtain(this.#queue.next(this.#dear)).finally(() => underway.delete(task));
          underway.add(task);
        }
        await Promise.race(underway);
        if (this.#pace.isCut) await this.#reconnect();
      }
    } finally {
      await Promise.allSettled(underway);
    }
  }

  /** The generation that the reader opened last, and the one they chose to have first. */
  get #dear() {
    return [this.#groups.get(preference("offline-opened")) || null, firstGeneration()];
  }

  /** Has a file stored, in three tries. */
  async #obtain(entry) {
    this.#group = entry.group;
    for (const pause of [0, ...pauses]) {
      await after(pause);
      if (!this.#isWanted || this.#isOutdated) return;
      if (await this.#isObtained(entry)) return;
    }
    this.#failed.push(entry);
    this.#report();
  }

  async #isObtained(entry) {
    try {
      const size = await ask({ ask: "keep", path: entry.path, hash: entry.hash });
      this.#found.sizes.add(entry, size);
    } catch (error) {
      if (lasting.includes(error.kind)) throw error;
      if (error.kind === "changed") this.#isOutdated = await this.#hasMoved();
      this.#pace.note(false);
      return false;
    }
    this.#pace.note(true);
    this.#report();
    return true;
  }

  /** Whether the site was built anew since this run began. */
  async #hasMoved() {
    const site = await ask({ ask: "site", isFresh: true }).catch(() => this.#found.site);
    return site !== this.#found.site;
  }

  /** Waits for the network, and then tries again what failed without it. */
  async #reconnect() {
    this.#report();
    let isBack = false;
    window.addEventListener("online", () => { isBack = true; }, { once: true });
    for (let waited = 0; waited < patience && !isBack && this.#isWanted; waited += second) await after(second);
    this.#queue.return(this.#failed);
    this.#failed = [];
    this.#pace = new Pace();
  }

  async #finish() {
    const { site } = this.#found;
    const { site: before, changed, updated } = decision(this.#name);
    const isUpdate = before !== undefined && before !== site;
    amend(this.#name, {
      state: "done", site, at: Date.now(), changed: undefined, updated: isUpdate ? changed : updated,
    });
    await ask({ ask: "tidy" });
  }

  #report() {
    const { entries, sizes } = this.#found;
    const failed = this.#failed.length;
    this.#channel.postMessage({
      copy: this.#name, done: sizes.count, total: entries.length, failed, parallel: this.#pace.parallel,
      group: this.#group, now: sizes.now, whole: sizes.whole, isCut: this.#pace.isCut,
    });
  }
}
