import Diagnostics
import PokedexDomain

/// The translations of all languages, checked against each other.
package struct Translations: Sendable {
    /// One for each language, in the order of ``Language``.
    let all: [Translation]

    /// Takes one translation of each language and checks that all have the same keys and
    /// placeholders as the first.
    ///
    /// - Throws: an error when one has keys that another lacks, or a text's placeholders differ between
    ///   the languages.
    package init(_ translations: [Translation]) throws {
        precondition(
            translations.map(\.language) == Language.allCases, "one translation of each language")
        all = translations
        let first = translations[0]
        for other in translations.dropFirst() {
            try Self.checkKeys(of: other, against: first)
            try Self.checkKeys(of: first, against: other)
            for key in first.keys { try Self.checkPlaceholders(of: key, in: first, other) }
        }
    }

    package subscript(language: Language) -> Translation {
        all.first { $0.language == language } ?? all[0]
    }

    /// Compares the placeholders of a text. If only one of the two is in a site's own file, that one
    /// is wrong, else the other.
    private static func checkPlaceholders(
        of key: String, in first: Translation, _ other: Translation
    ) throws {
        let expected = try first.template(key).placeholders
        if first.isChanged(key), !other.isChanged(key) {
            _ = try first.template(key, placeholders: other.template(key).placeholders)
        } else {
            _ = try other.template(key, placeholders: expected)
        }
    }

    private static func checkKeys(of translation: Translation, against other: Translation) throws {
        let missing = Set(other.keys).subtracting(translation.keys).sorted()
        for key in missing {
            try translation.lack(
                .phrase(translation.language), of: key,
                else: translation.error(
                    "these keys of \(other.file) are missing:", at: missing[0],
                    notes: Self.shortlist(missing)))
        }
    }

    private static func shortlist(_ keys: [String]) -> [String] {
        keys.prefix(10).map { "  \($0)" }
            + (keys.count > 10 ? ["  and \(keys.count - 10) more"] : [])
    }
}
