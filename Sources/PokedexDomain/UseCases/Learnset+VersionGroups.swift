extension Learnset {
    /// The version groups in whose games anything is learned, by number.
    public var versionGroups: [Identifier<VersionGroup>] {
        var groups: [Identifier<VersionGroup>] = []
        var position = 0
        while position < entries.count {
            let group = entries[position].versionGroup
            groups.append(group)
            position = firstPosition(after: group)
        }
        return groups
    }

    /// What is learned in the games of a version group, found without reading the rest.
    public func entries(in group: Identifier<VersionGroup>) -> ArraySlice<LearnsetEntry> {
        let end = firstPosition(after: group)
        return entries[firstPosition(after: Identifier(group.rawValue - 1))..<end]
    }

    /// What is learned in the games of some version groups, given by number.
    func only(in groups: [Identifier<VersionGroup>]) -> Learnset {
        Learnset(sortedEntries: groups.flatMap { entries(in: $0) })
    }

    /// The place of the first entry whose version group has a higher number, by halving.
    private func firstPosition(after group: Identifier<VersionGroup>) -> Int {
        var range = entries.indices
        while !range.isEmpty {
            let middle = (range.lowerBound + range.upperBound) / 2
            range =
                entries[middle].versionGroup > group
                ? range.lowerBound..<middle : middle + 1..<range.upperBound
        }
        return range.lowerBound
    }
}
