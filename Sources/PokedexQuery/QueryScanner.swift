/// Takes a query apart into terms, without asking what they mean: the twin of
/// `Templates/assets/scripts/query/scanner.js`.
struct QueryScanner {
    /// The query in UTF-16, with the plain signs of the language, each in its place.
    let units: [UInt16]
    /// How far it has been read.
    var place = 0
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
        while place < units.count {
            terms.append(takeTerm())
            skipSpaces()
        }
        return terms
    }

    private mutating func takeTerm() -> WrittenTerm {
        let start = place
        let isNegated = take(while: QuerySigns.isMinus) != nil
        let head = takeHead()
        var values: [WrittenTerm.Value] = []
        if head == nil {
            // Signs of negation alone are no term.
            if !(isNegated && skipSpaces()) { values = takeValues() }
        } else if !isValueMissing() {
            values = takeValues()
        }
        let end = values.last?.place.upperBound ?? head?.sign.place.upperBound ?? place
        return WrittenTerm(
            place: start..<end, isNegated: isNegated, head: head, values: values)
    }

    /// A key and its sign, if both are here.
    private mutating func takeHead() -> WrittenTerm.Head? {
        let start = place
        guard !isAtQuote else { return nil }
        let word = take(while: QuerySigns.isInKey)
        if word != nil { skipSpaces() }
        guard let sign = takeSign() else {
            place = start
            return nil
        }
        let key = word ?? WrittenTerm.Piece(text: "", place: sign.place)
        return WrittenTerm.Head(key: key, sign: sign)
    }

    private mutating func takeSign() -> WrittenTerm.Sign? {
        for kind in WrittenTerm.Sign.Kind.allCases {
            for spelling in QuerySigns.spellings(of: kind)
            where units[place...].starts(with: spelling) {
                let start = place
                place += spelling.count
                return WrittenTerm.Sign(kind: kind, place: start..<place)
            }
        }
        return nil
    }

    /// Whether a term with a key follows, although the one before it has no value yet.
    private mutating func isValueMissing() -> Bool {
        let start = place
        defer { place = start }
        guard skipSpaces() else { return false }
        take(while: QuerySigns.isMinus)
        guard let word = take(while: { QuerySigns.isInKey($0) && !QuerySigns.isQuote($0) })
        else { return false }
        skipSpaces()
        return takeSign() != nil && isKey(word.text)
    }

    private mutating func takeValues() -> [WrittenTerm.Value] {
        var values: [WrittenTerm.Value] = []
        repeat {
            skipSpaces()
            if let value = takeValue() { values.append(value) }
        } while takeBar()
        return values
    }

    private mutating func takeValue() -> WrittenTerm.Value? {
        guard isAtQuote else {
            return take(while: QuerySigns.isInValue).map {
                WrittenTerm.Value(text: $0.text, place: $0.place, isQuoted: false, isOpen: false)
            }
        }
        let start = place
        let fellow = QuerySigns.fellow(of: units[start])
        place += 1
        let inner = take { $0 != fellow }
        let isOpen = place == units.count
        if !isOpen { place += 1 }
        return WrittenTerm.Value(
            text: inner?.text ?? "", place: start..<place, isQuoted: true, isOpen: isOpen)
    }

    /// A bar behind spaces; without it the spaces stay.
    private mutating func takeBar() -> Bool {
        let start = place
        skipSpaces()
        if place < units.count, units[place] == QuerySigns.bar {
            place += 1
            return true
        }
        place = start
        return false
    }
}

extension QueryScanner {
    private var isAtQuote: Bool { place < units.count && QuerySigns.isQuote(units[place]) }

    /// Takes the units that belong to a piece; `nil` where there is none.
    @discardableResult
    private mutating func take(while belongs: (UInt16) -> Bool) -> WrittenTerm.Piece? {
        let piece = units[place...].prefix(while: belongs)
        guard !piece.isEmpty else { return nil }
        place = piece.endIndex
        return WrittenTerm.Piece(
            text: String(decoding: piece, as: UTF16.self), place: piece.startIndex..<piece.endIndex)
    }

    /// Passes spaces; says whether there were any.
    @discardableResult
    private mutating func skipSpaces() -> Bool {
        take(while: QuerySigns.isSpace) != nil
    }
}
