/// A query as a terminal shows it, with a sign under one place of it.
struct QueryExcerpt {
    /// The query, and the line with the sign.
    let lines: [String]

    /// Marks a place.
    ///
    /// - Parameter place: in UTF-16 units from the query's beginning.
    init(of query: String, place: Range<Int>) {
        let units = Array(query.utf16)
        let before = Self.shown(Self.text(units.prefix(place.lowerBound)))
        let marked = Self.shown(
            Self.text(units.prefix(place.upperBound).dropFirst(place.lowerBound)))
        let indentation = String(repeating: " ", count: DisplayWidth.columns(of: before))
        let length = max(1, DisplayWidth.columns(of: marked))
        lines = [
            Self.shown(query), indentation + "^" + String(repeating: "~", count: length - 1),
        ]
    }

    /// A text on one line, without characters that a terminal would obey.
    static func shown(_ text: String) -> String {
        let scalars = text.unicodeScalars.map { scalar in
            if scalar.properties.isWhitespace { return scalar == "\u{3000}" ? scalar : " " }
            return scalar.properties.generalCategory == .control ? "\u{FFFD}" : scalar
        }
        return String(String.UnicodeScalarView(scalars))
    }

    private static func text(_ units: some Sequence<UInt16>) -> String {
        String(decoding: Array(units), as: UTF16.self)
    }
}
