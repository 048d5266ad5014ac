extension Array where Element == LearnsetEntry {
    /// The entries in groups of one key, by rising key; within a group they keep their order.
    ///
    /// Entries are small and lists short, so that sorting is quicker than a dictionary of lists.
    func grouped(by key: (LearnsetEntry) -> Int) -> [(key: Int, entries: [LearnsetEntry])] {
        let keyed = enumerated().map { (key: key($1), place: $0, entry: $1) }
            .sorted { ($0.key, $0.place) < ($1.key, $1.place) }
        var groups: [(key: Int, entries: [LearnsetEntry])] = []
        for element in keyed {
            if groups.last?.key == element.key {
                groups[groups.count - 1].entries.append(element.entry)
            } else {
                groups.append((element.key, [element.entry]))
            }
        }
        return groups
    }
}
