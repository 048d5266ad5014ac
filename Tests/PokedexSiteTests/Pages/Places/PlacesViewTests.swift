import Mustache
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

/// Where a Pokémon is met, in words.
@Suite struct PlacesViewTests {
    private func site(
        _ language: Language, exclusives: String = "{}",
        change: (inout Catalog) throws -> Void
    ) throws -> LocalizedSite {
        try SiteFixture.site(language, exclusives: exclusives) { catalog in
            try SampleCatalog.addFoundTables(to: &catalog)
            try change(&catalog)
        }
    }

    private func view(
        _ slug: String, _ language: Language = .english, exclusives: String = "{}",
        change: (inout Catalog) throws -> Void = { _ in }
    ) throws -> Value {
        let site = try site(language, exclusives: exclusives, change: change)
        let pokemon = try #require(site.indexes.catalog.pokemon.first { $0.slug.text == slug })
        let page = PokemonPage(
            site: site, subject: pokemon, learnsets: [],
            answers: site.indexes.availability.answers(for: pokemon))
        return try PlacesView(page: page).value.templateValue
    }

    private func game(
        _ game: String, of pokemon: String, _ language: Language = .english,
        exclusives: String = "{}", change: (inout Catalog) throws -> Void = { _ in }
    ) throws -> Value {
        let games = try view(pokemon, language, exclusives: exclusives, change: change)["games"]
        return try #require(games?.list?.first { $0["slug"]?.text == game })
    }

    /// The rows of a game, a line each: `place [versions] | way | signs | levels | chance`.
    private func rows(_ game: Value) -> [String] {
        (game["rows"]?.list ?? []).map { row in
            let versions = (row["versions"]?.list ?? []).compactMap(\.text)
            let place = row["place"]?["name"]?["text"]?.text ?? "?"
            let cells = ["way", "signs", "levels", "chance"].map { row[$0]?.text ?? "–" }
            return ([place + versions.map { " [\($0)]" }.joined()] + cells)
                .joined(separator: " | ")
        }
    }

    /// A phrase with a link, and the note behind it.
    private func way(_ game: Value) -> String? {
        guard let phrase = game["way"]?["phrase"] else { return nil }
        let parts = [
            phrase["before"]?.text, phrase["name"]?["text"]?.text, phrase["after"]?.text,
            game["way"]?["note"]?.linkedText,
        ]
        return parts.compactMap { $0 }.joined()
    }

