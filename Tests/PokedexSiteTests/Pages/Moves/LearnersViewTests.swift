import Mustache
@testable import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

@Suite struct LearnersViewTests {
    private func view(
        _ slug: String, _ language: Language = .english,
        division: ([GenerationLearners]) -> PageDivision<GenerationLearners> = { PageDivision($0) }
    ) throws -> Value {
        let site = try SiteFixture.site(language)
        let move = try #require(site.indexes.catalog.moves.first { $0.slug.text == slug })
        return try LearnersView(site: site, move: move)
            .value(division(site.indexes.moveLearners.learners(of: move.id))).templateValue
    }

    private func fold(
        _ slug: String, _ generation: Int, _ language: Language = .english
    ) throws -> Value {
        let folds = try view(slug, language)["generations"]?.list ?? []
        return try #require(folds.first { $0["number"]?.integer == generation })
    }

    /// A fold's cells after the Pokémon's own, by the Pokémon's slug.
    private func cells(_ fold: Value) throws -> [String: String] {
        let rows = try #require(fold["parts"]?.list).flatMap { $0["rows"]?.list ?? [] }
        return try Dictionary(
            uniqueKeysWithValues: rows.map { row in
                let header = try #require(row["pokemon"]?.markup)
                let slug = header.split(separator: "/").last { !$0.contains(">") }
                return (String(slug ?? ""), try #require(row["cells"]?.markup))
            })
    }

    @Test func opensTheNewestGenerationAlone() throws {
        let folds = try #require(try view("thunderbolt")["generations"]?.list)
        #expect(folds.map { $0["isOpen"]?.bool } == [true] + Array(repeating: false, count: 7))
        #expect(folds.first?["name"]?.text == "Generation IX")
        #expect(folds.first?["games"]?.text == "Scarlet & Violet, Legends: Z-A")
    }

    @Test func countsThePokemonOfAGeneration() throws {
        #expect(try fold("thunderbolt", 9)["count"]?.text == "6 Pokémon")
        #expect(try fold("thunderbolt", 9, .japanese)["count"]?.text == "6匹")
    }

    @Test func joinsAllWaysOfAGame() throws {
        let cells = try cells(fold("thunderbolt", 1))
        #expect(cells["pikachu"] == "<td>TM24</td><td>Level 26, TM24</td>")
        #expect(cells["raichu"] == "<td>TM24</td><td>TM24</td>")
    }

    @Test func leavesACellEmptyWhereItDoesNotLearnTheMove() throws {
        #expect(try cells(fold("thunderbolt", 1))["zapdos"] == "<td>TM24</td><td></td>")
    }

    @Test func numbersMachinesAsTheirGamesDo() throws {
        #expect(
            try cells(fold("thunderbolt", 9, .japanese))["raichu"]
                == """
                <td data-label="SV">マシン126</td><td data-label="ZA">マシン067</td>
                """)
    }

    @Test func saysOtherWaysInAWord() throws {
        #expect(try cells(fold("wish", 9)) == ["pichu": "<td>Egg</td>"])
        #expect(try cells(fold("swift", 4)) == ["pikachu": "<td>Tutor</td>"])
        #expect(try cells(fold("volt-tackle", 9, .japanese)) == ["pichu": "<td>タマゴ（でんきだま）</td>"])
    }

    @Test func saysLevelsAndEvolving() throws {
        #expect(try cells(fold("thunder-wave", 9)) == ["raichu": "<td>Level 1, 5</td>"])
        #expect(try cells(fold("quick-attack", 9))["raichu"] == "<td>On evolving</td>")
    }

