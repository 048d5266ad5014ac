import PokedexDomain
import Testing

@testable import PokedexSite

/// What browsers get for queries about the worlds of the site's owner.
struct WorldQueryTests {
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
        let sites = try Self.sites()
        let text = try Self.text(.pokemon, sites)
        let pokemon = sites.indexes.catalog.pokemon.map(\.slug.text)
        let seen = ["pikachu": "[0,1]", "raichu": "[0]"]
        let column = pokemon.map { seen[$0] ?? "[]" }.joined(separator: ",")
        #expect(text.contains(#""world-slugs":["nether","overworld"]"#))
        #expect(text.contains(#""worlds":[\#(column)]"#))
        #expect(text.contains(#""mega","gigantamax","seen"]"#))
        let flags = try #require(text.firstMatch(of: /"flags":\[([\d,]+)\]/)).1
            .split(separator: ",").compactMap { Int($0) }
        #expect(
            zip(pokemon, flags).filter { $1 & 1 << 7 != 0 }.map(\.0)
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
            #expect(list == "\u{2}" + query)
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
