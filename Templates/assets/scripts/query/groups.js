// What queries for Pokémon say of moves: where they are learned, and conditions on them, such as
// `move:(type:electric power>=100)`. Such a value is kept as its own canonical form in parentheses.

const kinds = ["move", "all-moves"];

/** Whether the values of a key are moves, and may be conditions on moves. */
export const takesGroups = ({ kind }) => kinds.includes(kind);

/** Whether a term asks who can have moves. */
export const asksForMoves = ({ declaration, isNegated }) => takesGroups(declaration) && !isNegated;

/** Whether a value of such a key is a condition. */
export const isGroup = (value) => value.startsWith("(");

/** The query for moves that a condition is. */
export const innerText = (group) => group.slice(1, -1);

/** Whether a term has a condition on moves. */
export const hasGroup = ({ declaration, values }) => takesGroups(declaration) && values.some(isGroup);

/** @typedef {{ games: string[], methods: string[] | null }} Scope where moves and places are looked for: no games, null are any */

/**
 * @param {import("./reader.js").Query} query
 * @param {import("./vocabulary.js").Vocabulary} vocabulary
 * @returns {Scope}
 */
export function scope({ terms }, vocabulary) {
  const named = (key, isNegated) => terms.filter((term) => term.key === key && term.isNegated === isNegated)
    .flatMap(({ values }) => values);
  const [wanted, unwanted] = [named("method", false), named("method", true)];
  const methods = wanted.length > 0 ? wanted : vocabulary.values("method").slugs;
  const isAny = wanted.length + unwanted.length === 0;
  return { games: named("game", false), methods: isAny ? null : methods.filter((slug) => !unwanted.includes(slug)) };
}
