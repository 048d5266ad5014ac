import Mustache
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

@Suite struct BrowserDataTests {
    private static func text(
        _ file: BrowserData.File, in sites: LocalizedSites? = nil
    ) throws -> String {
        let data = BrowserData(try sites ?? SiteFixture.sites())
        return String(decoding: try data.make(file).bytes, as: UTF8.self)
    }

    private func value(_ file: BrowserData.File, in sites: LocalizedSites? = nil) throws -> Value {
        try Value(json: Array(Self.text(file, in: sites).utf8))
    }

    /// An item of a column, by a slug of the same list.
    private func cell(_ column: String, of slug: String, in list: Value?) throws -> Value {
        let place = list?["slug"]?.list?.firstIndex { $0.text == slug }
        return try #require(list?[column]?.list)[try #require(place)]
    }

    @Test func makesFilesForEveryGameWithTheirVersionFirst() throws {
        let data = BrowserData(try SiteFixture.sites())
        let games = data.indexes.places.games.inOrder.map(\.slug.text)
        let withLearnsets = games.reversed().filter { $0 != "black-white" }
        let found = ["en", "ja"].flatMap { language in games.map { "found/\(language)/\($0)" } }
        let names =
            [
                "learnsets/any", "learnsets/any/level-up", "learnsets/any/egg",
                "learnsets/any/tutor", "learnsets/any/machine",
                "learnsets/any/stadium-surfing-pikachu", "learnsets/any/light-ball-egg",
                "details/en", "details/ja", "pokemon", "search", "places", "moves", "queries",
                "types",
            ] + withLearnsets.map { "learnsets/\($0)" } + games.reversed().map { "games/\($0)" }
            + found
        let files = try data.files.map { try data.make($0) }
        #expect(files.map(\.path) == names.map { "data/\($0).json" })
        for file in files { #expect(file.bytes.starts(with: #"{"version":1,"#.utf8)) }
    }

    /// Scripts compare places in the one list with numbers that are places in the other.
    @Test(arguments: ["color", "shape"])
    func listsTermsOfQueriesInTheOrderOfTheirNumbers(term: String) throws {
        let ofQueries = try #require(value(.queries)[term]?["slug"]?.list).map(\.text)
        #expect(ofQueries.count > 1)
        #expect(ofQueries == (try value(.pokemon)["\(term)-slugs"]?.list?.map(\.text)))
    }

    @Test func tellsLearnsetsAsTheCatalogHasThem() throws {
        let data = BrowserData(try SiteFixture.sites())
        let index = data.indexes.entities
        for versionGroup in index.catalog.versionGroups {
            let expected = LearnsetWays(of: versionGroup, in: data.indexes)
            guard !expected.ways.isEmpty else { continue }
            #expect(
                try LearnsetWays(json: data.make(.learnset(versionGroup.id)).bytes) == expected)
        }
        #expect(
            try AnyLearnset(json: data.make(.anyLearnset).bytes).learners
                == AnyLearnset.learners(in: data.indexes))
    }

    @Test func writesStepsBetweenRisingNumbers() {
        #expect(BrowserData.steps([3, 3, 10]) == [3, 0, 7])
        #expect(BrowserData.steps([]) == [])
    }

    @Test func namesEverythingInBothLanguages() throws {
        let file = try value(.search)
        let pokemon = file["pokemon"]
        let names = try ["number", "en", "ja"].map {
            try cell($0, of: "raichu-alola", in: pokemon).shown()
        }
        #expect(names == ["26", "Alolan Raichu", "アローラライチュウ"])
        for kind in ["moves", "abilities", "types"] {
            let columns = ["en", "ja", "slug"].map {
                file.items("\(kind).\($0)").map { $0.shown() }
            }
            #expect(!columns[0].isEmpty)
            #expect(Set(columns.map(\.count)).count == 1)
            #expect(Set(columns[0]).count == columns[0].count, "namesakes are told apart")
        }
    }

    @Test(arguments: [
        (
            BrowserData.File.pokemon,
            [
                "number", "generation", "types", "height", "weight", "hp", "attack", "defense",
                "special-attack", "special-defense", "speed", "abilities", "hidden-abilities",
                "egg-groups", "gender", "flags", "base",
            ]
        ),
        (
            .moves,
            ["generation", "type", "class", "power", "accuracy", "pp", "priority", "target"]
        ),
    ])
    func givesAllColumnsOfAKindTheSameLength(file: BrowserData.File, columns: [String]) throws {
        let value = try value(file)
        let count = try #require(value["slug"]?.list).count
        for column in columns { #expect(value[column]?.list?.count == count, "\(column)") }
    }

    @Test func tellsWhoIsMetAtEachPlace() throws {
        let sites = try SiteFixture.sitesWithPlaces()
        let slugs = sites.indexes.catalog.pokemon.map(\.slug.text)
        func position(_ slug: String) throws -> Int { try #require(slugs.firstIndex(of: slug)) }
        let (pikachu, pichu) = (try position("pikachu"), try position("pichu"))
        #expect(
            try Self.text(.places, in: sites)
                == #"{"version":1,"games":[["red-blue"],["yellow"],["platinum"],["x-y"],"#
                + #"["sword-shield","the-isle-of-armor"]],"pokemon":"#
                + "[[\(position("zapdos"))],[\(position("clefairy"))],"
                + "[\(pikachu),\(pichu - pikachu)]]"
                + #","met":[[[3]],[[0]],[[0,1,4],[2]]]}"#)
    }

    @Test func callsPlacesThatShareANameByItAlone() throws {
        let places = try #require(
            try value(.search, in: SiteFixture.sitesWithPlaces())["places"])
        #expect(places.shown("slug") == "[kalos-route-1, kanto-route-1, viridian-forest]")
        #expect(places.shown("en") == "[Route 1 (Kalos), Route 1 (Kanto), Viridian Forest]")
        let shared = "[Route 1, １番道路, １ばんどうろ]"
        #expect(
            ["0", "1", "2"].map { places.shown("words.\($0)") } == [shared, shared, "[トキワの森]"])
        #expect(places["words"]?.object?.count == 3)
    }

    @Test func tellsWhatAFilterNeeds() throws {
        let file = try value(.pokemon)
        func mega(_ column: String) throws -> Value {
            try cell(column, of: "raichu-mega-x", in: file)
        }
        let flags = try #require(try mega("flags").integer)
        #expect(
            file.items("flag-names").map { $0.shown() }.enumerated()
                .filter { flags >> $0.offset & 1 == 1 }.map(\.element) == ["battle-only", "mega"])
        let base = try #require(try mega("base").integer)
        #expect(file["slug"]?.list?[base].text == "raichu")
        let types = try #require(try mega("types").list).compactMap(\.integer)
        #expect(types.map { file["type-slugs"]?.list?[$0].text } == ["electric"])
    }

    @Test func tellsWhatTheSearchBoxShowsBesideNames() throws {
        let sites = try SiteFixture.sites()
        let data = BrowserData(sites)
        let catalog = sites.indexes.catalog
        let raichu = try #require(
            catalog.pokemon.firstIndex { $0.slug.text == "raichu-alola" })
        for (site, texts) in zip(sites.all, data.languages) {
            let file = try value(.details(texts))
            let types = try #require(file["pokemon"]?["types"]?.list?[raichu].list)
            #expect(
                types.compactMap(\.integer).map { catalog.types[$0].slug.text }
                    == ["electric", "psychic"])
            #expect(file["pokemon"]?["picture"]?.list?.count == catalog.pokemon.count)
            #expect(
                file["moves"]?["effect"]?.list?.map(\.text)
                    == catalog.moves.map { site.descriptions[$0.id] })
            #expect(
                file["moves"]?["type"]?.list?.map(\.integer)
                    == catalog.moves.map { data.typePosition($0.type) })
            #expect(file["abilities"]?["effect"]?.list?.count == catalog.abilities.count)
        }
    }

    @Test func leavesUnknownNumbersNull() throws {
        let sites = try SiteFixture.sites { catalog in
            for place in catalog.pokemon.indices { catalog.pokemon[place].weight = nil }
        }
        let file = try value(.pokemon, in: sites)
        #expect(
            file["weight"]?.list?.map { $0.shown() }
                == Array(repeating: "–", count: sites.indexes.catalog.pokemon.count))
        #expect(try cell("gender", of: "zapdos", in: file).shown() == "–")
        #expect(try cell("pp", of: "shadow-rush", in: value(.moves)).shown() == "–")
    }

    @Test func takesMarkUpInANameForText() throws {
        let sites = try SiteFixture.sites {
            $0.abilities[0].name = LocalizedName(english: "</script><b>", japanese: nil)
        }
        let text = try Self.text(.search, in: sites)
        #expect(!text.contains("<"))
        #expect(text.contains(#""\u003c/script\u003e\u003cb\u003e""#))
    }
}
