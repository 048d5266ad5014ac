import PokedexDomain
import PokedexQuery
import TestSupport
import Testing

@testable import PokedexSite

/// Queries about the worlds of the site's owner.
struct WorldQueryTests {
    private static func worlds(
        _ named: KeyValuePairs<String, (name: String?, seen: [String])>, elsewhere: [String] = []
    ) throws -> Worlds {
        var worlds = Worlds()
        for (id, (name, seen)) in named {
            var world = World(id: try ContentID(id))
            world.name = name
            worlds[world.id] = world
            var spot = Spot(id: try ContentID("in-\(id)"), world: world.id)
            spot.pokemon = try seen.map { try Slug($0) }
            worlds[spot.id] = spot
        }
        var spot = Spot(id: try ContentID("elsewhere"))
        spot.pokemon = try elsewhere.map { try Slug($0) }
        worlds[spot.id] = spot
        return worlds
    }

    private static func sample() throws -> Worlds {
        try worlds(
            [
                "overworld": ("Overworld", ["pikachu", "raichu"]), "nether": ("ネザー", ["raichu"]),
                "empty": (nil, []), "twin": ("Twin Peaks", ["zapdos"]),
                "twin-2": ("twin peaks", ["pichu"]), "named": ("overworld", ["clefairy"]),
            ], elsewhere: ["pikachu", "pichu"])
    }

    @Test(arguments: [
        ("world:overworld", "world:overworld", ["pikachu", "raichu"]),
        ("ワールド:ネザー", "world:nether", ["raichu"]), ("世界:nezaa", "world:nether", ["raichu"]),
        ("world:OverWorld -worlds:nether", "world:overworld -world:nether", ["pikachu"]),
        ("world:empty", "world:empty", []),
        ("world:\"twin peaks\"", "world:twin|twin-2", ["zapdos", "pichu"]),
        ("world:twin", "world:twin", ["zapdos"]),
        (
            "is:seen sort:-number", "is:seen sort:-number",
            ["pichu", "zapdos", "clefairy", "raichu", "pikachu"]
        ),
        ("区分:見た -world:overworld|twin", "-world:overworld|twin is:seen", ["clefairy", "pichu"]),
    ])
    func findsWhoWasSeen(query: String, canonical: String, expected: [String]) throws {
        let answer = try QueryFixture.search(worlds: Self.sample()).find(query, in: .english)
        #expect(answer.query == canonical)
        #expect(answer.mistakes == [])
        #expect(answer.hits.map(\.slug.text) == expected)
    }

    @Test(arguments: [
        ("world-1", "world-1"), ("world1", "world1"), ("\"World 1\"", "world-1|world1"),
    ])
    func takesAnIDForItselfAlone(name: String, canonical: String) throws {
        let worlds = try Self.worlds(["world1": ("A", []), "world-1": ("B", [])])
        let answer = try QueryFixture.search(worlds: worlds).find("world:\(name)", in: .english)
        #expect(answer.query == "world:\(canonical)")
    }

    @Test func takesEveryNameAsItIs() throws {
        let names = ["<b>Bold</b>", "My: World", "a|b", "(Nether", "it's", "type:fire", "\\back"]
        var worlds = Worlds()
        for (index, name) in names.enumerated() {
            var world = World(id: try ContentID("w-\(index)"))
            world.name = name
            worlds[world.id] = world
        }
        let search = try QueryFixture.search(worlds: worlds)
        for (index, name) in names.enumerated() {
            let answer = search.find("world:\"\(name)\"", in: .japanese)
            #expect(answer.query == "world:w-\(index)")
            #expect(answer.mistakes == [])
        }
    }

    @Test func saysWhichWorldMayBeMeant() throws {
        let search = try QueryFixture.search(worlds: Self.sample())
        let query = "world:overwrld world:x is:sen is:xyzzy"
        let answer = search.find(query, in: .english)
        let lines = try Language.allCases.map { language in
            let messages = try QueryMessages(
                translation: TextFixture.translations()[language], vocabulary: search.vocabulary)
            return answer.mistakes.map { mistake in
                let message = messages.message(about: mistake, in: query)
                return "\(message.line) \(message.help)"
            }
        }
        #expect(
            lines == [
                [
                    "query:7: error: there is no world \"overwrld\" did you mean named or overworld?",
                    "query:22: error: there is no world \"x\" expected: a world, by its id or its name",
                    "query:27: error: there is no category \"sen\" did you mean seen?",
                    "query:34: error: there is no category \"xyzzy\" expected: legendary, mythical, "
                        + "baby, form, mega, gigantamax, battle-only, favorite or seen",
                ],
                [
                    "検索条件:7: エラー: 「overwrld」というワールドはありません もしかして: named、Overworld",
                    "検索条件:22: エラー: 「x」というワールドはありません 入力できる値: ワールドの名前かID",
                    "検索条件:27: エラー: 「sen」という区分はありません もしかして: 見た",
                    "検索条件:34: エラー: 「xyzzy」という区分はありません 入力できる値: 伝説、幻、ベイビィ、"
                        + "すがた、メガシンカ、キョダイマックス、戦闘中、お気に入り、見た",
                ],
            ])
    }

    @Test func knowsNothingOfWorldsWithoutAny() throws {
        let search = try QueryFixture.search()
        let answer = search.find("world:overworld ワールド:x is:seen", in: .english)
        #expect(answer.query == "")
        #expect(answer.mistakes.map(\.name) == ["unknown-key", "unknown-key", "unknown-value"])
        #expect(search.vocabulary.subject.key("world") == nil)
    }
}

