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
        let groups: EggGroupSet
        let isFemaleOnly: Bool
    }

    private let groupsBySpecies: [Identifier<Species>: EggGroupSet]
    private let learners: [Int: [Parent]]

    /// Generations before this one let only fathers hand moves down.
    private static let firstGenerationOfMothers = 6

    /// Finds the possible parents of a catalog.
    public init(_ index: CatalogIndex, battleForms: BattleForms) {
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
        let groups = groupsBySpecies[pokemon.species] ?? EggGroupSet()
        let fathersAlone = generation.rawValue < Self.firstGenerationOfMothers
        return (learners[Self.key(move, generation)] ?? []).filter { parent in
            !groups.isDisjoint(with: parent.groups) && !(fathersAlone && parent.isFemaleOnly)
        }
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
        where !battleForms.isBattleOnly(pokemon) && !SingularForms.contains(pokemon) {
            let species = index[pokemon.species]
            let groups = breeding.ownGroups(of: species)
            guard !groups.isEmpty, let femaleEighths = species.femaleEighths else { continue }
            for (key, entry) in quickestWays(of: pokemon, index, methods) {
                learners[key, default: []].append(
                    Parent(
                        pokemon: pokemon.id, method: entry.method, level: entry.level,
                        groups: groups, isFemaleOnly: femaleEighths == 8))
            }
        }
        return learners.mapValues { parents in
            parents.sorted {
                methods.sortKey($0.method, $0.level, $0.pokemon)
                    < methods.sortKey($1.method, $1.level, $1.pokemon)
            }
        }
    }

    private static func quickestWays(
        of pokemon: Pokemon, _ index: CatalogIndex, _ methods: Methods
    ) -> [Int: LearnsetEntry] {
        var ways: [Int: LearnsetEntry] = [:]
        for entry in index.learnset(of: pokemon.id).entries
        where !methods.eggs.contains(entry.method) {
            let key = key(entry.move, index[entry.versionGroup].generation)
            if let best = ways[key],
                methods.sortKey(best.method, best.level, pokemon.id)
                    <= methods.sortKey(entry.method, entry.level, pokemon.id)
            {
                continue
            }
            ways[key] = entry
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

        func sortKey(
            _ method: Identifier<LearnMethod>, _ level: Int, _ pokemon: Identifier<Pokemon>
        ) -> (Int, Int, Int) {
            (method == levelUp ? 0 : method.rawValue, level, pokemon.rawValue)
        }
    }
}

/// Some of the egg groups, a bit each by their numbers.
struct EggGroupSet: OptionSet, Hashable, Sendable {
    let rawValue: UInt64

    init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// Holds the groups of these numbers.
    init(_ groups: some Sequence<Identifier<EggGroup>>) {
        rawValue = groups.reduce(0) { $0 | 1 << UInt64($1.rawValue & 63) }
    }
}

/// The egg groups in which species have Eggs; a baby's are those of what it grows into.
struct BreedingGroups {
    private let barren: EggGroupSet
    private let evolutions: [Identifier<Species>: [Species]]

    init(_ index: CatalogIndex) {
        barren = EggGroupSet(
            index.catalog.eggGroups.filter { ["no-eggs", "ditto"].contains($0.slug.text) }
                .map(\.id))
        evolutions = Dictionary(
            grouping: index.catalog.species.filter { $0.evolvesFrom != nil },
            by: { $0.evolvesFrom ?? $0.id })
    }

    /// The groups in which a species itself can be a parent of another's Egg moves.
    func ownGroups(of species: Species) -> EggGroupSet {
        EggGroupSet(species.eggGroups).subtracting(barren)
    }

    /// The groups from which a species' Eggs can come.
    func groups(of species: Species) -> EggGroupSet {
        let own = ownGroups(of: species)
        guard own.isEmpty, species.isBaby else { return own }
        return (evolutions[species.id] ?? []).reduce(own) { groups, evolved in
            groups.union(ownGroups(of: evolved))
        }
    }
}
