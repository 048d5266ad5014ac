// Puts the terms of a query for moves into words.
import { formatNumber, translate, translations } from "../page/translations.js";

/**
 * @param {import("../query/reader.js").Term} term
 * @param {Record<string, Map<string, string>>} names by key what values are called
 */
export function termWords({ key, isNegated, sign, values }, names) {
  const texts = values.map((value) => names[key]?.get(String(value)) ?? valueText(key, value));
  const value = texts.join(translate("moves.or"));
  const what = translations("moves.keys")[key];
  const filter = what === undefined || names[key] ? value : translate(`moves.term.${signNames[sign]}`, { what, value });
  return isNegated ? translate("moves.term.not", { filter }) : filter;
}

const signNames = { ":": "exactly", ">=": "from", "<=": "to" };

const valueText = (key, value) => (key === "name" ? translate("moves.term.name", { value }) : formatNumber(value));
