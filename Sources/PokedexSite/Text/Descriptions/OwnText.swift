import PokedexDomain

/// A text of the site's own in both languages, of one or two sentences.
public struct OwnText: Hashable, Sendable {
    /// The English text, of at most 90 characters.
    public let english: String
    /// The Japanese text, of at most 50 characters.
    public let japanese: String

    /// How many Unicode scalars a text may have, so that it is read at a glance.
    static let longest: [Language: Int] = [.english: 90, .japanese: 50]

    /// Holds one text in both languages.
    public init(english: String, japanese: String) {
        self.english = english
        self.japanese = japanese
    }

    /// The text in a language.
    public subscript(language: Language) -> String {
        switch language {
        case .english: english
        case .japanese: japanese
        }
    }
}
