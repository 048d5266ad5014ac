import Mustache
import Testing

@testable import PokedexDomain
@testable import PokedexSite

@Suite struct LearnersViewTests {
    private func view(_ slug: String, _ language: Language = .english) throws -> Value {
        let site = try SiteFixture.site(language)
        let move = try site.move(slug)
        return try LearnersView(site: site, move: move)
            .value(site.indexes.moveLearners.learners(of: move.id)).templateValue
    }

    /// The cells after the Pokémon's own, by the Pokémon's slug.
    ///
    /// - Parameter table: `newest` or `earlier`.
    private func cells(
        _ table: String, _ slug: String, _ language: Language = .english
    ) throws -> [String: String] {
        try Dictionary(
            uniqueKeysWithValues: view(slug, language).items("\(table).parts.rows").map { row in
                let header = try #require(row["pokemon"]?.markup)
                let slug = header.split(separator: "/").last { !$0.contains(">") }
                return (String(slug ?? ""), row.shown("cells"))
            })
    }

    @Test func countsWhoLearnsIt() throws {
        #expect(
            try view("thunderbolt").lines("newest", "name", "games", "count")
                == ["Generation IX | Scarlet & Violet, Legends: Z-A | 6 Pokémon"])
        #expect(try view("thunderbolt", .japanese).lines("newest", "count") == ["6匹"])
    }

    @Test func saysOnceHowEachLearnsItInAllEarlierGames() throws {
        let cells = try cells("earlier", "thunderbolt")
        #expect(
            cells["pikachu"]
                == "<td><b>VIII</b> Level 36, TR08; <b>VI–VII</b> Level 29, TM24; "
                + "<b>III–IV</b> Level 26, TM24; <b>II</b> Level 26; "
                + "<b>Yellow</b> Level 26, TM24; <b>RB</b> TM24")
        #expect(cells["zapdos"] == "<td><b>RB</b> TM24")
        let view = try view("thunderbolt")
        #expect(
            view.lines("earlier.generations", "numeral", "count") == [
                "VIII | 1 Pokémon", "VII | 2 Pokémon", "VI | 1 Pokémon", "IV | 1 Pokémon",
                "III | 2 Pokémon", "II | 1 Pokémon", "I | 4 Pokémon",
            ])
        #expect(view.lines("earlier.generations.games", "slug", "short").last == "yellow | Yellow")
    }

    @Test func saysEveryWay() throws {
        #expect(
            try cells("newest", "thunderbolt", .japanese)["raichu"]
                == #"<td data-label="SV">マシン126<td data-label="ZA">マシン067"#)
        #expect(try cells("newest", "wish") == ["pichu": "<td>Egg"])
        #expect(try cells("newest", "volt-tackle", .japanese) == ["pichu": "<td>タマゴ（でんきだま）"])
        #expect(try cells("newest", "thunder-wave") == ["raichu": "<td>Level 1, 5"])
        #expect(try cells("newest", "quick-attack")["raichu"] == "<td>On evolving")
    }

    @Test func abbreviatesGamesOnlyBesideOthersAndNamesThemForScripts() throws {
        #expect(
            try view("thunderbolt").lines("newest.columns", "short", "long", "games") == [
                "SV | Scarlet & Violet | scarlet-violet", "Z-A | Legends: Z-A | legends-za",
            ])
        #expect(
            try view("wish").lines("newest.columns", "short", "long", "games")
                == ["Scarlet & Violet | – | scarlet-violet"])
    }

    @Test func offersTheGamesInWhichItIsLearned() throws {
        #expect(
            try view("wish", .japanese).lines("choice.games", "slug", "name").prefix(2)
                == ["scarlet-violet | スカーレット・バイオレット", "platinum | プラチナ"])
    }

    @Test func tellsNumberAndTypesOfEach() throws {
        let heads = try view("thunderbolt").lines("earlier.parts.rows", "pokemon")
        #expect(
            heads.contains(
                """
                <th><a href="../../pokemon/raichu-alola/">Alolan Raichu</a><td>0026\
                <td class="t1-electric t2-psychic">Electric, Psychic
                """))
    }

    @Test func showsTheNewestGenerationAsCards() throws {
        let view = try view("thunderbolt")
        #expect(view.lines("newest", "isGallery") == ["true"])
        let rows = view.items("newest.parts.rows")
        #expect(rows.allSatisfy { $0.shown("pokemon").contains("<img") })
        // Cards have no heads of columns beside them.
        #expect(
            rows.first?.shown("cells") == """
                <td data-label="SV">Level 36, TM126<td data-label="Z-A">Level 36, TM067
                """)
    }

    @Test func dividesTablesIntoPartsAndShowsNearlyEveryoneWithoutPictures() throws {
        let site = try SiteFixture.site(.english)
        let row = LearnerRow(pokemon: site.indexes.catalog.pokemon[0].id, pattern: 0)
        let view = LearnersView(site: site, move: site.indexes.catalog.moves[0])
        for (count, isGallery) in [(100, true), (601, false)] {
            let table = GenerationLearners(
                generation: Identifier(9), columns: [], patterns: [[]],
                rows: Array(repeating: row, count: count))
            let fold = try view.fold(table).templateValue
            #expect(fold["isGallery"]?.bool == isGallery)
            let sizes = fold.items("parts").map { $0["rows"]?.list?.count ?? 0 }
            #expect(sizes.reduce(0, +) == count && sizes.dropLast().allSatisfy { $0 == 48 })
        }
    }

    @Test func givesTheEarlierGamesOfManyAPageOfTheirOwn() throws {
        #expect(LearnersView.isLong((newest: 500, earlier: 401)))
        #expect(!LearnersView.isLong((newest: 500, earlier: 400)))
        #expect(!LearnersView.isLong((newest: 1000, earlier: 0)), "there is nothing to move")
        // The sample catalog is too small to have such a page: it is made here.
        let site = try SiteFixture.site(.english)
        let move = try site.move("thunderbolt")
        let learners = site.indexes.moveLearners.learners(of: move.id)
        let html = try site.html(
            of: EarlierLearnersPage.page(move.slug, generation: move.generation) {
                EarlierLearnersPage(site: $0, move: move, learners: learners)
            })
        for part in [
            "<h1 class=\"dex-head__title\">Pokémon that learn Thunderbolt in earlier games</h1>",
            "<a href=\"../../../pokemon/raichu-alola/\">",
            "href=\"../../../moves/thunderbolt/\">Thunderbolt in all games</a>",
            // The breadcrumbs name the move between the list and the page.
            "<li><a href=\"../../../moves/\" dir=\"auto\">Moves<",
            "<li><a href=\"../../../moves/thunderbolt/\" dir=\"auto\">Thunderbolt<",
            "<span aria-current=\"page\">Earlier games</span>",
            "href=\"../../../../ja/moves/thunderbolt/earlier/\"",
        ] { #expect(html.contains(part), "\(part)") }
        #expect(html.contains(#/<details [^>]*id="learners-earlier" [^>]*open="open">/#))
    }

    @Test func saysThatNobodyLearnsIt() throws {
        let view = try view("shadow-rush")
        #expect(view.shown("isEmpty") == "true")
        #expect(view.items("newest").isEmpty && view.items("earlier").isEmpty)
    }
}
