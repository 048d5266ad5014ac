// What the filters' form shows of a query, and the queries that its changes make.
import declaration from "../query/declaration.js";
import { canonical } from "../query/writer.js";

const { keys, is } = declaration.subjects.pokemon;
const controlled = (entries, control) => Object.keys(entries).filter((slug) => entries[slug].control === control);

/** The keys that have a lower and an upper bound in the form. */
export const bounded = controlled(keys, "range");

/** The keys of which one value is chosen from a list. */
export const selects = controlled(keys, "select");

const flags = controlled(is, "choices");

/** Whether a term is what a control of the form stands for. */
const owners = {
  types: ({ key, isNegated }) => key === "type" && !isNegated,
  generations: ({ key, isNegated, sign }) => key === "gen" && !isNegated && sign === ":",
  abilities: ({ key, isNegated }) => key === "ability" && !isNegated,
  moves: ({ key, isNegated }) => key === "move" && !isNegated,
  flags: ({ key, isNegated, values }) => key === "is" && !isNegated && values.every((value) => flags.includes(value)),
  forms: ({ key, isNegated, values }) => key === "is" && isNegated && values.includes("form"),
  order: ({ key }) => key === "sort",
  ...Object.fromEntries([...bounded, ...selects].map((key) => [key, (term) => term.key === key && !term.isNegated])),
};

/** The bounds of a figure: `{ least, most }` as numbers, null where there is none. */
function bounds(terms, key) {
  const bound = (sign) => {
    const term = terms.find((term) => owners[key](term) && (term.sign === sign || (term.sign === ":" && term.values.length === 1)));
    return term ? term.values[0] / term.declaration.steps : null;
  };
  return { least: bound(">="), most: bound("<=") };
}

/**
 * What the form shows of a query. What it cannot show stays in the query, as a chip.
 *
 * @param {import("../query/reader.js").Query} query
 */
export function choices({ terms }) {
  const values = (owner) => [...new Set(terms.filter(owners[owner]).flatMap((term) => term.values))];
  const order = values("order")[0] ?? "number";
  return {
    types: values("types"),
    typeMode: terms.filter(owners.types).length > 1 ? "all" : "any",
    generations: values("generations").map(String),
    abilities: values("abilities"),
    moves: values("moves"),
    ...Object.fromEntries(selects.map((key) => [key, values(key)[0] ?? ""])),
    flags: values("flags"),
    forms: !terms.some(owners.forms),
    order: order.replace("-", ""),
    isDescending: order.startsWith("-"),
    bounds: Object.fromEntries(bounded.map((key) => [key, bounds(terms, key)])),
  };
}

/**
 * The text of a query in which what one control stands for is replaced.
 *
 * @param {import("../query/reader.js").Query} query
 * @param {keyof typeof owners} owner
 * @param {string[]} texts the terms in its place
 */
export function changed({ terms }, owner, texts) {
  const others = terms.filter((term) => !owners[owner](term));
  return [canonical({ terms: others }), ...texts].join(" ");
}

/** One term of alternatives; nothing without any. */
const anyOf = (key, values) => (values.length > 0 ? [`${key}:${values.join("|")}`] : []);

/** The terms that say what a control says. */
export const termsOf = {
  types: (values, mode) => (mode === "all" ? values.flatMap((value) => anyOf("type", [value])) : anyOf("type", values)),
  generations: (values) => anyOf("gen", values),
  abilities: (values) => anyOf("ability", values),
  moves: (values) => values.flatMap((value) => anyOf("move", [value])),
  flags: (values) => anyOf("is", values),
  forms: (areShown) => (areShown ? [] : ["-is:form"]),
  one: (key, value) => (value === "" ? [] : [`${key}:${value}`]),
  order: (order, isDescending) => [`sort:${isDescending ? "-" : ""}${order}`],
  bounds: (key, { least, most }) => [
    ...(least === null ? [] : [`${key}>=${least}`]), ...(most === null ? [] : [`${key}<=${most}`]),
  ],
};
