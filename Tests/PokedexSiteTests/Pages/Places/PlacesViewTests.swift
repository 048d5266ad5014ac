import Mustache
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

/// Where a Pokémon is met, in words.
@Suite struct PlacesViewTests {
    /// The sites with another catalog.
    private func sites(
        exclusives: String = "{}", change: (inout Catalog) throws -> Void = { _ in }
    ) throws -> LocalizedSites {
        try SiteFixture.sites(exclusives: exclusives) { catalog in
            try SampleCatalog.addFoundTables(to: &catalog)
            try change(&catalog)
        }
    }

    private func view(
        _ slug: String, _ language: Language = .english, in sites: LocalizedSites? = nil
    ) throws -> Value {
        let site = try (sites ?? SiteFixture.sitesWithFoundTables())[language]
        let pokemon = try site.pokemon(slug)
        let page = PokemonPage(
            site: site, subject: pokemon, facts: PokemonPageFacts(pokemon, site.indexes))
        return try PlacesView(page: page).value().templateValue
    }

    private func game(
        _ game: String, of pokemon: String, _ language: Language = .english,
        in sites: LocalizedSites? = nil
    ) throws -> Value {
        let games = try view(pokemon, language, in: sites).items("games")
        return try #require(games.first { $0.shown("slug") == game })
    }

    @Test func listsGamesTheNewestFirst() throws {
        let games = try view("pikachu").lines("games", "name")
        #expect(games.count == 11)
        #expect(games.prefix(3) == ["Legends: Z-A", "Scarlet & Violet", "Sword & Shield"])
        #expect(games.last == "Red & Blue")
    }

    /// The best places with their chances, or how it is met where that is no ordinary way.
    @Test(arguments: [
        ("red-blue", "pikachu", Language.english, "Route 2 (40%), Viridian Forest (5%)"),
        ("red-blue", "pikachu", .japanese, "２番道路（40%）、トキワのもり（5%）"),
        ("red-blue", "clefairy", .english, "Viridian Forest (95%), Route 2 (60%)"),
        ("yellow", "pikachu", .english, "Viridian Forest (Gift)"),
        ("yellow", "pikachu", .japanese, "トキワのもり（もらう）"),
        ("sword-shield", "pikachu", .english, "Rolling Fields (Max Raid)"),
        // Neither a chance nor a way that needs words.
        ("yellow", "clefairy", .english, "Route 2"), ("red-blue", "raichu", .english, "–"),
    ])
    func namesTheBestPlaces(
        game: String, pokemon: String, language: Language, sum: String
    ) throws {
        #expect(try self.game(game, of: pokemon, language).sum == sum)
    }

    @Test func countsThePlacesBeyondThree() throws {
        let sites = try sites { catalog in
            for (place, slug) in ["cerulean-cave", "mt-moon", "rock-tunnel"].enumerated() {
                let area = 1000 + place
                catalog.locations.append(
                    Location(
                        id: Identifier(area), slug: try Slug(slug), name: LocalizedName(),
                        region: Identifier(1),
                        areas: [LocationArea(id: Identifier(area), slug: try Slug("\(slug)-area"))])
                )
                try catalog.pokemon.change("pikachu", \.slug) {
                    $0.encounters.append(encounter(100, 9...9, area: area))
                }
            }
        }
        let english = try game("red-blue", of: "pikachu", in: sites).sum
        #expect(english.hasSuffix("(100%) and 2 more"), "\(english)")
        #expect(!english.contains("Route 2"), "the best are shown")
        let japanese = try game("red-blue", of: "pikachu", .japanese, in: sites).sum
        #expect(japanese.hasSuffix("（100%）ほか2か所"), "\(japanese)")
    }

