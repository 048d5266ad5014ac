/// Reads a strings file: JSON of objects and strings alone, without an empty text, and without a
/// key that stands twice in its group.
struct StringsParser {
    private let bytes: [UInt8]
    private let file: String
    private var position = 0

    /// Takes a file's bytes; `file` is its name in messages.
    init(bytes: [UInt8], file: String) {
        self.bytes = bytes
        self.file = file
    }

    /// Reads the whole file, whose outermost value is an object.
    mutating func parse() throws(StringsError) -> [StringsEntry] {
        skipSpace()
        let entries = try parseGroup()
        skipSpace()
        guard position == bytes.count else { throw problem("nothing may follow the last brace") }
        return entries
    }

    private mutating func parseGroup() throws(StringsError) -> [StringsEntry] {
        try expect("{", "a group begins with {")
        var entries: [StringsEntry] = []
        var keys: Set<String> = []
        repeat {
            skipSpace()
            let start = position
            let key = try parseKey()
            guard keys.insert(key).inserted else {
                throw problem("\"\(key)\" stands twice in its group", at: start)
            }
            skipSpace()
            try expect(":", "a colon must follow the key")
            skipSpace()
            entries.append(StringsEntry(key: key, node: try parseNode()))
            skipSpace()
        } while skip(",")
        try expect("}", "a comma or } must follow a text")
        return entries
    }

    private mutating func parseNode() throws(StringsError) -> StringsNode {
        if peek == UInt8(ascii: "{") { return .group(try parseGroup()) }
        let start = position
        let text = try parseString("a text in quotes or a group in braces must follow the key")
        guard !text.isEmpty else { throw problem("a text must not be empty", at: start) }
        return .text(text)
    }

    private mutating func parseKey() throws(StringsError) -> String {
        let start = position
        let key = try parseString("a key in quotes must stand here")
        guard !key.isEmpty, key.utf8.allSatisfy(Self.isAllowedInKey) else {
            throw problem("\"\(key)\" is no key: only a–z, 0–9 and - may stand in it", at: start)
        }
        return key
    }

    private static func isAllowedInKey(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "-"):
            true
        default: false
        }
    }
}

extension StringsParser {
    private mutating func parseString(_ expectation: String) throws(StringsError) -> String {
        let start = position
        try expect("\"", expectation)
        var content: [UInt8] = []
        while let byte = peek, byte != UInt8(ascii: "\"") {
            if byte == UInt8(ascii: "\\") {
                content.append(contentsOf: try parseEscape())
            } else if byte < 0x20 {
                throw problem("a text must end on its line")
            } else {
                content.append(byte)
                position += 1
            }
        }
        try expect("\"", "a text must end with a quote")
        guard let text = String(validating: content, as: UTF8.self) else {
            throw problem("the text is not UTF-8", at: start)
        }
        return text
    }

    private mutating func parseEscape() throws(StringsError) -> [UInt8] {
        let start = position
        position += 1
        let byte = peek
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte ?? 0]
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "u"): return Array(String(try parseScalar(start)).utf8)
        default: throw problem("only \\\", \\\\, \\/, \\n, \\t and \\u are escapes", at: start)
        }
    }

    /// Reads the four digits after `\u`; letters beyond U+FFFF stand in the file as they are.
    private mutating func parseScalar(_ start: Int) throws(StringsError) -> Unicode.Scalar {
        let digits = bytes[position..<min(position + 4, bytes.count)]
        position += digits.count
        guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
            let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
            let scalar = Unicode.Scalar(value)
        else { throw problem("\\u needs the four hexadecimal digits of a character", at: start) }
        return scalar
    }
}

extension StringsParser {
    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipSpace() {
        while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
            position += 1
        }
    }

    private mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard peek == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func expect(
        _ character: Unicode.Scalar, _ expectation: String
    ) throws(StringsError) {
        guard skip(character) else { throw problem(expectation) }
    }

    private func problem(_ text: String, at offset: Int? = nil) -> StringsError {
        let place = FilePlace(of: offset ?? position, in: bytes, file: file)
        return .malformed(place, problem: text)
    }
}
