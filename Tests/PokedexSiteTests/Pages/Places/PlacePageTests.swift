import Mustache
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

/// The page of a place, and the lists of places.
@Suite struct PlacePageTests {
    private func site(
        _ language: Language, change: (inout Catalog) throws -> Void = { _ in }
    ) throws -> LocalizedSite {
        try SiteFixture.site(language) { catalog in
            try SampleCatalog.addFoundTables(to: &catalog)
            try change(&catalog)
        }
    }

    private func content(_ slug: String, _ language: Language = .english) throws -> Object {
        let site = try site(language)
        let place = try #require(site.indexes.places.places.first { $0.slug.text == slug })
        return try PlacePage(site: site, subject: place, facts: PlaceFacts(place, site.indexes))
            .content()
    }

    private func game(
        _ game: String, at place: String, _ language: Language = .english
    ) throws -> Value {
        let games = try content(place, language)["games"]?.list
        return try #require(games?.first { $0["slug"]?.text == game })
    }

    /// A table in lines: its name and conditions, its columns, then `name [versions] (signs) | levels |
    /// cells`, where `!` is met, `-` absent.
    private func lines(_ table: Value) -> [String] {
        let columns = (table["columns"]?.list ?? []).compactMap { $0["name"]?.text }
        let head = [table["name"]?.text, table["conditions"]?.text].compactMap { $0 } + columns
        return [head.joined(separator: " | ")]
            + (table["rows"]?.list ?? []).map { row in
                let versions = (row["versions"]?.list ?? []).compactMap(\.text)
                let cells = (row["cells"]?.list ?? []).map { cell in
                    cell["chance"]?.text ?? (cell["isMet"]?.bool == true ? "!" : "-")
                }
                let name =
                    (row["name"]?["text"]?.text ?? "?") + versions.map { " [\($0)]" }.joined()
                    + (row["signs"]?.text.map { " (\($0))" } ?? "")
                return ([name, row["levels"]?.text ?? "–"] + cells).joined(separator: " | ")
            }
    }

    private func tables(_ fold: Value?) -> [[String]] {
        (fold?["tables"]?.list ?? []).map(lines)
    }

    @Test(arguments: Language.allCases)
    func leadsToTheListOfWhoIsMetThere(language: Language) throws {
        let site = try SiteFixture.site(language, change: SampleCatalog.addPlaces)
        for place in site.indexes.places.places {
            let page = PlacePage(site: site, subject: place, facts: PlaceFacts(place, site.indexes))
            let address = try #require(page.content()["list"]?.text)
            #expect(address.hasSuffix("?q=place:\(place.slug)"))
        }
    }

    @Test func headsThePlace() throws {
        let english = try content("sinnoh-route-204")
        #expect(english["heading"]?["text"]?.text == "Route 204")
        #expect(english["other"]?["text"]?.text == "２０４番道路")
        #expect(english["region"]?["name"]?["text"]?.text == "Sinnoh")
        #expect(english["region"]?["address"]?.text == "\u{1}places/#sinnoh")
        #expect(english["pokemonCount"]?.text == "4 Pokémon")
        #expect(english["gameCount"]?.text == "in 2 games or pairs of games")
        let japanese = try content("sinnoh-route-204", .japanese)
        #expect(japanese["heading"]?["text"]?.text == "２０４番道路")
        #expect(japanese["pokemonCount"]?.text == "4種類")
        #expect(japanese["gameCount"]?.text == "ゲーム2組")
        #expect(try content("rolling-fields")["gameCount"]?.text == "in 1 game or pair of games")
    }

    @Test func opensTheNewestGameAlone() throws {
        let games = try #require(try content("sinnoh-route-204")["games"]?.list)
        #expect(games.map { $0["slug"]?.text } == ["platinum", "diamond-pearl"])
        #expect(games.map { $0["isOpen"]?.bool } == [true, false])
        #expect(games.map { $0["count"]?.text } == ["1 Pokémon", "4 Pokémon"])
        let rows = games.map { $0["tables"]?.list?.first?["rows"]?.list?.first }
        #expect(rows[0]?["art"]?.markup?.contains("<img") == true)
        #expect(rows[1]?["art"]?.markup == nil)
        #expect(rows[1]?["address"]?.text?.hasSuffix("/#places") == true)
    }

