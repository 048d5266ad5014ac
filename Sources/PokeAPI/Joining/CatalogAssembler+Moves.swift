import PokedexDomain

extension CatalogAssembler {
    mutating func assembleBattle() {
        catalog.types = join(.type, drafts.types, slug: \.slug) {
            (draft, assembler) throws(MalformedResource) in
            PokemonType(
                id: try identifier(draft.id), slug: try Checked.slug(draft.name),
                name: try draft.names.localized("names"),
                generation: try assembler.essential(
                    draft.generation, .generation, "generation"),
                damageClass: try draft.damageClass.value?.word(
                    "damage class", "move_damage_class.name"))
        }
        assembleTypeRelations()
        catalog.abilities = join(.ability, drafts.abilities, slug: \.slug) {
            (draft, assembler) throws(MalformedResource) in
            Ability(
                id: try identifier(draft.id), slug: try Checked.slug(draft.name),
                name: try draft.names.localized("names"),
                generation: try assembler.essential(
                    draft.generation, .generation, "generation"),
                isMainSeries: draft.isMainSeries)
        }
        catalog.natures = join(.nature, drafts.natures, slug: \.slug) {
            (draft, _) throws(MalformedResource) in
            Nature(
                id: try identifier(draft.id), slug: try Checked.slug(draft.name),
                name: try draft.names.localized("names"),
                increased: try draft.increased.value?.word("stat", "increased_stat.name"),
                decreased: try draft.decreased.value?.word("stat", "decreased_stat.name"))
        }
    }

    mutating func assembleMoves() {
        let machines = machinesByMove()
        catalog.moves = join(.move, drafts.moves, slug: \.slug) {
            (draft, assembler) throws(MalformedResource) in
            try assembler.move(draft, machines: machines[draft.id] ?? [])
        }
        for (id, machines) in machines.sorted(by: { $0.key < $1.key })
        where !isPresent(.move, id) {
            for _ in machines { drop("machine", lacking: ResourceKey(.move, id)) }
        }
    }

    private mutating func move(
        _ draft: PokeAPIMove, machines: [Machine]
    ) throws(MalformedResource) -> Move {
        Move(
            id: try identifier(draft.id, FactRange.moveIdentifier),
            slug: try Checked.slug(draft.name), name: try draft.names.localized("names"),
            generation: try essential(draft.generation, .generation, "generation"),
            type: try essential(draft.type, .type, "type"),
            damageClass: try draft.damageClass.word("damage class", "damage_class.name"),
            power: try Checked.number(draft.power, FactRange.power, "power"),
            accuracy: try Checked.number(draft.accuracy, FactRange.percent, "accuracy"),
            powerPoints: try Checked.number(draft.powerPoints, FactRange.powerPoints, "pp"),
            priority: try Checked.number(draft.priority, FactRange.priority, "priority"),
            target: try essential(draft.target, .moveTarget, "target"),
            effectChance: try Checked.number(
                draft.effectChance, FactRange.percent, "effect_chance"),
            effect: try effect(draft.effect.value), statChanges: try statChanges(draft),
            past: try past(draft.past), machines: machines)
    }

    private mutating func effect(
        _ draft: PokeAPIMoveEffect?
    ) throws(MalformedResource) -> MoveEffect? {
        guard let draft,
            let category: Identifier<MoveCategory> = try optional(
                draft.category, .moveCategory, "meta.category", dropping: "effect"),
            let ailment: Identifier<MoveAilment> = try optional(
                draft.ailment, .moveAilment, "meta.ailment", dropping: "effect")
        else { return nil }
        func hits(_ value: Nullable<Int>, _ what: String) throws(MalformedResource) -> Int? {
            try Checked.number(value, FactRange.repetitions, "meta.\(what)")
        }
        func number(
            _ value: Int, _ range: ClosedRange<Int>, _ what: String
        ) throws(MalformedResource) -> Int {
            try Checked.number(value, range, "meta.\(what)")
        }
        return MoveEffect(
            category: category, ailment: ailment,
            ailmentChance: try number(draft.ailmentChance, FactRange.percent, "ailment_chance"),
            criticalStage: try number(draft.criticalStage, FactRange.criticalStage, "crit_rate"),
            drain: try number(draft.drain, FactRange.signedPercent, "drain"),
            flinchChance: try number(draft.flinchChance, FactRange.percent, "flinch_chance"),
            healing: try number(draft.healing, FactRange.signedPercent, "healing"),
            minimumHits: try hits(draft.minimumHits, "min_hits"),
            maximumHits: try hits(draft.maximumHits, "max_hits"),
            minimumTurns: try hits(draft.minimumTurns, "min_turns"),
            maximumTurns: try hits(draft.maximumTurns, "max_turns"),
            statChance: try number(draft.statChance, FactRange.percent, "stat_chance"))
    }

