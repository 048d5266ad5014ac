extension Term where Vocabulary == PokedexDomain.Vocabulary.EggGroups {
    /// The groups whose members do not have Eggs with each other.
    package enum Exception: String, Sendable {
        /// Ditto's, which has Eggs with all other groups but ``noEggs``.
        case ditto
        /// That of Pokémon that have no Eggs.
        case noEggs = "no-eggs"
    }

    /// Whether the group is one of those; `nil` for the ordinary ones.
    package var exception: Exception? { Exception(rawValue: slug.text) }
}

/// The Pokémon in each egg group today, by the partners with which they have Eggs: the default variety of each
/// species, and those with groups of their own.
package struct EggGroupMembers: Sendable {
    /// The partners of a Pokémon.
    package enum Partners: Hashable, Sendable {
        /// Those of the group alone.
        case group
        /// Those of the group and of another one.
        case groupAnd(Identifier<EggGroup>)
        /// Ditto alone, since the Pokémon has no gender.
        case dittoAlone
        /// None before the Pokémon has evolved.
        case noneAsBaby
        case none

        /// The other group; `nil` where there is none.
        package var otherGroup: Identifier<EggGroup>? {
            if case .groupAnd(let group) = self { group } else { nil }
        }
    }

    /// Pokémon with the same partners, by number.
    package struct Section: Sendable {
        package let partners: Partners
        /// Never empty.
        package let pokemon: [Pokemon]
    }

    private let index: CatalogIndex
    private let members: [Identifier<EggGroup>: [Pokemon]]

    package init(_ index: CatalogIndex) {
        self.index = index
        members = index.catalog.pokemon
            .filter { $0.isDefault || !$0.ownEggGroups.isEmpty }
            .sorted { ($0.species, $0.id) < ($1.species, $1.id) }
            .reduce(into: [:]) { members, pokemon in
                for group in index.eggGroups(of: pokemon) {
                    members[group, default: []].append(pokemon)
                }
            }
    }

    /// The Pokémon of a group, by number.
    package func pokemon(in group: EggGroup) -> [Pokemon] { members[group.id] ?? [] }

    /// The Pokémon of a group by their partners: those of the group alone, then those of another
    /// one, in the order of the catalog, then those with Ditto alone or no partner.
    package func sections(of group: EggGroup) -> [Section] {
        let pokemon = Dictionary(grouping: pokemon(in: group)) { partners(of: $0, in: group) }
        let order: [Partners] =
            [.group] + index.catalog.eggGroups.map { .groupAnd($0.id) }
            + [.dittoAlone, .noneAsBaby, .none]
        return order.compactMap { partners in
            pokemon[partners].map { Section(partners: partners, pokemon: $0) }
        }
    }

    private func partners(of pokemon: Pokemon, in group: EggGroup) -> Partners {
        switch group.exception {
        case .ditto: .group
        case .noEggs: index[pokemon.species].isBaby ? .noneAsBaby : .none
        case nil where index.femaleEighths(of: pokemon) == nil: .dittoAlone
        case nil:
            index.eggGroups(of: pokemon).first { $0 != group.id }.map { .groupAnd($0) } ?? .group
        }
    }
}

/// Some of the egg groups, a bit each by their numbers.
struct EggGroupSet: OptionSet, Hashable, Sendable {
    let rawValue: UInt64
}

extension EggGroupSet {
    init(_ groups: some Sequence<Identifier<EggGroup>>) {
        rawValue = groups.reduce(0) { $0 | 1 << UInt64($1.rawValue & 63) }
    }
}

/// The Egg groups in which Pokémon have Eggs, by game; a baby's are those of what it grows into.
private struct BreedingGroups {
    private let index: CatalogIndex
    private let barren: EggGroupSet
    private let evolutions: [Identifier<Species>: [Species]]

