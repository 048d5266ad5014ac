import Mustache
import PokedexDomain

/// The cells that tell how Pokémon learn a move; those that recur are rendered once.
///
/// A class, so that what reads one of its tables copies no other.
final class LearnerPartials: Sendable {
    private let notLearned: Value
    /// "Level 5", by level.
    private let levels: [Value]
    /// The ways in a word, by the method's place in the catalog.
    private let methods: [Value]
    private let index: CatalogIndex
    private let machines: MachineCells
    private let texts: LearnerTexts
    private let maker: PartialMaker

    init(
        _ index: CatalogIndex, texts: LearnerTexts, cellTexts: CellTexts, maker: PartialMaker
    ) throws {
        let learnMethods = index.catalog.learnMethods
        notLearned = try maker.learnerCell(nil)
        levels = try LearnsetEntry.levels.map { try maker.learnerCell(texts.text(of: [$0])) }
        methods = try learnMethods.map { try maker.learnerCell(texts.text(of: $0.id)) }
        self.index = index
        machines = try MachineCells(index, texts: cellTexts) { try maker.learnerCell($0) }
        self.texts = texts
        self.maker = maker
    }

    /// The cells of a row after those of ``RenderedPartials/learner(_:)``: how a move is learned in each
    /// column's games.
    func cells(
        _ cells: [LearnerCell], of move: Identifier<Move>, columns: [[Identifier<VersionGroup>]]
    ) throws -> Value {
        var row = CellRow()
        for (cell, games) in zip(cells, columns) {
            row.append(
                try recurring(cell, of: move, in: games[0])
                    ?? maker.learnerCell(texts.text(of: cell, in: games[0])))
        }
        return row.end()
    }

    /// The cell of one way alone, or none; `nil` for rare ones that are made when needed.
    private func recurring(
        _ cell: LearnerCell, of move: Identifier<Move>,
        in versionGroup: Identifier<VersionGroup>
    ) -> Value? {
        guard let way = cell.ways.first else { return notLearned }
        guard cell.ways.count == 1 else { return nil }
        switch way.cell {
        case .levels(let values):
            guard values.count == 1, LearnsetEntry.levels.contains(values[0]) else { return nil }
            return levels[values[0]]
        case .machines: return machines[move, versionGroup]
        case .learned, .notLearned: return methods[index.position(of: way.method)]
        }
    }
}
