/// A table for a terminal. Columns are as wide as their widest cell, with two spaces between them.
struct TextTable {
    struct Column {
        let head: String
        /// Whether its cells are aligned to the right, as numbers are.
        var isRight = false
    }

    let columns: [Column]
    /// A cell for each column in every row.
    let rows: [[String]]

    /// The lines of the table, beginning with the heads.
    var lines: [String] {
        let all = [columns.map(\.head)] + rows
        let widths = columns.indices.map { column in
            all.map { DisplayWidth.columns(of: $0[column]) }.max() ?? 0
        }
        return all.map { line(of: $0, widths: widths) }
    }

    private func line(of cells: [String], widths: [Int]) -> String {
        let padded = cells.indices.map { column in
            DisplayWidth.padded(cells[column], to: widths[column], isRight: columns[column].isRight)
        }
        let line = padded.joined(separator: "  ")
        return String(line.reversed().drop { $0 == " " }.reversed())
    }
}

/// The width of text on a terminal. East Asian wide characters take two columns (Unicode annex 11),
/// combining characters none.
enum DisplayWidth {
    static func columns(of text: some StringProtocol) -> Int {
        text.unicodeScalars.reduce(0) { $0 + columns(of: $1) }
    }

    /// A text with spaces after or before it, of at least this width.
    static func padded(_ text: String, to width: Int, isRight: Bool = false) -> String {
        let spaces = String(repeating: " ", count: max(0, width - columns(of: text)))
        return isRight ? spaces + text : text + spaces
    }

    private static func columns(of scalar: Unicode.Scalar) -> Int {
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
            0xA000...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
            0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
            scalar.isCombining ? 0 : 2
        default:
            scalar.isCombining ? 0 : 1
        }
    }
}

extension Unicode.Scalar {
    /// Whether it is shown with the character before it, or not at all.
    fileprivate var isCombining: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: true
        default: false
        }
    }
}
