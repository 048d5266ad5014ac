extension JSONReader {
    /// Reads a string with its quotation marks.
    mutating func readString() throws(JSONError) -> String {
        let start = position
        position += 1
        let plainEnd = endOfPlainText
        if plainEnd < source.bytes.count, source.bytes[plainEnd] == UInt8(ascii: "\"") {
            let text = try string(source.bytes[position..<plainEnd], from: start)
            position = plainEnd + 1
            return text
        }
        return try readEscapedString(from: start)
    }

    /// Where the next quotation mark, backslash or control character is.
    private var endOfPlainText: Int {
        let rest = source.bytes[position...]
        return rest.firstIndex { byte in
            byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20
        } ?? rest.endIndex
    }

    private mutating func readEscapedString(from start: Int) throws(JSONError) -> String {
        var bytes: [UInt8] = []
        while true {
            let plainEnd = endOfPlainText
            bytes += source.bytes[position..<plainEnd]
            position = plainEnd
            guard let byte = next else { throw error("the string is never closed", at: start) }
            if byte < 0x20 { throw error("a control character in a string must be escaped") }
            if take(UInt8(ascii: "\"")) { return try string(bytes[...], from: start) }
            bytes += UTF8.encode(try readEscape()).map(Array.init) ?? []
        }
    }

    private func string(
        _ bytes: ArraySlice<UInt8>,
        from start: Int
    ) throws(JSONError) -> String {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw error("the string is not UTF-8", at: start)
        }
        return text
    }

    private mutating func readEscape() throws(JSONError) -> UnicodeScalar {
        let start = position
        position += 1
        guard let letter = next else { throw unexpected("an escape") }
        position += 1
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
            return UnicodeScalar(letter)
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try readUnicodeEscape(from: start)
        default: throw error("this is not one of JSON's escapes", at: start)
        }
    }

    /// Reads what follows `\u`: four digits, or eight with a second `\u` for a surrogate pair.
    private mutating func readUnicodeEscape(from start: Int) throws(JSONError) -> UnicodeScalar {
        let first = try readHexadecimal()
        if let scalar = UnicodeScalar(first) { return scalar }
        guard first < 0xDC00, take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else {
            throw error("half of a surrogate pair stands alone", at: start)
        }
        let second = try readHexadecimal()
        guard (0xDC00...0xDFFF).contains(second),
            let scalar = UnicodeScalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
        else {
            throw error("half of a surrogate pair stands alone", at: start)
        }
        return scalar
    }

    private mutating func readHexadecimal() throws(JSONError) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = next, let digit = Character(UnicodeScalar(byte)).hexDigitValue else {
                throw unexpected("a hexadecimal digit")
            }
            value = value << 4 | UInt32(digit)
            position += 1
        }
        return value
    }
}
