// Conditions on moves inside a query for Pokémon: `move:(type:electric power>=100)`. Such a value is kept as its own
// canonical form in parentheses.

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
