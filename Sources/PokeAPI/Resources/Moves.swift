import PokedexDomain

extension Move {
    /// A move without machines, which are records of their own.
    init(record: Fields) throws {
        self.init(
            id: try record.id(FactRange.moveIdentifier), slug: try record.slug(),
            name: try record.names(), generation: try record.reference("generation"),
            type: try record.reference("type"),
            damageClass: try record.word("damage_class", "damage class"),
            power: try record.numberOrNull("power", FactRange.power),
            accuracy: try record.numberOrNull("accuracy", FactRange.percent),
            powerPoints: try record.numberOrNull("pp", FactRange.powerPoints),
            priority: try record.number("priority", FactRange.priority),
            target: try record.reference("target"),
            effectChance: try record.numberOrNull("effect_chance", FactRange.percent),
            effect: try record.unlessNull("meta") { try MoveEffect(try record.object($0)) },
            statChanges: try record.list("stat_changes") { change in
                StatChange(
                    stat: try change.word("stat", "stat"),
                    stages: try change.number("change", FactRange.stages))
            },
            past: try Self.past(record), machines: [])
    }

    /// What the move was before version groups; `null` is what did not change there.
    private static func past(_ record: Fields) throws -> [PastMoveValues] {
        var groups: Set<Identifier<VersionGroup>> = []
        return try record.list("past_values") { past in
            let before: Identifier<VersionGroup> = try past.reference("version_group")
            guard groups.insert(before).inserted else {
                throw past.malformed("version_group", "names \(ResourceKey(before)) a second time")
            }
            return PastMoveValues(
                before: before,
                values: OtherMoveValues(
                    type: try past.referenceOrNull("type"),
                    power: try past.numberOrNull("power", FactRange.power),
                    accuracy: try past.numberOrNull("accuracy", FactRange.percent),
                    powerPoints: try past.numberOrNull("pp", FactRange.powerPoints),
                    effectChance: try past.numberOrNull("effect_chance", FactRange.percent)))
        }
    }
}

extension MoveEffect {
    fileprivate init(_ meta: Fields) throws {
        self.init(
            category: try meta.reference("category"), ailment: try meta.reference("ailment"),
            ailmentChance: try meta.number("ailment_chance", FactRange.percent),
            criticalStage: try meta.number("crit_rate", FactRange.criticalStage),
            drain: try meta.number("drain", FactRange.signedPercent),
            flinchChance: try meta.number("flinch_chance", FactRange.percent),
            healing: try meta.number("healing", FactRange.signedPercent),
            minimumHits: try meta.numberOrNull("min_hits", FactRange.repetitions),
            maximumHits: try meta.numberOrNull("max_hits", FactRange.repetitions),
            minimumTurns: try meta.numberOrNull("min_turns", FactRange.repetitions),
            maximumTurns: try meta.numberOrNull("max_turns", FactRange.repetitions),
            statChance: try meta.number("stat_chance", FactRange.percent))
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

extension MachineFacts {
    init(record: Fields) throws {
        let item = try record.object("item")
        let name = try item.text("name")
        guard let kind = Machine.Kind(rawValue: String(name.prefix(2))),
            let machine = Int(name.dropFirst(2)), name.dropFirst(2).allSatisfy(\.isNumber),
            FactRange.machineNumber.contains(machine)
        else {
            throw item.malformed(
                "name", "is \(quoted(name)), which is no tm, hm or tr with a number")
        }
        number = try record.number("id", FactRange.identifier)
        self.machine = Machine(
            versionGroup: try record.reference("version_group"), kind: kind, number: machine)
        move = try record.reference("move")
    }
}
