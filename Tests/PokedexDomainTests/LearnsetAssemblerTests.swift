import PokedexDomain
import TestSupport
import Testing

@Suite struct LearnsetAssemblerTests {
    private let sample: SampleCatalog
    private let assembler: LearnsetAssembler

    init() throws {
        sample = try SampleCatalog()
        assembler = LearnsetAssembler(
            sample.index, families: PokemonFamilies(sample.index),
            battleForms: BattleForms(sample.index))
    }

    private func learnset(_ slug: String, _ generation: Int) throws -> GenerationLearnset {
        let learnsets = assembler.learnsets(of: try sample.pokemon(slug))
        return try #require(learnsets.first { $0.generation.rawValue == generation })
    }

    /// A table in lines: the games of its columns, then each move with its cells.
    private func lines(_ slug: String, _ generation: Int, _ method: String) throws -> [String] {
        let method = try sample.method(method).id
        return lines(
            try #require(try learnset(slug, generation).methods.first { $0.method == method }))
    }

    private func lines(_ table: MethodLearnset) -> [String] {
        [table.columns.map { games($0).joined(separator: " ") }.joined(separator: " | ")]
            + table.rows.map { row in
                let cells = row.cells.map { cell in
                    switch cell {
                    case .notLearned: "–"
                    case .learned: "learned"
                    case .levels(let levels): levels.map(String.init).joined(separator: ",")
                    case .machines(let labels):
                        labels.map { "\($0.kind.rawValue)\($0.number)" }.joined(separator: ",")
                    }
                }
                return "\(sample.index[row.move].slug): \(cells.joined(separator: " | "))"
            }
    }

    private func games(_ games: [Identifier<VersionGroup>]) -> [String] {
        games.map { sample.index[$0].slug.text }
    }

    @Test func beginsWithTheNewestGeneration() throws {
        let generations = assembler.learnsets(of: try sample.pokemon("pikachu")).map {
            $0.generation.rawValue
        }
        #expect(generations == [9, 8, 7, 6, 4, 3, 2, 1])
    }

    @Test func ordersMethodsAsTheGamesDo() throws {
        let methods = try learnset("pichu", 4).methods + learnset("pikachu", 1).methods
        let known = methods.map { sample.index.catalog.learnMethods[$0.method.rawValue - 1].slug }
        #expect(
            known.map(\.text) == [
                "egg", "light-ball-egg", "level-up", "machine", "stadium-surfing-pikachu",
            ])
    }

    @Test func putsTheNewestGameWithLevelsFirst() throws {
        let games = try ["pikachu", "raichu", "zapdos", "pichu"].map { slug in
            try #require(assembler.mainGame(of: sample.pokemon(slug)))
        }
        #expect(
            self.games(games) == [
                "legends-za", "scarlet-violet", "scarlet-violet", "ruby-sapphire",
            ])
    }

    @Test func makesTheTablesOfOneGame() throws {
        let pikachu = try sample.pokemon("pikachu")
        let yellow = try sample.versionGroup("yellow")
        let learnset = assembler.learnset(of: pikachu, in: yellow.id)
        #expect(learnset.generation == yellow.generation)
        #expect(learnset.methods.flatMap(\.columns).allSatisfy { $0 == [yellow.id] })
        #expect(
            learnset.methods.first.map(lines)
                == ["yellow", "thunder-wave: 8", "quick-attack: 11", "thunderbolt: 26"])
        #expect(assembler.moves(of: pikachu, in: yellow.id).count == 4)
    }

    /// Games that differ have columns of their own, neighbours that agree share one; rows are sorted by
    /// level in the newest games, and have all levels of a move.
    @Test(arguments: [
        (
            "pikachu", 1, "level-up",
            [
                "red-blue | yellow", "thunder-wave: 9 | 8", "quick-attack: 16 | 11",
                "thunderbolt: – | 26",
            ]
        ),
        ("pikachu", 4, "level-up", ["diamond-pearl platinum", "thunderbolt: 26"]),
        ("pikachu", 4, "tutor", ["platinum", "swift: learned"]),
        ("raichu", 9, "level-up", ["scarlet-violet", "quick-attack: 0", "thunder-wave: 1,5"]),
        ("pikachu", 8, "machine", ["sword-shield", "thunderbolt: tr8"]),
        ("pikachu", 9, "machine", ["scarlet-violet | legends-za", "thunderbolt: tm126 | tm67"]),
    ])
    func makesATableOfEachMethod(
        slug: String, generation: Int, method: String, table: [String]
    ) throws {
        #expect(try lines(slug, generation, method) == table)
    }

    /// What the source orders comes first; moves of which no order is known go by number.
    @Test func keepsTheGamesOrderOfOneLevel() throws {
        let sample = try SampleCatalog { catalog in
            let order = ["swift": 2, "thunderbolt": 1]
            let entries = try ["double-slap", "swift", "thunderbolt"].map { slug in
                try #require(
                    LearnsetEntry(
                        move: try catalog.moves.entity(slug, \.slug).id,
                        versionGroup: try catalog.versionGroups.entity("x-y", \.slug).id,
                        method: try catalog.learnMethods.entity("level-up", \.slug).id, level: 7,
                        order: order[slug]))
            }
            let zapdos = try catalog.pokemon.entity("zapdos", \.slug)
            catalog.learnsets[zapdos.id] = Learnset(entries: entries)
        }
        let assembler = LearnsetAssembler(
            sample.index, families: PokemonFamilies(sample.index),
            battleForms: BattleForms(sample.index))
        let learnset = try #require(assembler.learnsets(of: try sample.pokemon("zapdos")).first)
        let rows = learnset.methods.flatMap(\.rows).map { sample.index[$0.move].slug.text }
        #expect(rows == ["thunderbolt", "swift", "double-slap"])
    }

    @Test func saysOnlyThatAMoveIsLearnedWhereNoMachineIsKnown() throws {
        let sample = try SampleCatalog { catalog in
            for place in catalog.moves.indices { catalog.moves[place].machines = [] }
        }
        let assembler = LearnsetAssembler(
            sample.index, families: PokemonFamilies(sample.index),
            battleForms: BattleForms(sample.index))
        let learnset = try #require(assembler.learnsets(of: try sample.pokemon("zapdos")).first)
        #expect(learnset.methods.map { $0.rows.map(\.cells) } == [[[.learned]]])
    }

    @Test func remembersTheNewestGamesOfARow() throws {
        let rows = try learnset("pikachu", 4).methods.flatMap(\.rows)
        #expect(rows.first.map { games([$0.newestVersionGroup]) } == ["platinum"])
    }

    @Test func addsMovesOfEarlierStages() throws {
        let inherited = try learnset("pikachu", 2).inherited
        #expect(inherited.map { sample.index[$0.move].slug.text } == ["double-slap", "encore"])
        #expect(inherited.allSatisfy { sample.index[$0.from].slug.text == "pichu" })
        #expect(inherited.first?.ways.map(\.cell) == [.learned])
    }

    @Test func leavesOutWhatItLearnsItself() throws {
        #expect(try learnset("pichu", 2).inherited.isEmpty)
        #expect(try learnset("pikachu", 8).inherited.isEmpty)
    }

    @Test func borrowsTheBasesTablesForFormsTakenInBattle() throws {
        let learnsets = assembler.learnsets(of: try sample.pokemon("pikachu-gmax"))
        #expect(learnsets.map { games($0.versionGroups) } == [["sword-shield"]])
    }
}
