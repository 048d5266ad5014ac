// The lists of Pokémon that a reader makes: favourites, and those to compare. Each is a preference with slugs as JSON.
import { preference, setPreference } from "../page/preferences.js";

export const lists = ["favourites", "compare"];

/** How many can be compared. */
export const mostCompared = 6;

/** Whether a value can be a Pokémon's slug. */
export const isSlug = (value) => typeof value === "string" && /^[a-z0-9-]{1,80}$/.test(value);

/** The slugs in a list; invalid entries are ignored. */
export function savedPokemon(list) {
  try {
    return [...new Set(JSON.parse(preference(list)).filter(isSlug))];
  } catch {
    return [];
  }
}

export const savePokemon = (list, slugs) => setPreference(list, slugs.length > 0 ? JSON.stringify(slugs) : null);

/** Adds a Pokémon to a list or removes it. Returns false if the list is full. */
export function togglePokemon(list, slug) {
  const slugs = savedPokemon(list);
  const others = slugs.filter((other) => other !== slug);
  const isIn = others.length < slugs.length;
  const isFull = !isIn && list === "compare" && slugs.length >= mostCompared;
  if (!isFull) savePokemon(list, isIn ? others : [...slugs, slug]);
  return !isFull;
}
