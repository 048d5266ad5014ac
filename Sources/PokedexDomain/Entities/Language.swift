/// A language that the site is written in.
///
/// A further language begins here; `.github/CONTRIBUTING.md` has all steps.
package enum Language: String, CaseIterable, Hashable, Sendable {
    case english = "en"
    case japanese = "ja"

    /// The tag in `lang` attributes, addresses and file names.
    package var code: String { rawValue }

    /// The language that PokéAPI's slugs are words of: `low-key`.
    package static let ofSlugs = Language.english

    /// PokéAPI's codes of the language, the preferred one first: Japanese with kanji, else in kana.
    package var sourceCodes: [String] {
        switch self {
        case .english: ["en"]
        case .japanese: ["ja", "ja-hrkt"]
        }
    }

    /// The language whose names the pages show beside this one's.
    package var companion: Language {
        switch self {
        case .english: .japanese
        case .japanese: .english
        }
    }

    /// Where a name comes from that this language lacks: the companion, then all others.
    package var fallbacks: [Language] {
        [companion] + Self.allCases.filter { $0 != self && $0 != companion }
    }
}

/// A name in each language, as the source has it: trimmed, never empty.
package struct LocalizedName: Hashable, Sendable {
    private let texts: [Language: String]

    /// Holds the names; a language for which the source has none is absent.
    package init(_ texts: [Language: String] = [:]) { self.texts = texts }

    package init(english: String?, japanese: String?) {
        self.init([Language.english: english, .japanese: japanese].compactMapValues { $0 })
    }

    /// The name in a language; `nil` where the source has none. Japanese is the source's `ja`, or
    /// `ja-hrkt` where that is missing.
    package subscript(language: Language) -> String? { texts[language] }

    /// The English name; `nil` where the source has none.
    package var english: String? { texts[.english] }

    /// The Japanese name; `nil` where the source has none.
    package var japanese: String? { texts[.japanese] }
}