    @Test func abbreviatesGamesOnlyBesideOthers() throws {
        let columns = { (slug: String, generation: Int) in
            try self.fold(slug, generation)["columns"]?.list?.map { column in
                [column["short"]?.text, column["long"]?.text]
            }
        }
        #expect(
            try columns("thunderbolt", 9) == [
                ["SV", "Scarlet & Violet"], ["Z-A", "Legends: Z-A"],
            ])
        #expect(try columns("wish", 4) == [["Diamond & Pearl, Platinum", nil]])
    }

    @Test func tellsScriptsTheGamesOfAColumn() throws {
        let games = { (slug: String, generation: Int) in
            try self.fold(slug, generation)["columns"]?.list?.map { $0["games"]?.text }
        }
        #expect(try games("thunderbolt", 9) == ["scarlet-violet", "legends-za"])
        #expect(try games("wish", 4) == ["diamond-pearl platinum"])
    }

    @Test func offersTheGamesInWhichItIsLearned() throws {
        let games = try #require(try view("wish", .japanese)["choice"]?["games"]?.list)
        #expect(
            games.prefix(2).map { [$0["slug"]?.text, $0["name"]?.text] } == [
                ["scarlet-violet", "スカーレット・バイオレット"], ["platinum", "プラチナ"],
            ])
    }

    @Test func tellsNumberAndTypesOfEach() throws {
        let parts = try #require(try fold("thunderbolt", 7)["parts"]?.list)
        let row = try #require(parts.last?["rows"]?.list?.last)
        #expect(
            row["pokemon"]?.markup == """
                <th scope="row"><a href="../../pokemon/raichu-alola/">Alolan Raichu</a> \
                <span lang="ja">アローラ<wbr/>ライチュウ</span></th><td>0026</td>\
                <td class="dex-t1-electric dex-t2-psychic">Electric, Psychic</td>
                """)
    }

    @Test func leadsToGenerationsWithPagesOfTheirOwn() throws {
        let view = try view("thunderbolt") {
            PageDivision($0, lengths: $0.map { _ in 200_000 })
        }
        #expect(view["generations"]?.list?.map { $0["number"]?.integer } == [9, 8])
        let lines = try #require(view["moved"]?.list)
        #expect(lines.map { $0["number"]?.integer } == [7, 6, 4, 3, 2, 1])
        let oldest = try #require(lines.last)
        #expect(oldest["name"]?.text == "Generation I")
        #expect(oldest["count"]?.text == "4 Pokémon")
        #expect(oldest["games"]?.text == "Red & Blue, Yellow")
        #expect(oldest["slugs"]?.text == "red-blue yellow")
        #expect(oldest["address"]?.text == "\u{1}moves/thunderbolt/generation-1/")
        // All games can be chosen.
        #expect(view["choice"]?["games"]?.list?.last?["slug"]?.text == "red-blue")
    }

    @Test func showsTheNewestGenerationAsCards() throws {
        let folds = try #require(try view("thunderbolt")["generations"]?.list)
        #expect(folds.map { $0["isGallery"]?.bool } == [true] + Array(repeating: false, count: 7))
        let rows = folds.prefix(2).map { $0["parts"]?.list?.first?["rows"]?.list?.first }
        #expect(rows[0]?["pokemon"]?.markup?.contains("<img") == true)
        #expect(rows[1]?["pokemon"]?.markup?.contains("<img") == false)
        // Cards have no heads of columns beside them.
        #expect(
            rows[0]?["cells"]?.markup
                == """
                <td data-label="SV">Level 36, TM126</td><td data-label="Z-A">Level 36, TM067</td>
                """)
    }

    @Test func dividesTablesIntoPartsOf48Rows() throws {
        let site = try SiteFixture.site(.english)
        let move = try #require(site.indexes.catalog.moves.first)
        let rows = site.indexes.catalog.pokemon.prefix(1).flatMap { pokemon in
            Array(repeating: LearnerRow(pokemon: pokemon.id, pattern: 0), count: 100)
        }
        let table = GenerationLearners(
            generation: Identifier(9), columns: [], patterns: [[]], rows: rows)
        let parts = try LearnersView(site: site, move: move)
            .fold(table, isOpen: false)["parts"]?.list
        #expect(parts?.map { $0["rows"]?.list?.count } == [48, 48, 4])
    }

    @Test func saysThatNobodyLearnsIt() throws {
        let view = try view("shadow-rush")
        #expect(view["isEmpty"]?.bool == true)
        #expect(view["generations"]?.list?.isEmpty == true)
    }
}
