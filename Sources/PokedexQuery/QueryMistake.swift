/// What is wrong with a term of a query, and where; the rest of the query applies all the same.
package struct QueryMistake: Error, Hashable, Sendable {
    /// What can be wrong.
    package enum Kind: Hashable, Sendable {
        /// There is no key of that name; with up to three that may be meant.
        case unknownKey(String, nearest: [QueryKey])
        /// A key has no value of that name; with the slugs of up to three that may be meant.
        case unknownValue(String, of: QueryKey, nearest: [String])
        /// No value follows the key's sign.
        case missingValue(of: QueryKey, head: String)
        /// The value is no figure, or none of the key's kind.
        case notAFigure(String, of: QueryKey)
        /// No figure of the key is so great or so small.
        case outOfRange(of: QueryKey)
        /// The key cannot be compared by that sign.
        case noComparison(of: QueryKey, sign: String)
        /// A value's closing quote is missing; the rest was taken as the value.
        case unclosedQuote
        /// The parenthesis that closes conditions on moves is missing.
        case unclosedGroup
        /// The query is longer than what is read of it.
        case tooLong
        /// A second order that differs from the first.
        case secondSort
        /// An order by the number in a Pokédex that no term names.
        case noDex
    }

    /// What is wrong.
    package let kind: Kind
    /// Where: in UTF-16 units from the query's beginning.
    package let range: Range<Int>
    /// Whether it is in conditions on moves, which have keys of their own.
    package let isOfMoves: Bool

    /// Holds one mistake.
    init(_ kind: Kind, at range: Range<Int>, isOfMoves: Bool = false) {
        self.kind = kind
        self.range = range
        self.isOfMoves = isOfMoves
    }

    /// The same in a query in which these conditions on moves begin at an offset.
    func inGroup(at offset: Int) -> Self {
        Self(
            kind, at: range.lowerBound + offset..<range.upperBound + offset, isOfMoves: true)
    }

    /// The kind's name, as `content/queries.md` has it.
    package var name: String {
        switch kind {
        case .unknownKey: "unknown-key"
        case .unknownValue: "unknown-value"
        case .missingValue: "missing-value"
        case .notAFigure: "not-a-figure"
        case .outOfRange: "out-of-range"
        case .noComparison: "no-comparison"
        case .unclosedQuote: "unclosed-quote"
        case .unclosedGroup: "unclosed-group"
        case .tooLong: "too-long"
        case .secondSort: "second-sort"
        case .noDex: "no-dex"
        }
    }

    /// The keys or values that may be meant, as the canonical form has them, the nearest first.
    package var nearest: [String] {
        switch kind {
        case .unknownKey(_, let nearest): nearest.map(\.slug)
        case .unknownValue(_, _, let nearest): nearest
        default: []
        }
    }
}
