import PokedexDomain

/// What moves and abilities do, in one language: each description made once.
struct DescriptionTexts: Sendable {
    private let moves: [Identifier<Move>: String]
    private let abilities: [Identifier<Ability>: String]

    /// Composes the descriptions of a catalog's moves and takes those of our own.
    ///
    /// - Throws: `TranslationError` when a word is missing.
    init(
        _ catalog: Catalog, descriptions: Descriptions, names: Names, translation: Translation
    ) throws {
        let language = names.language
        let words = MoveWords(catalog, names: names, translation: translation)
        var moves: [Identifier<Move>: String] = [:]
        for move in catalog.moves {
            let sentences =
                switch descriptions.moves[move.slug.text] ?? .composed {
                case .composed: try MoveComposer(move, words: words).sentences()
                case .extended(let own):
                    try MoveComposer(move, words: words).sentences(adding: own[language])
                case .written(let own): [own[language]]
                }
            if sentences.isEmpty {
                translation.note(.moveDescription(language), of: move.slug.text)
            } else {
                moves[move.id] = language.paragraph(sentences)
            }
        }
        self.moves = moves
        abilities = Dictionary(
            catalog.abilities.compactMap { ability in
                descriptions.abilities[ability.slug.text].map { (ability.id, $0[language]) }
            }, uniquingKeysWith: { first, _ in first })
    }

    /// What a move does; `nil` where nothing is known.
    subscript(id: Identifier<Move>) -> String? { moves[id] }

    /// What an ability does; `nil` where that is not told.
    subscript(id: Identifier<Ability>) -> String? { abilities[id] }
}

extension Language {
    /// Sentences one after the other.
    func paragraph(_ sentences: [String]) -> String {
        sentences.joined(separator: self == .english ? " " : "")
    }
}
