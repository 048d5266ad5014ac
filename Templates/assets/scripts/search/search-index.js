// Finds Pokémon, moves, abilities, types, places and whatever else data/search.json lists by what is typed.
import { languages } from "../routes.js";
import { FormNames } from "../text/form-names.js";
import { isMeant, typosBetween } from "../text/typos.js";
import { Entry, matchClass } from "./entry.js";
import { Query } from "./forms.js";

/** Where not 4 results are shown. Similar names are shown if there are no results. */
const shown = { pokemon: 6, nearest: 3 };
/** How many results of a kind are shown. */
export const shownOf = (kind) => shown[kind] ?? 4;

const version = 1;
/** Milliseconds of work at a time. */
const turn = 4;
/** With fewer strong results than this, the weak ones are shown too. */
const fewResults = 5;
/** The largest share of typos in a similar name, of the letters of the longer text. */
const mostTyposOfNearest = 0.4;

/** How names match that have the words of a text, in any order. */
const wordClasses = [matchClass.named, matchClass.look, matchClass.words];

/** @typedef {{ kind: import("./entry.js").Result["kind"], results: import("./entry.js").Result[] }} Group */

/**
 * The positions, by kind, of what comes first among matches that are equally close.
 *
 * @typedef {Partial<Record<import("./entry.js").Result["kind"], Set<number>>>} Preferred
 */

/**
 * @typedef {object} Answer
 * @property {Group[]} groups results by kind, without empty groups
 * @property {import("./entry.js").Result[]} nearest similar names, if there are no results
 * @property {string[]} inNames what the names of Pokémon contain: the text, or its words; empty if none has it
 */

export class SearchIndex {
  #kinds;
  #forms;

  /**
   * @param {Map<string, Entry[]>} kinds the entries by kind
   * @param {Map<string, FormNames>} forms the forms of the kinds that have any
   */
  constructor(kinds, forms) {
    this.#kinds = kinds;
    this.#forms = forms;
  }

  /**
   * @param {object} data data/search.json
   * @param {() => Promise<void>} pause called every few milliseconds; lets the browser handle events
   * @throws {Error} for data of another version, or none
   */
  static async prepare(data, pause) {
    if (data?.version !== version) throw new Error(`search data is of version ${data?.version}, not ${version}`);
    const [kinds, forms] = [new Map(), new Map()];
    // Compiles the code that searches. The first key needs 6.6 ms with this and the rehearsal of SearchBox, 8.1 ms with
    // that alone, 11.6 ms with this alone, 14.5 ms without both (processor time in Chromium 156, the median of 10).
    const rehearsal = new Query("rehearsal");
    let end = performance.now() + turn;
    // The kinds of results have their usual order there.
    for (const [kind, columns] of Object.entries(data)) {
      if (kind === "version") continue;
      const others = new Set(columns.forms);
      const entries = [];
      for (const index of columns.slug.keys()) {
        const entry = new Entry(kind, index, columns, !others.has(index));
        entry.find(rehearsal, languages[0]);
        entry.findWithTypos(rehearsal, languages[0]);
        entries.push(entry);
        if (performance.now() < end) continue;
        await pause();
        end = performance.now() + turn;
      }
      kinds.set(kind, entries);
      if (!columns.number) continue;
      await pause();
      forms.set(kind, new FormNames(columns, isMeant));
      // Takes a turn of its own: the names of all species are read now.
      forms.get(kind).find(rehearsal.text);
      await pause();
      end = performance.now() + turn;
    }
    return new SearchIndex(kinds, forms);
  }

  /**
   * @param {string} text in the box
   * @param {string} language the page's
   * @param {Preferred} [preferred]
   * @returns {Answer}
   */
  search(text, language, preferred = {}) {
    const query = new Query(text);
    const found = this.#found(query, language, preferred);
    const groups = inOrder([...found].map(([kind, hits]) => ({ kind, hits: hits.slice(0, shownOf(kind)) })));
    return {
      groups: groups.map(({ kind, hits }) => ({
        kind, results: hits.map(({ entry, match }) => entry.result(match, language)),
      })),
      nearest: groups.length === 0 ? this.#nearest(query).map((entry) => entry.result(null, language)) : [],
      inNames: partsInNames(text.trim(), found.get("pokemon")),
    };
  }

  /**
   * @typedef {object} Hit
   * @property {Entry} entry
   * @property {import("./entry.js").Match} match
   *
   * @param {string} text what was typed
   * @param {string} language the page's
   * @returns {Map<string, Hit[]>} all hits by kind, the best first
   */
  hits(text, language) {
    return this.#found(new Query(text), language, {});
  }

  /**
   * The entries whose names are most similar to a text, the most similar first.
   *
   * @param {string} text what was typed
   * @returns {Entry[]}
   */
  nearest(text) {
    return this.#nearest(new Query(text));
  }

