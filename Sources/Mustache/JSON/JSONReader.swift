/// Reads JSON by its grammar, one function a rule.
struct JSONReader {
    /// How many lists and objects may stand in one another.
    static let deepestNesting = 512

    let source: SourceText
    var position = 0
    private var depth = 0

    init(_ source: SourceText) {
        self.source = source
    }

    /// Reads the whole text.
    mutating func readText() throws(JSONError) -> JSONNode {
        if source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            throw error("the text begins with a byte order mark; save it without one")
        }
        let value = try readValue()
        if next != nil { throw error("there is text after the value") }
        return value
    }

    private mutating func readValue() throws(JSONError) -> JSONNode {
        skipWhitespace()
        defer { skipWhitespace() }
        let start = position
        return JSONNode(try readContent(), at: start)
    }

    private mutating func readContent() throws(JSONError) -> JSONNode.Content {
        guard let first = next else { throw unexpected("a value") }
        switch first {
        case UInt8(ascii: "{"): return .object(try readObject())
        case UInt8(ascii: "["): return .list(try readList())
        case UInt8(ascii: "\""): return .text(try readString())
        case UInt8(ascii: "t"): return try readWord("true", .bool(true))
        case UInt8(ascii: "f"): return try readWord("false", .bool(false))
        case UInt8(ascii: "n"): return try readWord("null", .null)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            return .number(try readNumber())
        default: throw unexpected("a value")
        }
    }

    private mutating func readObject() throws(JSONError) -> [JSONMember] {
        var members: [JSONMember] = []
        try readItems(closer: UInt8(ascii: "}")) { reader throws(JSONError) in
            guard reader.next == UInt8(ascii: "\"") else {
                throw reader.unexpected("a name in quotation marks")
            }
            let start = reader.position
            let name = try reader.readString()
            reader.skipWhitespace()
            guard reader.take(UInt8(ascii: ":")) else { throw reader.unexpected("\":\"") }
            members.append(JSONMember(name: name, offset: start, value: try reader.readValue()))
        }
        return members
    }

    private mutating func readList() throws(JSONError) -> [JSONNode] {
        var items: [JSONNode] = []
        try readItems(closer: UInt8(ascii: "]")) { reader throws(JSONError) in
            items.append(try reader.readValue())
        }
        return items
    }

    /// Reads what stands between brackets, with commas between.
    private mutating func readItems(
        closer: UInt8,
        _ readItem: (inout JSONReader) throws(JSONError) -> Void
    ) throws(JSONError) {
        depth += 1
        guard depth <= JSONReader.deepestNesting else {
            throw error("values are nested more than \(JSONReader.deepestNesting) deep")
        }
        position += 1
        skipWhitespace()
        if !take(closer) {
            repeat {
                skipWhitespace()
                try readItem(&self)
                skipWhitespace()
            } while take(UInt8(ascii: ","))
            guard take(closer) else {
                throw unexpected("\",\" or \"\(Character(UnicodeScalar(closer)))\"")
            }
        }
        depth -= 1
    }

    private mutating func readWord(
        _ word: StaticString, _ content: JSONNode.Content
    ) throws(JSONError) -> JSONNode.Content {
        let matches = word.withUTF8Buffer { source.bytes[position...].starts(with: $0) }
        guard matches else { throw unexpected("a value") }
        position += word.utf8CodeUnitCount
        return content
    }
}

extension JSONReader {
    /// The byte to be read next; `nil` at the end.
    var next: UInt8? {
        position < source.bytes.count ? source.bytes[position] : nil
    }

    /// Reads a byte if it is the one given.
    mutating func take(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        position += 1
        return true
    }

    mutating func skipWhitespace() {
        while let byte = next, byte.isBlank || byte == .newline || byte == .carriageReturn {
            position += 1
        }
    }

    func error(_ message: String, at offset: Int? = nil) -> JSONError {
        JSONError(source.diagnostic(message, at: offset ?? position))
    }

    func unexpected(_ expected: String) -> JSONError {
        guard next != nil else { return error("the text ends where \(expected) is expected") }
        let rest = String(decoding: source.bytes[position...].prefix(32), as: UTF8.self)
        return error("\(expected) is expected here, not \"\(rest.prefix(1))\"")
    }
}
