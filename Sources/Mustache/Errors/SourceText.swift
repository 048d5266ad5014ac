/// A text and the path under which messages speak of it.
struct SourceText: Sendable {
    let path: String
    let bytes: [UInt8]

    /// The position of a byte; one past the end is a position too.
    func position(at offset: Int) -> SourcePosition {
        let start = lineStart(before: offset)
        let line = bytes[..<start].reduce(into: 1) { count, byte in
            if byte == .newline { count += 1 }
        }
        let before = String(decoding: bytes[start..<offset], as: UTF8.self)
        return SourcePosition(line: line, column: before.count + 1)
    }

    /// The line that a byte is in, without its line ending.
    func line(at offset: Int) -> String {
        let start = lineStart(before: offset)
        var end = bytes[offset...].firstIndex(of: .newline) ?? bytes.endIndex
        if end > start, bytes[end - 1] == .carriageReturn { end -= 1 }
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// What is wrong at a byte, ready to print.
    func diagnostic(_ message: String, at offset: Int) -> Diagnostic {
        Diagnostic(
            path: path,
            position: position(at: offset),
            sourceLine: line(at: offset),
            message: message
        )
    }

    private func lineStart(before offset: Int) -> Int {
        (bytes[..<offset].lastIndex(of: .newline) ?? -1) + 1
    }
}

extension UInt8 {
    static let newline = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let space = UInt8(ascii: " ")
    static let tab = UInt8(ascii: "\t")

    /// A space or a tab: what may stand beside a tag that has its line to itself.
    var isBlank: Bool { self == .space || self == .tab }

    /// A blank, a line ending, a vertical tab or a form feed.
    var isWhitespace: Bool { self == .space || (self >= .tab && self <= .carriageReturn) }
}
