import PokedexDomain

/// PokéAPI's `evolution-chain`.
struct PokeAPIEvolutionChain: PokeAPIRecord {
    let id: Int
    let babyTriggerItem: Nullable<PokeAPIReference>
    let chain: Link

    private enum CodingKeys: String, CodingKey {
        case id, chain
        case babyTriggerItem = "baby_trigger_item"
    }

    /// A species of a chain: how it comes to be, and what it evolves into.
    struct Link: Decodable, Sendable {
        let species: PokeAPIReference
        let details: [PokeAPIEvolutionDetail]
        let evolvesTo: [Link]

        private enum CodingKeys: String, CodingKey {
            case species
            case details = "evolution_details"
            case evolvesTo = "evolves_to"
        }
    }

    func facts() throws(MalformedResource) -> ChainFacts {
        var evolutions: [ChainFacts.Step] = []
        var seen: Set<Identifier<Species>> = []
        try chain.append(to: &evolutions, &seen, "chain")
        return ChainFacts(
            id: try Checked.id(id), babyTriggerItem: try babyTriggerItem.id("baby_trigger_item"),
            steps: evolutions)
    }
}

extension PokeAPIEvolutionChain.Link {
    /// Adds the evolutions from here on, of each species first what it evolves into.
    ///
    /// - Throws: ``MalformedResource`` also when a species is there twice: it would come from
    ///   itself, or from two others.
    fileprivate func append(
        to steps: inout [ChainFacts.Step], _ seen: inout Set<Identifier<Species>>, _ field: String
    ) throws(MalformedResource) {
        let from: Identifier<Species> = try species.id("\(field).species")
        guard seen.insert(from).inserted else {
            throw MalformedResource(
                "\(field).species names \(ResourceKey(from)) a second time: a family cannot come "
                    + "back to itself")
        }
        for (index, next) in evolvesTo.enumerated() {
            let field = "\(field).evolves_to[\(index)]"
            let into: Identifier<Species> = try next.species.id("\(field).species")
            for (index, detail) in next.details.enumerated() {
                steps.append(
                    ChainFacts.Step(
                        evolution: try detail.evolution.evolution(
                            from: from, into: into, "\(field).evolution_details[\(index)]"),
                        unknownConditions: detail.unknownConditions))
            }
            try next.append(to: &steps, &seen, field)
        }
    }
}

/// A family, and what is not understood of its evolutions.
struct ChainFacts: ResourceFacts {
    /// An evolution, and its conditions that this program does not know: `"needs_dance": true`.
    struct Step: Sendable {
        let evolution: Evolution
        var unknownConditions: [String] = []
    }

    let id: Identifier<EvolutionChain>
    let babyTriggerItem: Identifier<Item>?
    let steps: [Step]

    var number: Int { id.rawValue }
    var uniqueSlug: Slug? { nil }

    var namedItems: [Identifier<Item>] {
        let conditions = steps.map(\.evolution.conditions)
        return conditions.compactMap(\.item) + conditions.compactMap(\.heldItem)
            + [babyTriggerItem].compactMap(\.self)
    }
}

extension Catalog {
    /// The families.
    var chainFacts: [ChainFacts] {
        evolutionChains.map { chain in
            ChainFacts(
                id: chain.id, babyTriggerItem: chain.babyTriggerItem,
                steps: chain.evolutions.map { ChainFacts.Step(evolution: $0) })
        }
    }
}

/// An entry of `evolution_details`, as far as this program knows its keys.
struct PokeAPIEvolution: Decodable, Sendable {
    let trigger: PokeAPIReference
    let baseForm: Nullable<PokeAPIReference>
    let evolvedForm: Nullable<PokeAPIReference>
    let versionGroup: PokeAPIReference
    let isDefault: Bool
    let item: Nullable<PokeAPIReference>
    let heldItem: Nullable<PokeAPIReference>
    let gender: Nullable<Int>
    let knownMove: Nullable<PokeAPIReference>
    let knownMoveType: Nullable<PokeAPIReference>
    let location: Nullable<PokeAPIReference>
    let region: Nullable<PokeAPIReference>
    let minimumLevel: Nullable<Int>
    let minimumHappiness: Nullable<Int>
    let minimumBeauty: Nullable<Int>
    let minimumAffection: Nullable<Int>
    let minimumDamageTaken: Nullable<Int>
    let minimumMoveCount: Nullable<Int>
    let minimumSteps: Nullable<Int>
    let usedMove: Nullable<PokeAPIReference>
    let partySpecies: Nullable<PokeAPIReference>
    let partyType: Nullable<PokeAPIReference>
    let tradeSpecies: Nullable<PokeAPIReference>
    let relativePhysicalStats: Nullable<Int>
    let timeOfDay: String
    let nearSpecialRock: Bool
    let needsMultiplayer: Bool
    let needsOverworldRain: Bool
    let turnUpsideDown: Bool

