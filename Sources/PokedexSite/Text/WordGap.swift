import PokedexDomain

/// Something that the pages want to say and have no words for in a language.
enum WordGap: Hashable, Sendable {
    /// An entity's name, by the rest of its key in the words: the slug.
    case name(NameKind, Language)
    /// A text of the translation, by its key.
    case phrase(Language)
    /// How a species evolves, by its slug.
    case evolution(Language)
    /// What a move does, by its slug.
    case moveDescription(Language)
    /// What an ability of the main games does, in either language, by its slug.
    case abilityDescription
    /// A move's place in the list of descriptions, by its slug.
    case listedMove
    /// The move of a description, by the slug there.
    case describedMove
    /// The ability of a description, by the slug there.
    case describedAbility
    /// The move of a spelling, by the slug there.
    case spelledMove
    /// The ability of a spelling, by the slug there.
    case spelledAbility
    /// The type of a spelling, by the slug there.
    case spelledType

    /// What is missing, in plain words: "abilities without a Japanese name".
    var title: String {
        switch self {
        case .name(let kind, let language): "\(kind.plural) without \(language.withArticle) name"
        case .phrase(let language): "keys without \(language.withArticle) text"
        case .evolution(let language): "evolutions without \(language.withArticle) phrase"
        case .moveDescription(let language):
            "moves without \(language.withArticle) description"
        case .abilityDescription: "abilities without a description"
        case .listedMove: "moves in no list of descriptions"
        case .describedMove: "descriptions of moves that are not in the database"
        case .describedAbility: "descriptions of abilities that are not in the database"
        case .spelledMove: "spellings of moves that are not in the database"
        case .spelledAbility: "spellings of abilities that are not in the database"
        case .spelledType: "spellings of types that are not in the database"
        }
    }
}

extension Language {
    /// The language with its article: "a Japanese".
    fileprivate var withArticle: String {
        switch self {
        case .english: "an English"
        case .japanese: "a Japanese"
        }
    }
}
