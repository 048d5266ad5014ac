import PokedexDomain

/// What the records of a catalog are called in every language, as far as queries name them.
package struct QueryTranslations: Sendable {
    /// A list of records that queries name.
    package enum List: Hashable, Sendable {
        case types, abilities, moves, games, methods, eggGroups, pokedexes
    }

    /// The names of the Pokémon, in the catalog's order.
    package let pokemon: [Language: [String]]
    /// The rank of each Pokémon by its name in a language, in the catalog's order.
    package let nameRanks: @Sendable (Language) -> [Int]
    private let lists: [List: [QueryNames.Entry]]

    /// Holds the names; entries are in the catalog's order.
    package init(
        pokemon: [Language: [String]], lists: [List: [QueryNames.Entry]],
        nameRanks: @escaping @Sendable (Language) -> [Int]
    ) {
        self.pokemon = pokemon
        self.lists = lists
        self.nameRanks = nameRanks
    }

    /// The entries of a list.
    package subscript(list: List) -> [QueryNames.Entry] { lists[list] ?? [] }
}
