import PokedexDomain
import SQLite

extension CatalogWriter {
    func writeBattle(_ catalog: Catalog) throws(SQLiteError) {
        try insert(
            "type", "id, slug, name_en, name_ja, generation_id, damage_class",
            catalog.types.map { type in
                named(type.id, type.slug, type.name)
                    + [.init(type.generation), .init(word: type.damageClass)]
            })
        try writeTypeRelations(catalog.typeRelations)
        try insert(
            "ability", "id, slug, name_en, name_ja, generation_id, is_main_series",
            catalog.abilities.map { ability in
                named(ability.id, ability.slug, ability.name)
                    + [.init(ability.generation), .init(ability.isMainSeries)]
            })
        try insert(
            "nature", "id, slug, name_en, name_ja, increased_stat, decreased_stat",
            catalog.natures.map { nature in
                named(nature.id, nature.slug, nature.name)
                    + [.init(word: nature.increased), .init(word: nature.decreased)]
            })
    }

    func writeMoves(_ moves: [Move]) throws(SQLiteError) {
        try insert(
            "move",
            """
            id, slug, name_en, name_ja, generation_id, type_id, damage_class, power, accuracy, \
            power_points, priority, target_id, effect_chance
            """, moves.map(columns))
        try writeMoveEffects(moves)
        try insert(
            "move_stat_change", "move_id, position, stat, stages",
            moves.flatMap { move in
                numbered(move.statChanges).map { position, change in
                    [
                        .init(move.id), .init(position), .init(word: change.stat),
                        .init(change.stages),
                    ]
                }
            })
        try writePastMoveValues(moves)
        try writeMachines(moves)
    }

    /// Elements with their places, from 1 on.
    func numbered<Element>(_ elements: [Element]) -> [(Int, Element)] {
        elements.enumerated().map { ($0.offset + 1, $0.element) }
    }

    private func writeTypeRelations(_ relations: [TypeRelation]) throws(SQLiteError) {
        var present: [[SQLiteValue]] = []
        var past: [[SQLiteValue]] = []
        for relation in relations {
            let pair: [SQLiteValue] = [.init(relation.attacking), .init(relation.defending)]
            if let last = relation.lastGeneration {
                past.append(pair + [.init(last), .init(relation.percent)])
            } else {
                present.append(pair + [.init(relation.percent)])
            }
        }
        try insert("type_relation", "attacking_type_id, defending_type_id, percent", present)
        try insert(
            "past_type_relation",
            "attacking_type_id, defending_type_id, last_generation_id, percent", past)
    }

    private func columns(of move: Move) -> [SQLiteValue] {
        named(move.id, move.slug, move.name) + [
            .init(move.generation), .init(move.type), .init(word: move.damageClass),
            .init(move.power), .init(move.accuracy), .init(move.powerPoints),
            .init(move.priority), .init(move.target), .init(move.effectChance),
        ]
    }

    private func writeMoveEffects(_ moves: [Move]) throws(SQLiteError) {
        let rows = moves.compactMap { move in move.effect.map { columns(of: $0, for: move.id) } }
        try insert(
            "move_effect",
            """
            move_id, category_id, ailment_id, ailment_chance, critical_stage, drain, \
            flinch_chance, healing, minimum_hits, maximum_hits, minimum_turns, maximum_turns, \
            stat_chance
            """, rows)
    }

    private func columns(of effect: MoveEffect, for move: Identifier<Move>) -> [SQLiteValue] {
        [
            .init(move), .init(effect.category), .init(effect.ailment),
            .init(effect.ailmentChance), .init(effect.criticalStage), .init(effect.drain),
            .init(effect.flinchChance), .init(effect.healing), .init(effect.minimumHits),
            .init(effect.maximumHits), .init(effect.minimumTurns), .init(effect.maximumTurns),
            .init(effect.statChance),
        ]
    }

    private func writePastMoveValues(_ moves: [Move]) throws(SQLiteError) {
        let rows = moves.flatMap { move in
            move.past.sorted { $0.before < $1.before }.map { past -> [SQLiteValue] in
                [
                    .init(move.id), .init(past.before), .init(past.type), .init(past.power),
                    .init(past.accuracy), .init(past.powerPoints), .init(past.effectChance),
                ]
            }
        }
        try insert(
            "move_past_value",
            """
            move_id, before_version_group_id, type_id, power, accuracy, power_points, \
            effect_chance
            """, rows)
    }

    private func writeMachines(_ moves: [Move]) throws(SQLiteError) {
        let machines = moves.flatMap { move in move.machines.map { (move: move.id, machine: $0) } }
        let sorted = machines.sorted { first, second in
            let first = first.machine
            let second = second.machine
            return (first.versionGroup, first.kind.rawValue, first.number)
                < (second.versionGroup, second.kind.rawValue, second.number)
        }
        try insert(
            "machine", "version_group_id, kind, number, move_id",
            sorted.map { move, machine in
                [
                    .init(machine.versionGroup), .init(word: machine.kind),
                    .init(machine.number), .init(move),
                ]
            })
    }
}
