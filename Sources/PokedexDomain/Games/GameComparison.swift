/// What is different in a game from the one that it is compared with.
package struct GameComparison: Sendable {
    package let before: VersionGroup
    /// Whether it is known who is in both games; if not, the next three lists are empty.
    package let areRostersKnown: Bool
    /// Pokémon that no earlier game has, by national number. Forms taken only in battle are in none of
    /// the lists.
    package let came: [Pokemon]
    /// Pokémon that an earlier game has, but not the one it is compared with.
    package let returned: [Pokemon]
    /// Pokémon that the earlier game has and this one lacks.
    package let left: [Pokemon]
    /// Those that both have and whose types, base stats or abilities changed, by national number.
    package let changed: [(pokemon: Pokemon, change: PokemonChange)]
    /// The moves learned; `nil` where the source has none of one of the games.
    package let moves: MoveTotals?
    /// Moves of both games with other values, by number.
    package let moveValues: [MoveValuesDifference]
    /// The types that there were not, in the chart's order.
    package let newTypes: [Identifier<PokemonType>]
    /// What types deal to each other, where it changed and both had the types.
    package let matchUps: [MatchUpDifference]

    /// The moves that Pokémon of both games learn themselves.
    package struct MoveTotals: Sendable {
        /// What one Pokémon gained and lost.
        package struct Account: Sendable {
            package let pokemon: Pokemon
            /// How many moves it learns that it did not.
            package let gained: Int
            /// How many moves it learned that it does not.
            package let lost: Int
        }

        /// The moves gained by all together.
        package let gained: Int
        /// The moves lost by all together.
        package let lost: Int
        /// Who gained the most, the most first; those that gained none are left out.
        package let gainedMost: [Account]
        package let lostMost: [Account]
    }

    package struct MoveValuesDifference: Sendable {
        package let move: Move
        package let then: MoveValues
        package let now: MoveValues
        package var aspects: [MoveChange.Aspect] {
            MoveChange.Aspect.allCases.filter { !then.agrees(with: now, in: $0) }
        }
    }

    /// Other damage of a type to another.
    package struct MatchUpDifference: Sendable {
        package let attacking: Identifier<PokemonType>
        package let defending: Identifier<PokemonType>
        package let then: Multiplier
        package let now: Multiplier
    }

    /// How many Pokémon the lists of extremes have.
    private static let extremes = 6

    /// Compares a game with the last one of the main line before it; `nil` for the first game.
    package init?(_ game: VersionGroup, _ indexes: CatalogIndexes) {
        let games = indexes.places.games
        guard let before = games.compared(with: game) else { return nil }
        self.before = before
        let all = indexes.catalog.pokemon.sorted { ($0.species, $0.id) < ($1.species, $1.id) }
        let now = indexes.games.pokemon(in: game.id)
        let then = indexes.games.pokemon(in: before.id)
        let earlier = games.inOrder.prefix { $0.id != game.id }
            .reduce(into: Set<Identifier<Pokemon>>()) {
                $0.formUnion(indexes.games.pokemon(in: $1.id))
            }
        areRostersKnown = [before, game].allSatisfy { indexes.rosters.areKnown(in: $0.id) }
        let lasting = areRostersKnown ? all.filter { !$0.isBattleOnly } : []
        let added = lasting.filter { now.contains($0.id) && !then.contains($0.id) }
        came = added.filter { !earlier.contains($0.id) }
        returned = added.filter { earlier.contains($0.id) }
        left = lasting.filter { then.contains($0.id) && !now.contains($0.id) }
        let changes = all.filter { now.contains($0.id) && then.contains($0.id) }.map {
            (pokemon: $0, change: indexes.games.changes.change(of: $0, from: before, to: game))
        }
        changed = changes.filter { $0.change.hasFacts }
        moves = Self.totals(changes, of: [before, game], indexes)
        moveValues = Self.moveValues(before, game, indexes)
        (newTypes, matchUps) = Self.types(before.generation, game.generation, indexes.typeChart)
    }

    private static func totals(
        _ changes: [(pokemon: Pokemon, change: PokemonChange)], of games: [VersionGroup],
        _ indexes: CatalogIndexes
    ) -> MoveTotals? {
        guard games.allSatisfy({ !indexes.games.moves(in: $0.id).isEmpty }) else { return nil }
        let accounts = changes.filter { !$0.pokemon.isBattleOnly }.compactMap { pokemon, change in
            change.moves.map {
                MoveTotals.Account(pokemon: pokemon, gained: $0.gained.count, lost: $0.lost.count)
            }
        }
        return MoveTotals(
            gained: accounts.reduce(0) { $0 + $1.gained },
            lost: accounts.reduce(0) { $0 + $1.lost },
            gainedMost: most(accounts, by: \.gained), lostMost: most(accounts, by: \.lost))
    }

    /// The most first; of equals, by national number.
    private static func most(
        _ accounts: [MoveTotals.Account], by count: (MoveTotals.Account) -> Int
    ) -> [MoveTotals.Account] {
        let sorted = accounts.enumerated().filter { count($0.element) > 0 }.sorted {
            (count($1.element), $0.offset) < (count($0.element), $1.offset)
        }
        return sorted.prefix(extremes).map(\.element)
    }

    private static func moveValues(
        _ before: VersionGroup, _ game: VersionGroup, _ indexes: CatalogIndexes
    ) -> [MoveValuesDifference] {
        let history = indexes.moveHistory
        return indexes.catalog.moves.filter { $0.generation <= before.generation }.map {
            MoveValuesDifference(
                move: $0, then: history.values(of: $0, in: before),
                now: history.values(of: $0, in: game))
        }.filter { $0.then != $0.now }
    }

    private static func types(
        _ before: Identifier<Generation>, _ after: Identifier<Generation>, _ chart: TypeChart
    ) -> ([Identifier<PokemonType>], [MatchUpDifference]) {
        let then = chart.shownTypes(in: before)
        let new = chart.shownTypes(in: after).filter { !then.contains($0) }
        let differences = then.flatMap { attacking in
            then.map { defending in
                MatchUpDifference(
                    attacking: attacking, defending: defending,
                    then: chart.multiplier(of: attacking, against: defending, in: before),
                    now: chart.multiplier(of: attacking, against: defending, in: after))
            }
        }
        return (new, differences.filter { $0.then != $0.now })
    }
}

extension PokemonChange {
    /// Whether anything but moves changed.
    fileprivate var hasFacts: Bool { types != nil || !stats.isEmpty || !abilities.isEmpty }
}
