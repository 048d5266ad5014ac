import Foundation
import PokedexDomain

/// PokéAPI's `pokemon/{id}/encounters`: a list without a number of its own. Magikarp's has 2.3 MB; the
/// records file stores a slot as a list of numbers.
struct PokeAPIEncounters: PokeAPIRecord {
    let id: Int
    private let slots: [EncounterSlot]

    /// The key of the number of the record, which is in its address alone.
    static let idKey: CodingUserInfoKey = {
        guard let key = CodingUserInfoKey(rawValue: "id") else {
            preconditionFailure("every text is a key")
        }
        return key
    }()

    /// The whole record is packed.
    static let packedFields: [String: StoredRecord.Packing] = ["": packed]

    /// Reads PokéAPI's list, or what ``packed(_:)`` makes of it.
    ///
    /// - Throws: ``MalformedResource`` when a number, level or chance cannot be true.
    init(from decoder: any Decoder) throws {
        id = decoder.userInfo[Self.idKey] as? Int ?? 0
        var list = try decoder.unkeyedContainer()
        var slots: [EncounterSlot] = []
        while !list.isAtEnd {
            if var stored = try? list.nestedUnkeyedContainer() {
                slots.append(try Self.slot(&stored))
            } else {
                let index = list.currentIndex
                slots += try Self.slots(try list.decode(Area.self), "[\(index)]")
            }
        }
        self.slots = slots
    }

    func facts() throws(MalformedResource) -> EncounterFacts {
        EncounterFacts(pokemon: try Checked.id(id), encounters: slots.encounters)
    }
}

/// Where a Pokémon is met.
struct EncounterFacts: ResourceFacts {
    let pokemon: Identifier<Pokemon>
    let encounters: [Encounter]

    var number: Int { pokemon.rawValue }
    var uniqueSlug: Slug? { nil }
}

extension Catalog {
    /// Where each Pokémon is met.
    var encounterFacts: [EncounterFacts] {
        pokemon.map { EncounterFacts(pokemon: $0.id, encounters: $0.encounters) }
    }
}

// PokéAPI's form.
extension PokeAPIEncounters {
    /// An area with all games.
    private struct Area: Decodable {
        let area: PokeAPIReference
        let versions: [Version]

        private enum CodingKeys: String, CodingKey {
            case area = "location_area"
            case versions = "version_details"
        }
    }

    /// A game with all slots.
    private struct Version: Decodable {
        let version: PokeAPIReference
        let slots: [Slot]

        private enum CodingKeys: String, CodingKey {
            case version
            case slots = "encounter_details"
        }
    }

    private struct Slot: Decodable {
        let method: PokeAPIReference
        let conditions: [PokeAPIReference]
        let lowestLevel: Int
        let highestLevel: Int
        let chance: Int

        private enum CodingKeys: String, CodingKey {
            case method, chance
            case conditions = "condition_values"
            case lowestLevel = "min_level"
            case highestLevel = "max_level"
        }
    }

    private static func slots(
        _ area: Area, _ field: String
    ) throws(MalformedResource) -> [EncounterSlot] {
        var slots: [EncounterSlot] = []
        for (index, version) in area.versions.enumerated() {
            let field = "\(field).version_details[\(index)]"
            for (position, slot) in version.slots.enumerated() {
                slots.append(
                    try Self.slot(
                        slot, in: area, version, field,
                        "\(field).encounter_details[\(position)]"))
            }
        }
        return slots
    }

    private static func slot(
        _ slot: Slot, in area: Area, _ version: Version, _ versionField: String, _ field: String
    ) throws(MalformedResource) -> EncounterSlot {
        let levels = FactRange.encounterLevel
        let lowest = try Checked.number(slot.lowestLevel, levels, "\(field).min_level")
        let highest = try Checked.number(slot.highestLevel, levels, "\(field).max_level")
        guard lowest <= highest else {
            throw MalformedResource(
                "\(field).min_level is \(lowest), above the max_level of \(highest)")
        }
        return EncounterSlot(
            area: try area.area.area("\(field.prefix { $0 != "." }).location_area"),
            method: try slot.method.id("\(field).method"),
            conditions: Set(try slot.conditions.ids("\(field).condition_values")).sorted(),
            version: try version.version.id("\(versionField).version"),
            levels: lowest...highest,
            chance: try Checked.number(slot.chance, FactRange.slotChance, "\(field).chance"))
    }
}

