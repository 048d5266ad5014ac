import Diagnostics

/// Parses JSON by the grammar of RFC 8259, one function for each rule.
struct JSONParser {
    /// The greatest depth of arrays and objects in each other.
    static let maximumDepth = 512

    private let source: SourceText
    /// Whether values are kept; if not, strings, arrays and objects are returned empty.
    private let keepsValues: Bool
    private var offset = 0
    private var depth = 0

    /// The value that a whole text is.
    static func parse(_ source: SourceText, keepingValues: Bool = true) throws -> JSONValue {
        var parser = JSONParser(source: source, keepsValues: keepingValues)
        return try parser.text()
    }

    private mutating func text() throws -> JSONValue {
        if source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            throw error("the text begins with a byte order mark; save it without one")
        }
        let value = try value()
        if next != nil { throw error("there is text after the value") }
        return value
    }

    /// Parses a value and the whitespace around it.
    private mutating func value() throws -> JSONValue {
        skipWhitespace()
        let start = offset
        let content = try content()
        skipWhitespace()
        return JSONValue(content: content, offset: start)
    }

    private mutating func content() throws -> JSONValue.Content {
        guard let next else { throw unexpected("a value") }
        return switch next {
        case UInt8(ascii: "{"): .object(try object())
        case UInt8(ascii: "["): .array(try array())
        case UInt8(ascii: "\""): .string(try string())
        case UInt8(ascii: "t"): try literal("true", .bool(true))
        case UInt8(ascii: "f"): try literal("false", .bool(false))
        case UInt8(ascii: "n"): try literal("null", .null)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): .number(try number())
        default: throw unexpected("a value")
        }
    }

    private mutating func object() throws -> [JSONMember] {
        var members: [JSONMember] = []
        try items(until: UInt8(ascii: "}")) { parser in
            parser.skipWhitespace()
            guard parser.next == UInt8(ascii: "\"") else {
                throw parser.unexpected("a name in quotation marks")
            }
            let start = parser.offset
            let name = try parser.string()
            parser.skipWhitespace()
            guard parser.take(UInt8(ascii: ":")) else { throw parser.unexpected("\":\"") }
            let value = try parser.value()
            if parser.keepsValues {
                members.append(JSONMember(name: name, value: value, offset: start))
            }
        }
        return members
    }

    private mutating func array() throws -> [JSONValue] {
        var items: [JSONValue] = []
        try self.items(until: UInt8(ascii: "]")) { parser in
            let value = try parser.value()
            if parser.keepsValues { items.append(value) }
        }
        return items
    }

    /// Parses the items between two brackets, separated by commas.
    private mutating func items(
        until closer: UInt8,
        _ item: (inout JSONParser) throws -> Void
    ) throws {
        depth += 1
        guard depth <= Self.maximumDepth else {
            throw error("values are nested more than \(Self.maximumDepth) deep")
        }
        offset += 1
        skipWhitespace()
        if !take(closer) {
            repeat {
                try item(&self)
                skipWhitespace()
            } while take(UInt8(ascii: ","))
            guard take(closer) else {
                throw unexpected("\",\" or \"\(Character(UnicodeScalar(closer)))\"")
            }
        }
        depth -= 1
    }

    private mutating func literal(
        _ word: StaticString, _ content: JSONValue.Content
    ) throws -> JSONValue.Content {
        let matches = word.withUTF8Buffer { source.bytes[offset...].starts(with: $0) }
        guard matches else { throw unexpected("a value") }
        offset += word.utf8CodeUnitCount
        return content
    }

    /// Parses a number and returns its spelling.
    private mutating func number() throws -> String {
        let start = offset
        _ = take(UInt8(ascii: "-"))
        if take(UInt8(ascii: "0")) {
            if isAtDigit { throw error("a number has a zero at its start", at: start) }
        } else {
            try digits()
        }
        if take(UInt8(ascii: ".")) { try digits() }
        if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
            if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
            try digits()
        }
        return keepsValues ? String(decoding: source.bytes[start..<offset], as: UTF8.self) : ""
    }

    private mutating func digits() throws {
        guard isAtDigit else { throw unexpected("a digit") }
        while isAtDigit { offset += 1 }
    }
}

/// Strings.
extension JSONParser {
    private mutating func string() throws -> String {
        let start = offset
        offset += 1
        let end = endOfPlainText
        if end < source.bytes.count, source.bytes[end] == UInt8(ascii: "\"") {
            let text = try validated(source.bytes[offset..<end], from: start)
            offset = end + 1
            return text
        }
        return try escapedString(from: start)
    }

    /// Where the next quotation mark, backslash or control character is.
    private var endOfPlainText: Int {
        source.bytes.index(from: offset) { byte in
            byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20
        }
    }

    private mutating func escapedString(from start: Int) throws -> String {
        var bytes: [UInt8] = []
        while true {
            let end = endOfPlainText
            bytes += source.bytes[offset..<end]
            offset = end
            guard let byte = next else { throw error("the string is never closed", at: start) }
            if byte < 0x20 { throw error("a control character in a string must be escaped") }
            if take(UInt8(ascii: "\"")) { return try validated(bytes[...], from: start) }
            bytes += String(try escape()).utf8
        }
    }

    private func validated(
        _ bytes: ArraySlice<UInt8>, from start: Int
    ) throws -> String {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw error("the string is not UTF-8", at: start)
        }
        return text
    }

    private mutating func escape() throws -> Character {
        let start = offset
        offset += 1
        guard let letter = next else { throw unexpected("an escape") }
        offset += 1
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
            return Character(UnicodeScalar(letter))
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return Character(try unicodeEscape(from: start))
        default: throw error("this is not one of JSON's escapes", at: start)
        }
    }

    /// Parses what follows `\u`: four digits, or eight with a second `\u` for a surrogate pair.
    private mutating func unicodeEscape(from start: Int) throws -> UnicodeScalar {
        let first = try hexadecimal()
        if let scalar = UnicodeScalar(first) { return scalar }
        guard first < 0xDC00, take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")),
            case let second = try hexadecimal(), (0xDC00...0xDFFF).contains(second),
            let scalar = UnicodeScalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
        else { throw error("half of a surrogate pair stands alone", at: start) }
        return scalar
    }

    private mutating func hexadecimal() throws -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = next, let digit = Character(UnicodeScalar(byte)).hexDigitValue else {
                throw unexpected("a hexadecimal digit")
            }
            value = value << 4 | UInt32(digit)
            offset += 1
        }
        return value
    }
}

/// Bytes.
extension JSONParser {
    /// The byte at the offset; `nil` at the end.
    private var next: UInt8? { offset < source.bytes.count ? source.bytes[offset] : nil }

    private var isAtDigit: Bool {
        next.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
    }

    /// Moves past a byte if it comes next.
    private mutating func take(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        offset += 1
        return true
    }

    private mutating func skipWhitespace() {
        offset = source.bytes.index(from: offset) { byte in
            byte != .space && byte != .newline && byte != .tab && byte != .carriageReturn
        }
    }

    private func error(_ message: String, at offset: Int? = nil) -> DiagnosticError {
        source.error(message, at: offset ?? self.offset)
    }

    private func unexpected(_ expected: String) -> DiagnosticError {
        guard next != nil else { return error("the text ends where \(expected) is expected") }
        let rest = String(decoding: source.bytes[offset...].prefix(32), as: UTF8.self)
        return error("\(expected) is expected here, not \"\(rest.prefix(1))\"")
    }
}