/// What browsers get of these queries.
struct WorldQueryDataTests {
    private static func worlds() throws -> Worlds {
        var worlds = Worlds()
        var world = World(id: try ContentID("overworld"))
        world.name = "<Over>"
        worlds[world.id] = world
        worlds[try ContentID("nether") as ContentID<World>] = World(id: try ContentID("nether"))
        for (id, place, seen) in [
            ("home", "overworld", ["pikachu"]), ("fort", "nether", ["pikachu", "raichu"]),
            ("alone", nil, ["zapdos"]),
        ] as [(String, String?, [String])] {
            var spot = Spot(id: try ContentID(id), world: try place.map { try ContentID($0) })
            spot.pokemon = try seen.map { try Slug($0) }
            worlds[spot.id] = spot
        }
        return worlds
    }

    private static func text(_ file: BrowserData.File, _ sites: LocalizedSites) throws -> String {
        String(decoding: try BrowserData(sites).make(file).bytes, as: UTF8.self)
    }

    private static func sites() throws -> LocalizedSites {
        try SiteFixture.sites(worlds: SiteWorlds(worlds()))
    }

    @Test func hasNoTraceWithoutWorlds() throws {
        let sites = try SiteFixture.sites()
        for file in [BrowserData.File.pokemon, .queries] {
            let text = try Self.text(file, sites)
            for word in ["world", "seen", "needs", "ワールド"] { #expect(!text.contains(word)) }
        }
        for file in sites.assets.files where file.path.contains("/words/") {
            let text = String(decoding: file.bytes, as: UTF8.self)
            for word in ["\"world\"", "is-seen"] {
                #expect(!text.contains(word), "\(file.path)")
            }
        }
    }

    @Test func hasTheKeyTheFlagAndTheirWords() throws {
        let sites = try Self.sites()
        let queries = try Self.text(.queries, sites)
        #expect(
            queries.contains(
                #""world":{"kind":"term","values":"worlds","fields":["worlds"],"en":["world","#
                    + #""worlds"],"ja":["ワールド","世界"]}"#))
        #expect(queries.contains(#""seen":{"flag":"seen","en":["seen"],"ja":["見た","みた"]}"#))
        #expect(
            queries.contains(
                #""worlds":{"slug":["nether","overworld"],"en":["nether","\u003cOver\u003e"],"#
                    + #""ja":["nether","\u003cOver\u003e"],"words":[[],[]]}"#))
        #expect(!queries.contains("needs"))
        let words = sites.assets.files.filter { $0.path.hasSuffix("words/ja/list.js") }
        #expect(words.count == 1)
        for file in words {
            let text = String(decoding: file.bytes, as: UTF8.self)
            #expect(text.contains(#""world":{"#) && text.contains(#""is-seen":{"#))
        }
    }

    @Test func saysWhereEachPokemonWasSeen() throws {
        let search = try PokemonSearch(
            SampleCatalog().catalog, translations: TextFixture.translations(),
            queries: QueryFixture.content(), worlds: Self.worlds())
        let sites = try Self.sites()
        let text = try Self.text(.pokemon, sites)
        let pokemon = sites.indexes.catalog.pokemon.map(\.slug.text)
        let seen = ["pikachu": "[0,1]", "raichu": "[0]"]
        let column = pokemon.map { seen[$0] ?? "[]" }.joined(separator: ",")
        #expect(text.contains(#""world-slugs":["nether","overworld"]"#))
        #expect(text.contains(#""worlds":[\#(column)]"#))
        #expect(text.contains(#""mega","gigantamax","seen"]"#))
        #expect(
            search.find("is:seen", in: .english).hits.map(\.slug.text)
                == ["pikachu", "raichu", "zapdos"])
    }

    /// The list of Pokémon shows the same as the pages that link to it.
    @Test func linksToTheList() throws {
        let site = try #require(Self.sites().all.first { $0.language == .english })
        let expected = [
            "worlds/": "?q=is:seen", "worlds/overworld/": "?q=world:overworld",
            "worlds/nether/fort/": "?q=world:nether",
        ]
        let pages = PageKinds.pages(site.indexes)
        for (path, query) in expected {
            let page = try #require(pages.first { $0.route.path == path })
            let list = try page.makeViews()(site).content()["list"]?.text
            let up = String(repeating: "../", count: path.split(separator: "/").count)
            #expect(list == up + query)
            #expect(try SiteFixture.rendered(page, in: site).contains("href=\"\(up + query)\""))
        }
        let alone = try #require(pages.first { $0.route.path == "worlds/spots/alone/" })
        #expect(try alone.makeViews()(site).content()["list"]?.text == nil)
    }

    @Test func linksToNoEmptyList() throws {
        var worlds = Worlds()
        worlds[try ContentID("a") as ContentID<World>] = World(id: try ContentID("a"))
        let site = try #require(SiteFixture.sites(worlds: SiteWorlds(worlds)).all.first)
        for path in ["worlds/", "worlds/a/"] {
            let page = PageKinds.pages(site.indexes).first { $0.route.path == path }
            let content = try #require(page).makeViews()(site).content()
            #expect(content["list"]?.text == nil)
        }
    }
}
