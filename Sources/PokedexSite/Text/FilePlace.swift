/// A place in a file that people write.
public struct FilePlace: Hashable, Sendable {
    /// The file as the message shows it.
    public let file: String
    /// The line, from 1 on.
    public let line: Int
    /// The column in characters, from 1 on.
    public let column: Int
    /// The line's text.
    public let lineText: String

    /// Names one place.
    public init(file: String, line: Int, column: Int, lineText: String) {
        self.file = file
        self.line = line
        self.column = column
        self.lineText = lineText
    }

    /// The place of a byte; one past the end is a place too.
    init(of offset: Int, in bytes: [UInt8], file: String) {
        let offset = min(offset, bytes.count)
        let newline = UInt8(ascii: "\n")
        let lineStart = bytes[..<offset].lastIndex(of: newline).map { $0 + 1 } ?? 0
        let lineEnd = bytes[offset...].firstIndex(of: newline) ?? bytes.count
        self.init(
            file: file,
            line: bytes[..<lineStart].count(where: { $0 == newline }) + 1,
            column: String(decoding: bytes[lineStart..<offset], as: UTF8.self).count + 1,
            lineText: String(decoding: bytes[lineStart..<lineEnd], as: UTF8.self))
    }

    /// What is wrong there, with the line and a caret under the place.
    func message(_ problem: String) -> String {
        """
        \(file):\(line):\(column): error: \(problem)
        \(lineText)
        \(String(repeating: " ", count: column - 1))^
        """
    }
}
