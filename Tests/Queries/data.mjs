// The site's data for browsers, as the tests of queries need it: from Public/data, and what is not there yet from here.
import { existsSync, readFileSync } from "node:fs";
import { Learnsets } from "../../Templates/assets/scripts/query/learnsets.js";
import { Vocabulary } from "../../Templates/assets/scripts/query/vocabulary.js";

const ours = (name) => new URL(name, import.meta.url);
const site = (name) => new URL(`../../Public/data/${name}.json`, import.meta.url);
const read = (file) => JSON.parse(readFileSync(file, "utf8"));

/** Why tests over the real data cannot run; false where they can. */
export const missing = !existsSync(site("pokemon")) && "Public/data is not there: run `make site` first";

// Spellings with kanji for as long as the site has none.
const spellings = {
  moves: { surf: ["波乗り"], "ice-beam": ["冷凍ビーム"], thunderbolt: ["10万ボルト"] },
  abilities: { intimidate: ["威嚇"] },
  types: { fire: ["炎"], water: ["水"] },
};

function withSpellings(search) {
  for (const [kind, words] of Object.entries(spellings)) {
    const table = search[kind];
    table.spellings ??= Object.fromEntries(
      Object.entries(words).map(([slug, spelling]) => [table.slug.indexOf(slug), spelling]));
  }
  return search;
}

const queries = () => read(existsSync(site("queries")) ? site("queries") : ours("queries.json"));
const pokemonWithColumns = () => ({ ...read(ours("columns.json")), ...read(site("pokemon")) });

let data;

/** `data/pokemon.json`, and the vocabulary of the other files. */
export function siteData() {
  return data ??= {
    pokemon: pokemonWithColumns(),
    vocabulary: new Vocabulary(withSpellings(read(site("search"))), queries()),
  };
}

let games;

/** Every game's file by its name. */
function gameFiles() {
  return games ??= new Map(siteData().vocabulary.values("game").slugs
    .map((game) => [game, read(site(`learnsets/${game}`))]));
}

/** `learnsets/any.json` or `learnsets/any/{method}.json`, made from the games' files. */
function anyFile(method, pokemon) {
  const learnsets = new Learnsets(pokemon);
  for (const [game, file] of gameFiles()) learnsets.add(`learnsets/${game}`, file);
  const tables = [...gameFiles().values()]
    .flatMap(({ methods }) => (method ? [methods[method] ?? []].flat() : Object.values(methods)));
  const places = [...new Set(tables.flatMap(({ moves }) => moves))].sort((one, other) => one - other);
  const file = { version: 1, moves: [], pokemon: [], before: { moves: [], pokemon: [] } };
  for (const move of places) {
    const all = learnsets.canHave([move], { games: [...gameFiles().keys()], methods: method ? [method] : null });
    const own = new Set(tables.flatMap((table) => {
      let place = 0;
      return (table.pokemon[table.moves.indexOf(move)] ?? []).map((step) => place += step);
    }));
    const steps = (isWanted) => {
      let last = 0;
      return [...all.keys()].filter((place) => all[place] && isWanted(place)).map((place) => {
        const step = place - last;
        last = place;
        return step;
      });
    };
    const before = steps((place) => !own.has(place));
    file.moves.push(move);
    file.pokemon.push(steps((place) => own.has(place)));
    if (before.length > 0) {
      file.before.moves.push(move);
      file.before.pokemon.push(before);
    }
  }
  return file;
}

const files = new Map();

/** A file of learnsets, by its name as queries need it. */
export function learnsetFile(name) {
  if (!files.has(name)) {
    const file = existsSync(site(name)) ? read(site(name)) : null;
    const isAny = name.startsWith("learnsets/any");
    files.set(name, isAny && !file?.before ? anyFile(name.split("/")[2], siteData().pokemon) : file);
  }
  return files.get(name);
}
