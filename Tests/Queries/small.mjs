// A handful of Pokémon in the format of the site's data, for tests that need no more.
import { readFileSync } from "node:fs";
import { nearest } from "../../Templates/assets/scripts/query/suggestions.js";
import { Vocabulary } from "../../Templates/assets/scripts/query/vocabulary.js";

const { subjects: declared, words: further } = JSON.parse(readFileSync(new URL("../../content/queries.json", import.meta.url), "utf8"));

/** The entries of an object, those that need worlds only where there are any, as the site's builder writes them. */
function fitting(value, hasWorlds) {
  if (typeof value !== "object" || Array.isArray(value)) return value;
  const entries = Object.entries(value).filter(([name, entry]) => name !== "needs" && (hasWorlds || entry.needs !== "worlds"));
  return Object.fromEntries(entries.map(([name, entry]) => [name, fitting(entry, hasWorlds)]));
}

export const search = {
  pokemon: {
    slug: ["charmander", "charmeleon", "charizard", "pikachu", "farfetchd", "type-null", "charizard-mega-x",
      "eternatus-eternamax"],
    number: [4, 5, 6, 25, 83, 772, 6, 890],
    en: ["Charmander", "Charmeleon", "Charizard", "Pikachu", "Farfetch’d", "Type: Null", "Mega Charizard X",
      "Eternamax Eternatus"],
    ja: ["ヒトカゲ", "リザード", "リザードン", "ピカチュウ", "カモネギ", "タイプ：ヌル", "メガリザードンＸ",
      "ムゲンダイナ（ムゲンダイマックス）"],
  },
  moves: {
    slug: ["surf", "ice-beam", "belly-drum"], en: ["Surf", "Ice Beam", "Belly Drum"],
    ja: ["なみのり", "れいとうビーム", "はらだいこ"], words: { 1: ["冷凍ビーム"] },
  },
  abilities: {
    slug: ["blaze", "solar-power", "as-one-glastrier"], en: ["Blaze", "Solar Power", "As One (Ice Rider)"],
    ja: ["もうか", "サンパワー", "じんばいったい（はくばじょう）"],
  },
  types: {
    slug: ["normal", "flying", "poison", "fire", "water", "electric", "dragon", "unknown"],
    en: ["Normal", "Flying", "Poison", "Fire", "Water", "Electric", "Dragon", "???"],
    ja: ["ノーマル", "ひこう", "どく", "ほのお", "みず", "でんき", "ドラゴン", "？？？"],
  },
  places: {
    slug: ["viridian-forest", "kanto-route-1", "kalos-route-1"],
    en: ["Viridian Forest", "Route 1 (Kanto)", "Route 1 (Kalos)"],
    ja: ["トキワのもり", "１番道路（カントー）", "１番道路（カロス）"],
    words: { 1: ["Route 1", "１番道路"], 2: ["Route 1", "１番道路"] },
  },
};

export const queries = {
  version: 1, subjects: fitting(declared, false),
  methods: {
    slug: ["level-up", "machine", "egg"], en: ["Level up", "Machines", "Egg moves"],
    ja: ["レベルアップ", "わざマシン", "タマゴわざ"], words: ["level-up", "machine", "egg"].map((slug) => Object.values(further.methods[slug]).flat()),
  },
  games: {
    slug: ["red-green-japan", "red-blue", "x-y"], en: ["Red & Green (Japan)", "Red & Blue", "X & Y"],
    ja: ["赤・緑", "赤・青（海外版）", "X・Y"], generation: [1, 1, 6],
    words: [["Red", "赤", "Green", "緑"], ["Red", "赤", "Blue", "青"], ["X", "Y"]],
  },
  classes: { slug: ["physical", "special", "status"], en: ["Physical", "Special", "Status"], ja: ["物理", "特殊", "変化"],
    words: [["ぶつり"], ["とくしゅ"], ["へんか"]] },
  color: { slug: ["blue", "red", "yellow"], en: ["Blue", "Red", "Yellow"], ja: ["あお", "あか", "きいろ"], words: [["青"], ["赤"], ["黄"]] },
  shape: { slug: ["upright", "quadruped", "wings"], en: ["Upright", "Four-legged", "One pair of wings"], ja: ["二足（尾あり）", "四足", "翼が1対"] },
  pokedexes: { slug: ["national", "kanto"], en: ["National", "Kanto"], ja: ["全国", "カントー"] },
  "egg-groups": {
    slug: ["monster", "ground", "dragon"], en: ["Monster", "Field", "Dragon"],
    ja: ["かいじゅう", "りくじょう", "ドラゴン"],
  },
};

