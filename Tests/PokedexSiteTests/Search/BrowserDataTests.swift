import Foundation
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

@Suite struct BrowserDataTests {
    @Test func makesFilesForEveryGame() throws {
        let data = try SiteFixture.browserData()
        let paths = try data.files.map { try data.make($0).path }
        let games = data.indexes.places.games.inOrder.map(\.slug.text)
        let found = ["en", "ja"].flatMap { language in
            games.map { "data/found/\(language)/\($0).json" }
        }
        #expect(
            paths == [
                "data/learnsets/any.json", "data/learnsets/any/level-up.json",
                "data/learnsets/any/egg.json", "data/learnsets/any/tutor.json",
                "data/learnsets/any/machine.json",
                "data/learnsets/any/stadium-surfing-pikachu.json",
                "data/learnsets/any/light-ball-egg.json", "data/details/en.json",
                "data/details/ja.json", "data/pokemon.json",
                "data/search.json", "data/places.json", "data/moves.json", "data/queries.json",
                "data/types.json",
                "data/learnsets/legends-za.json",
                "data/learnsets/scarlet-violet.json", "data/learnsets/sword-shield.json",
                "data/learnsets/sun-moon.json", "data/learnsets/x-y.json",
                "data/learnsets/platinum.json", "data/learnsets/diamond-pearl.json",
                "data/learnsets/ruby-sapphire.json", "data/learnsets/gold-silver.json",
                "data/learnsets/yellow.json", "data/learnsets/red-blue.json",
            ] + games.reversed().map { "data/games/\($0).json" } + found)
    }

    @Test func tellsItsVersionFirstInEveryFile() throws {
        let data = try SiteFixture.browserData()
        for file in data.files {
            let text = String(decoding: try data.make(file).bytes, as: UTF8.self)
            #expect(text.hasPrefix(#"{"version":1,"#))
        }
    }

    @Test func tellsLearnsetsAsTheCatalogHasThem() throws {
        let sites = try SiteFixture.sites()
        let data = BrowserData(sites)
        let index = sites.indexes.entities
        for versionGroup in index.catalog.versionGroups {
            let expected = LearnsetWays(of: versionGroup, in: index)
            guard !expected.ways.isEmpty else { continue }
            let bytes = try data.make(.learnset(versionGroup.id)).bytes
            #expect(try LearnsetWays(json: bytes) == expected)
        }
    }

    @Test func tellsWhoLearnsAMoveAnywhere() throws {
        let sites = try SiteFixture.sites()
        let bytes = try BrowserData(sites).make(.anyLearnset)
            .bytes
        #expect(
            try AnyLearnset(json: bytes).learners
                == AnyLearnset.learners(in: sites.indexes.entities))
    }

    @Test func writesStepsBetweenRisingNumbers() {
        #expect(BrowserData.steps([3, 3, 10]) == [3, 0, 7])
        #expect(BrowserData.steps([]) == [])
        #expect(LearnsetWays.sums([3, 0, 7]) == [3, 3, 10])
    }

    @Test func namesEverythingInBothLanguages() throws {
        let file = try object(.search)
        let pokemon = try #require(file["pokemon"] as? [String: Any])
        let slugs = try #require(pokemon["slug"] as? [String])
        let place = try #require(slugs.firstIndex(of: "raichu-alola"))
        #expect((pokemon["number"] as? [Int])?[place] == 26)
        #expect((pokemon["en"] as? [String])?[place] == "Alolan Raichu")
        #expect((pokemon["ja"] as? [String])?[place] == "アローラライチュウ")
        for kind in ["moves", "abilities", "types"] {
            let section = try #require(file[kind] as? [String: Any])
            let names = try #require(section["en"] as? [String])
            #expect(!names.isEmpty)
            #expect((section["ja"] as? [String])?.count == names.count)
            #expect((section["slug"] as? [String])?.count == names.count)
            #expect(Set(names).count == names.count, "namesakes are told apart")
        }
    }

    @Test func givesAllColumnsOfAKindTheSameLength() throws {
        let pokemon = try object(.pokemon)
        let count = try #require(pokemon["slug"] as? [Any]).count
        let columns = [
            "number", "generation", "types", "height", "weight", "hp", "attack", "defense",
            "special-attack", "special-defense", "speed", "abilities", "hidden-abilities",
            "egg-groups", "gender", "flags", "base",
        ]
        for column in columns { #expect((pokemon[column] as? [Any])?.count == count, "\(column)") }
        let moves = try object(.moves)
        let moveCount = try #require(moves["slug"] as? [Any]).count
        for column in [
            "generation", "type", "class", "power", "accuracy", "pp", "priority", "target",
        ] {
            #expect((moves[column] as? [Any])?.count == moveCount, "\(column)")
        }
    }

    @Test func tellsWhoIsMetAtEachPlace() throws {
        let data = try SiteFixture.browserData(change: SampleCatalog.addPlaces)
        let slugs = data.indexes.catalog.pokemon.map(\.slug.text)
        func position(_ slug: String) throws -> Int { try #require(slugs.firstIndex(of: slug)) }
        let (pikachu, pichu) = (try position("pikachu"), try position("pichu"))
        let text = String(decoding: try data.make(.places).bytes, as: UTF8.self)
        #expect(
            text == #"{"version":1,"games":[["red-blue"],["yellow"],["platinum"],["x-y"],"#
                + #"["sword-shield","the-isle-of-armor"]],"pokemon":"#
                + "[[\(try position("zapdos"))],[\(try position("clefairy"))],"
                + "[\(pikachu),\(pichu - pikachu)]]"
                + #","met":[[[3]],[[0]],[[0,1,4],[2]]]}"#)
    }

    @Test func callsPlacesThatShareANameByItAlone() throws {
        let search = try object(.search, change: SampleCatalog.addPlaces)
        let places = try #require(search["places"] as? [String: Any])
        #expect(
            places["slug"] as? [String] == ["kalos-route-1", "kanto-route-1", "viridian-forest"])
        #expect(
            places["en"] as? [String] == [
                "Route 1 (Kalos)", "Route 1 (Kanto)", "Viridian Forest",
            ])
        let shared = ["Route 1", "１番道路", "１ばんどうろ"]
        #expect(
            places["words"] as? [String: [String]]
                == ["0": shared, "1": shared, "2": ["トキワの森"]])
    }

    @Test func tellsWhatAFilterNeeds() throws {
        let file = try object(.pokemon)
        let place = try #require((file["slug"] as? [String])?.firstIndex(of: "raichu-mega-x"))
        let words = try #require(file["flag-names"] as? [String])
        let flags = try #require((file["flags"] as? [Int])?[place])
        #expect(
            words.enumerated().filter { flags >> $0.offset & 1 == 1 }.map(\.element)
                == ["battle-only", "mega"])
        let base = try #require((file["base"] as? [Any])?[place] as? Int)
        #expect((file["slug"] as? [String])?[base] == "raichu")
        let types = try #require((file["types"] as? [[Int]])?[place])
        #expect(types.compactMap { (file["type-slugs"] as? [String])?[$0] } == ["electric"])
    }

    @Test func tellsWhatTheSearchBoxShowsBesideNames() throws {
        let sites = try SiteFixture.sites()
        let data = BrowserData(sites)
        let index = sites.indexes.entities
        for (site, texts) in zip(sites.all, data.languages) {
            let file = try object(data.make(.details(texts)))
            let pokemon = try #require(file["pokemon"] as? [String: Any])
            let slugs = sites.indexes.catalog.pokemon.map(\.slug.text)
            let raichu = try #require(slugs.firstIndex(of: "raichu-alola"))
            let types = try #require((pokemon["types"] as? [[Int]])?[raichu])
            #expect(
                types.map { index.catalog.types[$0].slug.text } == ["electric", "psychic"])
            #expect((pokemon["picture"] as? [Any])?.count == slugs.count)
            let moves = try #require(file["moves"] as? [String: Any])
            for (place, move) in index.catalog.moves.enumerated() {
                #expect(
                    (moves["effect"] as? [Any])?[place] as? String == site.descriptions[move.id])
                #expect((moves["type"] as? [Int])?[place] == data.typePosition(move.type))
            }
            let abilities = try #require(file["abilities"] as? [String: Any])
            #expect((abilities["effect"] as? [Any])?.count == index.catalog.abilities.count)
        }
    }

    @Test func leavesUnknownNumbersNull() throws {
        let file = try object(.pokemon) { catalog in
            catalog.pokemon = catalog.pokemon.map { $0.withoutMeasures }
        }
        let weights = try #require(file["weight"] as? [Any])
        #expect(weights.allSatisfy { $0 is NSNull })
        let moves = try object(.moves)
        #expect((moves["pp"] as? [Any])?.contains { $0 is NSNull } == true)
        let zapdos = try #require((file["slug"] as? [String])?.firstIndex(of: "zapdos"))
        #expect((file["gender"] as? [Any])?[zapdos] is NSNull)
    }

    @Test func takesMarkUpInANameForText() throws {
        let sites = try SiteFixture.sites { catalog in
            catalog.abilities[0] = Ability(
                id: catalog.abilities[0].id, slug: catalog.abilities[0].slug,
                name: LocalizedName(english: "</script><b>", japanese: nil),
                generation: catalog.abilities[0].generation, isMainSeries: true)
        }
        let bytes = try BrowserData(sites).make(.search).bytes
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(!text.contains("<"))
        #expect(text.contains(#""\u003c/script\u003e\u003cb\u003e""#))
    }

    private func object(
        _ file: BrowserData.File, change: (inout Catalog) throws -> Void = { _ in }
    ) throws -> [String: Any] {
        try object(SiteFixture.browserData(change: change).make(file))
    }

    private func object(_ file: OutputFile) throws -> [String: Any] {
        try #require(JSONSerialization.jsonObject(with: Data(file.bytes)) as? [String: Any])
    }
}

extension Pokemon {
    /// The same with unknown height and weight.
    fileprivate var withoutMeasures: Pokemon {
        Pokemon(
            id: id, slug: slug, species: species, isDefault: isDefault, height: nil, weight: nil,
            baseExperience: baseExperience, types: types, stats: stats, abilities: abilities,
            past: past, pictures: pictures, forms: forms)
    }
}
