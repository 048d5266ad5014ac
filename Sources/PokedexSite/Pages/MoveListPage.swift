import Mustache
import PokedexDomain

/// The list of all moves in the order of their names.
struct MoveListPage: PageView {
    static let template = "pages/moves"
    static let section: SiteSection? = .moves

    let edition: Edition
    let route = Route.moves

    init(_ edition: Edition) {
        self.edition = edition
    }

    var title: String { get throws { try edition.phrase("ui.moves.title") } }

    var description: String {
        get throws { try edition.phrase("ui.moves.description", ["count": count]) }
    }

    func content() throws -> Object {
        [
            "count": .text(try edition.phrase("ui.moves.count", ["count": count])),
            "groups": .list(
                try edition.moveOrder.groups.enumerated().map { place, group in
                    [
                        "anchor": .text("initial-\(place + 1)"),
                        "initial": .text(try edition.initial(group.initial)),
                        "rows": .list(try group.members.map(row)),
                    ]
                }),
        ]
    }

    private var count: String { edition.numbers.integer(edition.useCases.catalog.moves.count) }

    private func row(_ id: Identifier<Move>) throws -> Value {
        let move = edition.index[id]
        let name = edition.names.distinguishedMoves[id]
        return [
            "address": .text(links.address(of: .move(move.slug))),
            "name": edition.value(name),
            "other": edition.other(edition.otherNames.distinguishedMoves[id], beside: name),
            "generation": .text(try edition.numeral(of: move.generation)),
            "values": edition.fragments.cellsToday(of: id),
        ]
    }
}

extension Edition {
    /// What stands for the beginning of names in a list that is sorted by them.
    func initial(_ initial: String?) throws -> String {
        try initial ?? phrase("ui.initials.other")
    }

    /// A generation's number alone: "IV", 「4」.
    func numeral(of generation: Identifier<Generation>) throws -> String {
        try phrase("ui.generations.numeral.\(generation.rawValue)")
    }
}
