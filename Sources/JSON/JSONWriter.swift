/// Writes compact JSON that is also safe inside an HTML `<script>`: `<`, `>` and `&` are escaped.
package struct JSONWriter {
    /// The text written so far, in UTF-8.
    package private(set) var bytes: [UInt8] = []
    private var needsComma = false

    package init() {}

    /// Writes an object; the body writes its members.
    package mutating func object(_ body: (inout JSONWriter) throws -> Void) rethrows {
        try nested(open: UInt8(ascii: "{"), close: UInt8(ascii: "}"), body)
    }

    /// Writes an array; the body writes its items.
    package mutating func array(_ body: (inout JSONWriter) throws -> Void) rethrows {
        try nested(open: UInt8(ascii: "["), close: UInt8(ascii: "]"), body)
    }

    /// Writes a member's name; its value must be written next.
    package mutating func key(_ key: String) {
        string(key)
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    package mutating func string(_ text: String) {
        beginValue()
        bytes.append(UInt8(ascii: "\""))
        appendEscaped(text)
        bytes.append(UInt8(ascii: "\""))
    }

    /// Writes a number, or `null` for `nil`.
    package mutating func number(_ number: Int?) {
        guard let number else { return literal("null") }
        beginValue()
        appendDigits(of: number)
    }

    /// Writes a parsed value as it is, numbers as they were spelled.
    package mutating func value(_ value: JSONValue) {
        switch value.content {
        case .null: number(nil)
        case .bool(let isTrue): literal(isTrue ? "true" : "false")
        case .number(let digits): literal(digits)
        case .string(let text): string(text)
        case .array(let items): array { writer in for item in items { writer.value(item) } }
        case .object(let members):
            object { writer in
                for member in members {
                    writer.key(member.name)
                    writer.value(member.value)
                }
            }
        }
    }

    private mutating func literal(_ text: String) {
        beginValue()
        bytes.append(contentsOf: text.utf8)
    }

    package mutating func member(_ key: String, _ text: String) {
        self.key(key)
        string(text)
    }

    /// Writes a member whose value is a number, or `null` for `nil`.
    package mutating func member(_ key: String, _ number: Int?) {
        self.key(key)
        self.number(number)
    }

    package mutating func column(_ key: String, _ texts: [String]) {
        column(key, texts) { $0.string($1) }
    }

    /// Writes a member whose value is an array of strings, with `null` for `nil`.
    package mutating func column(_ key: String, _ texts: [String?]) {
        column(key, texts) { writer, text in
            if let text { writer.string(text) } else { writer.number(nil) }
        }
    }

    /// Writes a member whose value is an array of numbers, with `null` for `nil`.
    package mutating func column(_ key: String, _ numbers: [Int?]) {
        column(key, numbers) { $0.number($1) }
    }

    package mutating func column(_ key: String, _ lists: [[Int]]) {
        column(key, lists) { writer, list in
            writer.array { writer in list.forEach { writer.number($0) } }
        }
    }

    package mutating func column(_ key: String, _ lists: [[String]]) {
        column(key, lists) { writer, list in
            writer.array { writer in list.forEach { writer.string($0) } }
        }
    }

    private mutating func column<Item>(
        _ key: String, _ items: [Item], _ write: (inout JSONWriter, Item) -> Void
    ) {
        self.key(key)
        array { writer in items.forEach { write(&writer, $0) } }
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
}

extension JSONWriter {
    /// Most numbers have a digit or two, for which a `String` of each would cost too much.
    private mutating func appendDigits(of number: Int) {
        if number < 0 { bytes.append(UInt8(ascii: "-")) }
        let start = bytes.count
        var rest = number.magnitude
        repeat {
            bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
        } while rest > 0
        if bytes.count - start > 1 { bytes[start...].reverse() }
    }

    /// Copies what needs no escape in one go; that is nearly always the whole text.
    private mutating func appendEscaped(_ text: String) {
        text.utf8Span.span.withUnsafeBufferPointer { utf8 in
            var copied = 0
            for index in utf8.indices {
                guard let code = Self.escapedCode(in: utf8, at: index) else { continue }
                bytes.append(contentsOf: utf8[copied..<index])
                copied = index + (code > 0x7F ? 3 : 1)
                appendEscape(code)
            }
            bytes.append(contentsOf: utf8[copied...])
        }
    }

    /// The character that starts at an index, if it must be escaped: for JSON `"`, `\` and control
    /// characters, for HTML `<`, `>` and `&`, for JavaScript U+2028 and U+2029.
    private static func escapedCode(
        in utf8: UnsafeBufferPointer<UInt8>, at index: Int
    ) -> UInt32? {
        switch utf8[index] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: ">"),
            UInt8(ascii: "&"), 0x00...0x1F, 0x7F:
            UInt32(utf8[index])
        case 0xE2 where utf8[index + 1] == 0x80 && utf8[index + 2] & 0xFE == 0xA8:
            0x2000 | UInt32(utf8[index + 2] & 0x3F)
        default: nil
        }
    }

    private mutating func appendEscape(_ code: UInt32) {
        bytes.append(UInt8(ascii: "\\"))
        if code == UInt32(UInt8(ascii: "\"")) || code == UInt32(UInt8(ascii: "\\")) {
            bytes.append(UInt8(code))
            return
        }
        let digits = String(code, radix: 16)
        bytes.append(UInt8(ascii: "u"))
        bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count))
        bytes.append(contentsOf: digits.utf8)
    }
}
