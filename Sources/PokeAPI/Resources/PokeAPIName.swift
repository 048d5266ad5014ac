/// A text in one language.
protocol PokeAPITranslation: Codable, Hashable, Sendable {
    /// The text.
    var name: String { get }
    /// The language.
    var language: PokeAPIWord { get }

    /// Holds a text in a language.
    init(name: String, language: PokeAPIWord)
}

/// A name in one language: `{"name": "Static", "language": {"name": "en"}}`.
struct PokeAPIName: PokeAPITranslation {
    let name: String
    let language: PokeAPIWord
}

/// What kind of Pokémon a species is said to be, in one language.
struct PokeAPIGenus: PokeAPITranslation {
    let name: String
    let language: PokeAPIWord

    private enum CodingKeys: String, CodingKey {
        case language
        case name = "genus"
    }
}
