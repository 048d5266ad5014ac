import Mustache
import PokedexDomain
import Synchronization

/// How learning a move is worded in a language: "36", "TM24", "Level 36".
struct LearnsetTexts: Sendable {
    private let onEvolving: String
    private let learnerOnEvolving: String
    fileprivate let separator: String
    private let level: TextTemplate
    private let machines: MachineLabels
    private let methodNames: NameTable<LearnMethod>
    /// The ways to learn a move in a word: "Egg", 「タマゴ」.
    private let methodWords: NameTable<LearnMethod>
    /// "(Plus 20)": how games say that a move is mastered at a level.
    private let mastered: [Identifier<VersionGroup>: TextTemplate]
    /// The same for games without words of their own.
    private let masteredAnywhere: TextTemplate

    /// - Throws: an error when a text is missing; a learn method without a word of its own
    ///   has its name.
    init(_ catalog: Catalog, names: Names, translation: Translation) throws {
        onEvolving = try translation.text("ui.learnset.on-evolving")
        learnerOnEvolving = try translation.text("ui.learners.on-evolving")
        separator = try translation.text("ui.list.separator")
        level = try translation.template("ui.learnset.level", placeholders: ["level"])
        machines = names.machines
        masteredAnywhere = try translation.template("ui.learnset.mastered", placeholders: ["level"])
        mastered = try catalog.versionGroups.reduce(into: [:]) { mastered, game in
            let key = "version-group.\(game.slug).mastered"
            guard translation.textIfPresent(key) != nil else { return }
            mastered[game.id] = try translation.template(key, placeholders: ["level"])
        }
        methodNames = names.terms.learnMethods
        methodWords = NameTable(
            Dictionary(
                uniqueKeysWithValues: catalog.learnMethods.map { method in
                    let word = translation.textIfPresent("ui.learners.ways.\(method.slug)")
                    let name = word.map { DisplayName(text: $0, language: translation.language) }
                    return (method.id, name ?? names.terms.learnMethods[method.id])
                }))
    }

    /// Levels in a row; 0 is on evolving.
    func levels(_ levels: [Int]) -> String {
        levels.map { $0 == 0 ? onEvolving : String($0) }.joined(separator: separator)
    }

    /// Machines in a row, such as "TM24", as the games of a version group number them.
    func machines(_ labels: [Machine.Label], in game: Identifier<VersionGroup>) -> String {
        labels.map { label in
            machines.short(Machine(versionGroup: game, kind: label.kind, number: label.number))
        }.joined(separator: separator)
    }

    /// A way in a word: "Egg".
    func word(for method: Identifier<LearnMethod>) -> String { methodWords[method].text }

    /// Levels with their word: "Level 5, 12", and "On evolving" for level 0.
    func levelWords(_ levels: [Int]) -> String {
        let reached = levels.filter { $0 > 0 }
        let evolving = reached.count < levels.count ? [learnerOnEvolving] : []
        guard !reached.isEmpty else { return learnerOnEvolving }
        return (evolving + [level.filled { _ in self.levels(reached) }])
            .joined(separator: separator)
    }

    /// All ways to learn a move in some games: "Level 36, TM126"; `nil` where it is not learned.
    func ways(_ ways: [LearnerWay], in game: Identifier<VersionGroup>) -> String? {
        guard !ways.isEmpty else { return nil }
        return ways.map { way in
            switch way.cell {
            case .levels(let levels): levelWords(levels)
            case .machines(let labels): machines(labels, in: game)
            case .learned: word(for: way.method)
            case .mastered(let cell, _): inheritedWay(way.method, cell, in: game)
            }
        }.joined(separator: separator)
    }

    /// How an earlier stage learns a move: "Level 5", "TM24", "Egg moves".
    func inheritedWay(
        _ method: Identifier<LearnMethod>, _ cell: LearnsetCell, in game: Identifier<VersionGroup>
    ) -> String {
        switch cell {
        case .levels(let levels):
            levels.contains { $0 > 0 }
                ? level.filled { _ in self.levels(levels) } : self.levels(levels)
        case .machines(let labels): machines(labels, in: game)
        case .learned: methodNames[method].text
        case .mastered(let cell, _): inheritedWay(method, cell, in: game)
        }
    }

    /// How an earlier stage learns a move in a game: "Level 5, TM24".
    func inheritedWays(_ ways: [LearnerWay], in game: Identifier<VersionGroup>) -> String {
        ways.map { inheritedWay($0.method, $0.cell, in: game) }.joined(separator: separator)
    }

