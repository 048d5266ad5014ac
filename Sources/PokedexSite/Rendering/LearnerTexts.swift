import PokedexDomain

/// How the cells are worded that tell how a Pokémon learns a move: "Level 36, TM126".
struct LearnerTexts: Sendable {
    private let level: TextTemplate
    private let onEvolving: String
    private let separator: String
    private let cellTexts: CellTexts
    /// The ways to learn a move in a word: "Egg", 「タマゴ」.
    private let methods: NameTable<LearnMethod>

    /// Takes the words of a language.
    ///
    /// - Throws: ``TranslationError`` when one is missing; a learn method without a word of its own has
    ///   its name.
    init(_ methods: [LearnMethod], names: Names, cellTexts: CellTexts, translation: Translation)
        throws
    {
        level = try translation.template("ui.learnset.level", placeholders: ["level"])
        onEvolving = try translation.text("ui.learners.on-evolving")
        separator = try translation.text("ui.list.separator")
        self.cellTexts = cellTexts
        self.methods = NameTable(
            Dictionary(
                uniqueKeysWithValues: methods.map { method in
                    let word = translation.textIfPresent("ui.learners.ways.\(method.slug)")
                    let name = word.map { DisplayName(text: $0, language: translation.language) }
                    return (method.id, name ?? names.terms.learnMethods[method.id])
                }))
    }

    /// All ways of a cell; `nil` where the move is not learned.
    ///
    /// - Parameter game: the cell's games, or the first of them where they agree.
    func text(of cell: LearnerCell, in game: Identifier<VersionGroup>) -> String? {
        guard !cell.ways.isEmpty else { return nil }
        return cell.ways.map { text(of: $0, in: game) }.joined(separator: separator)
    }

    private func text(of way: LearnerWay, in game: Identifier<VersionGroup>) -> String {
        switch way.cell {
        case .levels(let levels): text(of: levels)
        case .machines(let labels): cellTexts.machines(labels, in: game)
        case .learned, .notLearned: text(of: way.method)
        }
    }

    /// A way without number: "Egg".
    func text(of method: Identifier<LearnMethod>) -> String { methods[method].text }

    /// "Level 5, 12", and "On evolving" for level 0.
    func text(of levels: [Int]) -> String {
        let reached = levels.filter { $0 > 0 }
        let evolving = reached.count < levels.count ? [onEvolving] : []
        guard !reached.isEmpty else { return onEvolving }
        return (evolving + [level.filled { _ in cellTexts.levels(reached) }])
            .joined(separator: separator)
    }
}
