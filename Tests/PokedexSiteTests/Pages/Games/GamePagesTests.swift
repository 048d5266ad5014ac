import Mustache
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

/// The list of games, and the page of a game.
@Suite struct GamePagesTests {
    private func content(_ game: String) throws -> Object {
        try SiteFixture.sites().content(GamePage.self, game)
    }

    // MARK: The list

    @Test func listsGamesByGenerationTheNewestFirst() throws {
        let site = try SiteFixture.site(.english, change: SampleCatalog.addIsleOfArmor)
        let content = try GameListPage(site: site).content()
        #expect(
            content.lines("generations.games", "name", "other", "address", "facts", "addOns")
                .prefix(3) == [
                    "Legends: Z-A | LEGENDS Z-A | \u{1}games/legends-za/ | 2025 · Kalos · 2 Pokémon | –",
                    """
                    Scarlet & Violet | スカーレット・バイオレット | \u{1}games/scarlet-violet/ | \
                    2022 · Paldea · 5 Pokémon | –
                    """,
                    """
                    Sword & Shield | ソード・シールド | \u{1}games/sword-shield/ | \
                    2019 · Galar · 1 Pokémon | with The Isle of Armor (2020)
                    """,
                ])
        #expect(
            content.items("generations").prefix(2).map { $0.items("games").count } == [2, 1])
        #expect(content.lines("generations", "title").first == "Generation IX")
        #expect(content.shown("count") == "12 games")
        #expect(
            GamePage.pages(site.indexes).map(\.route.path)
                == site.indexes.places.games.inOrder.map { "games/\($0.slug)/" })
    }

    // MARK: The page

    @Test func statesItsFacts() throws {
        #expect(
            try content("red-blue").lines("facts", "term", "text") == [
                "Year | 1998", "Generation | I", "Region | Kanto", "Pokémon | 4", "Machines | 4",
            ])
        #expect(
            try content("black-white").lines("facts", "term", "text") == [
                "Year | 2010", "Generation | V", "Region | Unova", "Pokémon | 0", "Machines | 1",
            ])
    }

    @Test func leadsToTheGamesBeforeAndAfter() throws {
        let yellow = try content("yellow")
        #expect(
            yellow.lines("turn.previous", "name", "address")
                == ["Red & Blue | \u{1}games/red-blue/"])
        #expect(
            yellow.lines("turn.next", "name", "address")
                == ["Gold & Silver | \u{1}games/gold-silver/"])
        #expect(try content("red-blue")["turn"]?["previous"]?.isTruthy == false)
    }

    @Test func showsThePokedexesWithTheirNumbers() throws {
        let content = try content("yellow")
        #expect(
            content.lines("pokedexes", "slug", "name", "address", "count")
                == ["kanto | Kanto Pokédex | \u{1}pokedexes/kanto/ | 4 Pokémon"])
        #expect(
            content.lines("pokedexes.cards", "number", "name", "other") == [
                "0025 | Pikachu | ピカチュウ", "0026 | Raichu | ライチュウ", "0035 | Clefairy | ピッピ",
                "0145 | Zapdos | サンダー",
            ])
        #expect(content["roster"]?.isTruthy == false)
    }

    @Test func listsAllPokemonOfAGameWithoutPokedex() throws {
        let content = try content("platinum")
        #expect(content.shown("roster.count") == "2 Pokémon")
        #expect(
            content.lines("roster.pokemon", "name", "address")
                == ["Pikachu | \u{1}pokemon/pikachu/", "Pichu | \u{1}pokemon/pichu/"])
        #expect(content["newcomers"]?.isTruthy == false)
    }

    @Test func showsWhoIsNew() throws {
        let content = try content("ruby-sapphire")
        #expect(
            content.lines("newcomers", "anchor", "title", "note") == [
                "new | New Pokémon | 1 new Pokémon", "new-forms | New forms | 1 new form",
            ])
        #expect(
            content.items("newcomers").map { $0.lines("cards", "name") }
                == [["Deoxys"], ["Attack Deoxys"]])
    }

    // MARK: Machines

    @Test func listsMachinesByKind() throws {
        let content = try content("red-blue")
        #expect(
            content.lines("machines.kinds", "name", "count")
                == ["TMs | 3 machines", "HMs | 1 machine"])
        #expect(
            content.lines("machines.kinds.rows", "label", "learners", "address") == [
                "TM24 | 4 | \u{1}moves/thunderbolt/#generation-1", "TM39 | 0 | –", "TM45 | 0 | –",
                "HM03 | 0 | –",
            ])
        #expect(content["machines"]?["source"]?.isTruthy == false)
    }

    @Test func saysThatLearnersAreUnknown() throws {
        #expect(
            try content("black-white").lines("machines.kinds.rows", "label", "learners", "address")
                == ["TM24 | – | –"])
        #expect(
            try SiteFixture.sites().html(GamePage.self, "black-white").contains(">unknown"))
    }

    @Test func saysThatMachinesAreIncomplete() throws {
        let slug = "brilliant-diamond-shining-pearl"
        let sites = try SiteFixture.sites { catalog in
            catalog.versionGroups.append(
                VersionGroup(
                    id: Identifier(23), slug: try Slug(slug), order: 25, generation: Identifier(8),
                    regions: [Identifier(4)]))
            try catalog.moves.change("thunderbolt", \.slug) {
                $0.machines.append(
                    Machine(versionGroup: Identifier(23), kind: .technicalMachine, number: 24))
            }
        }
        #expect(
            try sites.content(GamePage.self, slug).shown("machines.source")
                == "Incomplete: our data has 1 of 100 machines.")
    }

    @Test func saysThatThereAreNoMachines() throws {
        let sites = try SiteFixture.sites { catalog in
            for place in catalog.moves.indices { catalog.moves[place].machines = [] }
        }
        #expect(try sites.content(GamePage.self, "yellow")["machines"]?.isTruthy == false)
        #expect(
            try sites.html(GamePage.self, "yellow")
                .contains("Our data has no machines of this game."))
    }

    // MARK: Versions, places, comparison

    /// With Pichu go those that it evolves into.
    @Test func saysWhatOneVersionHasAlone() throws {
        let table = #"{"diamond-pearl": {"diamond": ["pichu"], "pearl": ["deoxys-normal"]}}"#
        let content = try SiteFixture.sites(
            exclusives: table, change: SampleCatalog.addFoundTables
        ).content(GamePage.self, "diamond-pearl")
        let sides = content.items("exclusives.pairs").first?.lines("sides", "name", "count")
        #expect(sides == ["Diamond | 3 Pokémon", "Pearl | 1 Pokémon"])
        #expect(content.lines("exclusives.pairs.sides.cards", "name").last == "Deoxys")
        #expect(content.shown("exclusives.isKnown") == "true")
    }

    @Test func saysWhereExclusivesAreUnknown() throws {
        let sites = try SiteFixture.sitesWithFoundTables()
        #expect(
            try sites.html(GamePage.self, "diamond-pearl")
                .contains("Which Pokémon only one version has is not in our data."))
        #expect(try sites.content(GamePage.self, "yellow")["exclusives"]?.isTruthy == false)
    }

    @Test func listsItsPlacesOrSaysThatThereAreNone() throws {
        let sites = try SiteFixture.sitesWithPlaces()
        let content = try sites.content(GamePage.self, "red-blue")
        #expect(content.shown("places.count") == "2 places")
        #expect(content.lines("places.regions", "name") == ["Kanto"])
        #expect(
            try sites.html(GamePage.self, "gold-silver")
                .contains("No data about places in this game yet."))
    }

    @Test func saysWithWhichGameItIsCompared() throws {
        let content = try content("gold-silver")
        #expect(content.shown("comparison.note") == "Compared with Yellow.")
        #expect(
            content.lines("comparison.rosters", "title", "gained", "lost") == [
                "Pokémon that came | +1 | –", "Pokémon that left | – | −2",
            ])
        #expect(
            try self.content("scarlet-violet").lines("comparison.rosters", "title", "gained")
                .contains { $0.hasPrefix("Pokémon that returned | +") })
        #expect(content.lines("comparison.moves", "gained", "lost") == ["+1 | −2"])
        #expect(content.items("comparison.types.new").count == 2)
        #expect(try self.content("red-blue")["comparison"]?.isTruthy == false)
        #expect(try self.content("black-white").shown("comparison.noMoves") == "true")
    }
}
