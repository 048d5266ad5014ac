/// From which Pokémon an Egg can have a move that its species learns only as an Egg move.
public struct EggParents: Sendable {
    /// A Pokémon that learns the move without having hatched with it.
    public struct Parent: Hashable, Sendable {
        /// The Pokémon.
        public let pokemon: Identifier<Pokemon>
        /// The quickest way it learns the move: by level if it can, else the first method.
        public let method: Identifier<LearnMethod>
        /// At what level; 0 for other methods, and on evolving.
        public let level: Int
    }

    private let index: CatalogIndex
    private let groupsBySpecies: [Identifier<Species>: Set<Identifier<EggGroup>>]
    private let learners: [Int: [Parent]]

    /// Generations before this one let only fathers hand moves down.
    private static let firstGenerationOfMothers = 6

    /// Finds the possible parents of a catalog.
    public init(_ index: CatalogIndex, battleForms: BattleForms) {
        self.index = index
        let breeding = BreedingGroups(index)
        groupsBySpecies = Dictionary(
            uniqueKeysWithValues: index.catalog.species.map { ($0.id, breeding.groups(of: $0)) })
        learners = Self.learners(index, breeding: breeding, battleForms: battleForms)
    }

    /// The parents from which a Pokémon's Egg can have a move in a generation: those that learn it
    /// by level first, the lowest level first, then by number.
    public func parents(
        of pokemon: Pokemon, move: Identifier<Move>, in generation: Identifier<Generation>
    ) -> [Parent] {
        let groups = groupsBySpecies[pokemon.species] ?? []
        let fathersAlone = generation.rawValue < Self.firstGenerationOfMothers
        return (learners[Self.key(move, generation)] ?? []).filter { parent in
            let species = index[index[parent.pokemon].species]
            return canHandDown(species, fathersAlone: fathersAlone)
                && !groups.isDisjoint(with: groupsBySpecies[species.id] ?? [])
        }
    }

    private func canHandDown(_ species: Species, fathersAlone: Bool) -> Bool {
        guard let femaleEighths = species.femaleEighths else { return false }
        return !fathersAlone || femaleEighths < 8
    }

    private static func key(
        _ move: Identifier<Move>, _ generation: Identifier<Generation>
    ) -> Int {
        move.rawValue << 8 | generation.rawValue
    }

    private static func learners(
        _ index: CatalogIndex, breeding: BreedingGroups, battleForms: BattleForms
    ) -> [Int: [Parent]] {
        let methods = Methods(index.catalog.learnMethods)
        var learners: [Int: [Parent]] = [:]
        for pokemon in index.catalog.pokemon
        where breeding.canBreed(index[pokemon.species]) && !battleForms.isBattleOnly(pokemon) {
            for (key, parent) in quickestWays(of: pokemon, index, methods) {
                learners[key, default: []].append(parent)
            }
        }
        return learners.mapValues { parents in
            parents.sorted { methods.sortKey(of: $0) < methods.sortKey(of: $1) }
        }
    }

    private static func quickestWays(
        of pokemon: Pokemon, _ index: CatalogIndex, _ methods: Methods
    ) -> [Int: Parent] {
        var ways: [Int: Parent] = [:]
        for entry in index.learnset(of: pokemon.id).entries
        where !methods.eggs.contains(entry.method) {
            let key = key(entry.move, index[entry.versionGroup].generation)
            let parent = Parent(pokemon: pokemon.id, method: entry.method, level: entry.level)
            if ways[key].map({ methods.sortKey(of: parent) < methods.sortKey(of: $0) }) ?? true {
                ways[key] = parent
            }
        }
        return ways
    }

    private struct Methods {
        let levelUp: Identifier<LearnMethod>?
        let eggs: Set<Identifier<LearnMethod>>

        init(_ methods: [LearnMethod]) {
            levelUp = methods.first { $0.known == .levelUp }?.id
            eggs = Set(
                methods.filter { $0.known == .egg || $0.known == .lightBallEgg }.map(\.id))
        }

        func sortKey(of parent: Parent) -> (Int, Int, Int) {
            let place = parent.method == levelUp ? 0 : parent.method.rawValue
            return (place, parent.level, parent.pokemon.rawValue)
        }
    }
}

/// The egg groups in which species have Eggs; a baby's are those of what it grows into.
struct BreedingGroups {
    private let index: CatalogIndex
    private let barren: Set<Identifier<EggGroup>>
    private let evolutions: [Identifier<Species>: [Species]]

    init(_ index: CatalogIndex) {
        self.index = index
        barren = Set(
            index.catalog.eggGroups.filter { ["no-eggs", "ditto"].contains($0.slug.text) }
                .map(\.id))
        evolutions = Dictionary(
            grouping: index.catalog.species.filter { $0.evolvesFrom != nil },
            by: { $0.evolvesFrom ?? $0.id })
    }

    /// Whether a species can be a parent of another's Egg moves.
    func canBreed(_ species: Species) -> Bool {
        !barren.isSuperset(of: species.eggGroups)
    }

    /// The groups from which a species' Eggs can come.
    func groups(of species: Species) -> Set<Identifier<EggGroup>> {
        let own = Set(species.eggGroups).subtracting(barren)
        guard own.isEmpty, species.isBaby else { return own }
        return (evolutions[species.id] ?? []).reduce(into: own) { groups, evolved in
            groups.formUnion(Set(evolved.eggGroups).subtracting(barren))
        }
    }
}
