// Fetches the files of the folder data/, each once.
import { language, languages, otherLanguage, root } from "./page-addresses.js";
import { after, pauses } from "./schedule.js";

/** The format of the files that these scripts read. */
const version = 1;
/** How long each try waits for a server's answer, in milliseconds: 10 seconds in all. */
const waits = [3_000, 3_000, 4_000];
/** How long nothing more of a file may arrive, and after how long no further try begins, in milliseconds. */
const longestWait = 10_000;
/** What may have passed at the next try. */
const passing = ["unreachable", "slow", "failing"];

const files = new Map();
const arrived = new Set();
const failed = new Set();

/** A data file that cannot be used. */
export class DataError extends Error {
  /**
   * @param {string} name the file's
   * @param {"unreachable" | "slow" | "failing" | "missing" | "broken"} kind the causes in `script.data.failed`
   */
  constructor(name, kind, cause) {
    super(`data/${name}.json is ${kind}`, { cause });
    this.kind = kind;
  }
}

/**
 * The content of a data file, for which there are three tries. It is fetched and read once; after a failure the next call
 * fetches it again.
 *
 * @template Content
 * @param {string} name `search`, `learnsets/any`
 * @param {(file: object) => Content} [read] makes what the scripts use of the JSON; the same for every call of a name
 * @returns {Promise<Content>}
 * @throws {DataError}
 */
export function load(name, read = (file) => file) {
  const file = begun(name, read);
  file.catch(() => { if (files.get(name) === file) files.delete(name); });
  return file;
}

/**
 * Fetches a data file for who will soon `load` it, and who is given the failure if there is one.
 *
 * @param {string} name
 */
export function fetchAhead(name) {
  begun(name, (file) => file);
}

function begun(name, read) {
  if (!files.has(name)) {
    const file = triedAgain(name).then((content) => readContent(name, content, read));
    files.set(name, file);
    file.then(() => arrived.add(name), () => failed.add(name));
  }
  return files.get(name);
}

/**
 * The contents of several data files.
 *
 * @param {string[]} names
 * @param {object} [how]
 * @param {(file: object) => any} [how.read] as that of `load`
 * @param {(files: { done: number, total: number }) => void} [how.count] called at once, and whenever a file arrives; not
 *   if all are there already
 * @throws {DataError} as soon as one of them cannot be loaded
 */
export async function loadAll(names, { read, count = () => {} } = {}) {
  const awaited = names.filter((name) => !arrived.has(name));
  let isOver = false;
  let done = names.length - awaited.length;
  const report = () => { if (!isOver) count({ done, total: names.length }); };
  if (awaited.length > 0) report();
  for (const name of awaited) load(name, read).then(() => { done += 1; report(); }, () => { isOver = true; });
  return Promise.all(names.map((name) => load(name, read)));
}

async function triedAgain(name) {
  const start = performance.now();
  for (let index = 0; ; index += 1) {
    try {
      return await fetched(name, waits[index]);
    } catch (error) {
      failed.add(name);
      const isLast = index + 1 === waits.length || performance.now() - start >= longestWait;
      // A device without a network notices at once when there is one again: the reader need not wait.
      if (isLast || !passing.includes(error.kind) || !navigator.onLine) throw error;
      if (error.kind !== "slow") await after(pauses[index]);
    }
  }
}

function readContent(name, content, read) {
  try {
    return read(content);
  } catch (error) {
    throw new DataError(name, "broken", error);
  }
}

async function fetched(name, wait) {
  const patience = new Patience(wait);
  try {
    // What was damaged may be in the browser's cache.
    const cache = failed.has(name) ? "reload" : "default";
    const answer = await fetch(`${root}data/${name}.json`, { cache, signal: patience.signal });
    if (!answer.ok) throw new DataError(name, answer.status < 500 ? "missing" : "failing");
    const content = await new Response(answer.body.pipeThrough(patience.stream())).json();
    if (content?.version !== version) throw new DataError(name, "broken");
    return content;
  } catch (error) {
    if (error instanceof DataError) throw error;
    if (patience.signal.aborted) throw new DataError(name, "slow", error);
    throw new DataError(name, error instanceof SyntaxError ? "broken" : "unreachable", error);
  } finally {
    patience.end();
  }
}

/** Aborts a request of which nothing has arrived for some time; a slow one goes on. */
class Patience {
  #controller = new AbortController();
  #timer;

  /** @param {number} milliseconds until the first part arrives */
  constructor(milliseconds) {
    this.#begin(milliseconds);
  }

  get signal() {
    return this.#controller.signal;
  }

  #begin(milliseconds) {
    this.end();
    this.#timer = setTimeout(() => this.#controller.abort(), milliseconds);
  }

  /** What the answer's body has to flow through. */
  stream() {
    return new TransformStream({
      transform: (part, stream) => {
        this.#begin(longestWait);
        stream.enqueue(part);
      },
    });
  }

  end() {
    clearTimeout(this.#timer);
  }
}

/**
 * @typedef {object} Name
 * @property {string} text in the page's language
 * @property {string} lang that language; the site's first one for a name that is the same in both
 * @property {string | null} other in the other language; null where it is the same
 */

/**
 * A name in columns, such as those of data/search.json: a name without a translation is repeated in the other language.
 *
 * @param {Record<string, string[]>} columns by language
 * @param {number} index
 * @returns {Name}
 */
export function nameAt({ [language]: own, [otherLanguage]: others }, index) {
  const [text, other] = [own[index], others[index]];
  return text === other ? { text, lang: languages[0], other: null } : { text, lang: language, other };
}
