import Mustache
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

/// The page of a place, and the lists of places.
@Suite struct PlacePageTests {
    private func content(_ slug: String, _ language: Language = .english) throws -> Object {
        try SiteFixture.sitesWithFoundTables().content(PlacePage.self, slug, language)
    }

    private func game(
        _ game: String, at place: String, _ language: Language = .english
    ) throws -> Value {
        let games = try content(place, language).items("games")
        return try #require(games.first { $0.shown("slug") == game })
    }

    /// A table in lines: its name and conditions, its columns, then `name [versions] (signs) | levels |
    /// cells`, where `!` is met, `-` absent.
    private func lines(_ table: Value) -> [String] {
        let head = [table["name"]?.text, table["conditions"]?.text].compactMap { $0 }
        return [(head + table.lines("columns", "name")).joined(separator: " | ")]
            + table.items("rows").map { row in
                let cells = row.items("cells").map { cell in
                    cell["chance"]?.text ?? (cell["isMet"]?.bool == true ? "!" : "-")
                }
                let name =
                    row.shown("name") + row.items("versions").map { " [\($0.shown())]" }.joined()
                    + (row["signs"]?.text.map { " (\($0))" } ?? "")
                return ([name, row.shown("levels")] + cells).joined(separator: " | ")
            }
    }

    private func tables(
        _ game: String, at place: String, _ language: Language = .english
    ) throws -> [[String]] {
        try self.game(game, at: place, language).items("tables").map(lines)
    }

