import Mustache
import PokedexDomain

/// A cell for each move's machines in each game that has some, such as "TM24".
struct MachineCells: Sendable {
    private struct Cell: Sendable {
        let versionGroup: Identifier<VersionGroup>
        let value: Value
    }

    /// By the move's place in the catalog.
    private let cells: [[Cell]]
    private let index: CatalogIndex

    /// Makes all cells.
    ///
    /// - Parameter make: makes a cell of its text.
    init(_ index: CatalogIndex, texts: CellTexts, make: (String) throws -> Value) rethrows {
        self.index = index
        cells = try index.catalog.moves.map { move in
            let byGames = Dictionary(grouping: move.machines, by: \.versionGroup)
            return try byGames.map { games, machines in
                let text = texts.machines(machines.map(\.label).sorted(), in: games)
                return Cell(versionGroup: games, value: try make(text))
            }
        }
    }

    /// A move's cell in some games; `nil` where no machine teaches it.
    subscript(move: Identifier<Move>, versionGroup: Identifier<VersionGroup>) -> Value? {
        cells[index.position(of: move)].first { $0.versionGroup == versionGroup }?.value
    }
}
