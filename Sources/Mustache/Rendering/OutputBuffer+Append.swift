extension OutputBuffer {
    /// Adds bytes as they are.
    @inline(__always)
    public mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let source = bytes.baseAddress else { return }
        reserve(bytes.count).update(from: source, count: bytes.count)
        advance(by: bytes.count)
    }

    /// Adds bytes as they are.
    public mutating func append(_ bytes: UnsafeRawBufferPointer) {
        bytes.withMemoryRebound(to: UInt8.self) { append($0) }
    }

    /// Adds bytes as they are.
    public mutating func append(_ bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { append($0) }
    }

    /// Adds one byte.
    public mutating func append(_ byte: UInt8) {
        reserve(1).pointee = byte
        advance(by: 1)
    }

    /// Adds a string's UTF-8 as it is.
    public mutating func append(_ text: String) {
        text.utf8Span.span.withUnsafeBufferPointer { append($0) }
    }

    /// Adds a constant's UTF-8 as it is.
    public mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { append($0) }
    }

    /// Adds text with `&`, `<`, `>`, `"` and `'` escaped for HTML.
    public mutating func appendEscaped(_ text: String) {
        text.utf8Span.span.withUnsafeBufferPointer { appendEscaped($0) }
    }

    /// Adds text in UTF-8 with `&`, `<`, `>`, `"` and `'` escaped for HTML.
    public mutating func appendEscaped(_ bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { appendEscaped($0) }
    }

    /// Adds text in UTF-8 with `&`, `<`, `>`, `"` and `'` escaped for HTML.
    public mutating func appendEscaped(_ bytes: UnsafeBufferPointer<UInt8>) {
        var copied = 0
        for index in 0..<bytes.count where HTMLEscape.isSpecial(bytes[index]) {
            append(UnsafeBufferPointer(rebasing: bytes[copied..<index]))
            append(HTMLEscape.reference(for: bytes[index]))
            copied = index + 1
        }
        append(UnsafeBufferPointer(rebasing: bytes[copied...]))
    }
}

/// The characters that mean something in HTML's text and attribute values.
enum HTMLEscape {
    /// One bit for each of the first 64 characters; all that are special are among them.
    private static var special: UInt64 {
        1 << 0x22 | 1 << 0x26 | 1 << 0x27 | 1 << 0x3C | 1 << 0x3E
    }

    @inline(__always)
    static func isSpecial(_ byte: UInt8) -> Bool {
        byte < 64 && special & (1 << UInt64(byte)) != 0
    }

    static func reference(for byte: UInt8) -> StaticString {
        switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "\""): "&quot;"
        default: "&#39;"
        }
    }
}
