import Mustache
import PokedexDomain

extension LocalizedSite {
    /// A learnset's cell: made once for what recurs, else now.
    ///
    /// - Parameter versionGroup: the cell's games, or the first of them where they agree.
    func cell(
        _ cell: LearnsetCell, of move: Identifier<Move>,
        in versionGroup: Identifier<VersionGroup>
    ) throws -> Value {
        if let fragment = partials.cell(cell, of: move, in: versionGroup) { return fragment }
        return try partials.rareCell(text(of: cell, in: versionGroup))
    }

    /// How an earlier stage learns a move: "Level 5", "TM24", "Egg moves".
    func way(
        method: Identifier<LearnMethod>, cell: LearnsetCell,
        in versionGroup: Identifier<VersionGroup>
    ) throws -> String {
        switch cell {
        case .levels(let levels) where levels.contains { $0 > 0 }:
            try phrase("ui.learnset.level", ["level": cellTexts.levels(levels)])
        case .levels, .machines: text(of: cell, in: versionGroup)
        case .learned, .notLearned: names.terms.learnMethods[method].text
        }
    }

    private func text(
        of cell: LearnsetCell, in versionGroup: Identifier<VersionGroup>
    ) -> String {
        switch cell {
        case .levels(let levels): cellTexts.levels(levels)
        case .machines(let labels): cellTexts.machines(labels, in: versionGroup)
        case .learned, .notLearned: ""
        }
    }
}
