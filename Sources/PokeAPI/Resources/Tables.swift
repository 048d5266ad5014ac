import Foundation
import PokedexDomain

// What PokéAPI tells in very many objects: what Pokémon learn, and where they are met.

extension LearnsetEntry {
    /// A Pokémon's `moves`. PokéAPI's JSON has 638,321 of these entries, which take 300 MB.
    private static let shape = RowShape(
        .init(
            fields: [.init(key: "move", range: FactRange.moveIdentifier, kind: "move")],
            list: "version_group_details"),
        .init(fields: [
            .init(key: "version_group", range: FactRange.smallIdentifier, kind: "version-group"),
            .init(
                key: "move_learn_method", range: FactRange.smallIdentifier,
                kind: "move-learn-method"),
            .init(key: "level_learned_at", range: FactRange.learnLevel),
            .init(key: "order", range: FactRange.learnPosition, null: unknownOrder),
        ]))
    private static let unknownOrder = 255

    /// What a Pokémon learns, in the source's order.
    static func entries(_ record: Fields) throws -> [LearnsetEntry] {
        let rows = try record.bytes("moves").map(unpacked) ?? record.rows("moves", shape)
        return try rows.map { row in
            let entry = LearnsetEntry(
                move: Identifier(row[0]), versionGroup: Identifier(row[1]),
                method: Identifier(row[2]), level: row[3],
                order: row[4] == unknownOrder ? nil : row[4])
            guard let entry else { throw record.malformed("moves", "holds a number too large") }
            return entry
        }
    }

    /// ``StoredRecord`` has the entries in Base64, each as six bytes: the move (the higher byte first),
    /// the version group, the method, the level, and the order or 255 for none.
    static let packing = StoredRecord.Packing(shape: shape) { rows in
        var bytes: [UInt8] = []
        for row in rows {
            bytes.append(UInt8(truncatingIfNeeded: row[0] >> 8))
            for number in row { bytes.append(UInt8(truncatingIfNeeded: number)) }
        }
        return "\"\(Data(bytes).base64EncodedString())\""
    }

    private static func unpacked(_ bytes: [UInt8]) throws -> [[Int]] {
        guard bytes.count.isMultiple(of: 6) else {
            throw MalformedResource("moves holds \(bytes.count) bytes, but each entry takes 6")
        }
        return try stride(from: 0, to: bytes.count, by: 6).map { start in
            let row = [
                Int(bytes[start]) << 8 | Int(bytes[start + 1]), Int(bytes[start + 2]),
                Int(bytes[start + 3]), Int(bytes[start + 4]), Int(bytes[start + 5]),
            ]
            guard shape.isPossible(row) else {
                throw MalformedResource("moves holds an entry that is not possible")
            }
            return row
        }
    }
}

/// Where a Pokémon is met: PokéAPI's `pokemon/{id}/encounters`, a list without a number of its own.
/// Magikarp's has 2.3 MB.
struct EncounterFacts: ResourceFacts {
    let pokemon: Identifier<Pokemon>
    let encounters: [Encounter]

    var number: Int { pokemon.rawValue }
    var uniqueSlug: Slug? { nil }
}

extension EncounterFacts {
    private static let shape = RowShape(
        .init(
            fields: [
                .init(key: "location_area", range: FactRange.identifier, kind: "location-area")
            ], list: "version_details"),
        .init(
            fields: [.init(key: "version", range: FactRange.identifier, kind: "version")],
            list: "encounter_details"),
        .init(fields: [
            .init(key: "method", range: FactRange.identifier, kind: "encounter-method"),
            .init(key: "min_level", range: FactRange.encounterLevel),
            .init(key: "max_level", range: FactRange.encounterLevel, isUpperBound: true),
            .init(key: "chance", range: FactRange.slotChance),
            .init(
                key: "condition_values", range: FactRange.identifier,
                kind: "encounter-condition-value", isList: true),
        ]))

    /// ``StoredRecord`` has a list of numbers for each slot.
    static let packing = StoredRecord.Packing(shape: shape) { rows in
        "[\(rows.map { "[\($0.map(String.init).joined(separator: ","))]" }.joined(separator: ","))]"
    }

    /// Reads PokéAPI's list, or what ``packing`` makes of it.
    init(_ decoder: any Decoder, id: Int) throws {
        let rows = try (try? [[Int]](from: decoder)) ?? Self.shape.read(decoder.unkeyedContainer())
        pokemon = Identifier(id)
        encounters = try rows.map { row in
            guard Self.shape.isPossible(row) else {
                throw MalformedResource("a slot has impossible levels or chances")
            }
            return Encounter(
                area: Identifier(row[0]), method: Identifier(row[2]),
                conditions: row[6...].map { Identifier($0) }, versions: [Identifier(row[1])],
                levels: row[3]...row[4], chance: Percentage(row[5]))
        }
        .addedUp
    }
}
