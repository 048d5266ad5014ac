// The declaration of the query language: its keys in the order of the canonical form, its flags, and what it sorts by, for
// each subject. What they are called stands in data/queries.json; keys of moves have their slugs as words. content/queries.md
// describes the language.
//
// A key's `kind` says how its values are read and how a term is decided; its `fields` are those of data/pokemon.json or
// data/moves.json, its `values` the list of what can be asked for. Figures have a `range`; where they are counted in
// tenths, `tenths` has how many a unit has, that of figures without unit first. `control` is the key's part of the form.
// A flag is a bit of `flags` in data/pokemon.json, or its absence; without a `flag`, the reader has chosen the Pokémon.
// `forms` are those of text/fold.js in which names of a language are compared.
const natural = [0, 99999];
const anyFigure = [-999999999, 999999999];

export default {
  forms: {"en": ["letters"], "ja": ["letters", "kana", "romaji"]},
  subjects: {
    pokemon: {
      keys: {
        name: { kind: "name" },
        type: { kind: "term", values: "types", fields: ["types"], control: "choices" },
        ability: { kind: "term", values: "abilities", fields: ["abilities", "hidden-abilities"], control: "picker" },
        move: { kind: "move", values: "moves", control: "picker" },
        game: { kind: "game", values: "games", control: "select" },
        method: { kind: "method", values: "methods", control: "select" },
        gen: { kind: "figure", fields: ["generation"], range: [1, 9], control: "choices" },
        egg: { kind: "term", values: "egg-groups", fields: ["egg-groups"], control: "select" },
        dex: { kind: "pokedex", values: "pokedexes", control: "select" },
        is: { kind: "flag", values: "is", control: "choices" },
        number: { kind: "figure", fields: ["number"], range: natural },
        hp: { kind: "figure", fields: ["hp"], range: natural, control: "range" },
        atk: { kind: "figure", fields: ["attack"], range: natural, control: "range" },
        def: { kind: "figure", fields: ["defense"], range: natural, control: "range" },
        spa: { kind: "figure", fields: ["special-attack"], range: natural, control: "range" },
        spd: { kind: "figure", fields: ["special-defense"], range: natural, control: "range" },
        spe: { kind: "figure", fields: ["speed"], range: natural, control: "range" },
        total: { kind: "figure", fields: ["hp", "attack", "defense", "special-attack", "special-defense", "speed"], range: natural, control: "range" },
        height: { kind: "figure", fields: ["height"], range: natural, tenths: {m: 10, cm: 0.1, ft: 3.048}, control: "range" },
        weight: { kind: "figure", fields: ["weight"], range: natural, tenths: {kg: 10, g: 0.01, lb: 4.5359237}, control: "range" },
        sort: { kind: "sort", values: "sort" },
      },
      is: {
        legendary: { flag: "legendary", control: "choices" },
        mythical: { flag: "mythical", control: "choices" },
        baby: { flag: "baby", control: "choices" },
        form: { flag: "default", isUnset: true },
        mega: { flag: "mega", control: "choices" },
        gigantamax: { flag: "gigantamax", control: "choices" },
        "battle-only": { flag: "battle-only" },
        favourite: { control: "choices" },
      },
      sort: {
        number: {},
        dex: {},
        name: {},
        hp: {},
        atk: {},
        def: {},
        spa: {},
        spd: {},
        spe: {},
        total: {},
        height: {},
        weight: {},
      },
    },
    moves: {
      keys: {
        name: { kind: "text" },
        type: { kind: "term", values: "types", fields: ["type"], control: "choices" },
        class: { kind: "term", values: "classes", fields: ["class"], control: "choices" },
        power: { kind: "figure", fields: ["power"], range: anyFigure, control: "range" },
        accuracy: { kind: "figure", fields: ["accuracy"], range: anyFigure, control: "range" },
        pp: { kind: "figure", fields: ["pp"], range: anyFigure, control: "range" },
        priority: { kind: "figure", fields: ["priority"], range: anyFigure, control: "range" },
        gen: { kind: "figure", fields: ["generation"], range: anyFigure, control: "choices" },
        sort: { kind: "sort", values: "sort" },
      },
      sort: {
        name: {},
        gen: {},
        type: {},
        class: {},
        power: {},
        accuracy: {},
        pp: {},
      },
    },
  },
};
