/// Finds everyone who learns a move.
///
/// Forms taken only in battle are left out: their base stands for them.
public struct MoveLearners: Sendable {
    private let index: CatalogIndex
    private let assembler: LearnersAssembler
    /// The entries of all learnsets, by their move's place in the catalog; each move's by national
    /// number, variety, and then as in the learnset.
    private let entries: [[LearnerEntry]]

    /// Turns the learnsets of a catalog over.
    public init(_ index: CatalogIndex, battleForms: BattleForms) {
        self.index = index
        assembler = LearnersAssembler(index)
        var entries = [[LearnerEntry]](repeating: [], count: index.catalog.moves.count)
        for species in index.catalog.species {
            for id in species.varieties where !battleForms.isBattleOnly(index[id]) {
                for entry in index.learnset(of: id).entries {
                    entries[index.position(of: entry.move)].append(
                        LearnerEntry(pokemon: id, entry: entry))
                }
            }
        }
        self.entries = entries
    }

    /// Who learns a move, the newest generation first; empty where nobody does.
    public func learners(of move: Identifier<Move>) -> [GenerationLearners] {
        let entries = entries[index.position(of: move)]
        let byGeneration = Dictionary(grouping: entries) { entry in
            index[entry.versionGroup].generation
        }
        return byGeneration.sorted { $0.key > $1.key }.map { generation, entries in
            assembler.learners(of: move, in: generation, entries: entries)
        }
    }

    /// How many Pokémon learn a move in any game.
    public func count(of move: Identifier<Move>) -> Int {
        let entries = entries[index.position(of: move)]
        return zip(entries, entries.dropFirst()).count { $0.pokemon != $1.pokemon }
            + (entries.isEmpty ? 0 : 1)
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