    fileprivate enum CodingKeys: String, CodingKey {
        case trigger, item, gender, location, region
        case baseForm = "base_form"
        case evolvedForm = "evolved_form"
        case versionGroup = "version_group"
        case isDefault = "is_default"
        case heldItem = "held_item"
        case knownMove = "known_move"
        case knownMoveType = "known_move_type"
        case minimumLevel = "min_level"
        case minimumHappiness = "min_happiness"
        case minimumBeauty = "min_beauty"
        case minimumAffection = "min_affection"
        case minimumDamageTaken = "min_damage_taken"
        case minimumMoveCount = "min_move_count"
        case minimumSteps = "min_steps"
        case usedMove = "used_move"
        case partySpecies = "party_species"
        case partyType = "party_type"
        case tradeSpecies = "trade_species"
        case relativePhysicalStats = "relative_physical_stats"
        case timeOfDay = "time_of_day"
        case nearSpecialRock = "near_special_rock"
        case needsMultiplayer = "needs_multiplayer"
        case needsOverworldRain = "needs_overworld_rain"
        case turnUpsideDown = "turn_upside_down"
    }
}

extension PokeAPIEvolution {
    func evolution(
        from: Identifier<Species>, into: Identifier<Species>, _ field: String
    ) throws(MalformedResource) -> Evolution {
        Evolution(
            from: from, into: into, trigger: try trigger.id("\(field).trigger"),
            baseForm: try baseForm.id("\(field).base_form"),
            evolvedForm: try evolvedForm.id("\(field).evolved_form"),
            versionGroup: try versionGroup.id("\(field).version_group"), isDefault: isDefault,
            conditions: try conditions(field))
    }

    private func conditions(_ field: String) throws(MalformedResource) -> EvolutionConditions {
        var conditions = EvolutionConditions()
        conditions.item = try item.id("\(field).item")
        conditions.heldItem = try heldItem.id("\(field).held_item")
        conditions.gender = try gender("\(field).gender")
        conditions.knownMove = try knownMove.id("\(field).known_move")
        conditions.knownMoveType = try knownMoveType.id("\(field).known_move_type")
        conditions.location = try location.id("\(field).location")
        conditions.region = try region.id("\(field).region")
        conditions.usedMove = try usedMove.id("\(field).used_move")
        conditions.partySpecies = try partySpecies.id("\(field).party_species")
        conditions.partyType = try partyType.id("\(field).party_type")
        conditions.tradeSpecies = try tradeSpecies.id("\(field).trade_species")
        conditions.timeOfDay =
            timeOfDay.isEmpty
            ? nil : try PokeAPIWord(name: timeOfDay).word("time of day", "\(field).time_of_day")
        conditions.nearSpecialRock = nearSpecialRock
        conditions.needsMultiplayer = needsMultiplayer
        conditions.needsOverworldRain = needsOverworldRain
        conditions.turnUpsideDown = turnUpsideDown
        try setNumbers(of: &conditions, field)
        return conditions
    }

    private func setNumbers(
        of conditions: inout EvolutionConditions, _ field: String
    ) throws(MalformedResource) {
        func number(
            _ value: Nullable<Int>, _ range: ClosedRange<Int>, _ key: String
        ) throws(MalformedResource) -> Int? {
            try Checked.number(value, range, "\(field).\(key)")
        }
        conditions.minimumLevel = try number(minimumLevel, FactRange.evolutionLevel, "min_level")
        conditions.minimumHappiness = try number(
            minimumHappiness, FactRange.byte, "min_happiness")
        conditions.minimumBeauty = try number(minimumBeauty, FactRange.byte, "min_beauty")
        conditions.minimumAffection = try number(
            minimumAffection, FactRange.byte, "min_affection")
        conditions.minimumDamageTaken = try number(
            minimumDamageTaken, FactRange.amount, "min_damage_taken")
        conditions.minimumMoveCount = try number(
            minimumMoveCount, FactRange.amount, "min_move_count")
        conditions.minimumSteps = try number(minimumSteps, FactRange.amount, "min_steps")
        conditions.relativePhysicalStats = try number(
            relativePhysicalStats, FactRange.comparison, "relative_physical_stats")
    }

    private func gender(
        _ field: String
    ) throws(MalformedResource) -> EvolutionConditions.Gender? {
        guard let number = gender.value else { return nil }
        guard let gender = EvolutionConditions.Gender(rawValue: number) else {
            throw MalformedResource("\(field) is \(number), but only 1 and 2 are possible")
        }
        return gender
    }
}

// MARK: - Unknown conditions

/// One entry of `evolution_details`, with the conditions that this program does not know. Those are
/// reported by an import.
struct PokeAPIEvolutionDetail: Decodable, Sendable {
    let evolution: PokeAPIEvolution
    /// The conditions as in JSON: `"needs_dance": true`; sorted by key.
    let unknownConditions: [String]

    init(from decoder: any Decoder) throws {
        evolution = try PokeAPIEvolution(from: decoder)
        let entry = try decoder.container(keyedBy: AnyKey.self)
        unknownConditions = try entry.sortedKeys.compactMap { key in
            guard PokeAPIEvolution.CodingKeys(stringValue: key.stringValue) == nil else {
                return nil
            }
            let value = try UnknownValue(decodedBy: try entry.superDecoder(forKey: key))
            return value.text.map { "\(quoted(key.stringValue)): \($0)" }
        }
    }
}

/// A value of any shape, as far as a message shows it.
private struct UnknownValue {
    /// The value as in JSON, shortened; `nil` where it asks for nothing: null, false, 0, or empty.
    let text: String?

    /// - Throws: an error of decoding when a text cannot be read.
    init(decodedBy decoder: any Decoder) throws {
        if let object = try? decoder.container(keyedBy: AnyKey.self) {
            let name = try? object.decode(String.self, forKey: AnyKey(stringValue: "name"))
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
