// The site's languages, and the addresses of the pages below a language's folder. Made from Language and Route in Swift:
// a test compares this file with them, and writes it with RECORD_SNAPSHOTS=1.

/** Their codes, which are the names of their folders. */
export const languages = ["en", "ja"];

/** By page kind. `{slug}` stands for the slug of what the page is about. */
export const routes = {
  home: "",
  pokemon: "pokemon/{slug}/",
  moves: "moves/",
  move: "moves/{slug}/",
  abilities: "abilities/",
  ability: "abilities/{slug}/",
  types: "types/",
  type: "types/{slug}/",
  evolutions: "evolutions/",
  evolution: "evolutions/{slug}/",
  pokedexes: "pokedexes/",
  pokedex: "pokedexes/{slug}/",
  about: "about/",
  finder: "finder/",
  compare: "compare/",
  settings: "settings/",
  offline: "offline/",
};

/** The page kind of each list in `data/search.json`. */
export const searchKinds = {
  pokemon: "pokemon",
  moves: "move",
  abilities: "ability",
  types: "type",
};