    @Test func timesOfDayAreColumns() throws {
        let tables = try tables(game("diamond-pearl", at: "sinnoh-route-204"))
        #expect(
            tables.first == [
                "Tall grass or cave | Morning | Day | Night",
                "Clefairy [Pearl] | Lv. 5–9 | 80–100% | 80–100% | 80–100%",
                "Clefairy [Diamond] | Lv. 5–9 | 70–80% | 70–80% | 70–80%",
                "Pikachu [Diamond] | Lv. 4–8 | 20–30% | 20–30% | 30%",
                "Pikachu [Pearl] | Lv. 4–6 | 20% | 20% | -",
                "Pichu | Lv. 2 | - | - | 20%",
            ])
        let japanese = try self.tables(game("diamond-pearl", at: "sinnoh-route-204", .japanese))
        #expect(japanese.first?.first == "草むら・洞窟 | 朝 | 昼 | 夜")
        #expect(japanese.first?[5] == "ピチュー | Lv.2 | - | - | 20%")
    }

    @Test func versionsThatDifferAreColumns() throws {
        let tables = try tables(game("diamond-pearl", at: "sinnoh-route-204"))
        #expect(
            tables.last == [
                "Super Rod | Diamond | Pearl", "Pikachu | Lv. 20–30 | 100% | -",
                "Clefairy | Lv. 20–25 | - | 100%",
            ])
        #expect(tables.count == 2)
    }

    @Test func specialConditionsAreAFold() throws {
        let special = try game("diamond-pearl", at: "sinnoh-route-204")["special"]
        #expect(special?["title"]?.text == "Swarm")
        #expect(
            tables(special) == [
                [
                    "Tall grass or cave | Swarm | Morning | Day | Night",
                    "Raichu | Lv. 15 | 40% | 40% | 40%",
                ]
            ])
        #expect(
            try game("diamond-pearl", at: "sinnoh-route-204", .japanese)["special"]?["title"]?.text
                == "大量発生")
        #expect(try game("platinum", at: "sinnoh-route-204")["special"]?.object == nil)
    }

    @Test func chancesAreShownWhereTheyAddUp() throws {
        #expect(
            try tables(game("red-blue", at: "kanto-route-2")) == [
                ["Tall grass or cave", "Clefairy | Lv. 4 | 60%", "Pikachu | Lv. 3–5 | 40%"]
            ])
        #expect(
            try tables(game("yellow", at: "kanto-route-2"))
                == [["Tall grass or cave", "Clefairy | Lv. 4 | !"]])
    }

    @Test func signsAreInTheRow() throws {
        #expect(
            try tables(game("sword-shield", at: "rolling-fields")) == [
                [
                    "Seen in a set place", "Clefairy | Lv. 15–18 | !",
                    "Raichu (\(words("weather-raining"))) | Lv. 40–42 | !",
                ],
                ["Max Raid Battle", "Pikachu | – | !"],
            ])
    }

    private func words(_ value: String) throws -> String {
        let site = try site(.english)
        let value = try #require(
            site.indexes.catalog.encounterConditionValues.first { $0.slug.text == value })
        return site.encounterWords.shortName(of: value.id)
    }

    @Test func barsAreAsLongAsTheHighestChance() throws {
        let rows = try #require(
            try game("diamond-pearl", at: "sinnoh-route-204")["tables"]?.list?.first?["rows"]?.list)
        #expect(rows[0]["cells"]?.list?[0]["width"]?.text == "100%")
        #expect(rows[2]["cells"]?.list?[1]["width"]?.text == "30%")
        #expect(rows[4]["cells"]?.list?[0]["width"]?.text == nil)
    }

    @Test func namesSimilarPlaces() throws {
        let similar = try content("kanto-route-2")["similar"]?.list
        #expect(similar?.map { $0["name"]?["text"]?.text } == ["Viridian Forest"])
        #expect(similar?.first?["address"]?.text == "\u{1}places/viridian-forest/")
        #expect(try content("rolling-fields")["hasSimilar"]?.bool == false)
    }

    @Test func describesItselfInBothNames() throws {
        let page = try SiteFixture.page(
            PlacePage.self, "viridian-forest", in: site(.english))
        #expect(page.contains("<title>Viridian Forest, Pokémon found here"))
        #expect(page.contains("Viridian Forest (トキワのもり): the 2 Pokémon that are met here"))
        #expect(page.contains("in Yellow, Red &amp; Blue."))
    }

    @Test func escapesNames() throws {
        let site = try site(.english) { catalog in
            let old = catalog.locations[0]
            catalog.locations[0] = Location(
                id: old.id, slug: try Slug("a-b"),
                name: LocalizedName(english: "<b>A&B</b>", japanese: nil), region: old.region,
                areas: old.areas)
        }
        for page in [
            try SiteFixture.page(PlacePage.self, "a-b", in: site),
            try SiteFixture.page(PlaceListPage.self, in: site),
            try SiteFixture.page(PlaceGamePage.self, "platinum", in: site),
            try SiteFixture.page(PokemonPage.self, "pikachu", in: site),
        ] {
            #expect(page.contains("&lt;b&gt;A&amp;B&lt;/b&gt;"))
            #expect(!page.contains("<b>A&"))
        }
    }

    // MARK: Lists

    /// The places of a list, a line for each region: its anchor, its name, then names and counts.
    private func regions(_ content: Object) throws -> [String] {
        try #require(content["regions"]?.list).map { region in
            let places = (region["places"]?.list ?? []).map { place in
                "\(place["name"]?["text"]?.text ?? "?") \(place["count"]?.integer ?? -1)"
            }
            let name = region["name"]?["text"]?.text ?? "?"
            return ([region["anchor"]?.text ?? "?", name] + places).joined(separator: " | ")
        }
    }

    @Test func listsPlacesByRegion() throws {
        let english = try PlaceListPage(site: site(.english)).content()
        #expect(english["count"]?.text == "4 places")
        #expect(
            try regions(english) == [
                "kanto | Kanto | Route 2 2 | Viridian Forest 2", "sinnoh | Sinnoh | Route 204 4",
                "galar | Galar | Rolling Fields 3",
            ])
        #expect(
            english["games"]?.list?.map { $0["name"]?.text } == [
                "Sword & Shield", "Platinum", "Diamond & Pearl", "Yellow", "Red & Blue",
            ])
        let japanese = try PlaceListPage(site: site(.japanese)).content()
        #expect(try regions(japanese).first == "kanto | カントー | ２番道路 2 | トキワのもり 2")
        #expect(japanese["count"]?.text == "4か所")
    }

    @Test func listsThePlacesOfAGame() throws {
        let site = try site(.english)
        let pages = PlaceGamePage.pages(site.indexes)
        #expect(
            pages.map(\.route.path) == [
                "places/in/red-blue/", "places/in/yellow/", "places/in/diamond-pearl/",
                "places/in/platinum/", "places/in/sword-shield/",
            ])
        let page = try SiteFixture.page(PlaceGamePage.self, "yellow", in: site)
        #expect(page.contains(#"href="../../../places/viridian-forest/#places-yellow""#))
        #expect(
            page.contains(
                #"<a class="dex-link" href="../../../places/in/yellow/" aria-current="page">"#))
        #expect(page.contains("<h1 class=\"dex-head__title\">Places in Yellow</h1>"))
        #expect(page.contains("2 places"))
        #expect(!page.contains("rolling-fields"))
    }

    /// The numbers in names count as numbers, and places without region stand last.
    @Test func sortsPlacesByTheirNumbers() throws {
        let site = try site(.english) { catalog in
            for (number, name) in [(10, "Route 10"), (9, "Route 9")] {
                catalog.locations.append(
                    Location(
                        id: Identifier(2000 - number), slug: try Slug("route-\(number)"),
                        name: LocalizedName(english: name, japanese: nil), region: Identifier(1),
                        areas: [
                            LocationArea(
                                id: Identifier(2000 - number), slug: try Slug("area-\(number)"))
                        ]))
                catalog.pokemon[0].encounters.append(
                    encounter(100, 9...9, area: 2000 - number))
            }
            catalog.locations[3].region = nil
        }
        let regions = try regions(PlaceListPage(site: site).content())
        #expect(
            regions == [
                "kanto | Kanto | Route 2 2 | Route 9 1 | Route 10 1 | Viridian Forest 2",
                "sinnoh | Sinnoh | Route 204 4", "elsewhere | No region | Rolling Fields 3",
            ])
    }
}
