import PokedexDomain

/// A text in the languages that the site shows; of the source's list the others are not kept.
struct PokeAPINames<Name: PokeAPITranslation>: Hashable, Sendable {
    /// The texts, in the source's order.
    let names: [Name]

    private static var languages: Set<String> { ["en", "ja", "ja-hrkt"] }

    /// Holds the texts whose language is used.
    init(_ names: [Name]) {
        self.names = names.filter { Self.languages.contains($0.language.name) }
    }

    /// The names that the site shows: English, and Japanese with kanji or else in kana.
    ///
    /// - Parameter field: where the list is, such as `names`.
    /// - Throws: ``MalformedResource`` when one is no line of text.
    func localized(_ field: String) throws(MalformedResource) -> LocalizedName {
        let kanji = try text("ja", field)
        let kana = try text("ja-hrkt", field)
        return LocalizedName(english: try text("en", field), japanese: kanji ?? kana)
    }

    private func text(_ language: String, _ field: String) throws(MalformedResource) -> String? {
        guard let name = names.first(where: { $0.language.name == language })?.name else {
            return nil
        }
        let text = name.onOneLine
        guard !text.isEmpty else { return nil }
        return try Checked.text(text, .name, "\(field)[\(language)]")
    }
}

extension PokeAPINames: Codable {
    init(from decoder: any Decoder) throws {
        self.init(try [Name](from: decoder))
    }

    func encode(to encoder: any Encoder) throws {
        try names.encode(to: encoder)
    }
}

extension String {
    /// The text trimmed, with a space for what breaks it into lines or columns.
    var onOneLine: String {
        split { $0.isNewline || $0 == "\t" }.map { String($0).trimmed }.filter { !$0.isEmpty }
            .joined(separator: " ")
    }

    /// The text without white space around it.
    private var trimmed: String {
        guard let start = firstIndex(where: { !$0.isWhitespace }),
            let end = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[start...end])
    }
}
