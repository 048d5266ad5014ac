/// Writes JSON, compactly and safely: what is text can close no `<script>` and open no tag.
struct JSONWriter {
    /// What was written.
    private(set) var bytes: [UInt8] = []
    private var needsComma = false

    /// Writes an object of what the body writes.
    mutating func object(_ body: (inout JSONWriter) throws -> Void) rethrows {
        try nested(open: UInt8(ascii: "{"), close: UInt8(ascii: "}"), body)
    }

    /// Writes an array of what the body writes.
    mutating func array(_ body: (inout JSONWriter) throws -> Void) rethrows {
        try nested(open: UInt8(ascii: "["), close: UInt8(ascii: "]"), body)
    }

    /// Writes a member's key; its value comes next.
    mutating func key(_ key: String) {
        string(key)
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    /// Writes a text.
    mutating func string(_ text: String) {
        beginValue()
        bytes.append(UInt8(ascii: "\""))
        for scalar in text.unicodeScalars { append(scalar) }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Writes a number, or `null`.
    mutating func number(_ number: Int?) {
        beginValue()
        bytes.append(contentsOf: (number.map(String.init) ?? "null").utf8)
    }

    /// Writes a member: a text.
    mutating func member(_ key: String, _ text: String) {
        self.key(key)
        string(text)
    }

    /// Writes a member: a number, or `null`.
    mutating func member(_ key: String, _ value: Int?) {
        self.key(key)
        number(value)
    }

    /// Writes a member: an array of texts.
    mutating func column(_ key: String, _ texts: [String]) {
        self.key(key)
        array { writer in texts.forEach { writer.string($0) } }
    }

    /// Writes a member: an array of texts, `null` where one is unknown.
    mutating func column(_ key: String, _ texts: [String?]) {
        self.key(key)
        array { writer in
            for text in texts {
                if let text { writer.string(text) } else { writer.number(nil) }
            }
        }
    }

    /// Writes a member: an array of numbers, `null` where one is unknown.
    mutating func column(_ key: String, _ numbers: [Int?]) {
        self.key(key)
        array { writer in numbers.forEach { writer.number($0) } }
    }

    /// Writes a member: an array of arrays of numbers.
    mutating func column(_ key: String, _ lists: [[Int]]) {
        self.key(key)
        array { writer in
            for list in lists {
                writer.array { writer in list.forEach { writer.number($0) } }
            }
        }
    }

    /// Writes a member: an array of arrays of texts.
    mutating func column(_ key: String, _ lists: [[String]]) {
        self.key(key)
        array { writer in
            for list in lists {
                writer.array { writer in list.forEach { writer.string($0) } }
            }
        }
    }

    private mutating func nested(
        open: UInt8, close: UInt8, _ body: (inout JSONWriter) throws -> Void
    ) rethrows {
        beginValue()
        bytes.append(open)
        needsComma = false
        try body(&self)
        bytes.append(close)
        needsComma = true
    }

    private mutating func beginValue() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = true
    }

    /// Escapes what JSON must escape, and what HTML or JavaScript could read otherwise.
    private mutating func append(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\"", "\\":
            bytes.append(UInt8(ascii: "\\"))
            bytes.append(contentsOf: String(scalar).utf8)
        case "<", ">", "&", "\u{2028}", "\u{2029}", "\u{0}"..."\u{1F}", "\u{7F}":
            let digits = String(scalar.value, radix: 16)
            bytes.append(contentsOf: "\\u".utf8)
            bytes.append(contentsOf: String(repeating: "0", count: 4 - digits.utf8.count).utf8)
            bytes.append(contentsOf: digits.utf8)
        default:
            bytes.append(contentsOf: String(scalar).utf8)
        }
    }
}