    @Test func listsGamesTheNewestFirst() throws {
        let games = try #require(try view("pikachu")["games"]?.list)
        #expect(games.count == 11)
        #expect(
            games.prefix(3).map { $0["name"]?.text } == [
                "Legends: Z-A", "Scarlet & Violet", "Sword & Shield",
            ])
        #expect(games.last?["slug"]?.text == "red-blue")
    }

    @Test func namesTheBestPlacesWithTheirChances() throws {
        #expect(
            try game("red-blue", of: "pikachu")["sums"]?.list?.first?["text"]?.text
                == "Route 2 (40%), Viridian Forest (5%)")
        #expect(
            try game("red-blue", of: "pikachu", .japanese)["sums"]?.list?.first?["text"]?.text
                == "２番道路（40%）、トキワのもり（5%）")
        #expect(
            try game("red-blue", of: "clefairy")["sums"]?.list?.first?["text"]?.text
                == "Viridian Forest (95%), Route 2 (60%)")
    }

    @Test func saysHowItIsMetWhereThatIsNoOrdinaryWay() throws {
        #expect(
            try game("yellow", of: "pikachu")["sums"]?.list?.first?["text"]?.text
                == "Viridian Forest (Gift)")
        #expect(
            try game("yellow", of: "pikachu", .japanese)["sums"]?.list?.first?["text"]?.text
                == "トキワのもり（もらう）")
        #expect(
            try game("sword-shield", of: "pikachu")["sums"]?.list?.first?["text"]?.text
                == "Rolling Fields (Max Raid)")
        // Neither a chance nor a way that needs words.
        #expect(try game("yellow", of: "clefairy")["sums"]?.list?.first?["text"]?.text == "Route 2")
    }

    @Test func countsThePlacesBeyondThree() throws {
        let extend = { (catalog: inout Catalog) in
            let slugs = ["cerulean-cave", "mt-moon", "rock-tunnel"]
            for (place, slug) in slugs.enumerated() {
                catalog.locations.append(
                    Location(
                        id: Identifier(1000 + place), slug: try Slug(slug),
                        name: LocalizedName(english: nil, japanese: nil), region: Identifier(1),
                        areas: [
                            LocationArea(
                                id: Identifier(1000 + place), slug: try Slug("\(slug)-area"))
                        ]))
                for position in catalog.pokemon.indices
                where catalog.pokemon[position].slug.text == "pikachu" {
                    catalog.pokemon[position].encounters.append(
                        encounter(100, 9...9, area: 1000 + place))
                }
            }
        }
        let english = try game("red-blue", of: "pikachu", change: extend)["sums"]?.list?.first?[
            "text"]?.text
        #expect(english?.hasSuffix("(100%) and 2 more") == true, "\(english ?? "")")
        #expect(english?.contains("Route 2") == false, "the best are shown")
        let japanese = try game("red-blue", of: "pikachu", .japanese, change: extend)["sums"]?.list?
            .first?["text"]?.text
        #expect(japanese?.hasSuffix("（100%）ほか2か所") == true, "\(japanese ?? "")")
    }

    @Test func saysPlacesWaysLevelsAndChances() throws {
        #expect(
            try rows(game("red-blue", of: "pikachu")) == [
                "Route 2 | Tall grass or cave | – | Lv. 3–5 | 40%",
                "Viridian Forest | Tall grass or cave | – | Lv. 3–5 | 5%",
            ])
        #expect(
            try rows(game("red-blue", of: "pikachu", .japanese)) == [
                "２番道路 | 草むら・洞窟 | – | Lv.3～5 | 40%", "トキワのもり | 草むら・洞窟 | – | Lv.3～5 | 5%",
            ])
        #expect(try game("red-blue", of: "pikachu")["hasChances"]?.bool == true)
        #expect(try game("yellow", of: "clefairy")["hasChances"]?.bool == false)
    }

    @Test func saysChancesByTimeOfDayAndVersion() throws {
        #expect(
            try rows(game("diamond-pearl", of: "pikachu")) == [
                "Route 204 [Diamond] | Super Rod | – | Lv. 20–30 | 100%",
                """
                Route 204 [Diamond] | Tall grass or cave | – | Lv. 4–8 | \
                Morning 20–30%, Day 20–30%, Night 30%
                """,
                "Route 204 [Pearl] | Tall grass or cave | – | Lv. 4–6 | Morning 20%, Day 20%",
            ])
        #expect(
            try rows(game("diamond-pearl", of: "pichu", .japanese))
                == ["２０４番道路 | 草むら・洞窟 | – | Lv.2 | 夜 20%"])
        #expect(try rows(game("platinum", of: "pikachu")).first?.hasPrefix("Route 204 |") == true)
    }

    @Test func saysWhatItTakes() throws {
        let rows = try rows(game("diamond-pearl", of: "raichu"))
        #expect(rows == ["Route 204 | Tall grass or cave | Swarm | Lv. 15 | 40%"])
        let japanese = try self.rows(game("diamond-pearl", of: "raichu", .japanese))
        #expect(japanese == ["２０４番道路 | 草むら・洞窟 | 大量発生 | Lv.15 | 40%"])
    }

    /// Several weathers mean any of them.
    @Test func saysThatAnyOfSomeWeathersWillDo() throws {
        let extend = { (catalog: inout Catalog) in
            catalog.encounterConditionValues.append(
                EncounterConditionValue(
                    id: Identifier(251), slug: try Slug("weather-fog"), condition: Identifier(28)))
            for position in catalog.pokemon.indices
            where catalog.pokemon[position].slug.text == "raichu" {
                catalog.pokemon[position].encounters.append(
                    encounter(
                        100, 40...42, versions: [33], area: 5, method: 57, conditions: [251]))
            }
        }
        let sign = { (language: Language) in
            try self.game("sword-shield", of: "raichu", language, change: extend)["rows"]?.list?
                .first?["signs"]?.text
        }
        #expect(try sign(.english) == "Rain / Fog")
        #expect(try sign(.japanese) == "雨・霧")
    }

    @Test func raidsHaveNoFigures() throws {
        let rows = try rows(game("sword-shield", of: "pikachu"))
        #expect(rows == ["Rolling Fields | Max Raid Battle | – | – | –"])
    }

    /// The times in which it appears are said, whether or not how often is known.
    @Test func saysTimesWithoutChances() throws {
        let halve = { (catalog: inout Catalog) in
            for position in catalog.pokemon.indices {
                catalog.pokemon[position].encounters = catalog.pokemon[position].encounters.map {
                    $0.conditions == [Identifier(5)]
                        ? encounter(15, 2...2, versions: [12, 13], area: 1, conditions: [5]) : $0
                }
            }
        }
        #expect(
            try rows(game("diamond-pearl", of: "pichu", change: halve))
                == ["Route 204 | Tall grass or cave | Night | Lv. 2 | –"])
        // By day and in the morning the chances are known, at night they are not.
        #expect(
            try rows(game("diamond-pearl", of: "clefairy", change: halve)).contains(
                """
                Route 204 [Pearl] | Tall grass or cave | – | Lv. 5–9 | \
                Morning 80–100%, Day 80–100%, Night –
                """))
    }

    @Test func saysHowElseItIsHad() throws {
        let english = try game("red-blue", of: "raichu")
        #expect(english["sums"]?.list?.first?["text"]?.text == nil)
        #expect(way(english) == "Evolve Pikachu (Thunder Stone)")
        #expect(english["way"]?["phrase"]?["address"]?.text == "\u{1}pokemon/pikachu/#places")
        let japanese = try game("red-blue", of: "raichu", .japanese)
        #expect(way(japanese) == "ピカチュウから進化（かみなりのいし）")
        let learn = { (catalog: inout Catalog) in try Self.teach(&catalog) }
        #expect(
            try way(game("platinum", of: "pichu", change: learn)) == "Hatch an Egg of Pikachu")
        #expect(
            try way(game("platinum", of: "pichu", .japanese, change: learn)) == "ピカチュウのタマゴからかえる")
    }

    @Test func saysTheIncense() throws {
        let addIncense = { (catalog: inout Catalog) in
            try Self.teach(&catalog)
            catalog.evolutionChains[0].babyTriggerItem = Identifier(83)
        }
        #expect(
            try way(game("platinum", of: "pichu", change: addIncense))
                == "Hatch an Egg of Pikachu (a parent holds Thunder Stone)")
        #expect(
            try way(game("platinum", of: "pichu", .japanese, change: addIncense))
                == "ピカチュウのタマゴからかえる（親にかみなりのいしを持たせる）")
    }

    /// The sample's Pichu already learns something in Platinum; this keeps it so.
    private static func teach(_ catalog: inout Catalog) throws {
        #expect(catalog.learnsets[Identifier(172)]?.versionGroups.contains(Identifier(9)) == true)
    }

    @Test func joinsTheStepsOfAnEvolution() throws {
        let move = { (catalog: inout Catalog) in
            for position in catalog.pokemon.indices {
                catalog.pokemon[position].encounters =
                    catalog.pokemon[position].slug.text == "pichu"
                    ? [encounter(100, 2...2, versions: [40], area: 4)] : []
            }
        }
        #expect(
            try way(game("scarlet-violet", of: "raichu", change: move))?
                .hasPrefix("Evolve Pichu (") == true)
        #expect(
            try way(game("scarlet-violet", of: "raichu", change: move))?
                .hasSuffix(" → Thunder Stone)") == true)
    }

    @Test func saysWhatIsNotKnown() throws {
        let english = try game("legends-za", of: "pikachu")
        #expect(english["source"]?.text == "No data about places in this game yet.")
        #expect(way(english) == nil)
        #expect(
            try game("legends-za", of: "pikachu", .japanese)["source"]?.text
                == "このゲームの出現場所はデータがありません。")
        #expect(
            try game("red-blue", of: "zapdos")["source"]?.text
                == "Our data has no place: try a trade, a transfer or an event.")
        #expect(try game("red-blue", of: "pikachu")["source"]?.text == nil)
    }

    /// Pikachu is in both versions after all.
    @Test func marksWhatOneVersionHasAlone() throws {
        let table = """
            {"diamond-pearl": {"diamond": ["pichu"], "pearl": ["deoxys-normal"]}}
            """
        let only = { (pokemon: String, language: Language) in
            try self.game("diamond-pearl", of: pokemon, language, exclusives: table)["only"]?.text
        }
        #expect(try only("deoxys-normal", .english) == "Pearl only")
        #expect(try only("deoxys-normal", .japanese) == "パールのみ")
        #expect(try only("pikachu", .english) == nil)
        #expect(try only("clefairy", .english) == nil)
    }

    /// What an add-on alone has is said, and stands last.
    @Test func marksWhatTakesAnAddOn() throws {
        let extend = { (catalog: inout Catalog) in
            try SampleCatalog.addIsleOfArmor(to: &catalog)
            for position in catalog.pokemon.indices
            where catalog.pokemon[position].slug.text == "pikachu" {
                catalog.pokemon[position].encounters.append(
                    encounter(100, 60...60, versions: [36], area: 4, method: 57))
            }
        }
        let english = try game("sword-shield", of: "pikachu", change: extend)
        #expect(
            english["sums"]?.list?.first?["text"]?.text
                == "Rolling Fields (Max Raid), Viridian Forest (Isle of Armor)")
        #expect(
            rows(english).last?.hasPrefix("Viridian Forest [The Isle of Armor] |") == true,
            "\(rows(english))")
    }

    @Test func saysWhosePlacesCount() throws {
        let phrase = { (slug: String, language: Language) -> String in
            let whose = try self.view(slug, language)["whose"]
            return [
                whose?["before"]?.text, whose?["name"]?["text"]?.text, whose?["after"]?.text,
            ].compactMap { $0 }.joined()
        }
        #expect(
            try phrase("raichu-mega-x", .english)
                == "It takes this form in battle: see where to find Raichu.")
        #expect(
            try phrase("raichu-mega-x", .japanese) == "戦闘中のすがたです。ライチュウの会える場所を見てください。")
        #expect(
            try phrase("deoxys-attack", .english).hasPrefix(
                "Our data does not tell this form’s places apart from those of Deoxys"))
        #expect(try phrase("pikachu", .english) == "")
        let whose = try view("raichu-mega-x")["whose"]
        #expect(whose?["address"]?.text == "\u{1}pokemon/raichu/#places")
        #expect(try view("raichu-mega-x")["games"]?.list?.isEmpty == true)
    }

    @Test func escapesNames() throws {
        let site = try site(.english) { catalog in
            for position in catalog.versions.indices
            where catalog.versions[position].slug.text == "diamond" {
                let old = catalog.versions[position]
                catalog.versions[position] = GameVersion(
                    id: old.id, slug: old.slug,
                    name: LocalizedName(english: "<i>Diamond</i>", japanese: nil),
                    versionGroup: old.versionGroup)
            }
        }
        let page = try SiteFixture.page(PokemonPage.self, "pikachu", in: site)
        #expect(page.contains("&lt;i&gt;Diamond&lt;/i&gt;"))
        #expect(!page.contains("<i>Diamond"))
        #expect(page.contains("Diamond &amp; Pearl"))
    }
}
