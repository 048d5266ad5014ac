// Favourites as a file: `{"version":1,"favourites":["pikachu"]}`.
import { isSlug } from "../cards/saved-pokemon.js";

/** The version of the format that is written, and the newest that can be read. */
const version = 1;

/** A file without favourites that can be read. */
export class FavouritesError extends Error {
  /** @param {"not-json" | "not-favourites" | "too-new"} kind */
  constructor(kind) {
    super(`the file is ${kind}`);
    this.kind = kind;
  }
}

/** @param {string[]} slugs */
export const fileOf = (slugs) => `${JSON.stringify({ version, favourites: slugs })}\n`;

/**
 * @param {string} text the file's
 * @returns {{ slugs: string[], refused: number }} each slug once, and how many entries are not slugs
 * @throws {FavouritesError}
 */
export function favouritesIn(text) {
  const content = parsed(text);
  if (!Array.isArray(content?.favourites)) throw new FavouritesError("not-favourites");
  if (!Number.isInteger(content.version) || content.version < 1) throw new FavouritesError("not-favourites");
  if (content.version > version) throw new FavouritesError("too-new");
  const slugs = content.favourites.filter(isSlug);
  return { slugs: [...new Set(slugs)], refused: content.favourites.length - slugs.length };
}

function parsed(text) {
  try {
    // Some editors write a byte order mark.
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    throw new FavouritesError("not-json");
  }
}

/**
 * Adds favourites behind those there are.
 *
 * @param {string[]} before
 * @param {string[]} more
 * @returns {{ all: string[], added: number }}
 */
export function merged(before, more) {
  const all = [...new Set([...before, ...more])];
  return { all, added: all.length - before.length };
}
