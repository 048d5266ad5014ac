import PokedexDomain
import PokedexQuery

/// Says in one language what is wrong with queries: the words `query` of `content/strings/`.
package struct QueryMessages: Sendable {
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
        let described = translation.texts(under: "query.value")
        for key in vocabulary.subject.keys + (vocabulary.moves?.subject.keys ?? []) {
            if key.values != nil {
                kinds[key] = try translation.text("query.kind.\(key.slug)")
            }
            // Most figures are described alike. With a value that few sites have, there is a text with it.
            let isFigure = key.figure != nil && described[key.slug] == nil
            let rare = vocabulary.subject.lists[key.values ?? ""]?.first { $0.needs != nil }
            let name = rare.map { "\(key.slug)-\($0.slug)" } ?? (isFigure ? "figure" : key.slug)
            values[key] = try translation.text("query.value.\(name)")
        }
        self.kinds = kinds
        self.values = values
    }

    /// The mistakes by name, with what their texts are filled with.
    private static let placeholders: [(name: String, placeholders: Set<String>)] = [
        ("unknown-key", ["word"]), ("unknown-value", ["kind", "word"]), ("missing-value", ["head"]),
        ("not-a-figure", ["key", "word"]), ("out-of-range", ["first", "key", "last"]),
        ("no-comparison", ["key", "sign"]), ("unclosed-quote", []), ("unclosed-group", []),
        ("too-long", []), ("second-sort", []), ("no-dex", []),
    ]

    /// The mistakes whose cure is always the same.
    private static let hinted = [
        "no-comparison", "unclosed-quote", "unclosed-group", "too-long", "second-sort", "no-dex",
    ]
}

extension QueryMessages {
    /// A mistake in words.
    package struct Message: Hashable, Sendable {
        /// Where it is and what is wrong: `query:6: error: there is no type "watr"`.
        package let line: String
        /// What was perhaps meant, or what is expected there.
        package let help: String
    }

    /// Puts a mistake into words.
    ///
    /// - Parameter query: the query it is in, as it was read.
    package func message(about mistake: QueryMistake, in query: String) -> Message {
        let before = String(decoding: query.utf16.prefix(mistake.range.lowerBound), as: UTF16.self)
        let words = words(of: mistake.kind)
        let text = mistakes[mistake.name]?.filled { words[$0] ?? "" } ?? mistake.name
        return Message(
            line: line.filled { $0 == "column" ? "\(before.count + 1)" : text },
            help: help(with: mistake))
    }

    /// What a mistake's text is filled with.
    private func words(of kind: QueryMistake.Kind) -> [String: String] {
        switch kind {
        case .unknownKey(let word, _): ["word": word]
        case .unknownValue(let word, let key, _): ["word": word, "kind": kinds[key] ?? ""]
        case .missingValue(_, let head): ["head": head]
        case .notAFigure(let word, let key): ["word": word, "key": self.word(for: key)]
        case .outOfRange(let key): range(of: key)
        case .noComparison(let key, let sign): ["key": word(for: key), "sign": sign]
        case .unclosedQuote, .unclosedGroup, .tooLong, .secondSort, .noDex: [:]
        }
    }

    private func range(of key: QueryKey) -> [String: String] {
        guard let figure = key.figure else { return [:] }
        return [
            "key": word(for: key), "first": figure.text(figure.range.lowerBound),
            "last": figure.text(figure.range.upperBound),
        ]
    }

    private func help(with mistake: QueryMistake) -> String {
        switch mistake.kind {
        case .unknownKey(_, let nearest) where !nearest.isEmpty:
            suggestion(nearest.map(word))
        case .unknownKey:
            help(
                expected: keys.filled { _ in
                    let inner = mistake.isOfMoves ? vocabulary.moves : nil
                    return (inner ?? vocabulary).subject.keys.map(word).joined(separator: " ")
                })
        case .unknownValue(_, let key, let nearest) where !nearest.isEmpty:
            suggestion(nearest.map { word(for: $0, of: key) })
        case .unknownValue(_, let key, _), .missingValue(let key, _), .notAFigure(_, let key),
            .outOfRange(let key):
            help(expected: values[key] ?? "")
        case .noComparison, .unclosedQuote, .unclosedGroup, .tooLong, .secondSort, .noDex:
            help(expected: hints[mistake.name] ?? "")
        }
    }

    private func help(expected text: String) -> String {
        expected.filled { _ in text }
    }

    /// A question with one to three words.
    private func suggestion(_ words: [String]) -> String {
        let names = ["first", "second", "third"]
        let template = nearest[min(words.count, nearest.count) - 1]
        return template.filled { name in
            names.firstIndex(of: name).map { words[$0] } ?? ""
        }
    }
}

extension QueryMessages {
    /// A key as a query in the language has it.
    private func word(for key: QueryKey) -> String {
        let isOfPokemon = vocabulary.subject.key(key.slug) != nil
        let inner = isOfPokemon ? nil : vocabulary.moves
        return word(for: key.slug, among: (inner ?? vocabulary).keys)
    }

    /// A value as a query in the language has it.
    private func word(for slug: String, of key: QueryKey) -> String {
        vocabulary.values(of: key).map { word(for: slug, among: $0) } ?? slug
    }

    /// The slug where it is what the language's readers type; else the name, unless it means
    /// something else.
    private func word(for slug: String, among names: QueryNames) -> String {
        guard !language.rules.typesSlugs else { return slug }
        let name = names.name(of: slug, in: language)
        return names.find(name) == [slug] ? QueryTerm.quoted(name) : slug
    }
}
