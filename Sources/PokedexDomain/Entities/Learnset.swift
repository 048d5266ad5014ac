/// Everything a Pokémon can learn in all games, sorted by version group, method, level, order and
/// move, all by number.
package struct Learnset: Hashable, Sendable {
    package let entries: [LearnsetEntry]

    package init(entries: [LearnsetEntry]) { self.entries = entries.sorted() }

    /// - Parameter entries: known to be sorted.
    package init(sortedEntries: [LearnsetEntry]) { entries = sortedEntries }

    package static let empty = Learnset(sortedEntries: [])
}

/// One move that a Pokémon learns in some games in some way. Eight bytes: there are 638,321.
package struct LearnsetEntry: Hashable, Comparable, Sendable {
    /// The levels of all games; 0 stands for "on evolving", and for methods without level.
    package static let levels = 0...100

    private let versionGroupNumber: UInt8
    private let methodNumber: UInt8
    private let levelNumber: UInt8
    private let orderNumber: UInt8
    private let moveNumber: UInt16

    /// - Parameters:
    ///   - move: the move; its number at most 65,535.
    ///   - versionGroup: the games; its number at most 255.
    ///   - method: how it is learned; its number at most 255.
    ///   - level: at what level, 0 to 255; 0 for methods without level, and on evolving.
    ///   - order: the position among the moves of one level, 0 to 254; `nil` where unknown.
    package init?(
        move: Identifier<Move>, versionGroup: Identifier<VersionGroup>,
        method: Identifier<LearnMethod>, level: Int, order: Int?
    ) {
        guard let moveNumber = UInt16(exactly: move.rawValue),
            let versionGroupNumber = UInt8(exactly: versionGroup.rawValue),
            let methodNumber = UInt8(exactly: method.rawValue),
            let levelNumber = UInt8(exactly: level),
            let orderNumber = UInt8(exactly: order ?? Self.unknownOrder),
            order != Self.unknownOrder
        else { return nil }
        self.moveNumber = moveNumber
        self.versionGroupNumber = versionGroupNumber
        self.methodNumber = methodNumber
        self.levelNumber = levelNumber
        self.orderNumber = orderNumber
    }

    private static let unknownOrder = 255

    package var move: Identifier<Move> { Identifier(Int(moveNumber)) }
    package var versionGroup: Identifier<VersionGroup> { Identifier(Int(versionGroupNumber)) }
    package var method: Identifier<LearnMethod> { Identifier(Int(methodNumber)) }
    /// At what level; 0 for methods without one, and for moves learned on evolving.
    package var level: Int { Int(levelNumber) }
    /// The position among the moves of one level; `nil` where unknown.
    package var order: Int? { orderNumber == Self.unknownOrder ? nil : Int(orderNumber) }

    /// Orders by version group, method, level, order and move; an unknown order comes last.
    package static func < (first: Self, second: Self) -> Bool {
        first.sortKey < second.sortKey
    }

    private var sortKey: UInt64 {
        UInt64(versionGroupNumber) << 40 | UInt64(methodNumber) << 32
            | UInt64(levelNumber) << 24 | UInt64(orderNumber) << 16 | UInt64(moveNumber)
    }
}

extension Learnset {
    /// The version groups in whose games anything is learned, by number.
    package var versionGroups: [Identifier<VersionGroup>] {
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
    package func entries(in group: Identifier<VersionGroup>) -> ArraySlice<LearnsetEntry> {
        let end = firstPosition(after: group)
        return entries[firstPosition(after: Identifier(group.rawValue - 1))..<end]
    }

    /// What is learned in the games of some version groups, given by number.
    func only(in groups: [Identifier<VersionGroup>]) -> Learnset {
        Learnset(sortedEntries: groups.flatMap { entries(in: $0) })
    }

    /// The index of the first entry whose version group has a higher number, by binary search.
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

/// The level at which a Pokémon has mastered a move in one game: when it can use it in another style in
/// Legends: Arceus, or as a Plus Move in Legends: Z-A.
package struct Mastery: Hashable, Sendable {
    package var game: Identifier<VersionGroup>
    package var move: Identifier<Move>
    package var level: Int

    package init(game: Identifier<VersionGroup>, move: Identifier<Move>, level: Int) {
        (self.game, self.move, self.level) = (game, move, level)
    }
}

extension FactRange {
    package static let learnLevel = LearnsetEntry.levels
    /// The place among the moves of one level.
    package static let learnPosition = 0...254
}
