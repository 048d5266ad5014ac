/// A learnset's entry with its row and column in a table.
struct TableEntry {
    /// What its row is sorted and told from others by; below 2³².
    let row: Int
    /// The place of its games among the table's.
    let column: Int
    let entry: LearnsetEntry
    fileprivate let sortKey: UInt64
}

extension Learnset {
    /// The entries in some games by row, then by column, and else in the learnset's order.
    ///
    /// - Parameter row: an entry's row; `nil` leaves it out.
    func tableEntries(
        in games: [Identifier<VersionGroup>], row: (LearnsetEntry) -> Int?
    ) -> [TableEntry] {
        var found: [TableEntry] = []
        for (column, game) in games.enumerated() {
            for entry in entries(in: game) {
                guard let row = row(entry) else { continue }
                let sortKey = UInt64(row) << 32 | UInt64(column) << 24 | UInt64(found.count)
                found.append(
                    TableEntry(row: row, column: column, entry: entry, sortKey: sortKey))
            }
        }
        return found.sorted { $0.sortKey < $1.sortKey }
    }
}
