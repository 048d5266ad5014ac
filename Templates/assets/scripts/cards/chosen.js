// The Pokémon that a reader chose, by slug. Each list is a preference.
import { decide, preference } from "../page/preferences.js";

export const lists = ["favourites", "compare"];

/** How many can be compared. */
export const mostCompared = 6;

/** Whether something can be the last part of a Pokémon's address. */
export const isSlug = (value) => typeof value === "string" && /^[a-z0-9-]{1,80}$/.test(value);

/** The slugs in a list, without what this site did not put there. */
export function chosen(list) {
  try {
    return [...new Set(JSON.parse(preference(list)).filter(isSlug))];
  } catch {
    return [];
  }
}

export const keep = (list, slugs) => decide(list, slugs.length > 0 ? JSON.stringify(slugs) : null);

/** Adds a Pokémon to a list, or takes it out; false where the list is full. */
export function toggle(list, slug) {
  const slugs = chosen(list);
  const others = slugs.filter((other) => other !== slug);
  const isIn = others.length < slugs.length;
  const isFull = !isIn && list === "compare" && slugs.length >= mostCompared;
  if (!isFull) keep(list, isIn ? others : [...slugs, slug]);
  return !isFull;
}
