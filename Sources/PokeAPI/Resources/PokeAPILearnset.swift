import Foundation
import PokedexDomain

/// A Pokémon's `moves`: what it learns in which games. PokéAPI's JSON has 638,321 of these entries,
/// which take 300 MB; the records file stores an entry as six bytes in Base64.
struct PokeAPILearnset: Decodable, Sendable {
    /// The entries, in the source's order.
    let entries: [LearnsetEntry]

    /// Reads PokéAPI's list, or ``stored``.
    ///
    /// - Throws: ``MalformedResource`` when a number or level cannot be true.
    init(from decoder: any Decoder) throws {
        if let stored = try? decoder.singleValueContainer().decode(Data.self) {
            entries = try Self.unpacked([UInt8](stored))
        } else {
            entries = try Self.entries(try [Move](from: decoder))
        }
    }

    /// The JSON that the records file stores instead of a list.
    private static func stored(_ entries: [LearnsetEntry]) -> String {
        "\"\(packed(entries).base64EncodedString())\""
    }

    /// A move with all games and methods.
    private struct Move: Decodable {
        let move: PokeAPIReference
        let details: [Detail]

        private enum CodingKeys: String, CodingKey {
            case move
            case details = "version_group_details"
        }

        /// One way in which the move is learned in some games.
        struct Detail: Decodable {
            let level: Int
            let order: Nullable<Int>
            let method: PokeAPIReference
            let versionGroup: PokeAPIReference

            private enum CodingKeys: String, CodingKey {
                case order
                case level = "level_learned_at"
                case method = "move_learn_method"
                case versionGroup = "version_group"
            }
        }
    }

    private static func entries(_ moves: [Move]) throws(MalformedResource) -> [LearnsetEntry] {
        var entries: [LearnsetEntry] = []
        for (index, move) in moves.enumerated() {
            let id: Identifier<PokedexDomain.Move> = try move.move.id("moves[\(index)].move")
            for (position, detail) in move.details.enumerated() {
                entries.append(
                    try entry(
                        id, detail, "moves[\(index)].version_group_details[\(position)]"))
            }
        }
        return entries
    }

    private static func entry(
        _ move: Identifier<PokedexDomain.Move>, _ detail: Move.Detail,
        _ field: @autoclosure () -> String
    ) throws(MalformedResource) -> LearnsetEntry {
        let entry = LearnsetEntry(
            move: move, versionGroup: try detail.versionGroup.id("\(field()).version_group"),
            method: try detail.method.id("\(field()).move_learn_method"),
            level: try Checked.number(
                detail.level, FactRange.learnLevel, "\(field()).level_learned_at"),
            order: try Checked.number(
                detail.order, FactRange.learnPosition, "\(field()).order"))
        guard let entry else {
            throw MalformedResource("\(field()) names something whose number is too large")
        }
        return entry
    }
}

/// Reading the list byte by byte: `JSONDecoder` takes most of the time of an import for it.
extension PokeAPILearnset {
    /// Packs a list that is as PokéAPI writes it.
    ///
    /// - Returns: `nil` when anything about it is unusual or wrong, or it is packed already; then
    ///   ``init(from:)`` decides, which names what is wrong.
    @Sendable static func packed(_ cursor: inout JSONCursor) -> String? {
        var reader = cursor
        guard let entries = try? Self.entries(&reader) else { return nil }
        cursor = reader
        return stored(entries)
    }

    private static func entries(_ cursor: inout JSONCursor) throws -> [LearnsetEntry] {
        var entries: [LearnsetEntry] = []
        try cursor.takeElements { cursor in
            var move: Identifier<PokedexDomain.Move>?
            var details: [LearnsetEntry]?
            try cursor.takeFields { key, cursor in
                switch key {
                case "move": move = try cursor.takeReference()
                case "version_group_details" where details == nil:
                    details = try Self.details(&cursor, of: move)
                case "version_group_details": throw JSONCursor.Unusual()
                default: try cursor.takeValue()
                }
            }
            guard move != nil, let details else { throw JSONCursor.Unusual() }
            entries += details
        }
        return entries
    }

    private static func details(
        _ cursor: inout JSONCursor, of move: Identifier<PokedexDomain.Move>?
    ) throws -> [LearnsetEntry] {
        var entries: [LearnsetEntry] = []
        try cursor.takeElements { cursor in
            var versionGroup: Identifier<VersionGroup>?
            var method: Identifier<LearnMethod>?
            var level: Int?
            var order: Int??
            try cursor.takeFields { key, cursor in
                switch key {
                case "version_group": versionGroup = try cursor.takeReference()
                case "move_learn_method": method = try cursor.takeReference()
                case "level_learned_at": level = try cursor.takeNumber()
                case "order": order = .some(try cursor.takeNumberOrNull())
                default: try cursor.takeValue()
                }
            }
            guard let move, let versionGroup, let method, let level, let order,
                FactRange.learnLevel.contains(level),
                order.map(FactRange.learnPosition.contains) ?? true,
                let entry = LearnsetEntry(
                    move: move, versionGroup: versionGroup, method: method, level: level,
                    order: order)
            else { throw JSONCursor.Unusual() }
            entries.append(entry)
        }
        return entries
    }
}

/// Six bytes an entry: the move (the higher byte first), the version group, the method, the level,
/// and the order or 255 for none.
extension PokeAPILearnset {
    private static let entrySize = 6
    private static let unknownOrder = UInt8.max

    private static func packed(_ entries: [LearnsetEntry]) -> Data {
        var bytes = Data(capacity: entries.count * entrySize)
        for entry in entries {
            let move = UInt16(truncatingIfNeeded: entry.move.rawValue)
            bytes.append(UInt8(truncatingIfNeeded: move >> 8))
            bytes.append(UInt8(truncatingIfNeeded: move))
            bytes.append(UInt8(truncatingIfNeeded: entry.versionGroup.rawValue))
            bytes.append(UInt8(truncatingIfNeeded: entry.method.rawValue))
            bytes.append(UInt8(truncatingIfNeeded: entry.level))
            bytes.append(entry.order.map { UInt8(truncatingIfNeeded: $0) } ?? unknownOrder)
        }
        return bytes
    }

    private static func unpacked(_ bytes: [UInt8]) throws(MalformedResource) -> [LearnsetEntry] {
        guard bytes.count.isMultiple(of: entrySize) else {
            throw MalformedResource(
                "moves holds \(bytes.count) bytes, but each entry takes \(entrySize)")
        }
        var entries: [LearnsetEntry] = []
        entries.reserveCapacity(bytes.count / entrySize)
        for start in stride(from: 0, to: bytes.count, by: entrySize) {
            let level = try Checked.number(
                Int(bytes[start + 4]), FactRange.learnLevel, "a level in moves")
            let order = bytes[start + 5]
            let entry = LearnsetEntry(
                move: Identifier(Int(bytes[start]) << 8 | Int(bytes[start + 1])),
                versionGroup: Identifier(Int(bytes[start + 2])),
                method: Identifier(Int(bytes[start + 3])), level: level,
                order: order == unknownOrder ? nil : Int(order))
            guard let entry else {
                throw MalformedResource("moves holds a number that is too large")
            }
            entries.append(entry)
        }
        return entries
    }
}
