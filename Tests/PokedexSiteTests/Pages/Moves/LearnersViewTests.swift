import Mustache
import Testing

@testable import PokedexDomain
@testable import PokedexSite

@Suite struct LearnersViewTests {
    private func view(
        _ slug: String, _ language: Language = .english,
        division: ([GenerationLearners]) -> PageDivision<GenerationLearners> = { PageDivision($0) }
    ) throws -> Value {
        let site = try SiteFixture.site(language)
        let move = try site.move(slug)
        return try LearnersView(site: site, move: move)
            .value(division(site.indexes.moveLearners.learners(of: move.id))).templateValue
    }

    private func fold(
        _ slug: String, _ generation: Int, _ language: Language = .english
    ) throws -> Value {
        let folds = try view(slug, language).items("generations")
        return try #require(folds.first { $0["number"]?.integer == generation })
    }

    /// A fold's cells after the Pokémon's own, by the Pokémon's slug.
    private func cells(
        _ slug: String, _ generation: Int, _ language: Language = .english
    ) throws -> [String: String] {
        let rows = try fold(slug, generation, language).items("parts.rows")
        return try Dictionary(
            uniqueKeysWithValues: rows.map { row in
                let header = try #require(row["pokemon"]?.markup)
                let slug = header.split(separator: "/").last { !$0.contains(">") }
                return (String(slug ?? ""), row.shown("cells"))
            })
    }

    @Test func opensTheNewestGenerationAlone() throws {
        let folds = try view("thunderbolt").lines("generations", "isOpen", "name", "games")
        #expect(folds.first == "true | Generation IX | Scarlet & Violet, Legends: Z-A")
        #expect(folds.count == 8 && folds.dropFirst().allSatisfy { $0.hasPrefix("false") })
        #expect(try fold("thunderbolt", 9).shown("count") == "6 Pokémon")
        #expect(try fold("thunderbolt", 9, .japanese).shown("count") == "6匹")
    }

    @Test func joinsAllWaysOfAGame() throws {
        let cells = try cells("thunderbolt", 1)
        #expect(cells["pikachu"] == "<td>TM24</td><td>Level 26, TM24</td>")
        #expect(cells["raichu"] == "<td>TM24</td><td>TM24</td>")
        #expect(cells["zapdos"] == "<td>TM24</td><td></td>", "it does not learn it in Yellow")
    }

    @Test func saysEveryWay() throws {
        #expect(
            try cells("thunderbolt", 9, .japanese)["raichu"]
                == #"<td data-label="SV">マシン126</td><td data-label="ZA">マシン067</td>"#)
        #expect(try cells("wish", 9) == ["pichu": "<td>Egg</td>"])
        #expect(try cells("swift", 4) == ["pikachu": "<td>Tutor</td>"])
        #expect(try cells("volt-tackle", 9, .japanese) == ["pichu": "<td>タマゴ（でんきだま）</td>"])
        #expect(try cells("thunder-wave", 9) == ["raichu": "<td>Level 1, 5</td>"])
        #expect(try cells("quick-attack", 9)["raichu"] == "<td>On evolving</td>")
    }

    @Test func abbreviatesGamesOnlyBesideOthersAndNamesThemForScripts() throws {
        #expect(
            try fold("thunderbolt", 9).lines("columns", "short", "long", "games") == [
                "SV | Scarlet & Violet | scarlet-violet", "Z-A | Legends: Z-A | legends-za",
            ])
        #expect(
            try fold("wish", 4).lines("columns", "short", "long", "games")
                == ["Diamond & Pearl, Platinum | – | diamond-pearl platinum"])
    }

    @Test func offersTheGamesInWhichItIsLearned() throws {
        #expect(
            try view("wish", .japanese).lines("choice.games", "slug", "name").prefix(2)
                == ["scarlet-violet | スカーレット・バイオレット", "platinum | プラチナ"])
    }

    @Test func tellsNumberAndTypesOfEach() throws {
        #expect(
            try fold("thunderbolt", 7).items("parts").last?.lines("rows", "pokemon").last == """
                <th scope="row"><a href="../../pokemon/raichu-alola/">Alolan Raichu</a> \
                <span lang="ja">アローラ<wbr/>ライチュウ</span></th><td>0026</td>\
                <td class="dex-t1-electric dex-t2-psychic">Electric, Psychic</td>
                """)
    }

    @Test func leadsToGenerationsWithPagesOfTheirOwn() throws {
        let view = try view("thunderbolt") {
            PageDivision($0, lengths: $0.map { _ in 200_000 })
        }
        #expect(view.lines("generations", "number") == ["9", "8"])
        #expect(view.lines("moved", "number") == ["7", "6", "4", "3", "2", "1"])
        #expect(
            view.lines("moved", "name", "count", "games", "slugs", "address").last
                == "Generation I | 4 Pokémon | Red & Blue, Yellow | red-blue yellow | "
                + "\u{1}moves/thunderbolt/generation-1/")
        // All games can be chosen.
        #expect(view.lines("choice.games", "slug").last == "red-blue")
    }

    @Test func showsTheNewestGenerationAsCards() throws {
        let folds = try view("thunderbolt").items("generations")
        #expect(folds.map { $0["isGallery"]?.bool } == [true] + Array(repeating: false, count: 7))
        let rows = folds.prefix(2).compactMap { $0.items("parts.rows").first }
        #expect(rows.map { $0.shown("pokemon").contains("<img") } == [true, false])
        // Cards have no heads of columns beside them.
        #expect(
            rows.first?.shown("cells") == """
                <td data-label="SV">Level 36, TM126</td><td data-label="Z-A">Level 36, TM067</td>
                """)
    }

    @Test func dividesTablesIntoPartsOf48Rows() throws {
        let site = try SiteFixture.site(.english)
        let row = LearnerRow(pokemon: site.indexes.catalog.pokemon[0].id, pattern: 0)
        let table = GenerationLearners(
            generation: Identifier(9), columns: [], patterns: [[]],
            rows: Array(repeating: row, count: 100))
        let fold = try LearnersView(site: site, move: site.indexes.catalog.moves[0])
            .fold(table, isOpen: false)
        #expect(fold.items("parts").map { $0["rows"]?.list?.count } == [48, 48, 4])
    }

    @Test func saysThatNobodyLearnsIt() throws {
        let view = try view("shadow-rush")
        #expect(view.shown("isEmpty") == "true")
        #expect(view.shown("generations") == "[]")
    }
}
