import Mustache
import PokedexDomain

extension LocalizedSite {
    /// A word or sentence of the pages.
    ///
    /// - Throws: `TranslationError` when there is none of that key.
    func phrase(_ key: String) throws -> String {
        try translation.text(key)
    }

    /// A sentence with its places filled.
    ///
    /// - Throws: `TranslationError` when there is none of that key.
    func phrase(_ key: String, _ values: KeyValuePairs<String, String>) throws -> String {
        try translation.format(key, values)
    }

    /// A number of things: `one` and `other` below the key.
    ///
    /// - Throws: `TranslationError` when there is none of that key.
    func counted(_ key: String, _ count: Int) throws -> String {
        try phrase("\(key).\(count == 1 ? "one" : "other")", ["count": numbers.integer(count)])
    }

    /// Words in a row, as the language joins them.
    func list(_ words: [String]) throws -> String {
        words.joined(separator: try phrase("ui.list.separator"))
    }

    /// A span of generations, such as "Generations I–V"; one alone is just named.
    func generations(
        from first: Identifier<Generation>, to last: Identifier<Generation>
    ) throws -> String {
        guard first != last else { return names.generations[first].text }
        return try phrase(
            "ui.generations.span",
            [
                "first": try phrase("ui.generations.numeral.\(first.rawValue)"),
                "last": try phrase("ui.generations.numeral.\(last.rawValue)"),
            ])
    }

    /// A fact for `partials/known`, which shows `–` with a spoken "unknown" where it is not known.
    func known(_ text: String?) -> Value {
        ["known": text.map { .text($0) } ?? .null]
    }

    /// A height or a weight for `partials/measure`, which shows one that is unknown as above.
    func value(_ measure: Measure?) -> Value {
        [
            "metric": measure.map { .text($0.metric) } ?? .null,
            "imperial": measure.map { .text($0.imperial) } ?? .null,
        ]
    }

    /// A name for a template, with its language where that is not the page's.
    func value(_ name: DisplayName) -> Value {
        name.value(in: language)
    }

    /// The other language's name beside the first; nothing where that has none of its own.
    func other(_ name: DisplayName) -> Value {
        name.language == language ? .null : name.value(in: language)
    }
}

extension DisplayName {
    /// The name for a template: `text`, and `lang` where it is not the page's language.
    func value(in page: Language) -> Value {
        ["text": .text(text), "lang": language == page ? .null : .text(language.code)]
    }
}

extension Value {
    /// A group of words as templates reach it: `{{ui.pokemon.stats}}`.
    init(_ entries: [TranslationEntry]) {
        self = .object(
            Object(
                entries.map { entry in
                    switch entry.node {
                    case .text(let text): (entry.key, .text(text))
                    case .group(let entries): (entry.key, Value(entries))
                    }
                }))
    }
}
