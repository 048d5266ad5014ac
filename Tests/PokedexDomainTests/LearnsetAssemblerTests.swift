import PokedexDomain
import TestSupport
import Testing

@Suite struct LearnsetAssemblerTests {
    private let sample: SampleCatalog
    private let assembler: LearnsetAssembler

    init() throws {
        sample = try SampleCatalog()
        assembler = CatalogIndexes(sample.catalog).learnsets
    }

    private func tables(_ slug: String) throws -> LearnsetTables {
        assembler.tables(of: try sample.pokemon(slug))
    }

    /// A table in lines: each move with its ways.
    private func lines(_ slug: String, _ method: String) throws -> [String] {
        let method = try sample.method(method).id
        return lines(try #require(try tables(slug).methods.first { $0.method == method }))
    }

    private func lines(_ table: MethodLearnset) -> [String] {
        table.rows.map { row in
            let ways = row.ways.map { "\(name($0.games)) \(text($0.cell))" }
            return "\(sample.index[row.move].slug): \(ways.joined(separator: " | "))"
        }
    }

    private func text(_ cell: LearnsetCell) -> String {
        switch cell {
        case .learned: "learned"
        case .levels(let levels): levels.map(String.init).joined(separator: ",")
        case .machines(let labels):
            labels.map { "\($0.kind.rawValue)\($0.number)" }.joined(separator: ",")
        case .mastered(let cell, let level): "\(text(cell)) mastered \(level)"
        }
    }

    private func name(_ group: GameGroup) -> String {
        switch group {
        case .generations(let newest, let oldest): "\(oldest.rawValue)–\(newest.rawValue)"
        case .games(let games): self.games(games).joined(separator: " ")
        }
    }

    private func games(_ games: [Identifier<VersionGroup>]) -> [String] {
        games.map { sample.index[$0].slug.text }
    }

    @Test func beginsWithTheNewestGeneration() throws {
        let generations = try tables("pikachu").games.parts.map(\.generation.rawValue)
        #expect(generations == [9, 8, 7, 6, 4, 3, 2, 1])
    }

    @Test func ordersMethodsAsTheGamesDo() throws {
        let methods = try tables("pichu").methods + tables("pikachu").methods
        let known = methods.map { sample.index.catalog.learnMethods[$0.method.rawValue - 1].slug }
        #expect(
            known.map(\.text) == [
                "level-up", "machine", "egg", "light-ball-egg",
                "level-up", "machine", "tutor", "stadium-surfing-pikachu",
            ])
    }

    /// Pikachu is in Legends: Z-A as well, which stands apart.
    @Test func putsTheNewestGameWithLevelsFirst() throws {
        let games = try ["pikachu", "raichu", "zapdos", "pichu"].map { slug in
            try #require(assembler.mainGame(of: sample.pokemon(slug)))
        }
        #expect(
            self.games(games) == [
                "scarlet-violet", "scarlet-violet", "scarlet-violet", "ruby-sapphire",
            ])
    }

    @Test func makesTheTablesOfOneGame() throws {
        let pikachu = try sample.pokemon("pikachu")
        let yellow = try sample.versionGroup("yellow")
        let tables = assembler.tables(of: pikachu, in: yellow.id)
        #expect(tables.games.parts.map(\.versionGroups) == [[yellow.id]])
        #expect(
            tables.methods.first.map(lines)
                == ["thunder-wave: 1–1 8", "quick-attack: 1–1 11", "thunderbolt: 1–1 26"])
        #expect(assembler.moveCount(of: pikachu, in: [yellow.id]) == 4)
    }

    /// Games that agree are named once, whole generations by their numbers; rows are sorted by level in
    /// the newest games, and have all levels of a move.
    @Test(arguments: [
        (
            "pikachu", "level-up",
            [
                "quick-attack: scarlet-violet 1 | yellow 11 | red-blue 16",
                "thunder-wave: 2–2 8 | yellow 8 | red-blue 9",
                "thunderbolt: 8–9 36 | 6–7 29 | 2–4 26 | yellow 26",
            ]
        ),
        ("pikachu", "tutor", ["swift: platinum learned"]),
        (
            "raichu", "level-up",
            ["quick-attack: scarlet-violet 0", "thunder-wave: scarlet-violet 1,5"]
        ),
        (
            "pikachu", "machine",
            [
                "swift: 2–2 tm39",
                "thunderbolt: legends-za tm67 | scarlet-violet tm126 | 8–8 tr8 | 6–7 tm24 "
                    + "| 3–4 tm24 | 1–1 tm24",
            ]
        ),
    ])
    func makesATableOfEachMethod(slug: String, method: String, table: [String]) throws {
        let lines = try lines(slug, method)
        #expect(lines == table)
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
        let assembler = CatalogIndexes(sample.catalog).learnsets
        let tables = assembler.tables(of: try sample.pokemon("zapdos"))
        let rows = tables.methods.flatMap(\.rows).map { sample.index[$0.move].slug.text }
        #expect(rows == ["thunderbolt", "swift", "double-slap"])
    }

    @Test func saysOnlyThatAMoveIsLearnedWhereNoMachineIsKnown() throws {
        let sample = try SampleCatalog { catalog in
            for place in catalog.moves.indices { catalog.moves[place].machines = [] }
        }
        let assembler = CatalogIndexes(sample.catalog).learnsets
        let tables = assembler.tables(of: try sample.pokemon("zapdos"))
        let cells = tables.methods.map { $0.rows.map { $0.ways.map(\.cell) } }
        #expect(cells == [[[.learned, .learned]]])
    }

    @Test func remembersTheGamesOfARow() throws {
        let tutor = try sample.method("tutor").id
        let rows = try #require(try tables("pikachu").methods.first { $0.method == tutor }).rows
        #expect(rows.first.map { games($0.versionGroups) } == ["platinum"])
    }

    /// In the games of a generation in which the Pokémon learns a move by itself, it needs no earlier stage.
    @Test func addsMovesOfEarlierStages() throws {
        let inherited = try tables("pikachu").inherited
        #expect(
            inherited.map { sample.index[$0.move].slug.text } == [
                "double-slap", "thunder-wave", "encore", "wish", "volt-tackle",
            ])
        let origins = inherited.flatMap(\.origins)
        #expect(origins.allSatisfy { sample.index[$0.from].slug.text == "pichu" })
        #expect(
            origins.map { name($0.games) } == [
                "2–2", "3–3", "2–3", "scarlet-violet", "3–4", "scarlet-violet", "4–4",
            ])
        #expect(origins.first?.ways.map(\.cell) == [.learned])
        #expect(try tables("pichu").inherited.isEmpty)
    }

    @Test func borrowsTheBasesTablesForFormsTakenInBattle() throws {
        let tables = try tables("pikachu-gmax")
        #expect(tables.games.parts.map { games($0.versionGroups) } == [["sword-shield"]])
    }
}
