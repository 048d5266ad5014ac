import PokedexDomain
import Synchronization

/// What values of a key, or the keys themselves, are called: finds them by words as people type
/// them.
///
/// It is a class only so that the forms in which words are compared are made once, when they are
/// first asked for.
final class QueryNames: Sendable {
    /// One value and what it is called.
    struct Entry: Sendable {
        /// What it is called in the canonical form.
        let slug: String
        /// Its English names; the first is the one to show.
        let english: [String]
        /// Its Japanese names; the first is the one to show.
        let japanese: [String]
        /// Further words for it, in either language.
        var words: [String] = []
    }

    /// The values, in their order.
    let entries: [Entry]
    private let indices = Mutex<[QueryNameIndex]?>(nil)

    init(_ entries: [Entry]) {
        self.entries = entries
    }

    /// The slugs of what is called so: several where they share a name, none where nothing is.
    ///
    /// The first form decides in which anything is called so.
    func find(_ text: String) -> [String] {
        for index in madeIndices {
            let places = index.places(of: text)
            if !places.isEmpty { return places.map { entries[$0].slug } }
        }
        return []
    }

    /// Up to three slugs of what is perhaps meant, the nearest first.
    func nearest(to text: String) -> [String] {
        var distances: [Int: Int] = [:]
        for index in madeIndices {
            for (place, distance) in index.distances(from: text) {
                distances[place] = min(distance, distances[place] ?? .max)
            }
        }
        return distances.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
            .prefix(3).map { entries[$0.key].slug }
    }

    /// A value's name to show; the slug where there is no such value.
    func name(of slug: String, in language: Language) -> String {
        let entry = entries.first { $0.slug == slug }
        return (language == .english ? entry?.english.first : entry?.japanese.first) ?? slug
    }

    private var madeIndices: [QueryNameIndex] {
        indices.withLock { indices in
            let made = indices ?? QueryNameIndex.all(of: entries)
            indices = made
            return made
        }
    }
}