    private func statChanges(_ draft: PokeAPIMove) throws(MalformedResource) -> [StatChange] {
        try draft.statChanges.enumerated().map { (index, change) throws(MalformedResource) in
            let place = "stat_changes[\(index)]"
            return StatChange(
                stat: try change.stat.word("stat", "\(place).stat.name"),
                stages: try Checked.number(change.stages, FactRange.stages, "\(place).change"))
        }
    }

    private mutating func past(
        _ drafts: [PokeAPIPastMoveValues]
    ) throws(MalformedResource) -> [PastMoveValues] {
        var past: [Identifier<VersionGroup>: PastMoveValues] = [:]
        for (index, draft) in drafts.enumerated() {
            let place = "past_values[\(index)]"
            let what = "past value"
            guard
                let before: Identifier<VersionGroup> = try optional(
                    draft.before, .versionGroup, "\(place).version_group", dropping: what)
            else { continue }
            let type: Identifier<PokemonType>? = try optional(
                draft.type, .type, "\(place).type", dropping: what)
            if draft.type.value != nil, type == nil { continue }
            let values = PastMoveValues(
                before: before, type: type,
                power: try Checked.number(draft.power, FactRange.power, "\(place).power"),
                accuracy: try Checked.number(
                    draft.accuracy, FactRange.percent, "\(place).accuracy"),
                powerPoints: try Checked.number(
                    draft.powerPoints, FactRange.powerPoints, "\(place).pp"),
                effectChance: try Checked.number(
                    draft.effectChance, FactRange.percent, "\(place).effect_chance"))
            guard past.updateValue(values, forKey: before) == nil else {
                throw MalformedResource(
                    "\(place).version_group names version-group/\(before.rawValue) a second time")
            }
        }
        return past.values.sorted { order(of: $0.before) < order(of: $1.before) }
    }

    private mutating func machinesByMove() -> [Int: [Machine]] {
        var taken: Set<Machine> = []
        let machines = join(.machine, drafts.machines) {
            (draft, assembler) throws(MalformedResource) in
            let machine = try assembler.machine(draft)
            guard taken.insert(machine).inserted else {
                throw MalformedResource(
                    "item.name is \(quoted(draft.item.name)), which another machine of "
                        + "version-group/\(machine.versionGroup.rawValue) has already")
            }
            return (move: try draft.move.number(of: .move, "move"), machine: machine)
        }
        return Dictionary(grouping: machines, by: \.move).mapValues { machines in
            machines.map(\.machine).sorted { first, second in
                (order(of: first.versionGroup), first.number, first.kind.rawValue)
                    < (order(of: second.versionGroup), second.number, second.kind.rawValue)
            }
        }
    }

    private func machine(_ draft: PokeAPIMachine) throws(MalformedResource) -> Machine {
        let name = draft.item.name
        guard let kind = Machine.Kind(rawValue: String(name.prefix(2))),
            let number = Int(name.dropFirst(2)), name.dropFirst(2).allSatisfy(\.isNumber),
            FactRange.machineNumber.contains(number)
        else {
            throw MalformedResource(
                "item.name is \(quoted(name)), which is no tm, hm or tr with a number")
        }
        return Machine(
            versionGroup: try essential(draft.versionGroup, .versionGroup, "version_group"),
            kind: kind, number: number)
    }

    /// A version group's place in time.
    private func order(of group: Identifier<VersionGroup>) -> Int {
        drafts.versionGroups[group.rawValue]?.order ?? 0
    }
}
