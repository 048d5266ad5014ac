import PokedexDomain

/// Reads queries: what they ask for, and what is wrong with them. `content/queries.md` says how.
package struct QueryReader: Sendable {
    private let vocabulary: QueryVocabulary

    /// Reads with these words.
    package init(_ vocabulary: QueryVocabulary) {
        self.vocabulary = vocabulary
    }

    /// A query that was read.
    package struct Reading: Hashable, Sendable {
        /// What it asks for, as far as nothing is wrong.
        package let query: Query
        /// What is wrong with it, in the order of places.
        package let mistakes: [QueryMistake]
    }

    /// Reads one query.
    package func read(_ text: String) -> Reading {
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
