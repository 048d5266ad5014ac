/// The moves that a Pokémon can have in a game.
package struct PokemonMoves: Hashable, Sendable {
    /// How a Pokémon has a move.
    enum Access: UInt8 {
        case none
        /// Only through a Pokémon it evolves from.
        case inherited
        /// It learns the move itself, in any way.
        case own
    }

    /// Of each move of the catalog, in its order.
    let access: [Access]
}

/// The moves that a Pokémon gained and lost from one game to another. All lists are by number.
package struct MoveDifference: Hashable, Sendable {
    package let since: Identifier<VersionGroup>
    /// Those that it learns itself and did not.
    package fileprivate(set) var gained: [Identifier<Move>] = []
    /// Those that it learned itself and does not.
    package fileprivate(set) var lost: [Identifier<Move>] = []
    /// Those that it can have through an earlier stage alone, and could not have at all.
    package fileprivate(set) var inheritedGained: [Identifier<Move>] = []
    /// Those that it could have through an earlier stage alone, and cannot have at all.
    package fileprivate(set) var inheritedLost: [Identifier<Move>] = []

    package var isEmpty: Bool {
        gained.isEmpty && lost.isEmpty && inheritedGained.isEmpty && inheritedLost.isEmpty
    }
}

/// Finds the moves that Pokémon can have in a game and its add-ons: those that they learn themselves,
/// or at an earlier stage, in a game that has both.
///
/// Forms taken only in battle have the moves of their base, in the games where the form exists.
package struct GameMoves: Sendable {
    private let index: CatalogIndex
    private let families: PokemonFamilies
    private let battleForms: BattleForms
    private let games: MainGames
    private let taught: Set<Identifier<VersionGroup>>

    /// Looks moves up in a catalog's learnsets.
    init(
        _ index: CatalogIndex, families: PokemonFamilies, battleForms: BattleForms,
        games: MainGames, use: LearnsetUse
    ) {
        self.index = index
        self.families = families
        self.battleForms = battleForms
        self.games = games
        taught = Set(use.games.map { games.main(of: $0.id) })
    }

    /// Whether the source has any moves of a game.
    package func areKnown(in game: Identifier<VersionGroup>) -> Bool { taught.contains(game) }

    /// What a Pokémon can have in a game; `nil` where it learns nothing there itself.
    package func moves(
        of pokemon: Pokemon, in game: Identifier<VersionGroup>
    ) -> PokemonMoves? {
        guard areKnown(in: game) else { return nil }
        let groups = games.groups(of: game)
        var access = [PokemonMoves.Access](repeating: .none, count: index.catalog.moves.count)
        func note(_ learnset: Learnset, as way: PokemonMoves.Access) {
            for entry in groups.lazy.flatMap({ learnset.entries(in: $0) }) {
                let place = index.position(of: entry.move)
                if access[place] == .none { access[place] = way }
            }
        }
        note(battleForms.effectiveLearnset(of: pokemon), as: .own)
        guard access.contains(.own) else { return nil }
        for stage in families.preEvolutions(of: battleForms.learner(of: pokemon)) {
            note(index.learnset(of: stage.id), as: .inherited)
        }
        return PokemonMoves(access: access)
    }

    /// What is different from the moves that a Pokémon could have in an earlier game.
    func difference(
        of now: PokemonMoves, since earlier: PokemonMoves, in game: Identifier<VersionGroup>
    ) -> MoveDifference {
        var difference = MoveDifference(since: game)
        for (place, access) in now.access.enumerated() where access != earlier.access[place] {
            let move = index.catalog.moves[place].id
            switch (earlier.access[place], access) {
            case (_, .own): difference.gained.append(move)
            case (.own, _): difference.lost.append(move)
            case (_, .inherited): difference.inheritedGained.append(move)
            case (_, .none): difference.inheritedLost.append(move)
            }
        }
        return difference
    }
}

/// The games and methods that any learnset of a catalog names.
package struct LearnsetUse: Sendable {
    /// The version groups in which any Pokémon learns a move, in the order of their release.
    package let games: [VersionGroup]
    /// The methods by which any Pokémon learns a move, by number.
    package let methods: [LearnMethod]

    package init(_ catalog: Catalog) {
        var games: Set<Identifier<VersionGroup>> = []
        var methods: Set<Identifier<LearnMethod>> = []
        for learnset in catalog.learnsets.values {
            games.formUnion(learnset.versionGroups)
            // Entries are sorted by method within a game, so that nearly all repeat the last one's.
            var last: Identifier<LearnMethod>?
            for entry in learnset.entries where entry.method != last {
                methods.insert(entry.method)
                last = entry.method
            }
        }
        self.games = catalog.versionGroups.inOrderOfRelease
            .filter { games.contains($0.id) }
        self.methods = catalog.learnMethods.filter { methods.contains($0.id) }
    }
}
