/// Takes a query apart into terms, without asking what they mean, as
/// `Templates/assets/scripts/query/scanner.js` does.
struct QueryScanner {
    /// The query in UTF-16, with the plain signs of the language, at the same indices.
    let units: [UInt16]
    /// How far it has been read.
    var index = 0
    /// Whether a word is a key.
    let isKey: (String) -> Bool

    init(_ text: String, isKey: @escaping (String) -> Bool) {
        units = Array(QuerySigns.plain(text).utf16)
        self.isKey = isKey
    }

    /// All terms.
    mutating func terms() -> [WrittenTerm] {
        var terms: [WrittenTerm] = []
        skipSpaces()
        while index < units.count {
            terms.append(takeTerm())
            skipSpaces()
        }
        return terms
    }

    private mutating func takeTerm() -> WrittenTerm {
        let start = index
        let isNegated = take(while: QuerySigns.isMinus) != nil
        let head = takeHead()
        var values: [WrittenTerm.Value] = []
        if head == nil {
            // Signs of negation alone are no term.
            if !(isNegated && skipSpaces()) { values = takeValues(areKeyed: false) }
        } else if !isValueMissing() {
            values = takeValues(areKeyed: true)
        }
        let end = values.last?.range.upperBound ?? head?.sign.range.upperBound ?? index
        return WrittenTerm(
            range: start..<end, isNegated: isNegated, head: head, values: values)
    }

    /// A key and its sign, if both are here.
    private mutating func takeHead() -> WrittenTerm.Head? {
        let start = index
        guard !isAtQuote else { return nil }
        let word = take(while: QuerySigns.isInKey)
        if word != nil { skipSpaces() }
        guard let sign = takeSign() else {
            index = start
            return nil
        }
        let key = word ?? WrittenTerm.Piece(text: "", range: sign.range)
        return WrittenTerm.Head(key: key, sign: sign)
    }

    private mutating func takeSign() -> WrittenTerm.Sign? {
        let start = index
        for (spelling, meaning) in FoldingTable.shared.comparisons
        where units[index...].starts(with: spelling) {
            guard let comparison = Comparison(rawValue: meaning) else { continue }
            index += spelling.count
            return WrittenTerm.Sign(comparison: comparison, range: start..<index)
        }
        return nil
    }

    /// Whether a term with a key follows, although the one before it has no value yet.
    private mutating func isValueMissing() -> Bool {
        let start = index
        defer { index = start }
        guard skipSpaces() else { return false }
        take(while: QuerySigns.isMinus)
        guard !isAtParenthesis,
            let word = take(while: { QuerySigns.isInKey($0) && !QuerySigns.isQuote($0) })
        else { return false }
        skipSpaces()
        return takeSign() != nil && isKey(word.text)
    }

    private mutating func takeValues(areKeyed: Bool) -> [WrittenTerm.Value] {
        var values: [WrittenTerm.Value] = []
        repeat {
            skipSpaces()
            let value = areKeyed && isAtParenthesis ? takeGroup() : takeValue()
            if let value { values.append(value) }
        } while takeBar()
        return values
    }

    /// A value in parentheses, up to the one that closes it, if not in quotes.
    private mutating func takeGroup() -> WrittenTerm.Value {
        let start = index
        index += 1
        while index < units.count, units[index] != QuerySigns.closingParenthesis {
            if isAtQuote { _ = takeValue() } else { index += 1 }
        }
        let inner = String(decoding: units[start + 1..<index], as: UTF16.self)
        let isClosed = index < units.count
        if isClosed { index += 1 }
        return WrittenTerm.Value(
            text: String(decoding: units[start..<index], as: UTF16.self), range: start..<index,
            isQuoted: false, isOpen: false,
            group: WrittenTerm.Group(text: inner, isClosed: isClosed))
    }

    private mutating func takeValue() -> WrittenTerm.Value? {
        guard isAtQuote else {
            return take(while: QuerySigns.isInValue).map {
                WrittenTerm.Value(
                    text: $0.text, range: $0.range, isQuoted: false, isOpen: false, group: nil)
            }
        }
        let start = index
        let closing = FoldingTable.shared.quotes[units[start]]
        index += 1
        let inner = take { $0 != closing }
        let isOpen = index == units.count
        if !isOpen { index += 1 }
        return WrittenTerm.Value(
            text: inner?.text ?? "", range: start..<index, isQuoted: true, isOpen: isOpen,
            group: nil)
    }

    /// A bar behind spaces; without it the spaces stay.
    private mutating func takeBar() -> Bool {
        let start = index
        skipSpaces()
        if index < units.count, units[index] == QuerySigns.bar {
            index += 1
            return true
        }
        index = start
        return false
    }
}

extension QueryScanner {
    private var isAtParenthesis: Bool {
        index < units.count && units[index] == QuerySigns.openingParenthesis
    }

