/// A text file in memory, and the path that messages give for it.
package struct SourceText: Sendable {
    package let path: String
    /// UTF-8.
    package let bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) { (self.path, self.bytes) = (path, bytes) }

    /// The position of a byte, or of the end of the text.
    package func position(at offset: Int) -> SourcePosition {
        let start = lineStart(before: offset)
        let line = bytes[..<start].count { $0 == .newline } + 1
        let before = String(decoding: bytes[start..<offset], as: UTF8.self)
        return SourcePosition(line: line, column: before.count + 1)
    }

    /// A message about a byte, with its line as an excerpt.
    package func diagnostic(_ message: String, at offset: Int) -> Diagnostic {
        Diagnostic(
            path: path, position: position(at: offset), sourceLine: line(at: offset),
            message: message)
    }

    package func error(_ message: String, at offset: Int) -> DiagnosticError {
        DiagnosticError(diagnostic(message, at: offset))
    }

    /// The line of a byte without its line ending.
    private func line(at offset: Int) -> String {
        let start = lineStart(before: offset)
        var end = bytes[offset...].firstIndex(of: .newline) ?? bytes.endIndex
        if end > start, bytes[end - 1] == .carriageReturn { end -= 1 }
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    private func lineStart(before offset: Int) -> Int {
        (bytes[..<offset].lastIndex(of: .newline) ?? -1) + 1
    }
}

extension UInt8 {
    @inlinable package static var tab: UInt8 { 0x09 }
    @inlinable package static var newline: UInt8 { 0x0A }
    @inlinable package static var carriageReturn: UInt8 { 0x0D }
    @inlinable package static var space: UInt8 { 0x20 }
}

extension [UInt8] {
    /// The index of the first such byte from an index on; the end if there is none. Nothing is checked
    /// byte by byte, since all text of an import passes through it.
    @inlinable package func index(from start: Int, where isFound: (UInt8) -> Bool) -> Int {
        withUnsafeBytes { bytes in
            var index = start
            while index < bytes.count, !isFound(bytes[index]) { index += 1 }
            return index
        }
    }
}
