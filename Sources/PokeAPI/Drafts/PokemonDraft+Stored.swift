import Foundation
import PokedexDomain

/// A Pokémon is stored as its record without moves, and its entries as bytes.
extension PokemonDraft: PokeAPIRecord {
    var id: Int { record.id }

    private enum CodingKeys: String, CodingKey {
        case record, entries
    }

    /// Takes back what was stored.
    ///
    /// - Throws: ``MalformedResource`` when the bytes are no entries.
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            record: try container.decode(PokeAPIPokemon.self, forKey: .record),
            entries: try Self.entries(try container.decode(Data.self, forKey: .entries)))
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(record, forKey: .record)
        try container.encode(bytes, forKey: .entries)
    }
}

/// An entry takes six bytes: the move (the higher byte first), the version group, the method, the
/// level, and the order or 255 for none.
extension PokemonDraft {
    private static let entrySize = 6
    private static let unknownOrder = UInt8.max

    private var bytes: Data {
        var bytes = Data(capacity: entries.count * Self.entrySize)
        for entry in entries {
            let move = UInt16(truncatingIfNeeded: entry.move.rawValue)
            bytes.append(UInt8(truncatingIfNeeded: move >> 8))
            bytes.append(UInt8(truncatingIfNeeded: move))
            bytes.append(UInt8(truncatingIfNeeded: entry.versionGroup.rawValue))
            bytes.append(UInt8(truncatingIfNeeded: entry.method.rawValue))
            bytes.append(UInt8(truncatingIfNeeded: entry.level))
            bytes.append(entry.order.map { UInt8(truncatingIfNeeded: $0) } ?? Self.unknownOrder)
        }
        return bytes
    }

    private static func entries(_ data: Data) throws(MalformedResource) -> [LearnsetEntry] {
        guard data.count.isMultiple(of: entrySize) else {
            throw MalformedResource(
                "entries holds \(data.count) bytes, but each entry takes \(entrySize)")
        }
        let bytes = [UInt8](data)
        var entries: [LearnsetEntry] = []
        entries.reserveCapacity(bytes.count / entrySize)
        for start in stride(from: 0, to: bytes.count, by: entrySize) {
            entries.append(try entry(in: bytes, at: start))
        }
        return entries
    }

    private static func entry(
        in bytes: [UInt8], at start: Int
    ) throws(MalformedResource) -> LearnsetEntry {
        func number(_ place: Int) -> Int { Int(bytes[start + place]) }
        let entry = LearnsetEntry(
            move: Identifier(number(0) << 8 | number(1)), versionGroup: Identifier(number(2)),
            method: Identifier(number(3)),
            level: try Checked.number(number(4), FactRange.learnLevel, "a level in entries"),
            order: bytes[start + 5] == unknownOrder ? nil : number(5))
        guard let entry else { throw MalformedResource("entries holds a number that is too large") }
        return entry
    }
}
