import PokedexDomain

/// Says who can have a move straight from the learnsets, entry by entry: what finding by moves is
/// compared with.
package struct MoveScan: Sendable {
    /// One entry of a learnset that a Pokémon has a move by.
    private struct Entry: Hashable, Sendable {
        let move: Identifier<Move>
        let game: Identifier<VersionGroup>
        let method: Identifier<LearnMethod>
    }

    private let entries: [Identifier<Pokemon>: Set<Entry>]
    private let games: [Identifier<Pokemon>: Set<Identifier<VersionGroup>>]

    /// Reads all learnsets of a catalog.
    package init(_ index: CatalogIndex) {
        let (battleForms, families) = (BattleForms(index), PokemonFamilies(index))
        var entries: [Identifier<Pokemon>: Set<Entry>] = [:]
        var games: [Identifier<Pokemon>: Set<Identifier<VersionGroup>>] = [:]
        for pokemon in index.catalog.pokemon {
            let base = battleForms.base(of: pokemon)
            let own = index.catalog.learnsets[(base ?? pokemon).id]?.entries ?? []
            let known = base.map { _ in BattleForms.versionGroups(of: pokemon, in: index) }
            let usable = own.filter { known?.contains($0.versionGroup) ?? true }
            let existing = Set(usable.map(\.versionGroup))
            let earlier = families.preEvolutions(of: base ?? pokemon)
                .flatMap { index.catalog.learnsets[$0.id]?.entries ?? [] }
                .filter { existing.contains($0.versionGroup) }
            games[pokemon.id] = existing
            entries[pokemon.id] = Set(
                (usable + earlier).map {
                    Entry(move: $0.move, game: $0.versionGroup, method: $0.method)
                })
        }
        self.entries = entries
        self.games = games
    }

    /// Whether a Pokémon exists in one of the games.
    package func exists(
        _ pokemon: Identifier<Pokemon>, in games: [Identifier<VersionGroup>]
    ) -> Bool {
        games.contains { self.games[pokemon]?.contains($0) ?? false }
    }

    /// Whether a Pokémon can have a move.
    ///
    /// - Parameters:
    ///   - games: the games that count.
    ///   - methods: the ways that count.
    package func canHave(
        _ move: Identifier<Move>, _ pokemon: Identifier<Pokemon>,
        games: [Identifier<VersionGroup>], methods: [Identifier<LearnMethod>]
    ) -> Bool {
        let entries = entries[pokemon] ?? []
        return games.contains { game in
            methods.contains { entries.contains(Entry(move: move, game: game, method: $0)) }
        }
    }
}
