import Mustache
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

/// The list of games, and the page of a game.
@Suite struct GamePagesTests {
    private typealias Change = (inout Catalog) throws -> Void

    private func content(
        _ game: String, _ language: Language = .english, exclusives: String = "{}",
        change: Change = { _ in }
    ) throws -> Object {
        let site = try SiteFixture.site(language, exclusives: exclusives, change: change)
        return try page(game, in: site).content()
    }

    private func page(_ slug: String, in site: LocalizedSite) throws -> GamePage {
        let games = site.indexes.places.games.inOrder
        let game = try #require(games.first { $0.slug.text == slug })
        return GamePage(
            site: site, contents: GameContents(game, site.indexes),
            comparison: GameComparison(game, site.indexes))
    }

    private func text(_ value: Value, _ keys: String...) -> String {
        keys.map { value[$0]?["text"]?.text ?? value[$0]?.text ?? "–" }.joined(separator: " | ")
    }

    // MARK: The list

    @Test func listsGamesByGenerationTheNewestFirst() throws {
        let site = try SiteFixture.site(.english, change: SampleCatalog.addIsleOfArmor)
        let content = try GameListPage(site: site).content()
        let generations = content["generations"]?.list ?? []
        #expect(
            generations.prefix(2).map { generation in
                (generation["games"]?.list ?? []).map {
                    text($0, "name", "other", "address", "facts", "addOns")
                }
            } == [
                [
                    "Legends: Z-A | LEGENDS Z-A | \u{1}games/legends-za/ | "
                        + "2025 · Kalos · 2 Pokémon | –",
                    "Scarlet & Violet | スカーレット・バイオレット | \u{1}games/scarlet-violet/ | "
                        + "2022 · Paldea · 5 Pokémon | –",
                ],
                [
                    "Sword & Shield | ソード・シールド | \u{1}games/sword-shield/ | "
                        + "2019 · Galar · 1 Pokémon | with The Isle of Armor (2020)"
                ],
            ])
        #expect(generations.first?["title"]?.text == "Generation IX")
        #expect(content["count"]?.text == "12 games")
    }

    @Test func everyMainGameHasAPage() throws {
        let indexes = CatalogIndexes(
            try SampleCatalog(change: SampleCatalog.addIsleOfArmor).catalog)
        #expect(
            GamePage.pages(indexes).map(\.route.path)
                == indexes.places.games.inOrder.map { "games/\($0.slug)/" })
    }

    // MARK: The page

    @Test func statesItsFacts() throws {
        let facts = { (game: String, language: Language) in
            (try self.content(game, language)["facts"]?.list ?? []).map {
                self.text($0, "term", "text")
            }
        }
        #expect(
            try facts("red-blue", .english) == [
                "Year | 1998", "Generation | I", "Region | Kanto", "Pokémon | 4", "Machines | 4",
            ])
        #expect(
            try facts("black-white", .english) == [
                "Year | 2010", "Generation | V", "Region | Unova", "Pokémon | 0", "Machines | 1",
            ])
    }

    @Test func leadsToTheGamesBeforeAndAfter() throws {
        let turn = try content("yellow")["turn"]
        #expect(
            turn?["previous"].map { text($0, "name", "address") }
                == "Red & Blue | \u{1}games/red-blue/")
        #expect(
            turn?["next"].map { text($0, "name", "address") }
                == "Gold & Silver | \u{1}games/gold-silver/")
        #expect(try content("red-blue")["turn"]?["previous"]?.isTruthy == false)
    }

    @Test func showsThePokedexesWithTheirNumbers() throws {
        let pokedexes = try content("yellow")["pokedexes"]?.list ?? []
        #expect(
            pokedexes.map { text($0, "slug", "name", "address", "count") }
                == ["kanto | Kanto Pokédex | \u{1}pokedexes/kanto/ | 4 Pokémon"])
        #expect(
            (pokedexes.first?["cards"]?.list ?? []).map { text($0, "number", "name", "other") }
                == [
                    "0025 | Pikachu | ピカチュウ", "0026 | Raichu | ライチュウ", "0035 | Clefairy | ピッピ",
                    "0145 | Zapdos | サンダー",
                ])
    }

    @Test func listsAllPokemonOfAGameWithoutPokedex() throws {
        let roster = try content("platinum")["roster"]
        #expect(roster?["count"]?.text == "2 Pokémon")
        #expect(
            (roster?["pokemon"]?.list ?? []).map { text($0, "name", "address") } == [
                "Pikachu | \u{1}pokemon/pikachu/", "Pichu | \u{1}pokemon/pichu/",
            ])
        #expect(try content("yellow")["roster"]?.isTruthy == false)
    }

    @Test func showsWhoIsNew() throws {
        let newcomers = try content("ruby-sapphire")["newcomers"]?.list ?? []
        #expect(
            newcomers.map { text($0, "anchor", "title", "note") } == [
                "new | New Pokémon | 1 new Pokémon", "new-forms | New forms | 1 new form",
            ])
        #expect(
            newcomers.map { ($0["cards"]?.list ?? []).map { text($0, "name") } }
                == [["Deoxys"], ["Attack Deoxys"]])
        #expect(try content("platinum")["newcomers"]?.isTruthy == false)
    }

    // MARK: Machines

    @Test func listsMachinesByKind() throws {
        let machines = try content("red-blue")["machines"]
        let kinds = machines?["kinds"]?.list ?? []
        #expect(
            kinds.map { text($0, "name", "count") }
                == ["TMs | 3 machines", "HMs | 1 machine"])
        #expect(
            kinds.flatMap { $0["rows"]?.list ?? [] }.map {
                text($0, "label", "learners", "address")
            } == [
                "TM24 | 4 | \u{1}moves/thunderbolt/#generation-1", "TM39 | 0 | –", "TM45 | 0 | –",
                "HM03 | 0 | –",
            ])
        #expect(machines?["source"]?.isTruthy == false)
    }

    @Test func saysThatLearnersAreUnknown() throws {
        let rows = try content("black-white")["machines"]?["kinds"]?.list?.first?["rows"]?.list
        #expect(rows?.map { text($0, "label", "learners", "address") } == ["TM24 | – | –"])
        let html = try SiteFixture.page(
            GamePage.self, "black-white", in: SiteFixture.site(.english))
        #expect(html.contains(">unknown</td>"))
    }

    @Test func saysThatMachinesAreIncomplete() throws {
        let content = try content("brilliant-diamond-shining-pearl") { catalog in
            catalog.versionGroups.append(
                VersionGroup(
                    id: Identifier(23), slug: try Slug("brilliant-diamond-shining-pearl"),
                    order: 25, generation: Identifier(8), regions: [Identifier(4)]))
            let thunderbolt = try #require(
                catalog.moves.firstIndex { $0.slug.text == "thunderbolt" })
            catalog.moves[thunderbolt].machines.append(
                Machine(versionGroup: Identifier(23), kind: .technicalMachine, number: 24))
        }
        #expect(
            content["machines"]?["source"]?.text
                == "Incomplete: our data has 1 of 100 machines.")
    }

    @Test func saysThatThereAreNoMachines() throws {
        let change: Change = { catalog in
            for place in catalog.moves.indices { catalog.moves[place].machines = [] }
        }
        #expect(try content("yellow", change: change)["machines"]?.isTruthy == false)
        let html = try SiteFixture.page(
            GamePage.self, "yellow", in: SiteFixture.site(.english, change: change))
        #expect(html.contains("Our data has no machines of this game."))
    }

    // MARK: Versions, places, comparison

    /// With Pichu go those that it evolves into.
    @Test func saysWhatOneVersionHasAlone() throws {
        let table = #"{"diamond-pearl": {"diamond": ["pichu"], "pearl": ["deoxys-normal"]}}"#
        let exclusives = try content(
            "diamond-pearl", exclusives: table, change: SampleCatalog.addFoundTables)["exclusives"]
        let sides = exclusives?["pairs"]?.list?.first?["sides"]?.list ?? []
        #expect(
            sides.map { text($0, "name", "count") } == ["Diamond | 3 Pokémon", "Pearl | 1 Pokémon"])
        #expect(sides.last?["cards"]?.list?.map { text($0, "name") } == ["Deoxys"])
        #expect(exclusives?["isKnown"]?.bool == true)
    }

    @Test func saysWhereExclusivesAreUnknown() throws {
        let site = try SiteFixture.site(.english, change: SampleCatalog.addFoundTables)
        let html = try SiteFixture.page(GamePage.self, "diamond-pearl", in: site)
        #expect(html.contains("Which Pokémon only one version has is not in our data."))
        #expect(try page("yellow", in: site).content()["exclusives"]?.isTruthy == false)
    }

    @Test func listsItsPlacesOrSaysThatThereAreNone() throws {
        let site = try SiteFixture.site(.english, change: SampleCatalog.addPlaces)
        let places = try page("red-blue", in: site).content()["places"]
        #expect(places?["count"]?.text == "2 places")
        #expect(places?["regions"]?.list?.map { text($0, "name") } == ["Kanto"])
        let html = try SiteFixture.page(GamePage.self, "gold-silver", in: site)
        #expect(html.contains("No data about places in this game yet."))
    }

    @Test func saysWithWhichGameItIsCompared() throws {
        let comparison = try content("gold-silver")["comparison"]
        #expect(comparison?["note"]?.text == "Compared with Yellow.")
        #expect(
            comparison?["rosters"]?.list?.map { text($0, "title", "gained", "lost") } == [
                "Pokémon that came | +1 | –", "Pokémon that returned | +1 | –",
                "Pokémon that left | – | −1",
            ])
        #expect(comparison?["moves"].map { text($0, "gained", "lost") } == "+1 | −2")
        #expect(comparison?["types"]?["new"]?.list?.count == 2)
        #expect(try content("red-blue")["comparison"]?.isTruthy == false)
        #expect(try content("black-white")["comparison"]?["noMoves"]?.bool == true)
    }
}
