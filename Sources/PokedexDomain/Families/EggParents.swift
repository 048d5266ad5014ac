/// From which Pokémon an Egg can have a move that its species learns only as an Egg move.
package struct EggParents: Sendable {
    /// A Pokémon that learns the move without having hatched with it.
    package struct Parent: Hashable, Sendable {
        /// The Pokémon.
        package let pokemon: Identifier<Pokemon>
        /// The quickest way it learns the move: by level if it can, else the first method.
        package let method: Identifier<LearnMethod>
        /// At what level; 0 for other methods, and on evolving.
        package let level: Int
        fileprivate let rank: Int
        let groups: EggGroupSet
        let isFemaleOnly: Bool

        fileprivate var sortKey: (Int, Int, Int) { (rank, level, pokemon.rawValue) }
    }

    private let index: CatalogIndex
    /// The groups of each species' Eggs, by its position in the catalog.
    private let groups: [EggGroupSet]
    /// Who learns each move, by its position in the catalog, then by that of the generation.
    private let learners: [[Parent]]

    /// Generations before this one let only fathers hand moves down.
    private static let firstGenerationOfMothers = 6

    /// Finds the possible parents of a catalog.
    package init(_ index: CatalogIndex) {
        let breeding = BreedingGroups(index)
        self.index = index
        groups = index.catalog.species.map { breeding.groups(of: $0) }
        learners = Self.learners(index, breeding: breeding)
    }

    /// The parents from which a Pokémon's Egg can have a move in a generation: those that learn it
    /// by level first, the lowest level first, then by number.
    package func parents(
        of pokemon: Pokemon, move: Identifier<Move>, in generation: Identifier<Generation>
    ) -> [Parent] {
        let groups = groups[index.position(of: pokemon.species)]
        let fathersAlone = generation.rawValue < Self.firstGenerationOfMothers
        let row = index.position(of: move) * index.catalog.generations.count
        return learners[row + index.position(of: generation)].filter { parent in
            !groups.isDisjoint(with: parent.groups) && !(fathersAlone && parent.isFemaleOnly)
        }
    }

    private static func learners(
        _ index: CatalogIndex, breeding: BreedingGroups
    ) -> [[Parent]] {
        let catalog = index.catalog
        let ranks = catalog.learnMethods.map { rank(of: $0) }
        let columns = catalog.versionGroups.map { index.position(of: $0.generation) }
        var learners = [[Parent]](
            repeating: [], count: catalog.moves.count * catalog.generations.count)
        for pokemon in catalog.pokemon where !pokemon.isBattleOnly && !pokemon.isSpecialGift {
            let species = index[pokemon.species]
            let groups = breeding.ownGroups(of: species)
            guard !groups.isEmpty, let femaleEighths = species.femaleEighths else { continue }
            for entry in index.learnset(of: pokemon.id).entries {
                guard let rank = ranks[index.position(of: entry.method)] else { continue }
                let row = index.position(of: entry.move) * catalog.generations.count
                learners[row + columns[index.position(of: entry.versionGroup)]].add(
                    Parent(
                        pokemon: pokemon.id, method: entry.method, level: entry.level, rank: rank,
                        groups: groups, isFemaleOnly: femaleEighths == 8))
            }
        }
        return learners.map { $0.sorted { $0.sortKey < $1.sortKey } }
    }

    /// A method's rank from the quickest on: by level, then the others by number; `nil` for those
    /// that only a hatched Pokémon has.
    private static func rank(of method: LearnMethod) -> Int? {
        switch method.known {
        case .levelUp: 0
        case .egg, .lightBallEgg: nil
        default: method.id.rawValue
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
