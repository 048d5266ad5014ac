// The site's data for browsers, and the browser's engine over it, for the tests with the real database: from Public/data, or from
// the website in the folder SITE.
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { readLearnset } from "../../Templates/assets/scripts/learnset/learnsets.js";
import { MoveFilter } from "../../Templates/assets/scripts/moves/filter.js";
import { NameIndex } from "../../Templates/assets/scripts/search/name-index.js";
import { PokemonFilter } from "../../Templates/assets/scripts/query/evaluation.js";
import { Learnsets, neededFiles } from "../../Templates/assets/scripts/query/needed-learnsets.js";
import { FormNames } from "../../Templates/assets/scripts/text/form-names.js";
import { Places } from "../../Templates/assets/scripts/query/places.js";
import { readQuery } from "../../Templates/assets/scripts/query/reader.js";
import { Vocabulary } from "../../Templates/assets/scripts/query/vocabulary.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = pathToFileURL(`${resolve(root, process.env.SITE ?? "Public")}/data/`);

/** A file of the data. */
export const read = (name) => JSON.parse(readFileSync(new URL(`${name}.json`, folder), "utf8"));

/** Why tests over the real data cannot run; false where they can. */
export const missing = !existsSync(new URL("queries.json", folder))
  && `${fileURLToPath(folder)} is not there: run \`make site\` first`;

/** @returns the same for all callers, made when it is first asked for */
function once(make) {
  let made;
  return () => (made ??= make());
}

/** `data/pokemon.json`, the vocabulary of the other files, and what finds Pokémon, moves and places in them. */
export const site = once(() => {
  const [pokemon, search] = [read("pokemon"), read("search")];
  const vocabulary = new Vocabulary(search, read("queries"));
  return {
    pokemon, vocabulary, filter: new PokemonFilter(pokemon, vocabulary), learnsets: new Learnsets(pokemon),
    moves: new MoveFilter(read("moves"), vocabulary.moves, new NameIndex(search.moves, "en")),
    places: new Places(read("places"), search.places), formNames: new FormNames(search.pokemon),
  };
});

/** Learnsets with these files. */
export function learnsetsWith(names) {
  const { learnsets } = site();
  for (const name of names) if (!learnsets.has(name)) learnsets.add(name, readLearnset(read(name)));
  return learnsets;
}

/** What a text is read as, and the positions of the Pokémon that it finds, in order. */
export function find(text, language) {
  const { vocabulary, filter, moves, places, formNames } = site();
  const query = readQuery(text, vocabulary);
  const learnsets = learnsetsWith(neededFiles(query, vocabulary));
  return { query, found: filter.find(query, { language, formNames, learnsets, moves, places }) };
}

/**
 * Pokémon in a short form: default forms by national number, as `4-6` where they follow one another, others by slug.
 *
 * @param {number[]} positions in `data/pokemon.json`
 */
export function shortened(positions) {
  const { slug, number, flags } = site().pokemon;
  const runs = [];
  for (const position of positions) {
    const [isDefault, run] = [(flags[position] & 1) === 1, runs.at(-1)];
    if (!isDefault) runs.push(slug[position]);
    else if (run?.last + 1 === number[position]) run.last += 1;
    else runs.push({ first: number[position], last: number[position] });
  }
  return runs.map((run) => {
    if (typeof run === "string") return run;
    return run.first === run.last ? run.first : `${run.first}-${run.last}`;
  }).join(" ");
}
