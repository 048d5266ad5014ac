import PokedexDomain

/// Reads queries: what they ask for, and what is wrong with them. `content/queries.md` says how.
public struct QueryReader: Sendable {
    private let vocabulary: QueryVocabulary

    /// Reads with these words.
    public init(_ vocabulary: QueryVocabulary) {
        self.vocabulary = vocabulary
    }

    /// A query that was read.
    public struct Reading: Hashable, Sendable {
        /// What it asks for, as far as nothing is wrong.
        public let query: Query
        /// What is wrong with it, in the order of places.
        public let mistakes: [QueryMistake]
    }

    /// Reads one query.
    public func read(_ text: String) -> Reading {
        var pass = QueryReadingPass(vocabulary: vocabulary)
        var scanner = QueryScanner(text) { vocabulary.key($0) != nil }
        for term in scanner.terms() { pass.read(term) }
        pass.requirePokedexForOrder()
        // Mistakes of one place stay in the order in which they were met.
        let mistakes = pass.mistakes.enumerated()
            .sorted {
                ($0.element.place.lowerBound, $0.offset) < ($1.element.place.lowerBound, $1.offset)
            }
            .map(\.element)
        return Reading(query: Query(arranging: pass.terms), mistakes: mistakes)
    }
}