export const pokemon = {
  "type-slugs": search.types.slug, "ability-slugs": search.abilities.slug,
  "egg-group-slugs": queries["egg-groups"].slug,
  "flag-names": ["default", "baby", "legendary", "mythical", "battle-only", "mega", "gigantamax"],
  slug: search.pokemon.slug, number: search.pokemon.number,
  generation: [1, 1, 1, 1, 1, 7, 6, 8],
  types: [[3], [3], [3, 1], [5], [0, 1], [0], [3, 6], [2, 6]],
  height: [6, 11, 17, 4, 8, 19, 17, 1000], weight: [85, 190, 905, 60, 150, 1205, 1105, null],
  hp: [39, 58, 78, 35, 52, 95, 78, 255], attack: [52, 64, 84, 55, 90, 95, 130, 115],
  defense: [43, 58, 78, 40, 55, 95, 111, 250], "special-attack": [60, 80, 109, 50, 58, 95, 130, 125],
  "special-defense": [50, 65, 85, 50, 62, 95, 85, 250], speed: [65, 80, 100, 90, 60, 59, 100, 130],
  abilities: [[0], [0], [0], [], [], [], [], []], "hidden-abilities": [[1], [1], [1], [], [], [], [], []],
  "egg-groups": [[0, 2], [0, 2], [0, 2], [1], [1], [], [0, 2], []],
  flags: [1, 1, 1, 1, 1, 5, 48, 20], base: [null, null, null, null, null, null, 2, null],
  "evolves-from": [null, 0, 1, null, null, null, 1, null],
  "order-en": [1, 2, 0, 6, 5, 7, 3, 4], "order-ja": [3, 6, 7, 2, 0, 1, 5, 4],
  pokedexes: {
    national: { number: [4, 5, 6, 25, 83, 772, 890], species: [4, 5, 6, 25, 83, 772, 890] },
    kanto: { number: [10, 20, 30, 40], species: [83, 25, 5, 4] },
  },
};

/** Names of these, never the same object twice: a vocabulary keeps what it makes of them. */
export const vocabulary = () => new Vocabulary(search, queries);

/**
 * The same on a site with worlds, and what data/pokemon.json has then.
 *
 * @param {{ slug: string, name: string, seen: string[] }[]} worlds with the slugs of the Pokémon that their spots name
 * @param {string[]} [elsewhere] those that spots without a world name
 */
export function withWorlds(worlds, elsewhere = []) {
  const [slug, names] = [worlds.map((world) => world.slug), worlds.map(({ name }) => name)];
  const isSeen = (name) => elsewhere.includes(name) || worlds.some(({ seen }) => seen.includes(name));
  const flagNames = [...pokemon["flag-names"], "seen"];
  return {
    pokemon: {
      ...pokemon, "flag-names": flagNames, "world-slugs": slug,
      flags: pokemon.flags.map((flags, place) => flags + (isSeen(pokemon.slug[place]) ? 1 << flagNames.indexOf("seen") : 0)),
      worlds: pokemon.slug.map((name) => [...worlds.keys()].filter((world) => worlds[world].seen.includes(name))),
    },
    // The names to search for have spots among the worlds.
    vocabulary: new Vocabulary({ ...search, worlds: { slug: [...slug, "spots/a"], en: [...names, "A"], ja: [...names, "A"] } }, {
      ...queries, subjects: fitting(declared, true), worlds: { slug, en: names, ja: names, words: names.map(() => []) },
    }),
  };
}

/** A mistake as the tables of cases have it: with the slugs of what may be meant, without whose value was looked for. */
export function tableMistake(mistake, vocabulary) {
  const { kind, start, length } = mistake;
  const suggestions = nearest(mistake, vocabulary).map(({ slug }) => slug);
  return { kind, start, length, ...(kind.startsWith("unknown-") && { nearest: suggestions }) };
}
