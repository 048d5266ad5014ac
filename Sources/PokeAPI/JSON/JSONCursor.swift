import Diagnostics

/// Walks through JSON byte by byte, for long texts of which little is needed.
///
/// It only finds where values end: numbers, escapes and words are not checked. All its functions throw
/// ``problem`` where the brackets, commas and quotation marks do not fit together.
struct JSONCursor {
    private let json: [UInt8]
    private var index = 0

    init(_ json: [UInt8]) { self.json = json }

    /// The first byte of what comes next.
    mutating func next() throws -> UInt8 {
        skipSpace()
        guard index < json.count, json[index] > 0x20, json[index] < 0x80 else {
            throw Self.problem
        }
        return json[index]
    }

    /// Requires that nothing but white space is left.
    mutating func requireEnd() throws {
        skipSpace()
        guard index == json.count else { throw Self.problem }
    }

    /// Takes a string with its quotation marks.
    mutating func takeString() throws -> ArraySlice<UInt8> {
        guard try next() == UInt8(ascii: "\"") else { throw Self.problem }
        let start = index
        index = json.index(from: start + 1, where: Self.isQuoteOrEscape)
        while index < json.count, json[index] == UInt8(ascii: "\\") {
            index = json.index(from: index + 2, where: Self.isQuoteOrEscape)
        }
        index += 1
        guard index <= json.count else { throw Self.problem }
        return json[start..<index]
    }

    @discardableResult
    mutating func takeValue() throws -> ArraySlice<UInt8> {
        skipSpace()
        let start = index
        var depth = 0
        repeat {
            switch try next() {
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                depth += 1
                index += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                index += 1
            case UInt8(ascii: "\""): _ = try takeString()
            case UInt8(ascii: ","), UInt8(ascii: ":"): index += 1
            default:
                let start = index
                index = json.index(from: index) { !Self.isPartOfScalar($0) }
                guard index > start else { throw Self.problem }
            }
        } while depth > 0
        return json[start..<index]
    }

    private mutating func take(_ byte: UInt8) throws {
        guard try next() == byte else { throw Self.problem }
        index += 1
    }

    private mutating func skipSpace() {
        index = json.index(from: index) { $0 != .space && !(0x09...0x0D).contains($0) }
    }

    private static func isQuoteOrEscape(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    /// Whether a byte belongs to a number, `true`, `false` or `null`.
    private static func isPartOfScalar(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "E"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
            true
        default: false
        }
    }

    static let problem = MalformedResource("it is no JSON in UTF-8")
}

// Inlined, as most of an import's time is spent here.
extension JSONCursor {
    @inline(__always)
    mutating func takeElements(_ take: (inout JSONCursor) throws -> Void) throws {
        try takeAll(until: UInt8(ascii: "]"), take)
    }

    /// Takes an object, value by value; a key is given without its quotation marks.
    @inline(__always)
    mutating func takeFields(_ take: (ArraySlice<UInt8>, inout JSONCursor) throws -> Void) throws {
        try takeAll(until: UInt8(ascii: "}")) { cursor in
            let key = try cursor.takeString().dropFirst().dropLast()
            try cursor.take(UInt8(ascii: ":"))
            try take(key, &cursor)
        }
    }

    /// Takes what stands between brackets, with a comma after each but the last.
    @inline(__always)
    private mutating func takeAll(
        until end: UInt8, _ takeOne: (inout JSONCursor) throws -> Void
    ) throws {
        // In ASCII the brackets of a pair are two apart.
        try take(end - 2)
        guard try next() != end else { return try take(end) }
        while true {
            try takeOne(&self)
            guard try next() != end else { return try take(end) }
            try take(UInt8(ascii: ","))
        }
    }
}
