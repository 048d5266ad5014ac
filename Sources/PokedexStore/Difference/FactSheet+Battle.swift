import PokedexDomain

/// A type with how its moves strike others.
struct RelatedType: Hashable {
    let type: PokemonType
    let relations: [TypeRelation]
}

extension FactSheet {
    /// The types with their relations.
    var relatedTypes: [RelatedType] {
        let relations = Dictionary(grouping: catalog.typeRelations, by: \.attacking)
        return catalog.types.map { RelatedType(type: $0, relations: relations[$0.id] ?? []) }
    }

    func describe(_ related: RelatedType) -> Described {
        let type = related.type
        return Described(
            type.slug, type.name,
            [
                .one("generation", slugs[type.generation]),
                .one("damage_class", type.damageClass?.rawValue),
                .keyed("damage", related.relations.map(element)),
            ])
    }

    private func element(of relation: TypeRelation) -> Fact.Element {
        let past = slugs[any: relation.lastGeneration].map { " until \($0)" } ?? ""
        return .init(
            key: "against \(slugs[relation.defending])\(past)", value: "\(relation.percent) %")
    }

    func describe(_ move: Move) -> Described {
        let numbers: [Fact] = [
            .one("generation", slugs[move.generation]), .one("type", slugs[move.type]),
            .one("damage_class", move.damageClass.rawValue), .one("power", move.power),
            .one("accuracy", move.accuracy), .one("power_points", move.powerPoints),
            .one("priority", move.priority), .one("target", slugs[move.target]),
            .one("effect_chance", move.effectChance),
        ]
        let lists: [Fact] = [
            .many("stat_changes", move.statChanges.map { "\($0.stat.rawValue) by \($0.stages)" }),
            .many("past_values", move.past.map(text)),
            .many("machines", move.machines.map(text)),
        ]
        return Described(move.slug, move.name, numbers + facts(of: move.effect) + lists)
    }

    private func facts(of effect: MoveEffect?) -> [Fact] {
        [
            .one("category", slugs[any: effect?.category]),
            .one("ailment", slugs[any: effect?.ailment]),
            .one("ailment_chance", effect?.ailmentChance),
            .one("critical_stage", effect?.criticalStage), .one("drain", effect?.drain),
            .one("flinch_chance", effect?.flinchChance), .one("healing", effect?.healing),
            .one("minimum_hits", effect?.minimumHits), .one("maximum_hits", effect?.maximumHits),
            .one("minimum_turns", effect?.minimumTurns),
            .one("maximum_turns", effect?.maximumTurns),
            .one("stat_chance", effect?.statChance),
        ]
    }

    private func text(of past: PastMoveValues) -> String {
        let values = [
            slugs[any: past.type].map { "type \($0)" }, past.power.map { "power \($0)" },
            past.accuracy.map { "accuracy \($0)" },
            past.powerPoints.map { "power_points \($0)" },
            past.effectChance.map { "effect_chance \($0)" },
        ]
        return "before \(slugs[past.before]): "
            + values.compactMap(\.self).joined(separator: ", ")
    }

    private func text(of machine: Machine) -> String {
        "\(slugs[machine.versionGroup]): \(machine.kind.rawValue) \(machine.number)"
    }
}
