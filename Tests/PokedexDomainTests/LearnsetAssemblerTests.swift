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

    private func table(
        _ slug: String, _ generation: Int, _ method: String
    ) throws -> MethodLearnset {
        let method = try sample.method(method).id
        return try #require(
            try learnset(slug, generation).methods.first { $0.method == method })
    }

    private func games(_ games: [Identifier<VersionGroup>]) -> [String] {
        games.map { sample.index[$0].slug.text }
    }

    private func moves(_ table: MethodLearnset) -> [String] {
        table.rows.map { sample.index[$0.move].slug.text }
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
        let yellow = try #require(
            sample.index.catalog.versionGroups.first { $0.slug.text == "yellow" })
        let learnset = assembler.learnset(of: pikachu, in: yellow.id)
        #expect(learnset.generation == yellow.generation)
        #expect(learnset.methods.flatMap(\.columns).allSatisfy { $0 == [yellow.id] })
        let levels = try #require(learnset.methods.first)
        #expect(moves(levels) == ["thunder-wave", "quick-attack", "thunderbolt"])
        #expect(levels.rows.map(\.cells) == [[.levels([8])], [.levels([11])], [.levels([26])]])
        #expect(assembler.moves(of: pikachu, in: yellow.id).count == 4)
    }

    @Test func givesGamesThatDifferColumnsOfTheirOwn() throws {
        let table = try table("pikachu", 1, "level-up")
        #expect(table.columns.map(games) == [["red-blue"], ["yellow"]])
        #expect(
            table.rows.map(\.cells) == [
                [.levels([9]), .levels([8])], [.levels([16]), .levels([11])],
                [.notLearned, .levels([26])],
            ])
    }

    @Test func mergesNeighbouringGamesThatAgree() throws {
        #expect(
            try table("pikachu", 4, "level-up").columns.map(games) == [
                ["diamond-pearl", "platinum"]
            ])
        #expect(
            try table("pikachu", 4, "tutor").columns.map(games) == [["platinum"]])
    }

    @Test func sortsByLevelInTheNewestGames() throws {
        #expect(
            try moves(table("pikachu", 1, "level-up")) == [
                "thunder-wave", "quick-attack", "thunderbolt",
            ])
        #expect(try moves(table("raichu", 9, "level-up")) == ["quick-attack", "thunder-wave"])
    }

    @Test func keepsAllLevelsOfAMove() throws {
        let rows = try table("raichu", 9, "level-up").rows
        #expect(rows.map(\.cells) == [[.levels([0])], [.levels([1, 5])]])
    }

    @Test func namesTheMachineOfEachGame() throws {
        #expect(
            try table("pikachu", 8, "machine").rows.map(\.cells) == [
                [machine(.technicalRecord, 8)]
            ])
        #expect(
            try table("pikachu", 9, "machine").rows.map(\.cells) == [
                [machine(.technicalMachine, 126), machine(.technicalMachine, 67)]
            ])
    }

    private func machine(_ kind: Machine.Kind, _ number: Int) -> LearnsetCell {
        .machines([Machine(versionGroup: Identifier(1), kind: kind, number: number).label])
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
        let row = try #require(try table("pikachu", 4, "level-up").rows.first)
        #expect(games([row.newestVersionGroup]) == ["platinum"])
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