    init(_ index: CatalogIndex) {
        self.index = index
        barren = EggGroupSet(index.catalog.eggGroups.filter { $0.exception != nil }.map(\.id))
        evolutions = Dictionary(
            grouping: index.catalog.species.filter { $0.evolvesFrom != nil },
            by: { $0.evolvesFrom ?? $0.id })
    }

    /// The groups in which a Pokémon itself can be a parent of another's Egg moves, for each game of the
    /// catalog.
    func ownGroups(of pokemon: Pokemon) -> [EggGroupSet] {
        let then = index.catalog.generations.map { index.eggGroups(of: pokemon, in: $0.id) }
            .map { EggGroupSet($0).subtracting(barren) }
        var groups = index.catalog.versionGroups.map { then[index.position(of: $0.generation)] }
        for own in pokemon.inGames where !own.eggGroups.isEmpty {
            groups[index.position(of: own.game)] = EggGroupSet(own.eggGroups).subtracting(barren)
        }
        return groups
    }

    /// The groups from which a Pokémon's Eggs can come, for each game of the catalog.
    func groups(of pokemon: Pokemon) -> [EggGroupSet] {
        let own = ownGroups(of: pokemon)
        guard own.allSatisfy(\.isEmpty), index[pokemon.species].isBaby else { return own }
        return (evolutions[pokemon.species] ?? []).reduce(own) { groups, evolved in
            zip(groups, ownGroups(of: index.defaultPokemon(of: evolved.id)))
                .map { $0.union($1) }
        }
    }
}

