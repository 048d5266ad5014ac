/// Finds everyone who learns a move.
///
/// Forms taken only in battle are left out: their base stands for them.
public struct MoveLearners: Sendable {
    private let index: CatalogIndex
    private let assembler: LearnersAssembler
    /// The generations, the newest first.
    private let generations: [Identifier<Generation>]
    /// The entries of all learnsets, by their move's place in the catalog, then by generation, the
    /// newest first; each list by national number, variety, and then as in the learnset.
    private let entries: [[LearnerEntry]]

    /// Turns the learnsets of a catalog over.
    public init(_ index: CatalogIndex, battleForms: BattleForms) {
        self.index = index
        assembler = LearnersAssembler(index)
        let catalog = index.catalog
        let generations = catalog.generations.map(\.id).sorted(by: >)
        let ages = catalog.versionGroups.map { generations.firstIndex(of: $0.generation) ?? 0 }
        var entries = [[LearnerEntry]](
            repeating: [], count: catalog.moves.count * generations.count)
        for id in catalog.species.flatMap(\.varieties) where !battleForms.isBattleOnly(index[id]) {
            for entry in index.learnset(of: id).entries {
                let age = ages[index.position(of: entry.versionGroup)]
                entries[index.position(of: entry.move) * generations.count + age].append(
                    LearnerEntry(pokemon: id, entry: entry))
            }
        }
        self.generations = generations
        self.entries = entries
    }

    /// Who learns a move, the newest generation first; empty where nobody does.
    public func learners(of move: Identifier<Move>) -> [GenerationLearners] {
        zip(generations, entries(of: move)).filter { !$1.isEmpty }.map { generation, entries in
            assembler.learners(of: move, in: generation, entries: entries)
        }
    }

    /// A move's entries by generation, the newest first.
    private func entries(of move: Identifier<Move>) -> ArraySlice<[LearnerEntry]> {
        let start = index.position(of: move) * generations.count
        return entries[start..<start + generations.count]
    }
}

/// One entry of a learnset and whose it is. Twelve bytes: there are over 600,000.
struct LearnerEntry: Sendable {
    private let pokemonNumber: Int32
    private let entry: LearnsetEntry

    init(pokemon: Identifier<Pokemon>, entry: LearnsetEntry) {
        pokemonNumber = Int32(pokemon.rawValue)
        self.entry = entry
    }

    /// Whose entry it is.
    var pokemon: Identifier<Pokemon> { Identifier(Int(pokemonNumber)) }
    /// The games.
    var versionGroup: Identifier<VersionGroup> { entry.versionGroup }
    /// How it is learned.
    var method: Identifier<LearnMethod> { entry.method }
    /// At what level.
    var level: Int { entry.level }
}
