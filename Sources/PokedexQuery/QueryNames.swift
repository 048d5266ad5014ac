import PokedexDomain
import Synchronization

/// What values of a key, or the keys themselves, are called: finds them by words as people type
/// them.
///
/// It is a class only so that the forms in which words are compared are made once, when they are
/// first asked for.
package final class QueryNames: Sendable {
    /// One value and what it is called.
    package struct Entry: Sendable {
        /// What it is called in the canonical form.
        package let slug: String
        /// Its English names; the first is the one to show.
        package let english: [String]
        /// Its Japanese names; the first is the one to show.
        package let japanese: [String]
        /// Further words for it, in either language.
        package var words: [String]

        /// Holds the words for one value.
        package init(
            slug: String, english: [String], japanese: [String], words: [String] = []
        ) {
            self.slug = slug
            self.english = english
            self.japanese = japanese
            self.words = words
        }

        /// The name to show.
        func name(in language: Language) -> String {
            (language == .english ? english : japanese).first ?? slug
        }
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
    package func find(_ text: String) -> [String] {
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
    package func name(of slug: String, in language: Language) -> String {
        entries.first { $0.slug == slug }?.name(in: language) ?? slug
    }

    private var madeIndices: [QueryNameIndex] {
        indices.withLock { indices in
            let made = indices ?? QueryNameIndex.all(of: entries)
            indices = made
            return made
        }
    }
}
