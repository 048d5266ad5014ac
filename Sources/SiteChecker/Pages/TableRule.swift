/// Every `<th>` says what it is the header of, or it is clear: without `scope` it is that of its row where
/// all cells of its column are headers (HTML, "internal algorithm for scanning and assigning header
/// cells"). That is looked for in the `<tbody>` of tables without merged cells, at the end of the table.
struct TableRule {
    private struct Table {
        var isBody = false
        var isMerged = false
        var column = 0
        /// By column: the first header without `scope` that has to be one of a row.
        var headerLines: [Int: Int] = [:]
        var dataColumns: Set<Int> = []
    }

    /// The open tables, the innermost last.
    private var tables: [Table] = []

    mutating func elementStarted(_ tag: StartTag, _ recorder: inout DocumentRecorder) {
        if tag.name == .table { return tables.append(Table()) }
        guard var table = tables.popLast() else { return }
        defer { tables.append(table) }
        switch tag.name {
        case .tbody: table.isBody = true
        case .tr: table.column = 0
        case .td, .th:
            table.isMerged = table.isMerged || tag[.colspan] != nil || tag[.rowspan] != nil
            if tag.name == .td {
                table.dataColumns.insert(table.column)
            } else if tag[.scope] == nil {
                if table.isBody {
                    table.headerLines[table.column] = table.headerLines[table.column] ?? tag.line
                } else {
                    Self.report(tag.line, &recorder)
                }
            }
            table.column += 1
        default: break
        }
    }

    mutating func elementEnded(_ name: MarkupName, _ recorder: inout DocumentRecorder) {
        switch name {
        case .tbody: if !tables.isEmpty { tables[tables.count - 1].isBody = false }
        case .table:
            guard let table = tables.popLast() else { return }
            let unclear = table.headerLines.filter { column, _ in
                table.isMerged || table.dataColumns.contains(column)
            }
            for line in unclear.values.sorted() { Self.report(line, &recorder) }
        default: break
        }
    }

    private static func report(_ line: Int, _ recorder: inout DocumentRecorder) {
        recorder.report(line: line, "<th> has no scope")
    }
}
