import PokedexDomain

extension FactSheet {
    func describe(_ chain: EvolutionChain) -> Described {
        let first = catalog.species.first { $0.evolutionChain == chain.id }
        return Described(
            title: EntityTitle(slug: slugs[chain.id], name: first?.name.english),
            [
                .one("baby_trigger_item", slugs[any: chain.babyTriggerItem]),
                .many("evolutions", chain.evolutions.map(text)),
            ])
    }

    /// An evolution on one line: who becomes whom, and under which conditions.
    private func text(of evolution: Evolution) -> String {
        let (from, into) = (slugs[evolution.from], slugs[evolution.into])
        let head = "\(from) → \(into) by \(slugs[evolution.trigger])"
        let forms = [
            slugs[any: evolution.baseForm].map { "base_form \($0)" },
            slugs[any: evolution.evolvedForm].map { "evolved_form \($0)" },
        ]
        let place = [
            "version_group \(slugs[evolution.versionGroup])",
            evolution.isDefault ? nil : "not today's way",
        ]
        let conditions = evolution.conditions
        let parts =
            forms + named(in: conditions) + numbers(in: conditions) + flags(in: conditions) + place
        return ([head] + parts.compactMap(\.self)).joined(separator: ", ")
    }

    private func named(in conditions: EvolutionConditions) -> [String?] {
        [
            slugs[any: conditions.item].map { "item \($0)" },
            slugs[any: conditions.heldItem].map { "held_item \($0)" },
            conditions.gender.map { "gender \($0)" },
            slugs[any: conditions.knownMove].map { "known_move \($0)" },
            slugs[any: conditions.knownMoveType].map { "known_move_type \($0)" },
            slugs[any: conditions.location].map { "location \($0)" },
            slugs[any: conditions.region].map { "region \($0)" },
            slugs[any: conditions.usedMove].map { "used_move \($0)" },
            slugs[any: conditions.partySpecies].map { "party_species \($0)" },
            slugs[any: conditions.partyType].map { "party_type \($0)" },
            slugs[any: conditions.tradeSpecies].map { "trade_species \($0)" },
            conditions.timeOfDay.map { "time_of_day \($0.rawValue)" },
        ]
    }

    private func numbers(in conditions: EvolutionConditions) -> [String?] {
        [
            ("minimum_level", conditions.minimumLevel),
            ("minimum_happiness", conditions.minimumHappiness),
            ("minimum_beauty", conditions.minimumBeauty),
            ("minimum_affection", conditions.minimumAffection),
            ("minimum_damage_taken", conditions.minimumDamageTaken),
            ("minimum_move_count", conditions.minimumMoveCount),
            ("minimum_steps", conditions.minimumSteps),
            ("relative_physical_stats", conditions.relativePhysicalStats),
        ].map { name, number in number.map { "\(name) \($0)" } }
    }

    private func flags(in conditions: EvolutionConditions) -> [String?] {
        [
            conditions.nearSpecialRock ? "near_special_rock" : nil,
            conditions.needsMultiplayer ? "needs_multiplayer" : nil,
            conditions.needsOverworldRain ? "needs_overworld_rain" : nil,
            conditions.turnUpsideDown ? "turn_upside_down" : nil,
        ]
    }
}