    /// Raids have no figures.
    @Test(arguments: [
        (
            "red-blue", "pikachu", Language.english,
            [
                "Route 2 | Tall grass or cave | – | Lv. 3–5 | 40%",
                "Viridian Forest | Tall grass or cave | – | Lv. 3–5 | 5%",
            ]
        ),
        (
            "red-blue", "pikachu", .japanese,
            ["２番道路 | 草むら・洞窟 | – | Lv.3～5 | 40%", "トキワのもり | 草むら・洞窟 | – | Lv.3～5 | 5%"]
        ),
        (
            "diamond-pearl", "pikachu", .english,
            [
                "Route 204 [Diamond] | Super Rod | – | Lv. 20–30 | 100%",
                """
                Route 204 [Diamond] | Tall grass or cave | – | Lv. 4–8 | \
                Morning 20–30%, Day 20–30%, Night 30%
                """,
                "Route 204 [Pearl] | Tall grass or cave | – | Lv. 4–6 | Morning 20%, Day 20%",
            ]
        ),
        ("diamond-pearl", "pichu", .japanese, ["２０４番道路 | 草むら・洞窟 | – | Lv.2 | 夜 20%"]),
        (
            "diamond-pearl", "raichu", .english,
            ["Route 204 | Tall grass or cave | Swarm | Lv. 15 | 40%"]
        ),
        ("diamond-pearl", "raichu", .japanese, ["２０４番道路 | 草むら・洞窟 | 大量発生 | Lv.15 | 40%"]),
        ("sword-shield", "pikachu", .english, ["Rolling Fields | Max Raid Battle | – | – | –"]),
    ])
    func saysPlacesWaysConditionsLevelsAndChances(
        game: String, pokemon: String, language: Language, rows: [String]
    ) throws {
        #expect(try self.game(game, of: pokemon, language).placeRows == rows)
    }

