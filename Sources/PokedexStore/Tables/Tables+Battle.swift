import PokedexDomain

extension Tables {
    static let types = Table<PokemonType>("type") { row in
        try PokemonType(
            id: row.id(\.id), slug: row.slug(\.slug), name: row.names("name", \.name),
            generation: row("generation_id", \.generation),
            damageClass: row("damage_class", \.damageClass))
    }

    /// How types strike others today.
    static let typeRelations = Table<TypeRelation>(
        "type_relation", of: "attacking_type_id", key: ["defending_type_id"]
    ) { row in
        try TypeRelation(
            attacking: row("attacking_type_id", \.attacking),
            defending: row("defending_type_id", \.defending),
            percent: row("percent", \.percent, 0...200), lastGeneration: nil)
    }

    /// How they struck up to a generation.
    static let pastTypeRelations = Table<TypeRelation>(
        "past_type_relation", of: "attacking_type_id",
        key: ["defending_type_id", "last_generation_id"]
    ) { row in
        try TypeRelation(
            attacking: row("attacking_type_id", \.attacking),
            defending: row("defending_type_id", \.defending),
            percent: row("percent", \.percent, 0...200),
            lastGeneration: row("last_generation_id", \.lastGeneration))
    }

    static let abilities = Table<Ability>("ability") { row in
        try Ability(
            id: row.id(\.id), slug: row.slug(\.slug), name: row.names("name", \.name),
            generation: row("generation_id", \.generation),
            isMainSeries: row("is_main_series", \.isMainSeries))
    }

    static let natures = Table<Nature>("nature") { row in
        let nature = try Nature(
            id: row.id(\.id), slug: row.slug(\.slug), name: row.names("name", \.name),
            increased: row("increased_stat", \.increased),
            decreased: row("decreased_stat", \.decreased))
        guard (nature.increased == nil) == (nature.decreased == nil) else {
            throw row.problem("one stat alone is named, and a nature has two or none")
        }
        return nature
    }

    static let moves = Table<Move>("move") { row in
        try Move(
            id: row.id(\.id, FactRange.moveIdentifier), slug: row.slug(\.slug),
            name: row.names("name", \.name), generation: row("generation_id", \.generation),
            type: row("type_id", \.type), damageClass: row("damage_class", \.damageClass),
            power: row("power", \.power, FactRange.power),
            accuracy: row("accuracy", \.accuracy, FactRange.percent),
            powerPoints: row("power_points", \.powerPoints, FactRange.powerPoints),
            priority: row("priority", \.priority, FactRange.priority),
            target: row("target_id", \.target),
            effectChance: row("effect_chance", \.effectChance, FactRange.percent),
            effect: row.list("effect", moveEffects, { $0.effect.map { [$0] } ?? [] }).first,
            statChanges: row.list("stat_changes", moveStatChanges, \.statChanges),
            past: row.list("past_values", movePastValues, \.past),
            inGames: row.list("game_values", moveGameValues, \.inGames),
            machines: row.list("machines", moveMachines, \.machines))
    }

    private static let moveEffects = Table<MoveEffect>("move_effect", of: "move_id") { row in
        try MoveEffect(
            category: row("category_id", \.category), ailment: row("ailment_id", \.ailment),
            ailmentChance: row("ailment_chance", \.ailmentChance, FactRange.percent),
            criticalStage: row("critical_stage", \.criticalStage, FactRange.criticalStage),
            drain: row("drain", \.drain, FactRange.signedPercent),
            flinchChance: row("flinch_chance", \.flinchChance, FactRange.percent),
            healing: row("healing", \.healing, FactRange.signedPercent),
            minimumHits: row("minimum_hits", \.minimumHits, FactRange.repetitions),
            maximumHits: row("maximum_hits", \.maximumHits, FactRange.repetitions),
            minimumTurns: row("minimum_turns", \.minimumTurns, FactRange.repetitions),
            maximumTurns: row("maximum_turns", \.maximumTurns, FactRange.repetitions),
            statChance: row("stat_chance", \.statChance, FactRange.percent))
    }

    private static let moveStatChanges = Table<StatChange>(
        "move_stat_change", of: "move_id", position: "position"
    ) { row in
        try StatChange(stat: row("stat", \.stat), stages: row("stages", \.stages, FactRange.stages))
    }

    private static let movePastValues = Table<PastMoveValues>(
        "move_past_value", of: "move_id", key: ["before_version_group_id"],
        order: "(SELECT position FROM version_group WHERE id = before_version_group_id)"
    ) { row in
        try PastMoveValues(
            before: row("before_version_group_id", \.before), values: others(row, \.values))
    }

    private static let moveGameValues = Table<GameMoveValues>(
        "move_game_value", of: "move_id", key: ["version_group_id"],
        order: "(SELECT position FROM version_group WHERE id = version_group_id)"
    ) { row in
        try GameMoveValues(game: row("version_group_id", \.game), values: others(row, \.values))
    }

    /// The columns that both tables of a move's other values have.
    private static func others<Value>(
        _ row: TableRow<Value>, _ values: (Value) -> OtherMoveValues
    ) throws -> OtherMoveValues {
        try OtherMoveValues(
            type: row("type_id") { values($0).type },
            damageClass: row("damage_class") { values($0).damageClass },
            power: row("power", { values($0).power }, FactRange.power),
            accuracy: row("accuracy", { values($0).accuracy }, FactRange.percent),
            powerPoints: row("power_points", { values($0).powerPoints }, FactRange.powerPoints),
            priority: row("priority", { values($0).priority }, FactRange.priority),
            target: row("target_id") { values($0).target },
            effectChance: row("effect_chance", { values($0).effectChance }, FactRange.percent))
    }

    private static let moveMachines = Table<Machine>(
        "machine", of: "move_id", key: ["version_group_id", "kind", "number"],
        order: "(SELECT position FROM version_group WHERE id = version_group_id), number, kind"
    ) { row in
        try Machine(
            versionGroup: row("version_group_id", \.versionGroup), kind: row("kind", \.kind),
            number: row("number", \.number, FactRange.machineNumber))
    }
}
