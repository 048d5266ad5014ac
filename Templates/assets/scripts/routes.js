// The site's languages, and the addresses of the pages below a language's folder. Made from Language and PageKinds in Swift:
// a test compares this file with them, and writes it with RECORD_SNAPSHOTS=1.

/** Their codes, which are the names of their folders. */
export const languages = ["en", "ja"];

/** The language of the second name beside a name, by the page's language. */
export const companions = {
  en: "ja",
  ja: "en",
};

/** The first number of species that facts added, which no national Pokédex has. */
export const firstOwnNumber = 900000;

/** How feet and inches are written: `primes` for 1′04″, `units` for 1 ft 4 in. */
export const feetStyles = {
  en: "primes",
  ja: "units",
};

/** Where a line may end in a name: after what it begins with, or before a part of it. */
export const nameSeams = {
  en: { after: [], before: [] },
  ja: { after: ["キョダイマックス", "ぬし", "ぬしアローラ", "アローラ", "ガラル", "ヒスイ", "パルデア"], before: ["（", "キャップ", "フォルム", "スタイル"] },
};

/** By page kind. `{slug}` stands for the slug of what the page is about, `{generation}` for a generation's number. */
export const routes = {
  home: "",
  moves: "moves/",
  abilities: "abilities/",
  types: "types/",
  games: "games/",
  places: "places/",
  evolutions: "evolutions/",
  pokedexes: "pokedexes/",
  "egg-groups": "egg-groups/",
  natures: "natures/",
  growth: "growth/",
  items: "items/",
  worlds: "worlds/",
  finder: "finder/",
  compare: "compare/",
  about: "about/",
  settings: "settings/",
  offline: "offline/",
  pokemon: "pokemon/{slug}/",
  move: "moves/{slug}/",
  "move-earlier": "moves/{slug}/earlier/",
  ability: "abilities/{slug}/",
  type: "types/{slug}/",
  game: "games/{slug}/",
  place: "places/{slug}/",
  "places-in": "places/in/{slug}/",
  "evolution-generation": "evolutions/generation-{generation}/",
  evolution: "evolutions/{slug}/",
  pokedex: "pokedexes/{slug}/",
  "pokedex-generation": "pokedexes/{slug}/generation-{generation}/",
  "egg-group": "egg-groups/{slug}/",
  item: "items/{slug}/",
  world: "worlds/{slug}/",
};

/** The page kind of each list in `data/search.json`. */
export const searchKinds = {
  pokemon: "pokemon",
  moves: "move",
  abilities: "ability",
  types: "type",
  places: "place",
  worlds: "world",
};
