import PokedexDomain

/// A family, and what is not understood of its evolutions.
struct ChainFacts: ResourceFacts {
    /// An evolution, and its conditions that this program does not know: `"needs_dance": true`.
    struct Step: Sendable {
        let evolution: Evolution
        var unknownConditions: [String] = []
    }

    let id: Identifier<EvolutionChain>
    let babyTriggerItem: Identifier<Item>?
    var steps: [Step] = []

    var number: Int { id.rawValue }
    var uniqueSlug: Slug? { nil }

    var namedItems: [Identifier<Item>] {
        steps.flatMap(\.evolution.conditions.items) + [babyTriggerItem].compactMap(\.self)
    }
}

extension Catalog {
    var chainFacts: [ChainFacts] {
        evolutionChains.map { chain in
            ChainFacts(
                id: chain.id, babyTriggerItem: chain.babyTriggerItem,
                steps: chain.evolutions.map { ChainFacts.Step(evolution: $0) })
        }
    }
}

extension ChainFacts {
    init(record: Fields) throws {
        id = try record.id()
        babyTriggerItem = try record.referenceOrNull("baby_trigger_item")
        var seen: Set<Identifier<Species>> = []
        try append(try record.object("chain"), &seen)
    }

    /// Adds the evolutions from a species on, of each species first what it evolves into.
    ///
    /// - Throws: ``MalformedResource`` also when a species is there twice: it would come from
    ///   itself, or from two others.
    private mutating func append(_ link: Fields, _ seen: inout Set<Identifier<Species>>) throws {
        let from: Identifier<Species> = try link.reference("species")
        guard seen.insert(from).inserted else {
            throw link.malformed(
                "species",
                "names \(ResourceKey(from)) a second time: a family cannot come back to itself")
        }
        for next in try link.objects("evolves_to") {
            let into: Identifier<Species> = try next.reference("species")
            steps += try next.list("evolution_details") { detail in
                Step(
                    evolution: try Evolution(from: from, into: into, detail),
                    unknownConditions: try Evolution.unknownConditions(detail))
            }
            try append(next, &seen)
        }
    }
}

extension Evolution {
    /// An entry of `evolution_details`.
    fileprivate init(
        from: Identifier<Species>, into: Identifier<Species>, _ detail: Fields
    ) throws {
        var conditions = EvolutionConditions()
        for (key, read) in EvolutionConditions.readers { try read(&conditions, detail, key) }
        self.init(
            from: from, into: into, trigger: try detail.reference("trigger"),
            baseForm: try detail.referenceOrNull("base_form"),
            evolvedForm: try detail.referenceOrNull("evolved_form"),
            versionGroup: try detail.reference("version_group"),
            isDefault: try detail.flag("is_default"), conditions: conditions)
    }

    private static let knownKeys: Set<String> = Set(
        ["trigger", "base_form", "evolved_form", "version_group", "is_default"]
            + EvolutionConditions.readers.map(\.key.stringValue))

    /// The conditions that this program does not know, which an import reports, as in JSON:
    /// `"needs_dance": true`; sorted by key.
    fileprivate static func unknownConditions(_ detail: Fields) throws -> [String] {
        try detail.keys.filter { !knownKeys.contains($0.stringValue) }.compactMap { key in
            let value = try UnknownValue(decodedBy: try detail.decoder(key))
            return value.text.map { "\(quoted(key.stringValue)): \($0)" }
        }
    }
}

extension EvolutionConditions {
    fileprivate typealias Reader =
        @Sendable (inout EvolutionConditions, Fields, AnyKey) throws -> Void

    /// All conditions that this program knows, each with its field.
    fileprivate static let readers: [(key: AnyKey, read: Reader)] = [
        ("item", { $0.item = try $1.referenceOrNull($2) }),
        ("held_item", { $0.heldItem = try $1.referenceOrNull($2) }),
        ("gender", { $0.gender = try $1.numberOrNull($2, 1...2).flatMap(Gender.init) }),
        ("known_move", { $0.knownMove = try $1.referenceOrNull($2) }),
        ("known_move_type", { $0.knownMoveType = try $1.referenceOrNull($2) }),
        ("location", { $0.location = try $1.referenceOrNull($2) }),
        ("region", { $0.region = try $1.referenceOrNull($2) }),
        ("used_move", { $0.usedMove = try $1.referenceOrNull($2) }),
        ("party_species", { $0.partySpecies = try $1.referenceOrNull($2) }),
        ("party_type", { $0.partyType = try $1.referenceOrNull($2) }),
        ("trade_species", { $0.tradeSpecies = try $1.referenceOrNull($2) }),
        (
            "time_of_day",
            { $0.timeOfDay = try $1.text($2).isEmpty ? nil : $1.choice($2, "time of day") }
        ),
        ("near_special_rock", { $0.nearSpecialRock = try $1.flag($2) }),
        ("needs_multiplayer", { $0.needsMultiplayer = try $1.flag($2) }),
        ("needs_overworld_rain", { $0.needsOverworldRain = try $1.flag($2) }),
        ("turn_upside_down", { $0.turnUpsideDown = try $1.flag($2) }),
        ("min_level", { $0.minimumLevel = try $1.numberOrNull($2, FactRange.evolutionLevel) }),
        ("min_happiness", { $0.minimumHappiness = try $1.numberOrNull($2, FactRange.byte) }),
        ("min_beauty", { $0.minimumBeauty = try $1.numberOrNull($2, FactRange.byte) }),
        ("min_affection", { $0.minimumAffection = try $1.numberOrNull($2, FactRange.byte) }),
        ("min_damage_taken", { $0.minimumDamageTaken = try $1.numberOrNull($2, FactRange.amount) }),
        ("min_move_count", { $0.minimumMoveCount = try $1.numberOrNull($2, FactRange.amount) }),
        ("min_steps", { $0.minimumSteps = try $1.numberOrNull($2, FactRange.amount) }),
        (
            "relative_physical_stats",
            { $0.relativePhysicalStats = try $1.numberOrNull($2, FactRange.comparison) }
        ),
    ]
}

/// A value of any shape, as far as a message shows it.
private struct UnknownValue {
    /// The value as in JSON, shortened; `nil` where it asks for nothing: null, false, 0, or empty.
    let text: String?

    /// - Throws: an error of decoding when a text cannot be read.
    init(decodedBy decoder: any Decoder) throws {
        if let object = try? decoder.container(keyedBy: AnyKey.self) {
            let name = try? object.decode(String.self, forKey: "name")
            text = object.allKeys.isEmpty ? nil : name.map(quoted) ?? "{…}"
        } else if let list = try? decoder.unkeyedContainer() {
            text = list.isAtEnd ? nil : "[…]"
        } else {
            text = try Self.text(of: try decoder.singleValueContainer())
        }
    }

    private static func text(of value: any SingleValueDecodingContainer) throws -> String? {
        if value.decodeNil() { return nil }
        if let flag = try? value.decode(Bool.self) { return flag ? "true" : nil }
        if let number = try? value.decode(Int.self) { return number == 0 ? nil : "\(number)" }
        if let number = try? value.decode(Double.self) { return number == 0 ? nil : "\(number)" }
        let text = try value.decode(String.self)
        return text.isEmpty ? nil : quoted(text)
    }
}
