import PokedexDomain

/// A page's place below its language: the same in every language.
public enum Route: Hashable, Sendable {
    /// The list of all species.
    case home
    /// One Pokémon.
    case pokemon(Slug)
    /// The list of all moves.
    case moves
    /// One move.
    case move(Slug)
    /// The list of all abilities.
    case abilities
    /// One ability.
    case ability(Slug)
    /// The type chart.
    case types
    /// One type.
    case type(Slug)
    /// The list of all families.
    case evolutions
    /// One family, named after its first species.
    case evolution(Slug)
    /// The list of all Pokédexes.
    case pokedexes
    /// One Pokédex.
    case pokedex(Slug)
    /// What the site is and where its facts come from.
    case about
    /// Who learns several moves.
    case finder
    /// Pokémon side by side.
    case compare
    /// What the reader decides about the site.
    case settings
    /// What stands for a page that is not at hand without a network.
    case offline

    /// The address below the language's folder: empty for the list, else ending in `/`.
    public var path: String {
        switch self {
        case .home: ""
        case .pokemon(let slug): "pokemon/\(slug)/"
        case .moves: "moves/"
        case .move(let slug): "moves/\(slug)/"
        case .abilities: "abilities/"
        case .ability(let slug): "abilities/\(slug)/"
        case .types: "types/"
        case .type(let slug): "types/\(slug)/"
        case .evolutions: "evolutions/"
        case .evolution(let slug): "evolutions/\(slug)/"
        case .pokedexes: "pokedexes/"
        case .pokedex(let slug): "pokedexes/\(slug)/"
        case .about: "about/"
        case .finder: "finder/"
        case .compare: "compare/"
        case .settings: "settings/"
        case .offline: "offline/"
        }
    }

    /// How many folders the page lies below its language's: 0, 1 or 2.
    public var depth: Int {
        switch self {
        case .home: 0
        case .moves, .abilities, .types, .evolutions, .pokedexes, .about, .finder, .compare,
            .settings, .offline:
            1
        case .pokemon, .move, .ability, .type, .evolution, .pokedex: 2
        }
    }

    /// The file that a server answers with, below the output folder.
    public func file(in language: Language) -> String {
        "\(language.code)/\(path)index.html"
    }
}
