// The site's data for browsers, as the tests of queries need it: from Public/data.
import { existsSync, readFileSync } from "node:fs";
import { MoveFilter } from "../../Templates/assets/scripts/moves/filter.js";
import { NameIndex } from "../../Templates/assets/scripts/search/name-index.js";
import { Places } from "../../Templates/assets/scripts/query/places.js";
import { Vocabulary } from "../../Templates/assets/scripts/query/vocabulary.js";

const site = (name) => new URL(`../../Public/data/${name}.json`, import.meta.url);
const read = (name) => JSON.parse(readFileSync(site(name), "utf8"));

/** Why tests over the real data cannot run; false where they can. */
export const missing = !existsSync(site("queries")) && "Public/data is not there: run `make site` first";

let data;

/** `data/pokemon.json`, and the vocabulary of the other files. */
export function siteData() {
  return data ??= { pokemon: read("pokemon"), vocabulary: new Vocabulary(read("search"), read("queries")) };
}

/** What finds the moves that conditions describe. */
export function siteMoves() {
  const { moves, search } = siteData().vocabulary;
  return new MoveFilter(read("moves"), moves, new NameIndex(search.moves, "en"));
}

/** Who is met where. */
export const sitePlaces = () => new Places(read("places"), siteData().vocabulary.search.places);

const files = new Map();

/** A file of learnsets, by its name as queries need it. */
export function learnsetFile(name) {
  if (!files.has(name)) files.set(name, read(name));
  return files.get(name);
}
