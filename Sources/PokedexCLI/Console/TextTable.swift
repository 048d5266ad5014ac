/// A table for a terminal: columns as wide as their widest cell, two spaces between them.
struct TextTable {
    /// One column.
    struct Column {
        /// What stands above it.
        let head: String
        /// Whether its cells end at the same place instead of beginning there: for figures.
        var isRight = false
    }

    /// The columns.
    let columns: [Column]
    /// The cells, a list a row, as many as there are columns.
    let rows: [[String]]

    /// The table's lines, the heads first.
    var lines: [String] {
        let all = [columns.map(\.head)] + rows
        let widths = columns.indices.map { column in
            all.map { DisplayWidth.columns(of: $0[column]) }.max() ?? 0
        }
        return all.map { line(of: $0, widths: widths) }
    }

    private func line(of cells: [String], widths: [Int]) -> String {
        let padded = cells.indices.map { column in
            DisplayWidth.padded(
                cells[column], to: widths[column], isRight: columns[column].isRight)
        }
        let line = padded.joined(separator: "  ")
        return String(line.reversed().drop { $0 == " " }.reversed())
    }
}
