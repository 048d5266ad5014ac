import PokedexDomain
import TestSupport
import Testing

@Suite struct MoveLearnersTests {
    private let sample: SampleCatalog
    private let learners: MoveLearners

    init() throws {
        sample = try SampleCatalog()
        learners = MoveLearners(sample.index)
    }

    private func learners(_ move: String) throws -> LearnersOfMove {
        try #require(learners.learners(of: sample.move(move).id))
    }

    /// The rows of the newest table as text: `pikachu: level-up 26 + machine TM24 | –`.
    private func newest(_ move: String) throws -> [String] {
        let table = try learners(move).newest
        return table.rows.map { row in
            let cells = table.patterns[row.pattern].map { $0.ways.isEmpty ? "–" : text($0) }
            return "\(sample.index[row.pokemon].slug): \(cells.joined(separator: " | "))"
        }
    }

    /// The rows of the earlier games as text: `pikachu: 7–6 machine TM24 | yellow level-up 26`.
    private func earlier(_ move: String) throws -> [String] {
        let table = try #require(try learners(move).earlier)
        return table.rows.map { row in
            let ways = table.patterns[row.pattern].map { "\(name($0.games)) \(text($0.cell))" }
            return "\(sample.index[row.pokemon].slug): \(ways.joined(separator: " | "))"
        }
    }

    private func name(_ group: GameGroup) -> String {
        switch group {
        case .generations(let newest, let oldest): "\(newest.rawValue)–\(oldest.rawValue)"
        case .games(let games): games.map { sample.index[$0].slug.text }.joined(separator: " ")
        }
    }

    private func text(_ cell: LearnerCell) -> String {
        cell.ways.map(text).joined(separator: " + ")
    }

    private func text(_ way: LearnerWay) -> String {
        let method = sample.catalog.learnMethods.first { $0.id == way.method }?.slug.text ?? "?"
        return switch way.cell {
        case .learned: method
        case .mastered(_, let level): "\(method) mastered \(level)"
        case .levels(let levels): "\(method) \(levels.map(String.init).joined(separator: ","))"
        case .machines(let labels):
            "\(method) \(labels.map { "\($0.kind.rawValue)\($0.number)" }.joined(separator: ","))"
        }
    }

    private func games(_ table: GenerationLearners) -> [String] {
        table.columns.map { $0.map { sample.index[$0].slug.text }.joined(separator: " ") }
    }

    /// All ways in one game are joined. Neighbouring games in which all agree share a column; those in
    /// which nobody learns the move have none.
    @Test(arguments: [
        ("wish", ["scarlet-violet"], ["pichu: egg"]),
        ("thunder-wave", ["scarlet-violet"], ["raichu: level-up 1,5"]),
        ("quick-attack", ["scarlet-violet"], ["pikachu: level-up 1", "raichu: level-up 0"]),
    ])
    func saysWhoLearnsAMoveInTheNewestGeneration(
        move: String, games: [String], rows: [String]
    ) throws {
        let table = try learners(move).newest
        #expect(table.generation.rawValue == 9 && self.games(table) == games)
        #expect(try newest(move) == rows)
    }

    /// By national number, then variety; forms taken only in battle are left out.
    @Test func keepsColumnsApartWhereMachinesDiffer() throws {
        #expect(games(try learners("thunderbolt").newest) == ["scarlet-violet", "legends-za"])
        let rows = try newest("thunderbolt")
        #expect(rows[1] == "raichu: machine tm126 | machine tm67")
        #expect(
            rows.map { $0.prefix { $0 != ":" } }
                == ["pikachu", "raichu", "raichu-alola", "clefairy", "zapdos", "pichu"])
    }

    @Test func sharesEqualRows() throws {
        let table = try learners("thunderbolt").newest
        #expect(table.rows.map(\.pattern) == [0, 1, 2, 2, 2, 2])
        #expect(table.patterns.count == 3)
    }

    /// Each Pokémon has one row for all games before; games that agree are named once.
    @Test func joinsTheEarlierGames() throws {
        let thunderbolt = try earlier("thunderbolt")
        #expect(
            thunderbolt == [
                "pikachu: 8–8 level-up 36 + machine tr8 | 7–6 level-up 29 + machine tm24 "
                    + "| 4–3 level-up 26 + machine tm24 | 2–2 level-up 26 "
                    + "| yellow level-up 26 + machine tm24 | red-blue machine tm24",
                "raichu: 1–1 machine tm24", "raichu-alola: 7–7 machine tm24",
                "clefairy: red-blue machine tm24", "zapdos: red-blue machine tm24",
                "deoxys-normal: 3–3 machine tm24",
            ])
        let wish = try earlier("wish")
        #expect(wish == ["pichu: 4–3 egg"])
        let table = try #require(try learners("thunderbolt").earlier)
        #expect(table.games.parts.map(\.generation.rawValue) == [8, 7, 6, 4, 3, 2, 1])
        #expect(table.counts == [1, 2, 1, 1, 2, 1, 4])
    }

    @Test(arguments: ["thunderbolt", "wish", "swift", "shadow-rush"])
    func countsRowsWithoutMakingTables(slug: String) throws {
        let move = try sample.move(slug).id
        let tables = learners.learners(of: move)
        let counts = learners.rowCounts(of: move)
        #expect(counts.newest == tables?.newest.rows.count ?? 0)
        #expect(counts.earlier == tables?.earlier?.rows.count ?? 0)
    }

    @Test func findsNobodyForMovesThatAreNotLearned() throws {
        #expect(learners.learners(of: try sample.move("shadow-rush").id) == nil)
    }
}
