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

    private func table(_ move: String, _ generation: Int) throws -> GenerationLearners {
        let tables = learners.learners(of: try sample.move(move).id)
        return try #require(tables.first { $0.generation.rawValue == generation })
    }

    /// A table's rows as text: `pikachu: level-up 26 + machine TM24 | –`.
    private func rows(_ move: String, _ generation: Int) throws -> [String] {
        let table = try table(move, generation)
        return table.rows.map { row in
            let cells = table.patterns[row.pattern].map { cell in
                cell.ways.isEmpty ? "–" : cell.ways.map(text).joined(separator: " + ")
            }
            return "\(sample.index[row.pokemon].slug): \(cells.joined(separator: " | "))"
        }
    }

    private func text(_ way: LearnerWay) -> String {
        let method = sample.catalog.learnMethods.first { $0.id == way.method }?.slug.text ?? "?"
        return switch way.cell {
        case .notLearned: "\(method) not learned"
        case .learned: method
        case .levels(let levels): "\(method) \(levels.map(String.init).joined(separator: ","))"
        case .machines(let labels):
            "\(method) \(labels.map { "\($0.kind.rawValue)\($0.number)" }.joined(separator: ","))"
        }
    }

    private func games(_ table: GenerationLearners) -> [String] {
        table.columns.map { $0.map { sample.index[$0].slug.text }.joined(separator: " ") }
    }

    @Test func beginsWithTheNewestGeneration() throws {
        let tables = learners.learners(of: try sample.move("thunderbolt").id)
        #expect(tables.map(\.generation.rawValue) == [9, 8, 7, 6, 4, 3, 2, 1])
    }

    /// All ways in one game are joined. Neighbouring games in which all agree share a column; those in
    /// which nobody learns the move have none.
    @Test(arguments: [
        (
            "thunderbolt", 1, ["red-blue", "yellow"],
            [
                "pikachu: machine tm24 | level-up 26 + machine tm24",
                "raichu: machine tm24 | machine tm24", "clefairy: machine tm24 | –",
                "zapdos: machine tm24 | –",
            ]
        ),
        ("wish", 4, ["diamond-pearl platinum"], ["pichu: egg"]),
        ("swift", 4, ["platinum"], ["pikachu: tutor"]),
        ("wish", 9, ["scarlet-violet"], ["pichu: egg"]),
        ("thunder-wave", 9, ["scarlet-violet"], ["raichu: level-up 1,5"]),
        ("quick-attack", 9, ["scarlet-violet"], ["pikachu: level-up 1", "raichu: level-up 0"]),
    ])
    func saysWhoLearnsAMove(
        move: String, generation: Int, games: [String], rows: [String]
    ) throws {
        #expect(self.games(try table(move, generation)) == games)
        #expect(try self.rows(move, generation) == rows)
    }

    /// By national number, then variety; forms taken only in battle are left out.
    @Test func keepsColumnsApartWhereMachinesDiffer() throws {
        #expect(games(try table("thunderbolt", 9)) == ["scarlet-violet", "legends-za"])
        let rows = try rows("thunderbolt", 9)
        #expect(rows[1] == "raichu: machine tm126 | machine tm67")
        #expect(
            rows.map { $0.prefix { $0 != ":" } }
                == ["pikachu", "raichu", "raichu-alola", "clefairy", "zapdos", "pichu"])
    }

    @Test func sharesEqualRows() throws {
        let table = try table("thunderbolt", 9)
        #expect(table.rows.map(\.pattern) == [0, 1, 2, 2, 2, 2])
        #expect(table.patterns.count == 3)
    }

    @Test func findsNobodyForMovesThatAreNotLearned() throws {
        #expect(learners.learners(of: try sample.move("shadow-rush").id).isEmpty)
    }
}
