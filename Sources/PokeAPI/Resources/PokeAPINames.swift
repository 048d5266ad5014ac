import PokedexDomain

/// A text in one language: `{"name": "Static", "language": {"name": "en"}}`.
protocol PokeAPITranslation: Decodable, Sendable {
    var name: String { get }
    var language: PokeAPIWord { get }
}

/// A name in one language.
struct PokeAPIName: PokeAPITranslation {
    let name: String
    let language: PokeAPIWord
}

/// A species' category in one language, such as "Mouse Pokémon".
struct PokeAPIGenus: PokeAPITranslation {
    let name: String
    let language: PokeAPIWord

    private enum CodingKeys: String, CodingKey {
        case language
        case name = "genus"
    }
}

/// A text in the languages of the site. Other languages of the source are not stored.
struct PokeAPINames<Name: PokeAPITranslation>: Decodable, Sendable {
    /// The texts, in the source's order.
    private let names: [Name]

    init(from decoder: any Decoder) throws {
        names = try [Name](from: decoder).filter { sourceCodes.contains($0.language.name) }
    }

    /// The name in each language.
    ///
    /// - Parameter field: the name of the list, such as `names`.
    /// - Throws: ``MalformedResource`` when a name is not one line of text.
    func localized(_ field: String) throws(MalformedResource) -> LocalizedName {
        var texts: [Language: String] = [:]
        for language in Language.allCases {
            for code in language.sourceCodes {
                let text = try text(code, field)
                texts[language] = texts[language] ?? text
            }
        }
        return LocalizedName(texts)
    }

    private func text(_ code: String, _ field: String) throws(MalformedResource) -> String? {
        guard let name = names.first(where: { $0.language.name == code })?.name else {
            return nil
        }
        let text = name.onOneLine
        guard !text.isEmpty else { return nil }
        return try Checked.text(text, .name, "\(field)[\(code)]")
    }
}

/// The source's codes of all languages.
private let sourceCodes = Set(Language.allCases.flatMap(\.sourceCodes))

extension String {
    /// The text trimmed, with a space instead of line breaks and tabs.
    fileprivate var onOneLine: String {
        split { $0.isNewline || $0 == "\t" }.map { String($0).trimmed }.filter { !$0.isEmpty }
            .joined(separator: " ")
    }

    private var trimmed: String {
        guard let start = firstIndex(where: { !$0.isWhitespace }),
            let end = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[start...end])
    }
}
