import PokedexDomain

/// A Pokémon as it was read, its moves packed: the JSON names 638,321 of them.
struct PokemonDraft: Hashable, Sendable {
    /// The record without its moves.
    let record: PokeAPIPokemon
    /// What it learns, in the source's order.
    let entries: [LearnsetEntry]

    /// Holds a record without moves, and what it learns.
    init(record: PokeAPIPokemon, entries: [LearnsetEntry]) {
        self.record = record
        self.entries = entries
    }

    /// Packs a record.
    ///
    /// - Throws: ``MalformedResource`` when a move's number or level is none.
    init(_ record: PokeAPIPokemon) throws(MalformedResource) {
        var entries: [LearnsetEntry] = []
        for (index, move) in record.moves.enumerated() {
            let number = try move.move.number(of: .move, "moves[\(index)].move")
            for (place, detail) in move.details.enumerated() {
                entries.append(
                    try Self.entry(
                        detail, move: number,
                        "moves[\(index)].version_group_details[\(place)]"))
            }
        }
        var record = record
        record.moves = []
        self.init(record: record, entries: entries)
    }

    private static func entry(
        _ detail: PokeAPIMoveDetail, move: Int, _ place: @autoclosure () -> String
    ) throws(MalformedResource) -> LearnsetEntry {
        let level = try Checked.number(
            detail.level, FactRange.learnLevel, "\(place()).level_learned_at")
        let order = try Checked.number(
            detail.order, FactRange.learnPosition, "\(place()).order")
        let group = try detail.versionGroup.number(of: .versionGroup, "\(place()).version_group")
        let method = try detail.method.number(
            of: .moveLearnMethod, "\(place()).move_learn_method")
        let entry = LearnsetEntry(
            move: Identifier(move), versionGroup: Identifier(group), method: Identifier(method),
            level: level, order: order)
        guard let entry else {
            throw MalformedResource("\(place()) names something whose number is too large")
        }
        return entry
    }
}