    @Test func headsThePlace() throws {
        let members = ["heading", "other", "pokemonCount", "gameCount"]
        let english = try content("sinnoh-route-204")
        #expect(
            members.map(english.shown)
                == ["Route 204", "２０４番道路", "4 Pokémon", "in 2 games or pairs of games"])
        #expect(english.lines("region", "name", "address") == ["Sinnoh | \u{1}places/#sinnoh"])
        #expect(english.shown("list").hasSuffix("?q=place:sinnoh-route-204"))
        let japanese = try content("sinnoh-route-204", .japanese)
        #expect(
            members.map(japanese.shown) == ["２０４番道路", "Route 204", "4種類", "ゲーム2組"])
        #expect(try content("rolling-fields").shown("gameCount") == "in 1 game or pair of games")
    }

    @Test func opensTheNewestGameAlone() throws {
        let content = try content("sinnoh-route-204")
        #expect(
            content.lines("games", "slug", "isOpen", "count")
                == ["platinum | true | 1 Pokémon", "diamond-pearl | false | 4 Pokémon"])
        let rows = content.items("games").compactMap { $0.items("tables.rows").first }
        #expect(rows[0].shown("art").contains("<img"))
        #expect(rows[1].shown("art") == "–")
        #expect(rows[1].shown("address").hasSuffix("/#places"))
    }

    /// Times of day are columns, and so are versions that differ.
    @Test func hasATableForEachWay() throws {
        #expect(
            try tables("diamond-pearl", at: "sinnoh-route-204") == [
                [
                    "Tall grass or cave | Morning | Day | Night",
                    "Clefairy [Pearl] | Lv. 5–9 | 80–100% | 80–100% | 80–100%",
                    "Clefairy [Diamond] | Lv. 5–9 | 70–80% | 70–80% | 70–80%",
                    "Pikachu [Diamond] | Lv. 4–8 | 20–30% | 20–30% | 30%",
                    "Pikachu [Pearl] | Lv. 4–6 | 20% | 20% | -",
                    "Pichu | Lv. 2 | - | - | 20%",
                ],
                [
                    "Super Rod | Diamond | Pearl", "Pikachu | Lv. 20–30 | 100% | -",
                    "Clefairy | Lv. 20–25 | - | 100%",
                ],
            ])
        let japanese = try tables("diamond-pearl", at: "sinnoh-route-204", .japanese)
        #expect(japanese.first?.first == "草むら・洞窟 | 朝 | 昼 | 夜")
        #expect(japanese.first?[5] == "ピチュー | Lv.2 | - | - | 20%")
    }

    @Test func specialConditionsAreAFold() throws {
        let game = try game("diamond-pearl", at: "sinnoh-route-204")
        #expect(game.shown("special.title") == "Swarm")
        #expect(
            game.items("special.tables").map(lines) == [
                [
                    "Tall grass or cave | Swarm | Morning | Day | Night",
                    "Raichu | Lv. 15 | 40% | 40% | 40%",
                ]
            ])
        #expect(
            try self.game("diamond-pearl", at: "sinnoh-route-204", .japanese)
                .shown("special.title") == "大量発生")
        #expect(try self.game("platinum", at: "sinnoh-route-204")["special"]?.object == nil)
    }

    @Test func chancesAreShownWhereTheyAddUp() throws {
        #expect(
            try tables("red-blue", at: "kanto-route-2")
                == [["Tall grass or cave", "Clefairy | Lv. 4 | 60%", "Pikachu | Lv. 3–5 | 40%"]])
        #expect(
            try tables("yellow", at: "kanto-route-2")
                == [["Tall grass or cave", "Clefairy | Lv. 4"]])
    }

    @Test func signsAreInTheRow() throws {
        #expect(
            try tables("sword-shield", at: "rolling-fields") == [
                [
                    "Seen in a set place", "Clefairy | Lv. 15–18",
                    "Raichu (Rain) | Lv. 40–42",
                ], ["Max Raid Battle", "Pikachu | –"],
            ])
    }

    @Test func barsAreAsLongAsTheHighestChance() throws {
        let table = try game("diamond-pearl", at: "sinnoh-route-204").items("tables")[0]
        let widths = table.items("rows").map { $0.lines("cells", "width") }
        #expect([widths[0][0], widths[2][1], widths[4][0]] == ["100%", "30%", "–"])
    }

    @Test func namesSimilarPlaces() throws {
        #expect(
            try content("kanto-route-2").lines("similar", "name", "address")
                == ["Viridian Forest | \u{1}places/viridian-forest/"])
        #expect(try content("rolling-fields").shown("hasSimilar") == "false")
    }

    @Test func describesItselfInBothNames() throws {
        let page = try SiteFixture.sitesWithFoundTables().html(PlacePage.self, "viridian-forest")
        #expect(page.contains("<title>Viridian Forest, Pokémon found here"))
        #expect(page.contains("Viridian Forest (トキワのもり): the 2 Pokémon that are met here"))
        #expect(page.contains("in Yellow, Red &amp; Blue."))
    }

    @Test func escapesNames() throws {
        let sites = try SiteFixture.sites { catalog in
            try SampleCatalog.addFoundTables(to: &catalog)
            catalog.locations[0].slug = try Slug("a-b")
            catalog.locations[0].name = LocalizedName(english: "<b>A&B</b>", japanese: nil)
        }
        for page in [
            try sites.html(PlacePage.self, "a-b"), try sites.html(PlaceListPage.self),
            try sites.html(PlaceGamePage.self, "platinum"),
            try sites.html(PokemonPage.self, "pikachu"),
        ] {
            #expect(page.contains("&lt;b&gt;A&amp;B&lt;/b&gt;"))
            #expect(!page.contains("<b>A&"))
        }
    }

    // MARK: Lists

    /// The places of a list, a line for each region: its anchor, its name, then names and counts.
    private func regions(_ content: Object) -> [String] {
        content.items("regions").map { region in
            let places = region.items("places").map { "\($0.shown("name")) \($0.shown("count"))" }
            return ([region.shown("anchor"), region.shown("name")] + places)
                .joined(separator: " | ")
        }
    }

    @Test func listsPlacesByRegion() throws {
        let sites = try SiteFixture.sitesWithFoundTables()
        let english = try sites.content(PlaceListPage.self)
        #expect(english.shown("count") == "4 places")
        #expect(
            regions(english) == [
                "kanto | Kanto | Route 2 2 | Viridian Forest 2", "sinnoh | Sinnoh | Route 204 4",
                "galar | Galar | Rolling Fields 3",
            ])
        #expect(
            english.lines("games", "name")
                == ["Sword & Shield", "Platinum", "Diamond & Pearl", "Yellow", "Red & Blue"])
        let japanese = try sites.content(PlaceListPage.self, nil, .japanese)
        #expect(regions(japanese).first == "kanto | カントー | ２番道路 2 | トキワのもり 2")
        #expect(japanese.shown("count") == "4か所")
    }

    @Test func listsThePlacesOfAGame() throws {
        let sites = try SiteFixture.sitesWithFoundTables()
        #expect(
            PlaceGamePage.pages(sites.indexes).map(\.route.path) == [
                "places/in/red-blue/", "places/in/yellow/", "places/in/diamond-pearl/",
                "places/in/platinum/", "places/in/sword-shield/",
            ])
        let page = try sites.html(PlaceGamePage.self, "yellow")
        for part in [
            #"href="../../../places/viridian-forest/#places-yellow""#, "2 places",
            #"<a class="dex-link" href="../../../places/in/yellow/" aria-current="page">"#,
            #"<h1 class="dex-head__title">Places in Yellow</h1>"#,
        ] { #expect(page.contains(part), "\(part)") }
        #expect(!page.contains("rolling-fields"))
    }

    /// The numbers in names count as numbers, and places without region stand last.
    @Test func sortsPlacesByTheirNumbers() throws {
        let sites = try SiteFixture.sites { catalog in
            try SampleCatalog.addFoundTables(to: &catalog)
            for number in [10, 9] {
                let area = 2000 - number
                catalog.locations.append(
                    Location(
                        id: Identifier(area), slug: try Slug("route-\(number)"),
                        name: LocalizedName(english: "Route \(number)", japanese: nil),
                        region: Identifier(1),
                        areas: [LocationArea(id: Identifier(area), slug: try Slug("a-\(number)"))]))
                catalog.pokemon[0].encounters.append(encounter(100, 9...9, area: area))
            }
            catalog.locations[3].region = nil
        }
        #expect(
            regions(try sites.content(PlaceListPage.self)) == [
                "kanto | Kanto | Route 2 2 | Route 9 1 | Route 10 1 | Viridian Forest 2",
                "sinnoh | Sinnoh | Route 204 4", "elsewhere | No region | Rolling Fields 3",
            ])
    }
}