// The form of the records file: a list of slots, each a list of area, game, way, lowest and highest
// level, chance, and conditions.
extension PokeAPIEncounters {
    private static func slot(_ stored: inout any UnkeyedDecodingContainer) throws -> EncounterSlot {
        func id<Entity>() throws -> Identifier<Entity> {
            try Checked.id(try stored.decode(Int.self))
        }
        let area: Identifier<LocationArea> = try id()
        let version: Identifier<GameVersion> = try id()
        let method: Identifier<EncounterMethod> = try id()
        let lowest = try stored.decode(Int.self)
        let highest = try stored.decode(Int.self)
        let chance = try stored.decode(Int.self)
        var conditions: [Identifier<EncounterConditionValue>] = []
        while !stored.isAtEnd { conditions.append(try id()) }
        guard isPossible(lowest, highest, chance) else {
            throw MalformedResource("a stored slot has impossible levels or chances")
        }
        return EncounterSlot(
            area: area, method: method, conditions: conditions, version: version,
            levels: lowest...highest, chance: chance)
    }

    private static func isPossible(_ lowest: Int, _ highest: Int, _ chance: Int) -> Bool {
        FactRange.encounterLevel.contains(lowest) && FactRange.encounterLevel.contains(highest)
            && lowest <= highest && FactRange.slotChance.contains(chance)
    }

    /// Packs a list that is as PokéAPI writes it.
    ///
    /// - Returns: `nil` when anything about it is unusual or wrong, or it is packed already; then
    ///   ``init(from:)`` decides, which names what is wrong.
    @Sendable private static func packed(_ cursor: inout JSONCursor) -> String? {
        var reader = cursor
        guard let slots = try? slots(&reader) else { return nil }
        cursor = reader
        return "[\(slots.joined(separator: ","))]"
    }

    private static func slots(_ cursor: inout JSONCursor) throws -> [String] {
        var slots: [String] = []
        try cursor.takeElements { cursor in
            var area: Int?
            try cursor.takeFields { key, cursor in
                switch key {
                case "location_area": area = try cursor.takeReference(to: "location-area")
                case "version_details":
                    guard let area else { throw JSONCursor.Unusual() }
                    try cursor.takeElements { cursor in
                        try takeVersion(&cursor, "\(area)", into: &slots)
                    }
                default: try cursor.takeValue()
                }
            }
        }
        return slots
    }

    /// Takes the slots of a game, which stand before the game.
    private static func takeVersion(
        _ cursor: inout JSONCursor, _ area: String, into slots: inout [String]
    ) throws {
        var version: Identifier<GameVersion>?
        var details: [String] = []
        try cursor.takeFields { key, cursor in
            switch key {
            case "version": version = try cursor.takeReference()
            case "encounter_details":
                try cursor.takeElements { cursor in details.append(try slot(&cursor)) }
            default: try cursor.takeValue()
            }
        }
        guard let version else { throw JSONCursor.Unusual() }
        slots += details.map { "[\(area),\(version.rawValue),\($0)]" }
    }

    private static func slot(_ cursor: inout JSONCursor) throws -> String {
        var method: Identifier<EncounterMethod>?
        var conditions: [Identifier<EncounterConditionValue>]?
        var lowest: Int?
        var highest: Int?
        var chance: Int?
        try cursor.takeFields { key, cursor in
            switch key {
            case "method": method = try cursor.takeReference()
            case "condition_values" where conditions == nil:
                var values: [Identifier<EncounterConditionValue>] = []
                try cursor.takeElements { values.append(try $0.takeReference()) }
                conditions = values
            case "condition_values": throw JSONCursor.Unusual()
            case "min_level": lowest = try cursor.takeNumber()
            case "max_level": highest = try cursor.takeNumber()
            case "chance": chance = try cursor.takeNumber()
            default: try cursor.takeValue()
            }
        }
        guard let method, let conditions, let lowest, let highest, let chance,
            isPossible(lowest, highest, chance)
        else { throw JSONCursor.Unusual() }
        let numbers = [method.rawValue, lowest, highest, chance]
        return (numbers + Set(conditions.map(\.rawValue)).sorted())
            .map(String.init).joined(separator: ",")
    }
}
