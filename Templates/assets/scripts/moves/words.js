// Puts the terms of a query for moves into words.
import { figure, phrase, words } from "../page/words.js";

/**
 * @param {import("./query.js").Term} term
 * @param {Record<string, Map<string, string>>} names by key what values are called
 */
export function termWords({ key, isNegated, sign, values }, names) {
  const texts = values.map((value) => names[key]?.get(String(value)) ?? valueText(key, value));
  const value = texts.join(phrase("moves.or"));
  const what = words("moves.keys")[key];
  const filter = what === undefined || names[key] ? value : phrase(`moves.term.${signNames[sign]}`, { what, value });
  return isNegated ? phrase("moves.term.not", { filter }) : filter;
}

const signNames = { ":": "exactly", ">=": "from", "<=": "to" };

const valueText = (key, value) => (key === "name" ? phrase("moves.term.name", { value }) : figure(value));
