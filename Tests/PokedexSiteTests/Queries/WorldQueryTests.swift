import PokedexDomain
import Testing

@testable import PokedexSite

/// What browsers get for queries about the worlds of the site's owner.
struct WorldQueryTests {
    private static let sites = Result {
        var worlds = Worlds()
        for (id, name) in [("overworld", "<Over>"), ("nether", nil)] as [(String, String?)] {
            var world = World(id: try ContentID(id))
            world.name = name
            worlds[world.id] = world
        }
        for (id, place, seen) in [
            ("home", "overworld", ["pikachu"]), ("fort", "nether", ["pikachu", "raichu"]),
            ("alone", nil, ["zapdos"]),
        ] as [(String, String?, [String])] {
            var spot = Spot(id: try ContentID(id), world: try place.map { try ContentID($0) })
            spot.pokemon = try seen.map { try Slug($0) }
            worlds[spot.id] = spot
        }
        return try SiteFixture.sites(worlds: SiteWorlds(worlds))
    }

    private static func text(_ file: BrowserData.File, _ sites: LocalizedSites) throws -> String {
        String(decoding: try BrowserData(sites).make(file).bytes, as: UTF8.self)
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
        let sites = try Self.sites.get()
        let queries = try Self.text(.queries, sites)
        for part in [
            #""world":{"kind":"term","values":"worlds","fields":["worlds"],"en":["world","#
                + #""worlds"],"ja":["ワールド","世界"]}"#,
            #""seen":{"flag":"seen","en":["seen"],"ja":["見た","みた"]}"#,
            #""worlds":{"slug":["nether","overworld"],"en":["nether","\u003cOver\u003e"],"#
                + #""ja":["nether","\u003cOver\u003e"],"words":[[],[]]}"#,
        ] { #expect(queries.contains(part), "\(part)") }
        #expect(!queries.contains("needs"))
        let words = sites.assets.files.filter { $0.path.hasSuffix("words/ja/list.js") }
        #expect(words.count == 1)
        let text = String(decoding: words[0].bytes, as: UTF8.self)
        #expect(text.contains(#""world":{"#) && text.contains(#""is-seen":{"#))
    }

    @Test func saysWhereEachPokemonWasSeen() throws {
        let sites = try Self.sites.get()
        let text = try Self.text(.pokemon, sites)
        let pokemon = sites.indexes.catalog.pokemon.map(\.slug.text)
        let seen = ["pikachu": "[0,1]", "raichu": "[0]"]
        let column = pokemon.map { seen[$0] ?? "[]" }.joined(separator: ",")
        for part in [
            #""world-slugs":["nether","overworld"]"#, #""worlds":[\#(column)]"#,
            #""mega","gigantamax","seen"]"#,
        ] { #expect(text.contains(part), "\(part)") }
        let flags = try #require(text.firstMatch(of: /"flags":\[([\d,]+)\]/)).1
            .split(separator: ",").compactMap { Int($0) }
        #expect(
            zip(pokemon, flags).filter { $1 & 1 << 7 != 0 }.map(\.0)
                == ["pikachu", "raichu", "zapdos"])
    }

    /// The list of Pokémon shows the same as the pages that link to it.
    @Test(arguments: [
        ("worlds/", "?q=is:seen"), ("worlds/overworld/", "?q=world:overworld"),
        ("worlds/nether/fort/", "?q=world:nether"), ("worlds/spots/alone/", nil),
    ])
    func linksToTheList(path: String, query: String?) throws {
        let site = try Self.sites.get()[.english]
        let page = try site.page(at: path)
        #expect(
            try page.makeViews()(site).content()["list"]?.text == query.map { "\u{2}\($0)" })
        if let query {
            let up = String(repeating: "../", count: page.route.depth)
            #expect(try site.html(of: page).contains("href=\"\(up + query)\""))
        }
    }

    @Test func linksToNoEmptyList() throws {
        var worlds = Worlds()
        worlds[try ContentID("a") as ContentID<World>] = World(id: try ContentID("a"))
        let site = try SiteFixture.sites(worlds: SiteWorlds(worlds))[.english]
        for path in ["worlds/", "worlds/a/"] {
            #expect(try site.page(at: path).makeViews()(site).content().shown("list") == "–")
        }
    }
}
