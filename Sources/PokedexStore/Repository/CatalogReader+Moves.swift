import PokedexDomain

extension CatalogReader {
    func readBattle(into catalog: inout Catalog) throws(DatabaseProblem) {
        catalog.types = try rows(
            "type", "id, slug, name_en, name_ja, generation_id, damage_class"
        ) { (row: inout Row) throws(DatabaseProblem) in
            PokemonType(
                id: try row.identifier(), slug: try row.slug(), name: try row.name(),
                generation: try row.identifier(), damageClass: try row.optionalWord())
        }
        catalog.typeRelations = try typeRelations()
        catalog.abilities = try rows(
            "ability", "id, slug, name_en, name_ja, generation_id, is_main_series"
        ) { (row: inout Row) throws(DatabaseProblem) in
            Ability(
                id: try row.identifier(), slug: try row.slug(), name: try row.name(),
                generation: try row.identifier(), isMainSeries: try row.flag())
        }
        catalog.natures = try rows(
            "nature", "id, slug, name_en, name_ja, increased_stat, decreased_stat"
        ) { (row: inout Row) throws(DatabaseProblem) in
            Nature(
                id: try row.identifier(), slug: try row.slug(), name: try row.name(),
                increased: try row.optionalWord(), decreased: try row.optionalWord())
        }
    }

    func moves() throws(DatabaseProblem) -> [Move] {
        var effects = try moveEffects()
        var changes = try statChanges()
        var past = try pastMoveValues()
        var machines = try machines()
        let moves = try rows(
            "move",
            """
            id, slug, name_en, name_ja, generation_id, type_id, damage_class, power, accuracy, \
            power_points, priority, target_id, effect_chance
            """
        ) { (row: inout Row) throws(DatabaseProblem) in
            let id: Identifier<Move> = try row.identifier(FactRange.moveIdentifier)
            return Move(
                id: id, slug: try row.slug(), name: try row.name(),
                generation: try row.identifier(), type: try row.identifier(),
                damageClass: try row.word(), power: try row.optionalInteger(FactRange.power),
                accuracy: try row.optionalInteger(FactRange.percent),
                powerPoints: try row.optionalInteger(FactRange.powerPoints),
                priority: try row.integer(FactRange.priority), target: try row.identifier(),
                effectChance: try row.optionalInteger(FactRange.percent),
                effect: effects.take(id).first, statChanges: changes.take(id),
                past: past.take(id), machines: machines.take(id))
        }
        try effects.requireNoneLeft()
        try changes.requireNoneLeft()
        try past.requireNoneLeft()
        try machines.requireNoneLeft()
        return moves
    }

    private func typeRelations() throws(DatabaseProblem) -> [TypeRelation] {
        let source = """
            (SELECT attacking_type_id, defending_type_id, percent, last_generation_id
             FROM past_type_relation
             UNION ALL
             SELECT attacking_type_id, defending_type_id, percent, NULL FROM type_relation)
            """
        return try rows(
            "type_relation", from: source, "*", key: 2, order: "1, 2, 4 NULLS LAST"
        ) { (row: inout Row) throws(DatabaseProblem) in
            TypeRelation(
                attacking: try row.identifier(), defending: try row.identifier(),
                percent: try row.integer(0...200), lastGeneration: try row.optionalIdentifier())
        }
    }

    private func moveEffects() throws(DatabaseProblem) -> Children<Move, MoveEffect> {
        try children(
            of: Move.self, "move_effect",
            """
            move_id, category_id, ailment_id, ailment_chance, critical_stage, drain, \
            flinch_chance, healing, minimum_hits, maximum_hits, minimum_turns, maximum_turns, \
            stat_chance
            """, order: "1"
        ) { (row: inout Row) throws(DatabaseProblem) in
            MoveEffect(
                category: try row.identifier(FactRange.wordIdentifier),
                ailment: try row.identifier(FactRange.wordIdentifier),
                ailmentChance: try row.integer(FactRange.percent),
                criticalStage: try row.integer(FactRange.criticalStage),
                drain: try row.integer(FactRange.signedPercent),
                flinchChance: try row.integer(FactRange.percent),
                healing: try row.integer(FactRange.signedPercent),
                minimumHits: try row.optionalInteger(FactRange.repetitions),
                maximumHits: try row.optionalInteger(FactRange.repetitions),
                minimumTurns: try row.optionalInteger(FactRange.repetitions),
                maximumTurns: try row.optionalInteger(FactRange.repetitions),
                statChance: try row.integer(FactRange.percent))
        }
    }

    private func statChanges() throws(DatabaseProblem) -> Children<Move, StatChange> {
        try children(
            of: Move.self, "move_stat_change", "move_id, stat, stages", order: "1, position"
        ) { (row: inout Row) throws(DatabaseProblem) in
            StatChange(stat: try row.word(), stages: try row.integer(FactRange.stages))
        }
    }

    private func pastMoveValues() throws(DatabaseProblem) -> Children<Move, PastMoveValues> {
        try children(
            of: Move.self, "move_past_value",
            from: "move_past_value LEFT JOIN version_group ON id = before_version_group_id",
            "move_id, before_version_group_id, type_id, power, accuracy, power_points, effect_chance",
            order: "1, position"
        ) { (row: inout Row) throws(DatabaseProblem) in
            PastMoveValues(
                before: try row.identifier(), type: try row.optionalIdentifier(),
                power: try row.optionalInteger(FactRange.power),
                accuracy: try row.optionalInteger(FactRange.percent),
                powerPoints: try row.optionalInteger(FactRange.powerPoints),
                effectChance: try row.optionalInteger(FactRange.percent))
        }
    }

    private func machines() throws(DatabaseProblem) -> Children<Move, Machine> {
        try children(
            of: Move.self, "machine",
            from: "machine LEFT JOIN version_group ON id = version_group_id",
            "move_id, version_group_id, kind, number", order: "1, position, number, kind"
        ) { (row: inout Row) throws(DatabaseProblem) in
            Machine(
                versionGroup: try row.identifier(), kind: try row.word(),
                number: try row.integer(FactRange.machineNumber))
        }
    }
}
