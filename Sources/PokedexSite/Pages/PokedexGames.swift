import PokedexDomain

/// The games that use a Pokédex, in words.
struct PokedexGames {
    private let site: LocalizedSite

    init(_ site: LocalizedSite) {
        self.site = site
    }

    /// The games in the order of their appearance; `nil` where the source names none.
    func games(of pokedex: Pokedex) throws -> String? {
        guard !pokedex.versionGroups.isEmpty else { return nil }
        return try site.list(
            site.index.inOrder(pokedex.versionGroups).map { site.names.versionGroups[$0].text })
    }
}
