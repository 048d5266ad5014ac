import PokedexDomain

extension MoveComposer {
    /// What becomes of stats: first those that rise, then those that fall. Of an attack whose
    /// effect is unknown it is not known either whose they are.
    var statChanges: [String] {
        get throws {
            guard effect != nil || !dealsDamage else { return [] }
            return try [
                ("raise", move.statChanges.filter { $0.stages > 0 }),
                ("lower", move.statChanges.filter { $0.stages < 0 }),
            ].filter { !$0.1.isEmpty }.map { direction, changes in
                try sentence(direction: direction, changes)
            }
        }
    }

    private func sentence(direction: String, _ changes: [StatChange]) throws -> String {
        let audience = audience(ofRise: direction == "raise")
        let key = audience == .user ? "own-stats" : "others-stats"
        return try sentence(
            "\(key).\(direction)", chance: effect?.statChance ?? 0,
            words.who(audience).merging(
                ["changes": try text(of: changes, key: key)]) { own, _ in own })
    }

    /// Whose stats change: an attack's category tells, else it raises the user's and lowers the
    /// target's.
    private func audience(ofRise isRise: Bool) -> MoveAudience {
        guard dealsDamage else { return audience }
        return switch category {
        case "damage-raise": .user
        case "damage-lower": audience
        default: isRise ? .user : audience
        }
    }

    /// "Attack and Defense by 1 stage", by stages in the source's order.
    private func text(of changes: [StatChange], key: String) throws -> String {
        var stages: [Int] = []
        for change in changes where !stages.contains(change.stages) { stages.append(change.stages) }
        return try stages.map { count in
            let stats = try changes.filter { $0.stages == count }.map {
                try words.phrase("stat.\($0.stat.rawValue)")
            }
            return try words.phrase(
                "\(key).\(stats.count == 1 ? "one-stat" : "several-stats")",
                ["stats": words.list(stats), "stages": words.counted("stages", abs(count))])
        }.joined(separator: try words.phrase("list.changes"))
    }
}
