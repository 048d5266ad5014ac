// What may be meant where a query has a word that nobody knows.
import { fewestTypos } from "../text/typos.js";
import { forms } from "./vocabulary.js";

const mostSuggestions = 3;

/**
 * @param {import("./reader.js").Mistake} mistake
 * @param {import("./vocabulary.js").Vocabulary} vocabulary that of the whole query
 * @returns {{ slug: string, names: object }[]} up to three keys or values, the nearest first, with those that they are among
 */
export function nearest({ unknown, key, isOfMoves }, vocabulary) {
  if (unknown === undefined) return [];
  const words = isOfMoves ? vocabulary.moves : vocabulary;
  const names = key ? words.values(key) : words.keys;
  const typos = names.slugs.map(() => Infinity);
  for (const form of Object.keys(forms)) {
    const typosIn = fewestTypos(forms[form](unknown));
    for (const [word, { positions }] of names.index(form)) {
      const found = typosIn(word);
      for (const position of positions) typos[position] = Math.min(typos[position], found);
    }
  }
  return [...typos.keys()].filter((position) => typos[position] < Infinity)
    .sort((one, other) => typos[one] - typos[other]).slice(0, mostSuggestions)
    .map((position) => ({ slug: names.slugs[position], names }));
}
