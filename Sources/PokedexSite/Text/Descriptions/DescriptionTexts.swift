import PokedexDomain

/// What moves and abilities do, in one language: each description made once.
struct DescriptionTexts: Sendable {
    private let moves: [Identifier<Move>: String]
    private let abilities: [Identifier<Ability>: String]
    /// What abilities change in the damage that their Pokémon take.
    let matchUps: [Slug: AbilityMatchUp]

    /// Composes the descriptions of a catalog's moves and takes those of our own.
    ///
    /// - Throws: an error when a word is missing.
    init(
        _ catalog: Catalog, descriptions: Descriptions, names: Names, translation: Translation
    ) throws {
        let language = names.language
        let phrases = MovePhrases(catalog, names: names, translation: translation)
        var moves: [Identifier<Move>: String] = [:]
        for move in catalog.moves {
            let sentences =
                switch descriptions.moves[move.slug] ?? .composed {
                case .composed: try MoveComposer(move: move, phrases: phrases).sentences()
                case .extended(let own):
                    try MoveComposer(move: move, phrases: phrases).sentences(adding: own[language])
                case .written(let own): [own[language]]
                }
            if sentences.isEmpty {
                translation.note(.moveDescription(language), of: move.slug.text)
            } else {
                moves[move.id] = language.paragraph(sentences)
            }
        }
        self.moves = moves
        matchUps = descriptions.matchUps
        abilities = catalog.abilities.reduce(into: [:]) {
            $0[$1.id] = descriptions.abilities[$1.slug]?[language]
        }
    }

    /// What a move does; `nil` where nothing is known.
    subscript(id: Identifier<Move>) -> String? { moves[id] }

    /// What an ability does; `nil` where no list describes it.
    subscript(id: Identifier<Ability>) -> String? { abilities[id] }
}

/// The texts that descriptions of moves are composed of: `move-text`, and what the numbers of the
/// facts mean.
struct MovePhrases {
    let names: Names
    let numbers: Numbers
    private let translation: Translation
    private let categories: [Identifier<MoveCategory>: String]
    private let ailments: [Identifier<MoveAilment>: String]
    private let targets: [Identifier<MoveTarget>: String]

    init(_ catalog: Catalog, names: Names, translation: Translation) {
        self.names = names
        self.translation = translation
        numbers = Numbers(language: names.language)
        categories = Self.slugs(of: catalog.moveCategories)
        ailments = Self.slugs(of: catalog.moveAilments)
        targets = Self.slugs(of: catalog.moveTargets)
    }

    /// A text below `move-text` with its placeholders filled; values without a placeholder are unused.
    func phrase(_ key: String, _ values: [String: String] = [:]) throws -> String {
        let template = try translation.template("move-text.\(key)")
        guard let text = template.filled(with: values) else {
            throw translation.wrongPlaceholders(template, "move-text.\(key)", expected: values.keys)
        }
        return text
    }

    /// Whether there is such a text, or group of texts.
    func has(_ key: String) -> Bool { translation.textIfPresent("move-text.\(key)") != nil }

    /// "1 stage", "5 turns": `one` and `other` below the key.
    func counted(_ key: String, _ count: Int) throws -> String {
        try phrase("\(key).\(count == 1 ? "one" : "other")", ["count": numbers.integer(count)])
    }

    /// A part of something: "half", or where there is no word for it "45%".
    func share(_ percent: Int) throws -> String {
        has("share.\(percent)")
            ? try phrase("share.\(percent)") : numbers.percent(percent)
    }

    /// A list in one phrase: "Attack, Defense and Speed", 「こうげき・ぼうぎょ・すばやさ」.
    func list(_ words: [String]) throws -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        let first = words.dropLast().joined(separator: try phrase("list.separator"))
        return first + (try phrase(words.count == 2 ? "list.pair" : "list.last")) + last
    }

    /// The pronouns of a sentence about an audience: whom, and whose.
    func who(_ audience: MoveAudience) throws -> [String: String] {
        [
            "whom": try phrase("who.\(audience.rawValue).whom"),
            "whose": try phrase("who.\(audience.rawValue).whose"),
        ]
    }

    func category(of effect: MoveEffect?) -> String {
        effect.flatMap { categories[$0.category] } ?? ""
    }

    func ailment(of effect: MoveEffect?) -> String { effect.flatMap { ailments[$0.ailment] } ?? "" }

    func target(of move: Move) -> String { targets[move.target] ?? "" }

    private static func slugs<V>(of terms: [Term<V>]) -> [Identifier<Term<V>>: String] {
        Dictionary(terms.map { ($0.id, $0.slug.text) }, uniquingKeysWith: { first, _ in first })
    }
}
