import PokedexDomain

/// PokéAPI's `move`.
struct PokeAPIMove: PokeAPIRecord {
    let id: Int
    let name: String
    let names: PokeAPINames<PokeAPIName>
    let generation: PokeAPIReference
    let type: PokeAPIReference
    let damageClass: PokeAPIWord
    let power: Nullable<Int>
    let accuracy: Nullable<Int>
    let powerPoints: Nullable<Int>
    let priority: Int
    let target: PokeAPIReference
    let effectChance: Nullable<Int>
    let effect: Nullable<Effect>
    let statChanges: [StatChange]
    let past: [PastValues]

    private enum CodingKeys: String, CodingKey {
        case id, name, names, generation, type, power, accuracy, priority, target
        case damageClass = "damage_class"
        case powerPoints = "pp"
        case effectChance = "effect_chance"
        case effect = "meta"
        case statChanges = "stat_changes"
        case past = "past_values"
    }

    /// What the move does, in numbers.
    struct Effect: Decodable, Sendable {
        let category: PokeAPIReference
        let ailment: PokeAPIReference
        let ailmentChance: Int
        let criticalStage: Int
        let drain: Int
        let flinchChance: Int
        let healing: Int
        let minimumHits: Nullable<Int>
        let maximumHits: Nullable<Int>
        let minimumTurns: Nullable<Int>
        let maximumTurns: Nullable<Int>
        let statChance: Int

        private enum CodingKeys: String, CodingKey {
            case category, ailment, drain, healing
            case ailmentChance = "ailment_chance"
            case criticalStage = "crit_rate"
            case flinchChance = "flinch_chance"
            case minimumHits = "min_hits"
            case maximumHits = "max_hits"
            case minimumTurns = "min_turns"
            case maximumTurns = "max_turns"
            case statChance = "stat_chance"
        }
    }

    /// A stat that the move changes.
    struct StatChange: Decodable, Sendable {
        let stages: Int
        let stat: PokeAPIWord

        private enum CodingKeys: String, CodingKey {
            case stat
            case stages = "change"
        }
    }

    /// What the move was before a version group; `null` is what did not change there.
    struct PastValues: Decodable, Sendable {
        let before: PokeAPIReference
        let type: Nullable<PokeAPIReference>
        let power: Nullable<Int>
        let accuracy: Nullable<Int>
        let powerPoints: Nullable<Int>
        let effectChance: Nullable<Int>

        private enum CodingKeys: String, CodingKey {
            case type, power, accuracy
            case before = "version_group"
            case powerPoints = "pp"
            case effectChance = "effect_chance"
        }
    }

    /// The move without machines, which are records of their own.
    func facts() throws(MalformedResource) -> Move {
        Move(
            id: try Checked.id(id, FactRange.moveIdentifier), slug: try Checked.slug(name),
            name: try names.localized("names"), generation: try generation.id("generation"),
            type: try type.id("type"),
            damageClass: try damageClass.word("damage class", "damage_class.name"),
            power: try Checked.number(power, FactRange.power, "power"),
            accuracy: try Checked.number(accuracy, FactRange.percent, "accuracy"),
            powerPoints: try Checked.number(powerPoints, FactRange.powerPoints, "pp"),
            priority: try Checked.number(priority, FactRange.priority, "priority"),
            target: try target.id("target"),
            effectChance: try Checked.number(effectChance, FactRange.percent, "effect_chance"),
            effect: try effect.value?.facts(),
            statChanges: try statChanges.enumerated().map {
                (index, change) throws(MalformedResource) in
                let field = "stat_changes[\(index)]"
                return PokedexDomain.StatChange(
                    stat: try change.stat.word("stat", "\(field).stat.name"),
                    stages: try Checked.number(change.stages, FactRange.stages, "\(field).change"))
            },
            past: try pastValues(), machines: [])
    }

    private func pastValues() throws(MalformedResource) -> [PastMoveValues] {
        var groups: Set<Identifier<VersionGroup>> = []
        return try past.enumerated().map { (index, past) throws(MalformedResource) in
            let field = "past_values[\(index)]"
            let values = PastMoveValues(
                before: try past.before.id("\(field).version_group"),
                type: try past.type.id("\(field).type"),
                power: try Checked.number(past.power, FactRange.power, "\(field).power"),
                accuracy: try Checked.number(
                    past.accuracy, FactRange.percent, "\(field).accuracy"),
                powerPoints: try Checked.number(
                    past.powerPoints, FactRange.powerPoints, "\(field).pp"),
                effectChance: try Checked.number(
                    past.effectChance, FactRange.percent, "\(field).effect_chance"))
            guard groups.insert(values.before).inserted else {
                throw MalformedResource(
                    "\(field).version_group names \(ResourceKey(values.before)) a second time")
            }
            return values
        }
    }
}

extension PokeAPIMove.Effect {
    fileprivate func facts() throws(MalformedResource) -> MoveEffect {
        func number(
            _ value: Int, _ range: ClosedRange<Int>, _ key: String
        ) throws(MalformedResource) -> Int {
            try Checked.number(value, range, "meta.\(key)")
        }
        func times(_ value: Nullable<Int>, _ key: String) throws(MalformedResource) -> Int? {
            try Checked.number(value, FactRange.repetitions, "meta.\(key)")
        }
        return MoveEffect(
            category: try category.id("meta.category"), ailment: try ailment.id("meta.ailment"),
            ailmentChance: try number(ailmentChance, FactRange.percent, "ailment_chance"),
            criticalStage: try number(criticalStage, FactRange.criticalStage, "crit_rate"),
            drain: try number(drain, FactRange.signedPercent, "drain"),
            flinchChance: try number(flinchChance, FactRange.percent, "flinch_chance"),
            healing: try number(healing, FactRange.signedPercent, "healing"),
            minimumHits: try times(minimumHits, "min_hits"),
            maximumHits: try times(maximumHits, "max_hits"),
            minimumTurns: try times(minimumTurns, "min_turns"),
            maximumTurns: try times(maximumTurns, "max_turns"),
            statChance: try number(statChance, FactRange.percent, "stat_chance"))
    }
}

/// PokéAPI's `machine`.
struct PokeAPIMachine: PokeAPIRecord {
    let id: Int
    let item: PokeAPIWord
    let move: PokeAPIReference
    let versionGroup: PokeAPIReference

    private enum CodingKeys: String, CodingKey {
        case id, item, move
        case versionGroup = "version_group"
    }

    func facts() throws(MalformedResource) -> MachineFacts {
        guard let kind = Machine.Kind(rawValue: String(item.name.prefix(2))),
            let number = Int(item.name.dropFirst(2)), item.name.dropFirst(2).allSatisfy(\.isNumber),
            FactRange.machineNumber.contains(number)
        else {
            throw MalformedResource(
                "item.name is \(quoted(item.name)), which is no tm, hm or tr with a number")
        }
        return MachineFacts(
            number: id,
            machine: Machine(
                versionGroup: try versionGroup.id("version_group"), kind: kind, number: number),
            move: try move.id("move"))
    }
}

/// A machine, and what it teaches.
struct MachineFacts: ResourceFacts {
    /// The source's number, which no catalog stores.
    let number: Int
    let machine: Machine
    let move: Identifier<Move>

    var uniqueSlug: Slug? { nil }
}
