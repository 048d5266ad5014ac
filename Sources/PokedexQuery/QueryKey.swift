import PokedexDomain

/// What a term asks for, in the order in which the canonical form has the terms.
package enum QueryKey: String, CaseIterable, Hashable, Sendable {
    /// A part of the name, or the national number.
    case name
    /// A type of today.
    case type
    /// An ability, hidden or not.
    case ability
    /// A move.
    case move
    /// The games in which moves are looked for.
    case game
    /// The ways of learning by which moves are looked for.
    case method
    /// The generation of the form.
    case generation = "gen"
    /// An egg group.
    case eggGroup = "egg"
    /// A Pokédex that the species is in.
    case pokedex = "dex"
    /// What the Pokémon is: legendary, a Mega Evolution….
    case trait = "is"
    /// The national number.
    case number
    /// Base HP.
    case hp
    /// Base Attack.
    case attack = "atk"
    /// Base Defense.
    case defense = "def"
    /// Base Special Attack.
    case specialAttack = "spa"
    /// Base Special Defense.
    case specialDefense = "spd"
    /// Base Speed.
    case speed = "spe"
    /// The sum of the base stats.
    case total
    /// The height.
    case height
    /// The weight.
    case weight
    /// The order.
    case sort

    /// The figure that the key asks for; `nil` for keys whose values are words.
    var figure: PokemonQuery.Figure? {
        switch self {
        case .generation: .generation
        case .number: .number
        case .hp: .stat(.hp)
        case .attack: .stat(.attack)
        case .defense: .stat(.defense)
        case .specialAttack: .stat(.specialAttack)
        case .specialDefense: .stat(.specialDefense)
        case .speed: .stat(.speed)
        case .total: .total
        case .height: .height
        case .weight: .weight
        default: nil
        }
    }

    /// The key's place among the terms.
    var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// What a list can be sorted by, as the values of ``QueryKey/sort``.
enum QueryOrder {
    /// By national number, which is also the order of a query that says none.
    static let number = QueryKey.number.rawValue
    /// By the number in a Pokédex.
    static let pokedex = QueryKey.pokedex.rawValue
    /// By name.
    static let name = QueryKey.name.rawValue

    /// All values, in the order of the keys.
    static let all =
        [number, pokedex, name]
        + QueryKey.allCases.filter { $0.place > QueryKey.number.place && $0 != .sort }.map(
            \.rawValue)
}
