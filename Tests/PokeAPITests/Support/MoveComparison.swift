import PokedexDomain

@testable import PokeAPI

/// A move beside its JSON.
struct MoveComparison {
    let differences: [String]

    init(_ move: Move, _ json: JSON, _ content: WholeContent.Imported) throws {
        var found = Differences()
        let path = move.slug.text
        found.compare("\(path).id", move.id.rawValue, json["id"].int)
        found.compare("\(path).name", path, json["name"].string)
        found.compare("\(path).names", move.name, json["names"].name())
        found.compare("\(path).generation", move.generation.rawValue, json["generation"].id)
        found.compare("\(path).type", move.type.rawValue, json["type"].id)
        found.compare(
            "\(path).damage_class", move.damageClass.rawValue,
            json["damage_class"]["name"].string)
        found.compare("\(path).power", move.power, json["power"].int)
        found.compare("\(path).accuracy", move.accuracy, json["accuracy"].int)
        found.compare("\(path).pp", move.powerPoints, json["pp"].int)
        found.compare("\(path).priority", move.priority, json["priority"].int)
        found.compare("\(path).target", move.target.rawValue, json["target"].id)
        found.compare("\(path).effect_chance", move.effectChance, json["effect_chance"].int)
        found.compare("\(path).meta", Self.numbers(move.effect), Self.numbers(json["meta"]))
        found.compare(
            "\(path).stat_changes", move.statChanges.map { "\($0.stat.rawValue) \($0.stages)" },
            json["stat_changes"].array.map {
                "\($0["stat"]["name"].string ?? "") \($0["change"].int ?? 0)"
            })
        Self.comparePast(move, json, &found)
        let machines = try json["machines"].array.map { machine in
            let id = machine["machine"].id ?? 0
            let item = try content.json("machine/\(id)")["item"]["name"].string ?? ""
            return "\(machine["version_group"].id ?? 0) \(item)"
        }
        found.compare(
            "\(path).machines", move.machines.map(Self.text).sorted(), machines.sorted())
        differences = found.found
    }

    private static func comparePast(_ move: Move, _ json: JSON, _ found: inout Differences) {
        found.compare(
            "\(move.slug).past_values",
            move.past.map {
                [
                    $0.before.rawValue, $0.type?.rawValue, $0.power, $0.accuracy, $0.powerPoints,
                    $0.effectChance,
                ]
            },
            json["past_values"].array.map {
                [
                    $0["version_group"].id, $0["type"].id, $0["power"].int, $0["accuracy"].int,
                    $0["pp"].int, $0["effect_chance"].int,
                ]
            })
    }

    private static func text(_ machine: Machine) -> String {
        let digits = String(machine.number)
        // The source writes two digits up to 99 and three from 100 on.
        let number = digits.count < 2 ? "0" + digits : digits
        return "\(machine.versionGroup.rawValue) \(machine.kind.rawValue)\(number)"
    }

    private static func numbers(_ effect: MoveEffect?) -> [Int?]? {
        guard let effect else { return nil }
        return [
            effect.category.rawValue, effect.ailment.rawValue, effect.ailmentChance,
            effect.criticalStage, effect.drain, effect.flinchChance, effect.healing,
            effect.minimumHits, effect.maximumHits, effect.minimumTurns, effect.maximumTurns,
            effect.statChance,
        ]
    }

    private static func numbers(_ json: JSON) -> [Int?]? {
        guard !json.isNull else { return nil }
        let keys = [
            "ailment_chance", "crit_rate", "drain", "flinch_chance", "healing", "min_hits",
            "max_hits", "min_turns", "max_turns", "stat_chance",
        ]
        return [json["category"].id, json["ailment"].id] + keys.map { json[$0].int }
    }
}
