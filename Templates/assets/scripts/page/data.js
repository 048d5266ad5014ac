// Fetches the data files, each once.
import { root } from "./place.js";

/** The format that these scripts read. */
const version = 1;
const files = new Map();

/** A data file that did not come, or that is not what it should be. */
export class DataError extends Error {
  /**
   * @param {string} name the file's
   * @param {"unreachable" | "missing" | "broken"} kind
   */
  constructor(name, kind, cause) {
    super(`data/${name}.json is ${kind}`, { cause });
    this.kind = kind;
  }
}

/**
 * The content of a data file. One that failed is asked for again the next time.
 *
 * @param {string} name `search`, `learnsets/any`
 * @returns {Promise<any>}
 * @throws {DataError}
 */
export function load(name) {
  if (!files.has(name)) {
    const file = fetched(name);
    files.set(name, file);
    file.catch(() => files.delete(name));
  }
  return files.get(name);
}

async function fetched(name) {
  const answer = await fetch(`${root}data/${name}.json`).catch((error) => {
    throw new DataError(name, "unreachable", error);
  });
  if (!answer.ok) throw new DataError(name, "missing");
  const content = await answer.json().catch((error) => {
    throw new DataError(name, "broken", error);
  });
  if (content?.version !== version) throw new DataError(name, "broken");
  return content;
}
