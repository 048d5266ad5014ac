import Diagnostics

/// The cells of a CSV file as RFC 4180 describes it, in UTF-8 with or without a byte order mark. Lines
/// end with LF or CRLF; empty lines do not count.
struct CSVText {
    struct Cell {
        let text: String
        /// Of the cell's first byte in ``source``.
        let offset: Int
    }

    struct Record {
        /// That of its first cell, counted from 1.
        let line: Int
        let cells: [Cell]
    }

    /// The file without its byte order mark.
    let source: SourceText
    let records: [Record]

    /// The most bytes of a cell: a learnset's longest list of moves has 3,000.
    static let cellLimit = 65_536

    /// - Throws: an error at the first place that is no CSV in UTF-8.
    init(path: String, bytes: [UInt8]) throws(DiagnosticError) {
        let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        let source = SourceText(path: path, bytes: hasMark ? Array(bytes.dropFirst(3)) : bytes)
        guard !bytes.starts(with: [0xFF, 0xFE]), !bytes.starts(with: [0xFE, 0xFF]),
            !bytes.contains(0)
        else {
            throw DiagnosticError(
                "the file is in UTF-16, or no text; save it as \"CSV UTF-8\"", path: path)
        }
        var reader = Reader(source: source)
        records = try reader.records()
        self.source = source
    }

    func error(_ message: String, at cell: Cell) -> Diagnostic {
        source.diagnostic(message, at: cell.offset)
    }

    private struct Reader {
        let source: SourceText
        private var index = 0
        private var line = 1
        private var bytes: [UInt8] { source.bytes }

        init(source: SourceText) { self.source = source }

        mutating func records() throws(DiagnosticError) -> [Record] {
            var records: [Record] = []
            while index < bytes.count {
                guard !takeLineEnd() else { continue }
                let start = line
                var cells = [try cell()]
                while index < bytes.count, bytes[index] == UInt8(ascii: ",") {
                    index += 1
                    cells.append(try cell())
                }
                guard index == bytes.count || takeLineEnd() else {
                    throw source.error("a comma or the end of the line is missing here", at: index)
                }
                records.append(Record(line: start, cells: cells))
            }
            return records
        }

        private mutating func takeLineEnd() -> Bool {
            var next = index
            if next < bytes.count, bytes[next] == .carriageReturn { next += 1 }
            guard next < bytes.count, bytes[next] == .newline else { return false }
            index = next + 1
            line += 1
            return true
        }

        private mutating func cell() throws(DiagnosticError) -> Cell {
            let start = index
            let isQuoted = index < bytes.count && bytes[index] == UInt8(ascii: "\"")
            let content = isQuoted ? try quoted() : try plain()
            guard content.count <= CSVText.cellLimit else {
                throw source.error(
                    "this cell has \(content.count) bytes; at most \(CSVText.cellLimit) are possible",
                    at: start)
            }
            guard let text = String(validating: content, as: UTF8.self) else {
                throw source.error(
                    "this cell is not UTF-8; save the file as \"CSV UTF-8\"", at: start)
            }
            return Cell(text: text, offset: start)
        }

        private mutating func plain() throws(DiagnosticError) -> ArraySlice<UInt8> {
            let start = index
            index = bytes.index(from: index) {
                $0 == UInt8(ascii: ",") || $0 == .newline || $0 == UInt8(ascii: "\"")
            }
            guard index == bytes.count || bytes[index] != UInt8(ascii: "\"") else {
                throw source.error(
                    "a quote in a cell without quotes: write the whole cell in quotes, and each "
                        + "quote in it twice", at: index)
            }
            let end = index
            if end < bytes.count, bytes[end] == .newline, end > start,
                bytes[end - 1] == .carriageReturn
            {
                index = end - 1
            }
            return bytes[start..<index]
        }

        private mutating func quoted() throws(DiagnosticError) -> ArraySlice<UInt8> {
            let start = index
            var content: ArraySlice<UInt8> = []
            repeat {
                // After the first part, a quote that was written twice.
                let from = index + 1
                index = bytes.index(from: from) { $0 == UInt8(ascii: "\"") }
                guard index < bytes.count else {
                    throw source.error("this quote has no end", at: start)
                }
                content += bytes[(content.isEmpty && from == start + 1 ? from : from - 1)..<index]
                line += bytes[from..<index].count { $0 == .newline }
                index += 1
            } while index < bytes.count && bytes[index] == UInt8(ascii: "\"")
            return content
        }
    }
}
