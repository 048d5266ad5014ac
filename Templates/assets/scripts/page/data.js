// Fetches the files of the folder data/, each once.
import { language, languages, otherLanguage, root } from "./routes.js";

/** The format of the files that these scripts read. */
const version = 1;
const files = new Map();

/** A data file that cannot be used. */
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
 * The content of a data file. It is fetched and read once; after a failure the next call tries again.
 *
 * @template Content
 * @param {string} name `search`, `learnsets/any`
 * @param {(file: object) => Content} [read] makes what the scripts use of the JSON; the same for every call of a name
 * @returns {Promise<Content>}
 * @throws {DataError}
 */
export function load(name, read = (file) => file) {
  if (!files.has(name)) {
    const file = fetched(name).then(read);
    files.set(name, file);
    file.catch(() => files.delete(name));
  }
  return files.get(name);
}

/** The contents of several data files. */
export const loadAll = (...names) => Promise.all(names.map((name) => load(name)));

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
