import PokedexDomain
import PokedexQuery
import Synchronization

/// Something for which the pages have no text in a language.
enum TranslationGap: Hashable, Sendable {
    /// An entity's name, by the rest of its key in the translation: the slug.
    case name(NameKind, Language)
    /// A text of the translation, by its key.
    case phrase(Language)
    /// How a species evolves, by its slug.
    case evolution(Language)
    /// What a move does, by its slug.
    case moveDescription(Language)
    /// What an ability of the main games does, in either language, by its slug.
    case abilityDescription
    /// A move that the list of descriptions lacks, by its slug.
    case listedMove
    /// A spelling of a record that the database lacks, by the slug there.
    case spelling(Spellings.Kind)

    /// The file that should have it, below the folder of the site's content.
    var file: String {
        switch self {
        case .name(_, let language), .phrase(let language), .evolution(let language):
            Translation.file(of: language)
        case .moveDescription, .listedMove: Descriptions.files.moves
        case .abilityDescription: Descriptions.files.abilities
        case .spelling: Spellings.file
        }
    }

    /// What is missing, in plain words: "abilities without a Japanese name".
    var title: String {
        switch self {
        case .name(let kind, let language):
            "\(kind.plural) without \(language.rules.adjective) name"
        case .phrase(let language): "keys without \(language.rules.adjective) text"
        case .evolution(let language): "evolutions without \(language.rules.adjective) phrase"
        case .moveDescription(let language):
            "moves without \(language.rules.adjective) description"
        case .abilityDescription: "abilities without a description"
        case .listedMove: "moves in no list of descriptions"
        case .spelling(let kind): "spellings of \(kind.rawValue) that are not in the database"
        }
    }
}

/// Collects what the translations lack. With a survey, a look-up that finds nothing continues with a
/// substitute instead of failing, so that one run finds all gaps.
final class TranslationSurvey: Sendable {
    private let noted = Mutex<[TranslationGap: Set<String>]>([:])

    /// What was noted, sorted.
    var report: [MissingTranslations] {
        noted.withLock { $0 }
            .map { MissingTranslations($0.key, identifiers: $0.value.sorted()) }
            .sorted { $0.title < $1.title }
    }

    /// Notes one gap; the same one counts once.
    func note(_ gap: TranslationGap, of identifier: String) {
        _ = noted.withLock { $0[gap, default: []].insert(identifier) }
    }
}

/// All gaps of one kind in one language.
package struct MissingTranslations: Hashable, Sendable {
    /// The file that should have it, below the folder of the site's content.
    package let file: String
    /// What is missing: "abilities without a Japanese name".
    package let title: String
    /// What it is missing for, sorted: slugs, or keys of the translation.
    package let identifiers: [String]
}

extension MissingTranslations {
    init(_ gap: TranslationGap, identifiers: [String]) {
        self.init(file: gap.file, title: gap.title, identifiers: identifiers)
    }
}
