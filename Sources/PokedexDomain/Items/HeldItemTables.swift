/// What wild Pokémon hold, as tables: by item for a Pokémon, by game for an item. Forms that exist only in
/// battle, for which the source repeats what the others hold, are not wild and hold nothing here.
package struct HeldItemTables: Sendable {
    /// Games in which a chance is the same.
    package enum Games: Hashable, Sendable {
        /// All from the first to the last that have the Pokémon.
        case range(Identifier<VersionGroup>, Identifier<VersionGroup>)
        /// Some versions of one version group.
        case versions([Identifier<GameVersion>])
    }

    /// An item that a Pokémon holds with one chance.
    package struct Holding: Hashable, Sendable {
        package let item: Identifier<Item>
        /// How many of a hundred hold it.
        package let chance: Int
        /// In which games, the oldest first.
        package fileprivate(set) var games: [Games]
    }

    /// A Pokémon that holds an item in some games.
    package struct Holder: Hashable, Sendable {
        package let pokemon: Identifier<Pokemon>
        /// How many of a hundred hold it.
        package let chance: Int
        /// The versions that have it alone; empty where all versions of the games do.
        package let versions: [Identifier<GameVersion>]
    }

    /// Who holds an item in games that follow one another and agree.
    package struct Section: Hashable, Sendable {
        package fileprivate(set) var first: Identifier<VersionGroup>
        package let last: Identifier<VersionGroup>
        /// Who holds it, by national number.
        package let holders: [Holder]
    }

    private let index: CatalogIndex
    private let availability: AvailabilityFinder
    /// The games of which the source says what wild Pokémon hold, in the order of their release.
    private let games: [Identifier<VersionGroup>]
    private let versions: [Identifier<VersionGroup>: [Identifier<GameVersion>]]
    private let holders: [Identifier<Item>: [Identifier<Pokemon>]]

    package init(_ index: CatalogIndex, availability: AvailabilityFinder) {
        (self.index, self.availability) = (index, availability)
        let all = index.catalog.species.flatMap(\.varieties).map { index[$0] }
        let named = Set(all.flatMap(\.heldItems).flatMap(\.versions))
        games = index.inOrder(Set(named.map { index[$0].versionGroup }))
        versions = Dictionary(grouping: index.catalog.versions.map(\.id)) {
            index[$0].versionGroup
        }
        holders = all.filter { !$0.isBattleOnly }.reduce(into: [:]) { holders, pokemon in
            for item in Set(pokemon.heldItems.map(\.item)) {
                holders[item, default: []].append(pokemon.id)
            }
        }
    }

    /// How many Pokémon hold an item in any game.
    package func holderCount(of item: Identifier<Item>) -> Int { holders[item]?.count ?? 0 }

    /// What a Pokémon holds, by item, the highest chance first.
    package func holdings(of pokemon: Pokemon) -> [Holding] {
        guard !pokemon.isBattleOnly else { return [] }
        let items = Set(pokemon.heldItems.map(\.item)).sorted()
        return items.flatMap { item in
            holdings(of: pokemon, item).sorted { $0.chance > $1.chance }
        }
    }

    private func holdings(of pokemon: Pokemon, _ item: Identifier<Item>) -> [Holding] {
        var holdings: [Holding] = []
        var before: [Int] = []
        for game in games where isWild(pokemon, in: game) || holds(pokemon, in: game) {
            let found = found(item, pokemon, in: game)
            for (chance, versions) in found {
                let position = holdings.firstIndex { $0.chance == chance } ?? holdings.count
                if position == holdings.count {
                    holdings.append(Holding(item: item, chance: chance, games: []))
                }
                if !versions.isEmpty {
                    holdings[position].games.append(.versions(versions))
                } else if before.contains(chance),
                    case .range(let first, _)? = holdings[position].games.last
                {
                    holdings[position].games[holdings[position].games.count - 1] =
                        .range(first, game)
                } else {
                    holdings[position].games.append(.range(game, game))
                }
            }
            before = found.filter(\.versions.isEmpty).map(\.chance)
        }
        return holdings
    }

    private func isWild(_ pokemon: Pokemon, in game: Identifier<VersionGroup>) -> Bool {
        index[game].hasWildPokemon && availability.has(pokemon.id, in: game)
    }

    private func holds(_ pokemon: Pokemon, in game: Identifier<VersionGroup>) -> Bool {
        pokemon.heldItems.contains { $0.versions.contains { index[$0].versionGroup == game } }
    }

    /// The chances of a Pokémon to hold an item in a game, with the versions where not all have them.
    private func found(
        _ item: Identifier<Item>, _ pokemon: Pokemon, in game: Identifier<VersionGroup>
    ) -> [(chance: Int, versions: [Identifier<GameVersion>])] {
        let all = versions[game] ?? []
        return pokemon.heldItems.filter { $0.item == item }.compactMap { held in
            let own = all.filter(held.versions.contains)
            return own.isEmpty ? nil : (held.chance, own.count == all.count ? [] : own)
        }
    }

    /// Who holds an item, the newest games first; games that follow one another and agree are one
    /// section.
    package func sections(of item: Identifier<Item>) -> [Section] {
        var sections: [Section] = []
        var isNext = false
        for game in games.reversed() {
            let holders = (holders[item] ?? []).flatMap { id in
                found(item, index[id], in: game).map {
                    Holder(pokemon: id, chance: $0.chance, versions: $0.versions)
                }
            }
            if holders.isEmpty, !index[game].hasWildPokemon { continue }
            if isNext, sections[sections.count - 1].holders == holders {
                sections[sections.count - 1].first = game
            } else if !holders.isEmpty {
                sections.append(Section(first: game, last: game, holders: holders))
            }
            isNext = !holders.isEmpty
        }
        return sections
    }
}
