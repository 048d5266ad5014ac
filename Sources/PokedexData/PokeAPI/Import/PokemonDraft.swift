import PokedexDomain

/// A Pokémon as it was read, its moves packed: the JSON names 638,321 of them.
struct PokemonDraft: Sendable {
    /// The record without its moves.
    let record: PokeAPIPokemon
    /// What it learns, in the source's order.
    let entries: [LearnsetEntry]

    /// Packs a record.
    ///
    /// - Throws: ``MalformedResource`` when a move's number or level is none.
    init(_ record: PokeAPIPokemon) throws(MalformedResource) {
        var entries: [LearnsetEntry] = []
        for move in record.moves {
            let number = try move.move.number(of: .move)
            for detail in move.details {
                entries.append(try Self.entry(detail, move: number))
            }
        }
        var record = record
        record.moves = []
        self.record = record
        self.entries = entries
    }

    private static func entry(
        _ detail: PokeAPIMoveDetail, move: Int
    ) throws(MalformedResource) -> LearnsetEntry {
        let level = try Checked.number(
            detail.level, FactRange.learnLevel, "the level of move/\(move)")
        let order = try Checked.number(
            detail.order, FactRange.learnPosition, "the order of move/\(move)")
        let entry = LearnsetEntry(
            move: Identifier(move),
            versionGroup: Identifier(try detail.versionGroup.number(of: .versionGroup)),
            method: Identifier(try detail.method.number(of: .moveLearnMethod)), level: level,
            order: order)
        guard let entry else { throw MalformedResource("move/\(move) has too large a number") }
        return entry
    }
}