    /// The levels or machines of a cell: "36", "TM24"; `nil` where it has neither.
    func number(_ cell: LearnsetCell, in game: Identifier<VersionGroup>) -> String? {
        switch cell {
        case .levels(let levels): return self.levels(levels)
        case .machines(let labels): return machines(labels, in: game)
        case .learned: return nil
        case .mastered(let cell, let level):
            let note = (mastered[game] ?? masteredAnywhere).filled { _ in String(level) }
            return number(cell, in: game).map { $0 + note }
                ?? String(note.drop(while: \.isWhitespace))
        }
    }
}

/// How a move is had in some games.
struct LearnsetWay {
    /// What the games are called: "IV–VI", "SwSh, BDSP".
    var games: String
    /// Levels, machines, or a way in words; `nil` without them.
    var text: String?
    /// Whom it is from.
    var links: [Value] = []
    /// How many more there are, and where; `nil` where all are named.
    var rest: Object?
    /// Whether it is not known whom it is from.
    var isUnknown = false

    /// Whether it is worded as another one is, but for the games. None that leaves somebody out is.
    fileprivate func isWorded(as other: Self) -> Bool {
        text == other.text && isUnknown == other.isUnknown && linkMarkup == other.linkMarkup
            && rest == nil && other.rest == nil
    }

    private var linkMarkup: [HTML] {
        links.compactMap { if case .html(let markup) = $0 { markup } else { nil } }
    }

    fileprivate var value: Object {
        ["games": games, "text": text, "links": links, "more": rest, "isUnknown": isUnknown]
    }
}

/// The cells that say how a move is learned in the games of a column, in learnsets (`learnset-cell`)
/// and in tables of who learns a move (`learner-cell`). Those that recur are rendered once.
///
/// It is a class so that reading one of its tables copies no other.
final class LearnsetCells: Sendable {
    private let texts: LearnsetTexts
    private let learned: Value
    /// By level.
    private let levels: [Value]
    private let machines: MachineCells
    private let learnerNotLearned: Value
    /// "Level 5", by level.
    private let learnerLevels: [Value]
    private let learnerMethods: RenderedTable<LearnMethod>
    private let learnerMachines: MachineCells
    /// Those with machines, or without a number, so far.
    private let recurringWays = Mutex<[RecurringWays: Value]>([:])
    private let maker: PartialMaker

    init(_ maker: PartialMaker) throws {
        let texts = maker.content.learnsetTexts
        self.texts = texts
        self.maker = maker
        learned = try maker.learnsetCell(nil)
        levels = try LearnsetEntry.levels.map { try maker.learnsetCell(texts.levels([$0])) }
        machines = try MachineCells(maker.index, texts) { try maker.learnsetCell($0) }
        learnerNotLearned = try maker.learnerCell(nil)
        learnerLevels = try LearnsetEntry.levels.map {
            try maker.learnerCell(texts.levelWords([$0]))
        }
        learnerMethods = try maker.table(.learnerCell, maker.index.catalog.learnMethods) {
            ["text": texts.word(for: $0.id), "label": Value.null]
        }
        learnerMachines = try MachineCells(maker.index, texts) { try maker.learnerCell($0) }
    }

    /// The cells of a learner's row, one a column.
    ///
    /// - Parameters:
    ///   - columns: the games of each column.
    ///   - labels: what each column is called, where its cells say so themselves.
    func learnerCells(
        _ cells: [LearnerCell], of move: Identifier<Move>, columns: [[Identifier<VersionGroup>]],
        labels: [String]? = nil
    ) throws -> Value {
        try join(cells.count) { index in
            let (cell, game) = (cells[index], columns[index][0])
            // An empty cell is not shown on cards, which need the label.
            return try cell.ways.isEmpty
                ? learnerNotLearned
                : labels.map {
                    try maker.learnerCell(texts.ways(cell.ways, in: game), label: $0[index])
                } ?? learnerCell(cell, of: move, in: game)
        }
    }

    /// The cell with the Pokémon from which an Egg can have a move.
    ///
    /// - Parameter rest: how many more there are and where; `nil` where all are named.
    func parents(_ links: [Value], rest: Object?) throws -> Value {
        try maker.html(
            .learnsetParents, ["links": links, "isUnknown": links.isEmpty, "more": rest])
    }

    /// The cell with all ways to have a move, in all games: neighbours that say the same are one.
    func ways(_ ways: [LearnsetWay]) throws -> Value {
        var joined: [LearnsetWay] = []
        for way in ways {
            if joined.last?.isWorded(as: way) == true {
                joined[joined.count - 1].games += texts.separator + way.games
            } else {
                joined.append(way)
            }
        }
        return try maker.html(
            .learnsetWays,
            [
                "ways": joined.enumerated().map { index, way in
                    way.value.adding(["isLast": index == joined.count - 1])
                }
            ])
    }