    @Test func knowsWhetherThereAreChances() throws {
        #expect(try game("red-blue", of: "pikachu").table.shown("hasChances") == "true")
        #expect(try game("yellow", of: "clefairy").table.shown("hasChances") == "false")
        #expect(
            try game("platinum", of: "pikachu").placeRows.first?.hasPrefix("Route 204 |") == true)
    }

    /// Several weathers mean any of them.
    @Test func saysThatAnyOfSomeWeathersWillDo() throws {
        let sites = try sites { catalog in
            catalog.encounterConditionValues.append(
                EncounterConditionValue(
                    id: Identifier(251), slug: try Slug("weather-fog"), condition: Identifier(28)))
            try catalog.pokemon.change("raichu", \.slug) {
                $0.encounters.append(
                    encounter(
                        100, 40...42, versions: [33], area: 5, method: 57, conditions: [251]))
            }
        }
        let signs = try Language.allCases.map {
            try game("sword-shield", of: "raichu", $0, in: sites).table.lines("rows", "signs").first
        }
        #expect(signs == ["Rain / Fog", "雨・霧"])
    }

    /// What nobody knows of an encounter is called so, in the row and in the sum.
    @Test(arguments: [
        (Language.english, "Place unknown (Gift)", ["– | Gift | – | – | –"]),
        (.japanese, "場所不明（もらう）", ["– | もらう | – | – | –"]),
    ])
    func saysWhatIsUnknown(language: Language, sum: String, rows: [String]) throws {
        let sites = try sites { catalog in
            try catalog.pokemon.change("pikachu", \.slug) { pokemon in
                for index in pokemon.encounters.indices {
                    pokemon.encounters[index].area = nil
                    pokemon.encounters[index].levels = nil
                    pokemon.encounters[index].chance = nil
                }
            }
        }
        let game = try game("yellow", of: "pikachu", language, in: sites)
        #expect(game.placeRows == rows)
        #expect(game.sum == sum)
    }

    /// The times in which it appears are said, whether or not how often is known.
    @Test func saysTimesWithoutChances() throws {
        let sites = try sites { catalog in
            try catalog.pokemon.change("pichu", \.slug) { $0.encounters[0].chance = Percentage(15) }
        }
        #expect(
            try game("diamond-pearl", of: "pichu", in: sites).placeRows
                == ["Route 204 | Tall grass or cave | Night | Lv. 2 | –"])
        // By day and in the morning the chances are known, at night they are not.
        #expect(
            try game("diamond-pearl", of: "clefairy", in: sites).placeRows.contains(
                """
                Route 204 [Pearl] | Tall grass or cave | – | Lv. 5–9 | \
                Morning 80–100%, Day 80–100%, Night –
                """))
    }

    @Test func saysHowElseItIsHad() throws {
        #expect(try game("red-blue", of: "raichu").way == "Evolve Pikachu (Thunder Stone)")
        #expect(
            try game("red-blue", of: "raichu").shown("way.phrase.address")
                == "\u{1}pokemon/pikachu/#places")
        #expect(try game("red-blue", of: "raichu", .japanese).way == "ピカチュウから進化（かみなりのいし）")
        #expect(try game("platinum", of: "pichu").way == "Hatch an Egg of Pikachu")
        #expect(try game("platinum", of: "pichu", .japanese).way == "ピカチュウのタマゴからかえる")
    }

    @Test func saysTheIncense() throws {
        let sites = try sites { $0.evolutionChains[0].babyTriggerItem = Identifier(83) }
        #expect(
            try game("platinum", of: "pichu", in: sites).way
                == "Hatch an Egg of Pikachu (a parent holds Thunder Stone)")
        #expect(
            try game("platinum", of: "pichu", .japanese, in: sites).way
                == "ピカチュウのタマゴからかえる（親にかみなりのいしを持たせる）")
    }

    @Test func joinsTheStepsOfAnEvolution() throws {
        let sites = try sites { catalog in
            for position in catalog.pokemon.indices { catalog.pokemon[position].encounters = [] }
            try catalog.pokemon.change("pichu", \.slug) {
                $0.encounters = [encounter(100, 2...2, versions: [40], area: 4)]
            }
        }
        let way = try game("scarlet-violet", of: "raichu", in: sites).way
        #expect(way.hasPrefix("Evolve Pichu ("))
        #expect(way.hasSuffix(" → Thunder Stone)"))
    }

    @Test(arguments: [
        ("legends-za", "pikachu", Language.english, "No data about places in this game yet."),
        ("legends-za", "pikachu", .japanese, "このゲームの出現場所はデータがありません。"),
        (
            "red-blue", "zapdos", .english,
            "Our data has no place: try a trade, a transfer or an event."
        ),
        ("red-blue", "pikachu", .english, "–"),
    ])
    func saysWhatIsNotKnown(
        game: String, pokemon: String, language: Language, source: String
    ) throws {
        #expect(try self.game(game, of: pokemon, language).shown("source") == source)
        #expect(try self.game(game, of: pokemon, language).way == "")
    }

    /// In the version without any place no heads of columns are left alone: the other's places stay.
    @Test func showsThePlacesOfTheOtherVersionWhereItHasThemAll() throws {
        let both = try game("diamond-pearl", of: "pikachu")
        #expect(both.table.lines("rows", "versionSlugs") == ["diamond", "diamond", "pearl"])
        let sites = try sites { catalog in
            let diamond = try #require(catalog.versions.first { $0.slug.text == "diamond" })
            try catalog.pokemon.change("pikachu", \.slug) {
                for place in $0.encounters.indices where $0.encounters[place].versions.count > 1 {
                    $0.encounters[place].versions.removeAll { $0 == diamond.id }
                }
                $0.encounters.removeAll { $0.versions == [diamond.id] }
            }
        }
        let one = try game("diamond-pearl", of: "pikachu", in: sites)
        #expect(one.table.lines("rows", "versionSlugs") == ["–"])
        #expect(one.table.lines("rows", "versions").allSatisfy { $0.contains("Pearl") })
        #expect(
            try !sites.html(PokemonPage.self, "pikachu").contains("data-versions=\"pearl\""))
    }

    /// Pikachu is in both versions after all.
    @Test func marksWhatOneVersionHasAlone() throws {
        let sites = try sites(
            exclusives: """
                {"diamond-pearl": {"diamond": ["pichu"], "pearl": ["deoxys-normal"]}}
                """)
        let only = { (pokemon: String, language: Language) in
            try game("diamond-pearl", of: pokemon, language, in: sites).shown("only")
        }
        #expect(try only("deoxys-normal", .english) == "Pearl only")
        #expect(try only("deoxys-normal", .japanese) == "パールのみ")
        #expect(try only("pikachu", .english) == "–")
        #expect(try only("clefairy", .english) == "–")
    }

    /// What an add-on alone has is said, and stands last.
    @Test func marksWhatTakesAnAddOn() throws {
        let sites = try sites { catalog in
            try SampleCatalog.addIsleOfArmor(to: &catalog)
            try catalog.pokemon.change("pikachu", \.slug) {
                $0.encounters.append(
                    encounter(100, 60...60, versions: [36], area: 4, method: 57))
            }
        }
        #expect(
            try game("sword-shield", of: "pikachu", in: sites).sum
                == "Rolling Fields (Max Raid), Viridian Forest (Isle of Armor)")
        #expect(
            try game("sword-shield", of: "pikachu", in: sites).placeRows.last?
                .hasPrefix("Viridian Forest [The Isle of Armor] |") == true)
    }

    @Test func saysWhosePlacesCount() throws {
        let whose = { (slug: String, language: Language) -> String in
            try self.view(slug, language)["whose"]?.phrase ?? "–"
        }
        #expect(
            try whose("raichu-mega-x", .english)
                == "It takes this form in battle: see where to find Raichu.")
        #expect(try whose("raichu-mega-x", .japanese) == "戦闘中のすがたです。ライチュウの会える場所を見てください。")
        #expect(
            try whose("deoxys-attack", .english).hasPrefix(
                "Our data does not tell this form’s places apart from those of Deoxys"))
        #expect(try whose("pikachu", .english) == "")
        let view = try view("raichu-mega-x")
        #expect(view.shown("whose.address") == "\u{1}pokemon/raichu/#places")
        #expect(view.shown("games") == "[]")
    }

    @Test func escapesNames() throws {
        let sites = try sites { catalog in
            try catalog.versions.change("diamond", \.slug) {
                $0.name = LocalizedName(english: "<i>Diamond</i>", japanese: nil)
            }
        }
        let page = try sites.html(PokemonPage.self, "pikachu")
        #expect(page.contains("&lt;i&gt;Diamond&lt;/i&gt;"))
        #expect(!page.contains("<i>Diamond"))
        #expect(page.contains("Diamond &amp; Pearl"))
    }
}

/// What is said of a game.
extension Value {
    /// The best places.
    fileprivate var sum: String { lines("sums", "text").first ?? "–" }

    /// The rows, a line each: `place [versions] | way | signs | levels | chance`.
    fileprivate var placeRows: [String] {
        items("tables").flatMap { $0.items("rows") }.map { row in
            let places = row.items("locations").map { $0.shown("name") }
            let versions = row.items("versions").map { " [\($0.shown())]" }.joined()
            let cells = ["way", "signs", "levels", "chance"].map { row.shown($0) }
            let place = places.isEmpty ? "–" : places.joined(separator: ", ")
            return ([place + versions] + cells).joined(separator: " | ")
        }
    }

    /// The table of places that are no raids.
    fileprivate var table: Value { items("tables")[0] }

    /// A phrase with a link.
    fileprivate var phrase: String {
        [self["before"], self["name"]?["text"], self["after"]].compactMap { $0?.text }.joined()
    }

    /// How else a Pokémon is had: a phrase, and the note behind it.
    fileprivate var way: String {
        (self["way"]?["phrase"]?.phrase ?? "") + (self["way"]?["note"]?.linkedText ?? "")
    }
}
