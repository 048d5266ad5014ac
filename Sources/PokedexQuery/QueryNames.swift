import PokedexDomain
import Synchronization

/// What values of a key, or the keys themselves, are called: finds them by words as people type
/// them. A class, so that the forms in which words are compared are made once, when they are first
/// needed.
package final class QueryNames: Sendable {
    /// One value and what it is called.
    package struct Entry: Sendable {
        /// What it is called in the canonical form.
        package let slug: String
        /// Its names in each language; the first is the one to show.
        package let names: [Language: [String]]
        /// Further words for it, in any language.
        package var words: [String]

        /// Holds the words for one value.
        package init(slug: String, names: [Language: [String]], words: [String] = []) {
            self.slug = slug
            self.names = names
            self.words = words
        }

        /// The name to show; the slug where there is none.
        package func name(in language: Language) -> String { names[language]?.first ?? slug }
    }

    /// The values, in their order.
    let entries: [Entry]
    private let indexes = Mutex<[Index]?>(nil)

    init(_ entries: [Entry]) {
        self.entries = entries
    }

    /// The slugs of what is called so: several where they share a name, none where nothing is.
    ///
    /// A slug means itself alone; then the first form decides in which anything is called so.
    package func find(_ text: String) -> [String] {
        if entries.contains(where: { $0.slug == text }) { return [text] }
        for index in madeIndexes {
            let positions = index.positions(of: text)
            if !positions.isEmpty { return positions.map { entries[$0].slug } }
        }
        return []
    }

    /// Up to three slugs of what may be meant, the nearest first.
    func nearest(to text: String) -> [String] {
        var distances: [Int: Int] = [:]
        for index in madeIndexes {
            for (position, distance) in index.distances(from: text) {
                distances[position] = min(distance, distances[position] ?? .max)
            }
        }
        return distances.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
            .prefix(3).map { entries[$0.key].slug }
    }

    /// A value's name to show; the slug where there is no such value.
    package func name(of slug: String, in language: Language) -> String {
        entries.first { $0.slug == slug }?.name(in: language) ?? slug
    }

    private var madeIndexes: [Index] {
        indexes.withLock { indexes in
            let made = indexes ?? Folding.allCases.map { Index($0, of: entries) }
            indexes = made
            return made
        }
    }
}

/// The names of values in one form.
private struct Index: Sendable {
    private let form: Folding
    private let values: [String: (rank: Int, positions: [Int])]

    init(_ form: Folding, of entries: [QueryNames.Entry]) {
        // Names of a rank that has a text keep it from the later ranks.
        var ranks: [(QueryNames.Entry) -> [String]] = []
        if form == .letters { ranks.append { [$0.slug] } }
        for language in Language.allCases where Folding.forms(of: language).contains(form) {
            ranks.append { $0.names[language] ?? [] }
        }
        ranks.append { $0.words }
        var values: [String: (rank: Int, positions: [Int])] = [:]
        for (rank, names) in ranks.enumerated() {
            for (position, entry) in entries.enumerated() {
                for name in names(entry)
                where form != .romaji || name.unicodeScalars.contains(where: \.isKana) {
                    let text = form(name)
                    var value = values[text] ?? (rank, [])
                    guard !text.isEmpty, value.rank == rank, value.positions.last != position
                    else { continue }
                    value.positions.append(position)
                    values[text] = value
                }
            }
        }
        self.form = form
        self.values = values
    }

    /// The positions of the values that are called so.
    func positions(of text: String) -> [Int] { values[form(text)]?.positions ?? [] }

    /// How far values are from what was typed: 0 if they begin so, else the letters that are wrong.
    /// Values of which more than one letter in three is wrong are left out.
    func distances(from text: String) -> [(position: Int, distance: Int)] {
        let typed = Array(form(text).unicodeScalars)
        return values.flatMap { name, value in
            let distance = Self.distance(typed, Array(name.unicodeScalars), limit: typed.count / 3)
            return distance.map { distance in value.positions.map { ($0, distance) } } ?? []
        }
    }

    private static func distance(
        _ typed: [Unicode.Scalar], _ name: [Unicode.Scalar], limit: Int
    ) -> Int? {
        if typed.count >= 2, name.starts(with: typed) { return 0 }
        // Names of another length need not be compared to see that they differ.
        guard abs(name.count - typed.count) <= limit else { return nil }
        let distance = WordDistance.between(typed, name)
        return distance <= limit ? distance : nil
    }
}
