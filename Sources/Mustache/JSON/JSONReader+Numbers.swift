extension JSONReader {
    /// Reads a number and returns it as it is spelled.
    mutating func readNumber() throws(JSONError) -> String {
        let start = position
        _ = take(UInt8(ascii: "-"))
        if take(UInt8(ascii: "0")) {
            if isAtDigit { throw error("a number has a zero at its start", at: start) }
        } else {
            try readDigits()
        }
        if take(UInt8(ascii: ".")) { try readDigits() }
        if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
            if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
            try readDigits()
        }
        return String(decoding: source.bytes[start..<position], as: UTF8.self)
    }

    private var isAtDigit: Bool {
        next.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
    }

    private mutating func readDigits() throws(JSONError) {
        guard isAtDigit else { throw unexpected("a digit") }
        while isAtDigit { position += 1 }
    }
}
