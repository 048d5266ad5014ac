/// A language that the site is written in.
public enum Language: String, CaseIterable, Hashable, Sendable {
    /// English.
    case english = "en"
    /// Japanese.
    case japanese = "ja"

    /// The language's tag in `lang` attributes and addresses.
    public var code: String { rawValue }

    /// The language that stands beside this one: every name is shown in both.
    public var other: Language {
        switch self {
        case .english: .japanese
        case .japanese: .english
        }
    }
}
