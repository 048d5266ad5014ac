/// A name in both languages, as the source has it: trimmed, never empty.
public struct LocalizedName: Hashable, Sendable {
    /// The English name; `nil` where the source has none.
    public let english: String?
    /// The Japanese name (`ja`, else `ja-hrkt`); `nil` where the source has none.
    public let japanese: String?

    /// Holds a name in both languages.
    public init(english: String?, japanese: String?) {
        self.english = english
        self.japanese = japanese
    }

    /// The name in a language; `nil` where the source has none.
    public subscript(language: Language) -> String? {
        switch language {
        case .english: english
        case .japanese: japanese
        }
    }
}
