/// Every `<th>` says what it is the header of, or it is clear: without `scope` it is that of its column
/// where all cells of its row are headers, and that of its row where all cells of its column are (HTML,
/// "internal algorithm for scanning and assigning header cells"). The first is looked for in the
/// `<thead>`, the second in the `<tbody>` of tables without merged cells, at the end of the table.
struct TableRule {
    private struct Table {
        /// `<thead>` or `<tbody>`; `nil` outside of both.
        var part: MarkupName?
        var isMerged = false
        var column = 0
        /// The headers without `scope` that have to be those of columns.
        var headLines: [Int] = []
        var headHasData = false
        /// By column: the first header without `scope` that has to be one of a row.
        var headerLines: [Int: Int] = [:]
        var dataColumns: Set<Int> = []

        var unclearLines: [Int] {
            let head = isMerged || headHasData ? headLines : []
            return head
                + headerLines.filter { isMerged || dataColumns.contains($0.key) }.values.sorted()
        }
    }

    /// The open tables, the innermost last.
    private var tables: [Table] = []

    mutating func elementStarted(_ tag: StartTag, _ recorder: inout DocumentRecorder) {
        if tag.name == .table { return tables.append(Table()) }
        guard var table = tables.popLast() else { return }
        defer { tables.append(table) }
        switch tag.name {
        case .thead, .tbody: table.part = tag.name
        case .tr: table.column = 0
        case .td, .th:
            table.isMerged = table.isMerged || tag[.colspan] != nil || tag[.rowspan] != nil
            if tag.name == .td {
                table.dataColumns.insert(table.column)
                if table.part == .thead { table.headHasData = true }
            } else if tag[.scope] == nil {
                switch table.part {
                case .thead: table.headLines.append(tag.line)
                case .tbody:
                    table.headerLines[table.column] = table.headerLines[table.column] ?? tag.line
                default: Self.report(tag.line, &recorder)
                }
            }
            table.column += 1
        default: break
        }
    }

    mutating func elementEnded(_ name: MarkupName, _ recorder: inout DocumentRecorder) {
        switch name {
        case .thead, .tbody: if !tables.isEmpty { tables[tables.count - 1].part = nil }
        case .table:
            for line in tables.popLast()?.unclearLines ?? [] { Self.report(line, &recorder) }
        default: break
        }
    }

    private static func report(_ line: Int, _ recorder: inout DocumentRecorder) {
        recorder.report(line: line, "<th> has no scope")
    }
}
