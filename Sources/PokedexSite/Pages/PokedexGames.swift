import PokedexDomain

/// The games that use a Pokédex, in words.
struct PokedexGames {
    private let edition: Edition

    init(_ edition: Edition) {
        self.edition = edition
    }

    /// The games in the order of their appearance; `nil` where the source names none.
    func games(of pokedex: Pokedex) throws -> String? {
        guard !pokedex.versionGroups.isEmpty else { return nil }
        let groups = pokedex.versionGroups.sorted {
            edition.index[$0].order < edition.index[$1].order
        }
        return try edition.list(groups.map { edition.names.versionGroups[$0].text })
    }
}
