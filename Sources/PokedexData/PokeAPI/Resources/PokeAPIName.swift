import PokedexDomain

/// A name in one language: `{"name": "Static", "language": {"name": "en"}}`.
struct PokeAPIName: Decodable, Sendable {
    let name: String
    let language: PokeAPIWord
}

extension [PokeAPIName] {
    /// The names that the site shows: English, and Japanese with kanji or else in kana.
    ///
    /// - Throws: ``MalformedResource`` when one is no line of text.
    func localized() throws(MalformedResource) -> LocalizedName {
        let kanji = try text("ja")
        let kana = try text("ja-hrkt")
        return LocalizedName(english: try text("en"), japanese: kanji ?? kana)
    }

    private func text(_ language: String) throws(MalformedResource) -> String? {
        guard let name = first(where: { $0.language.name == language })?.name else { return nil }
        let text = name.onOneLine
        guard !text.isEmpty else { return nil }
        return try Checked.text(text, .name, "its name")
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