/// From which Pokémon an Egg can have a move that its species learns only as an Egg move.
package struct EggParents: Sendable {
    /// A Pokémon that learns the move without having hatched with it.
    ///
    /// It is kept small, like a ``LearnsetEntry``: a build has some 230,000.
    package struct Parent: Hashable, Sendable {
        private let pokemonNumber: Int32
        private let entryMethod: UInt8
        private let entryLevel: UInt8
        private let rank: UInt8
        fileprivate let isFemaleOnly: Bool
        fileprivate let groups: EggGroupSet

        fileprivate init(
            _ pokemon: Pokemon, _ entry: LearnsetEntry, rank: UInt8, isFemaleOnly: Bool,
            groups: EggGroupSet
        ) {
            pokemonNumber = Int32(pokemon.id.rawValue)
            entryMethod = UInt8(entry.method.rawValue)
            entryLevel = UInt8(entry.level)
            (self.rank, self.isFemaleOnly, self.groups) = (rank, isFemaleOnly, groups)
        }

        package var pokemon: Identifier<Pokemon> { Identifier(Int(pokemonNumber)) }
        /// The quickest way it learns the move: by level if it can, else the first method.
        package var method: Identifier<LearnMethod> { Identifier(Int(entryMethod)) }
        /// At what level; 0 for other methods, and on evolving.
        package var level: Int { Int(entryLevel) }

        fileprivate var sortKey: (UInt8, UInt8, Int32) { (rank, entryLevel, pokemonNumber) }
    }

    private let index: CatalogIndex
    /// The groups of each Pokémon's Eggs, by its position in the catalog, then by that of the game.
    private let groups: [[EggGroupSet]]
    private let columns: Columns
    /// Who learns each move, by its position in the catalog, then by the column of the games.
    private let learners: [[Parent]]

    /// The games whose Pokémon can be parents of each other's Eggs: up to generation VII those of a generation,
    /// which trade with each other, then each with its add-ons. That generations I and II trade is left out.
    private struct Columns: Sendable {
        /// What a column stands for.
        private enum Games: Hashable {
            case generation(Identifier<Generation>)
            case game(Identifier<VersionGroup>)
        }

        let count: Int
        /// By the version group's position in the catalog; `nil` for games without such Eggs.
        let all: [Int?]

        private static let lastGenerationThatTrades = 7
        /// They have no Eggs, but trade with the games of their generation.
        private static let withoutEggs: Set = ["colosseum", "xd"]

        init(_ index: CatalogIndex, _ mainGames: MainGames) {
            var known: [Games: Int] = [:]
            all = index.catalog.versionGroups.map { group in
                let game = index[mainGames.main(of: group.id)]
                let generation = game.generation
                guard
                    game.hasEggs || generation.rawValue == 1
                        || Self.withoutEggs.contains(game.slug.text)
                else { return nil }
                let games: Games =
                    generation.rawValue <= Self.lastGenerationThatTrades
                    ? .generation(generation) : .game(game.id)
                let column = known[games] ?? known.count
                known[games] = column
                return column
            }
            count = known.count
        }
    }

    /// Generations before this one let only fathers hand moves down.
    private static let firstGenerationOfMothers = 6

    package init(_ index: CatalogIndex, _ games: MainGames) {
        let breeding = BreedingGroups(index)
        self.index = index
        groups = index.catalog.pokemon.map(breeding.groups)
        columns = Columns(index, games)
        learners = Self.learners(index, columns, breeding: breeding)
    }

    /// What games that have the same parents have in common; `nil` for games without such Eggs.
    package func games(like game: Identifier<VersionGroup>) -> Int? {
        columns.all[index.position(of: game)]
    }

    /// The parents from which a Pokémon's Egg can have a move in a game, as it and those that it trades with
    /// teach it: those that learn it by level first, the lowest level first, then by number.
    package func parents(
        of pokemon: Pokemon, move: Identifier<Move>, in game: Identifier<VersionGroup>
    ) -> [Parent] {
        guard let column = games(like: game) else { return [] }
        let groups = groups[index.position(of: pokemon.id)][index.position(of: game)]
        let fathersAlone = index[game].generation.rawValue < Self.firstGenerationOfMothers
        let row = index.position(of: move) * columns.count
        return learners[row + column].filter { parent in
            !groups.isDisjoint(with: parent.groups) && !(fathersAlone && parent.isFemaleOnly)
        }
    }

    private static func learners(
        _ index: CatalogIndex, _ columns: Columns, breeding: BreedingGroups
    ) -> [[Parent]] {
        let catalog = index.catalog
        let ranks = catalog.learnMethods.map { rank(of: $0) }
        var learners = [[Parent]](repeating: [], count: catalog.moves.count * columns.count)
        for pokemon in catalog.pokemon where !pokemon.isBattleOnly && !pokemon.isSpecialGift {
            let groups = breeding.ownGroups(of: pokemon)
            guard let femaleEighths = index.femaleEighths(of: pokemon) else { continue }
            for entry in index.learnset(of: pokemon.id).entries {
                let game = index.position(of: entry.versionGroup)
                let groups = groups[game]
                guard let column = columns.all[game],
                    let rank = ranks[index.position(of: entry.method)], !groups.isEmpty
                else { continue }
                let row = index.position(of: entry.move) * columns.count
                learners[row + column].add(
                    Parent(
                        pokemon, entry, rank: rank, isFemaleOnly: femaleEighths == 8,
                        groups: groups))
            }
        }
        return learners.map { $0.sorted { $0.sortKey < $1.sortKey } }
    }

    /// A method's rank from the quickest on: by level, then the others by number; `nil` for those
    /// that only a hatched Pokémon has.
    private static func rank(of method: LearnMethod) -> UInt8? {
        switch method.known {
        case .levelUp: 0
        case .egg, .lightBallEgg: nil
        default: UInt8(clamping: method.id.rawValue)
        }
    }
}

extension [EggParents.Parent] {
    /// Adds a parent; of the ways of one Pokémon, which come one after the other, the quickest
    /// stays.
    fileprivate mutating func add(_ parent: EggParents.Parent) {
        guard let last, last.pokemon == parent.pokemon else { return append(parent) }
        if parent.sortKey < last.sortKey { self[endIndex - 1] = parent }
    }
}
