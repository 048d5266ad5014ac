import PokedexDomain

/// A finished name, ready to be shown.
public struct DisplayName: Hashable, Sendable {
    /// The name, never empty.
    public let text: String
    /// The language it is written in: the page's, or the other one where it has no name in the
    /// page's.
    public let language: Language

    /// Holds one name.
    public init(text: String, language: Language) {
        self.text = text
        self.language = language
    }

    /// The tag for a `lang` attribute on a page; `nil` where the name is in the page's language.
    public func languageTag(on page: Language) -> String? {
        language == page ? nil : language.code
    }
}
