import Synchronization

/// Notes what the pages have no words for. Where there is one, a look-up that finds nothing goes on
/// with a makeshift instead of failing or falling back in silence, so that all gaps come to light.
final class WordSurvey: Sendable {
    private let noted = Mutex<[WordGap: Set<String>]>([:])

    /// What was noted, sorted.
    var report: [MissingWords] {
        noted.withLock { $0 }
            .map { MissingWords(title: $0.key.title, identifiers: $0.value.sorted()) }
            .sorted { $0.title < $1.title }
    }

    /// Notes one gap; it counts once however often it is met.
    func note(_ gap: WordGap, of identifier: String) {
        _ = noted.withLock { $0[gap, default: []].insert(identifier) }
    }
}

/// Everything of one kind that is missing in one language.
public struct MissingWords: Hashable, Sendable {
    /// What is missing: "abilities without a Japanese name".
    public let title: String
    /// What it is missing for, sorted: slugs, or keys of the translation.
    public let identifiers: [String]

    /// Holds one kind.
    public init(title: String, identifiers: [String]) {
        self.title = title
        self.identifiers = identifiers
    }
}
