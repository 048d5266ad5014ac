import PokedexDomain
import PokedexQuery

/// Says in one language what is wrong with queries: the words `query` of `content/strings/`.
public struct QueryMessages: Sendable {
    let vocabulary: QueryVocabulary
    let language: Language
    let line: TextTemplate
    let expected: TextTemplate
    let keys: TextTemplate
    let mistakes: [String: TextTemplate]
    let hints: [String: String]
    let nearest: [TextTemplate]
    let kinds: [QueryKey: String]
    let values: [QueryKey: String]

    /// Takes the words of a language.
    ///
    /// - Throws: ``TranslationError`` when one is missing or has the wrong placeholders.
    package init(translation: Translation, vocabulary: QueryVocabulary) throws(TranslationError) {
        self.vocabulary = vocabulary
        language = translation.language
        line = try translation.template("query.mistake.line", placeholders: ["column", "message"])
        expected = try translation.template("query.help.expected", placeholders: ["expected"])
        keys = try translation.template("query.help.keys", placeholders: ["keys"])
        var mistakes: [String: TextTemplate] = [:]
        for (name, placeholders) in Self.placeholders {
            mistakes[name] = try translation.template(
                "query.mistake.\(name)", placeholders: placeholders)
        }
        self.mistakes = mistakes
        var hints: [String: String] = [:]
        for name in Self.hinted { hints[name] = try translation.text("query.help.\(name)") }
        self.hints = hints
        nearest = [
            try translation.template("query.nearest.one", placeholders: ["first"]),
            try translation.template("query.nearest.two", placeholders: ["first", "second"]),
            try translation.template(
                "query.nearest.three", placeholders: ["first", "second", "third"]),
        ]
        var kinds: [QueryKey: String] = [:]
        var values: [QueryKey: String] = [:]
        for key in QueryKey.allCases {
            if vocabulary.values(of: key) != nil {
                kinds[key] = try translation.text("query.kind.\(key.rawValue)")
            }
            values[key] = try translation.text("query.value.\(Self.valueGroup(of: key))")
        }
        self.kinds = kinds
        self.values = values
    }

    /// The mistakes by name, with what their texts are filled with.
    private static let placeholders: [(name: String, placeholders: Set<String>)] = [
        ("unknown-key", ["word"]), ("unknown-value", ["kind", "word"]), ("missing-value", ["head"]),
        ("not-a-figure", ["key", "word"]), ("out-of-range", ["first", "key", "last"]),
        ("no-comparison", ["key", "sign"]), ("unclosed-quote", []), ("second-sort", []),
        ("no-dex", []),
    ]

    /// The mistakes whose cure is always the same.
    private static let hinted = ["no-comparison", "unclosed-quote", "second-sort", "no-dex"]

    private static func valueGroup(of key: QueryKey) -> String {
        switch key {
        case .number, .hp, .attack, .defense, .specialAttack, .specialDefense, .speed, .total:
            "figure"
        default: key.rawValue
        }
    }
}