    private var isAtQuote: Bool { index < units.count && QuerySigns.isQuote(units[index]) }

    /// Takes the units that belong to a piece; `nil` where there is none.
    @discardableResult
    private mutating func take(while belongs: (UInt16) -> Bool) -> WrittenTerm.Piece? {
        let piece = units[index...].prefix(while: belongs)
        guard !piece.isEmpty else { return nil }
        index = piece.endIndex
        return WrittenTerm.Piece(
            text: String(decoding: piece, as: UTF16.self), range: piece.startIndex..<piece.endIndex)
    }

    /// Passes spaces; says whether there were any.
    @discardableResult
    private mutating func skipSpaces() -> Bool {
        take(while: QuerySigns.isSpace) != nil
    }
}

/// A term of a query as it was written, without asking what it means.
///
/// Ranges count UTF-16 units from the query's beginning.
struct WrittenTerm: Hashable, Sendable {
    /// A piece of the query.
    struct Piece: Hashable, Sendable {
        /// Its text, with the plain signs of the language.
        let text: String
        /// Where it stands.
        let range: Range<Int>
    }

    /// A value.
    struct Value: Hashable, Sendable {
        /// Its text, without quotes.
        let text: String
        /// Where it stands, with its quotes.
        let range: Range<Int>
        /// Whether it begins with a quote.
        let isQuoted: Bool
        /// Whether its closing quote is missing.
        let isOpen: Bool
        /// What it is if it stands in parentheses; `nil` where it does not.
        let group: Group?
    }

    /// What stands in the parentheses of a value.
    struct Group: Hashable, Sendable {
        /// Its text, without the parentheses.
        let text: String
        /// Whether the closing parenthesis is there.
        let isClosed: Bool
    }

    /// A comparison.
    struct Sign: Hashable, Sendable {
        /// What it means.
        let comparison: Comparison
        /// Where it stands.
        let range: Range<Int>
    }

    /// A key with its sign; the key's text is empty where nothing stands before the sign.
    struct Head: Hashable, Sendable {
        /// The key.
        let key: Piece
        /// The sign.
        let sign: Sign
    }

    /// Where it stands, with its `-`.
    let range: Range<Int>
    /// Whether `-` stands before it.
    let isNegated: Bool
    /// Its key and sign; `nil` for a name alone.
    let head: Head?
    /// Its values; none where they are missing.
    let values: [Value]
}

/// The signs of the query language, by UTF-16 unit; the table of folding lists them.
enum QuerySigns {
    /// A text with plain signs, each character at the same index.
    static func plain(_ text: String) -> String {
        let signs = FoldingTable.shared.signs
        return String(String.UnicodeScalarView(text.unicodeScalars.map { signs[$0] ?? $0 }))
    }

    /// What stands between alternatives.
    static let bar = UInt16(UInt8(ascii: "|"))

    /// What opens and closes conditions on moves.
    static let openingParenthesis = UInt16(UInt8(ascii: "("))
    static let closingParenthesis = UInt16(UInt8(ascii: ")"))

    /// Whether it opens or closes conditions on moves.
    static func isParenthesis(_ unit: UInt16) -> Bool {
        unit == openingParenthesis || unit == closingParenthesis
    }

    /// What may stand before a national number.
    static let hash = UInt16(UInt8(ascii: "#"))

    /// Whether it turns a term, or an order, into its opposite.
    static func isMinus(_ unit: UInt16) -> Bool { FoldingTable.shared.minuses.contains(unit) }

    /// Whether it is part of a key.
    static func isInKey(_ unit: UInt16) -> Bool { isInValue(unit) && !separators.contains(unit) }

    /// Whether it is part of a value without quotes.
    static func isInValue(_ unit: UInt16) -> Bool { unit != bar && !isSpace(unit) }

    /// Whether it is one of Unicode's spaces, all of which are one unit.
    static func isSpace(_ unit: UInt16) -> Bool {
        Unicode.Scalar(unit)?.properties.isWhitespace ?? false
    }

    /// Whether a text is nothing but spaces.
    static func isBlank(_ text: String) -> Bool { text.utf16.allSatisfy(isSpace) }

    /// A text without spaces around it.
    static func trimmed(_ text: String) -> String {
        let units = Array(text.utf16)
        guard let first = units.firstIndex(where: { !isSpace($0) }),
            let last = units.lastIndex(where: { !isSpace($0) })
        else { return "" }
        return String(decoding: units[first...last], as: UTF16.self)
    }

    /// Whether it begins a value in quotes.
    static func isQuote(_ unit: UInt16) -> Bool { FoldingTable.shared.quotes[unit] != nil }

    /// All quotation marks.
    static let quotes = Set(FoldingTable.shared.quotes.flatMap { [$0.key, $0.value] })

    /// What ends a key, and makes quotes necessary around a name.
    static let separators = Set(FoldingTable.shared.comparisons.flatMap(\.spelling) + [bar])
}