    /// The cell with the levels or machines of all games.
    ///
    /// - Parameters:
    ///   - games: those of the table.
    ///   - labels: what the table calls games.
    func ways(
        _ ways: [LearnsetRow.Way], of games: GamesByGeneration,
        labels: (GameGroup) throws -> String
    ) throws -> Value {
        let key = RecurringWays(ways: ways, newest: ways.map { games.newest(of: $0.games) })
        func made() throws -> Value {
            try self.ways(
                zip(ways, key.newest).map { way, newest in
                    try LearnsetWay(
                        games: labels(way.games), text: texts.number(way.cell, in: newest))
                })
        }
        // Few Pokémon learn a move at the same levels in the same games.
        switch ways.first?.cell {
        case .levels?, .mastered?: return try made()
        default: break
        }
        return try recurringWays.value(of: key, make: made)
    }

    /// The cell with the earlier stage that learns a move, and how it does.
    func stage(_ link: Value, ways: String) throws -> Value {
        try maker.html(.learnsetStage, ["link": link, "ways": ways])
    }

    /// The cell with levels or machines in one game.
    func cell(
        _ cell: LearnsetCell, of move: Identifier<Move>, in game: Identifier<VersionGroup>
    ) throws -> Value {
        switch cell {
        case .learned: learned
        case .levels(let values):
            try Self.single(values).map { levels[$0] } ?? maker.learnsetCell(texts.levels(values))
        case .machines(let labels):
            try machines[move, game] ?? maker.learnsetCell(texts.machines(labels, in: game))
        case .mastered: try maker.learnsetCell(texts.number(cell, in: game))
        }
    }

    private func learnerCell(
        _ cell: LearnerCell, of move: Identifier<Move>, in game: Identifier<VersionGroup>
    ) throws -> Value {
        guard let way = cell.ways.first else { return learnerNotLearned }
        let recurring: Value? =
            if cell.ways.count > 1 {
                nil
            } else {
                switch way.cell {
                case .levels(let values): Self.single(values).map { learnerLevels[$0] }
                case .machines: learnerMachines[move, game]
                case .learned: learnerMethods[way.method]
                case .mastered: nil
                }
            }
        return try recurring ?? maker.learnerCell(texts.ways(cell.ways, in: game))
    }

    /// The one level of a list; `nil` where there are more.
    private static func single(_ levels: [Int]) -> Int? {
        levels.count == 1 && LearnsetEntry.levels.contains(levels[0]) ? levels[0] : nil
    }

    /// Finished cells one after the other as one piece of mark-up.
    private func join(_ count: Int, cell: (Int) throws -> Value) rethrows -> Value {
        count == 1 ? try cell(0) : .joined(try (0..<count).map(cell))
    }
}

/// How a move is learned, and the newest of each way's games, which numbers the machines.
private struct RecurringWays: Hashable {
    let ways: [LearnsetRow.Way]
    let newest: [Identifier<VersionGroup>]
}

extension Value {
    /// Pieces of mark-up one after the other as one; others than mark-up are left out.
    static func joined(_ pieces: [Value]) -> Value {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(pieces.count * 64)
        for case .html(let html) in pieces { bytes += html.bytes }
        return .html(HTML(bytes: bytes))
    }
}

extension PartialMaker {
    fileprivate func learnsetCell(_ text: String?) throws -> Value {
        try html(.learnsetCell, ["text": text])
    }

    fileprivate func learnerCell(_ text: String?, label: String? = nil) throws -> Value {
        try html(.learnerCell, ["text": text, "label": label])
    }
}

/// A cell for each move's machines in each game that has some, such as "TM24".
private struct MachineCells: Sendable {
    /// By the move's position in the catalog.
    private let cells: [[(game: Identifier<VersionGroup>, value: Value)]]
    private let index: CatalogIndex

    init(
        _ index: CatalogIndex, _ texts: LearnsetTexts, render: (String) throws -> Value
    ) rethrows {
        self.index = index
        let machines = MachineTable(index)
        cells = try index.catalog.moves.map { move in
            try machines.games(of: move.id).map { game in
                (game, try render(texts.machines(machines[move.id, game], in: game)))
            }
        }
    }

    /// A move's cell in some games; `nil` where no machine teaches it.
    subscript(move: Identifier<Move>, game: Identifier<VersionGroup>) -> Value? {
        cells[index.position(of: move)].first { $0.game == game }?.value
    }
}