  /** The hits by kind, the best first; weak ones only if there are few others. */
  #found(query, language, preferred) {
    const hits = new Map();
    let strong = 0;
    let isBegun = false;
    for (const [kind, entries] of this.#kinds) {
      const named = this.#forms.get(kind)?.find(query.text);
      const ofKind = hitsAmong(entries, (entry) => entry.find(query, language, named?.get(entry.index)));
      strong += ofKind.filter(isStrong).length;
      isBegun ||= ofKind.some(hasNoTypos);
      hits.set(kind, ofKind);
    }
    const [names] = this.#forms.values();
    const rest = strong > 0 ? null : names?.withoutFillers(query.text);
    if (rest) return this.#found(new Query(rest), language, preferred);
    for (const [kind, forms] of this.#forms) {
      const inNames = hits.get(kind).filter(isStrong);
      if (inNames.length === 0 && strong > 0) continue;
      const known = inNames.map(({ entry }) => entry.index);
      const named = forms.withWords(query.text, known);
      const others = this.#kinds.get(kind).filter(({ index }) => named.has(index) && !known.includes(index));
      // They are as close as those whose names have the words.
      const closest = Math.min(matchClass.inside, ...inNames.map(({ match }) => match.class));
      hits.get(kind).push(...others.map((entry) => ({ entry, match: { ...entry.find(query, language, "named"), class: closest } })));
      strong += others.length;
    }
    for (const [kind, ofKind] of hits) {
      if (strong >= fewResults) hits.set(kind, ofKind.filter(isStrong));
      else if (!isBegun && query.hasLetters) ofKind.push(...typosAmong(this.#kinds.get(kind), ofKind, query, language));
      const isPreferred = ({ index }) => preferred[kind]?.has(index) ?? false;
      hits.get(kind).sort((one, two) => compared(one, two, language, isPreferred));
    }
    return hits;
  }

  /** The entries of any kind whose names are most similar, by the share of typos. */
  #nearest(query) {
    if (!query.hasLetters) return [];
    const candidates = [];
    const count = shownOf("nearest");
    let most = mostTyposOfNearest;
    for (const entry of [...this.#kinds.values()].flat()) {
      const share = shareOfTypos(entry, query, most);
      if (share > most) continue;
      const after = candidates.findIndex((other) => share < other.share);
      candidates.splice(after < 0 ? candidates.length : after, 0, { entry, share });
      if (candidates.length > count) candidates.pop();
      if (candidates.length === count) most = candidates.at(-1).share;
    }
    return candidates.map(({ entry }) => entry);
  }
}

function partsInNames(text, hits) {
  const inNames = hits.filter((hit) => isStrong(hit) && hit.match.key !== null);
  if (inNames.length === 0) return [];
  return inNames.every(({ match }) => wordClasses.includes(match.class)) ? text.split(/\s+/) : [text];
}

function hitsAmong(entries, find) {
  const hits = [];
  for (const entry of entries) {
    const match = find(entry);
    if (match !== null) hits.push({ entry, match });
  }
  return hits;
}

/** Whether a name begins so, has all words, or is the species' whose look is meant: then no typo was made. */
function hasNoTypos({ match }) {
  return match.class <= matchClass.look || match.class === matchClass.words;
}

function isStrong({ match }) {
  return match.class <= matchClass.inside;
}

function typosAmong(entries, hits, query, language) {
  const known = new Set(hits.map(({ entry }) => entry));
  return hitsAmong(entries, (entry) => (known.has(entry) ? null : entry.findWithTypos(query, language)));
}

function compared({ entry: one, match: a }, { entry: two, match: b }, language, isPreferred) {
  const isFirst = (entry) => entry.isDefault || isPreferred(entry);
  return byCloseness(a, b)
    || isFirst(two) - isFirst(one)
    || isOther(a, language) - isOther(b, language)
    || isSound(a) - isSound(b)
    || isPreferred(two) - isPreferred(one)
    || two.isDefault - one.isDefault
    || (one.number ?? 0) - (two.number ?? 0)
    || (a.class === matchClass.named ? 0 : lengthOf(a) - lengthOf(b))
    || one.index - two.index;
}

/** How close the names are to what was typed: the closer match first. */
function byCloseness(one, two) {
  return one.class - two.class
    || one.typos - two.typos
    || isWhole(two) - isWhole(one)
    || two.agreed - one.agreed;
}

/** Whether the match is a whole name. */
function isWhole({ key, start, end }) {
  return key !== null && start === 0 && end === key.folded.length;
}

function isOther({ key }, language) {
  return key !== null && key.language !== language;
}

function isSound({ key }) {
  return key?.form === "sound";
}

function lengthOf({ key }) {
  return key === null ? 0 : key.folded.length;
}

/** The groups that are not empty; one whose best hit is better than those of all before it comes first. */
function inOrder(groups) {
  const ordered = [];
  for (const group of groups) {
    if (group.hits.length === 0) continue;
    const isBest = ordered.every((other) => byCloseness(group.hits[0].match, other.hits[0].match) < 0);
    if (isBest) ordered.unshift(group);
    else ordered.push(group);
  }
  return ordered;
}

function shareOfTypos(entry, query, most) {
  let fewest = Infinity;
  for (const key of entry.keys) {
    const text = query[key.form];
    const length = Math.max(text.length, key.folded.length);
    if (text !== "" && length > 0) {
      fewest = Math.min(fewest, typosBetween(text, key.folded, Math.floor(most * length)) / length);
    }
  }
  return fewest;
}
