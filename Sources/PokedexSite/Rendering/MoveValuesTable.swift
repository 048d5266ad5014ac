import PokedexDomain

/// Every move's values in every version group, each distinct set of values once.
///
/// A learnset's row shows a move as it was in the row's games; few sets of values exist, so that
/// each is rendered once a language.
struct MoveValuesTable: Sendable {
    /// The distinct values.
    let distinct: [MoveValues]
    private let positions: [Int32]
    private let versionGroupCount: Int
    private let index: CatalogIndex

    /// Looks up all moves in all version groups.
    init(_ indexes: CatalogIndexes) {
        index = indexes.entities
        let groups = indexes.catalog.versionGroups
        var distinct: [MoveValues] = []
        var known: [MoveValues: Int32] = [:]
        positions = indexes.catalog.moves.flatMap { move in
            groups.map { group in
                let values = indexes.moveHistory.values(of: move, in: group)
                if let position = known[values] { return position }
                known[values] = Int32(distinct.count)
                distinct.append(values)
                return Int32(distinct.count - 1)
            }
        }
        self.distinct = distinct
        versionGroupCount = groups.count
    }

    /// The place among ``distinct`` of a move's values in some games.
    func position(
        of move: Identifier<Move>, in versionGroup: Identifier<VersionGroup>
    ) -> Int {
        let row = index.position(of: move) * versionGroupCount
        return Int(positions[row + index.position(of: versionGroup)])
    }
}
