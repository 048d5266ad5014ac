/// A term of a query as it was written, without asking what it means.
///
/// Places are counted in UTF-16 units from the query's beginning.
struct WrittenTerm: Hashable, Sendable {
    /// A piece of the query.
    struct Piece: Hashable, Sendable {
        /// Its text, with the plain signs of the language.
        let text: String
        /// Where it stands.
        let place: Range<Int>
    }

    /// A value.
    struct Value: Hashable, Sendable {
        /// Its text, without quotes.
        let text: String
        /// Where it stands, with its quotes.
        let place: Range<Int>
        /// Whether it begins with a quote.
        let isQuoted: Bool
        /// Whether its closing quote is missing.
        let isOpen: Bool
    }

    /// What compares a key with its values.
    struct Sign: Hashable, Sendable {
        /// The signs there are, as they are written plainly.
        enum Kind: String, CaseIterable, Sendable {
            case atLeast = ">="
            case atMost = "<="
            case colon = ":"
            case more = ">"
            case less = "<"
        }

        /// Which.
        let kind: Kind
        /// Where it stands.
        let place: Range<Int>
    }

    /// A key with its sign; the key's text is empty where nothing stands before the sign.
    struct Head: Hashable, Sendable {
        /// The key.
        let key: Piece
        /// The sign.
        let sign: Sign
    }

    /// Where it stands, with its `-`.
    let place: Range<Int>
    /// Whether `-` stands before it.
    let isNegated: Bool
    /// Its key and sign; `nil` for a name alone.
    let head: Head?
    /// Its values; none where they are missing.
    let values: [Value]
}
