import Mustache
import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

@Suite struct WorldPagesTests {
    private static func world(_ id: String, name: String? = nil) throws -> World {
        var world = World(id: try ContentID(id))
        world.name = name
        return world
    }

    private static func spot(
        _ id: String, in world: String?, x: String? = nil, y: String? = nil, z: String? = nil,
        pokemon: [String] = []
    ) throws -> Spot {
        var spot = Spot(id: try ContentID(id), world: try world.map { try ContentID($0) })
        (spot.x, spot.y, spot.z) = (x, y, z)
        spot.pokemon = try pokemon.map { try Slug($0) }
        return spot
    }

    private static func sites() throws -> LocalizedSites {
        var worlds = Worlds()
        var overworld = try world("overworld", name: "<みんな>")
        overworld.language = "ja"
        overworld.seed = "-42"
        worlds[overworld.id] = overworld
        for spot in try [
            spot("home", in: "overworld", x: "100", y: "64", z: "-200", pokemon: ["pikachu"]),
            spot("mine", in: "overworld", x: "−3.5", z: "40"),
            spot("north", in: "overworld", x: "north", z: "1"),
            spot("alone", in: nil, x: "1", y: "2", z: "3", pokemon: ["pikachu", "raichu"]),
        ] { worlds[spot.id] = spot }
        let picture = SpotPicture(name: "home.png", width: 1280, height: 720) { [1] }
        return try SiteFixture.sites(
            worlds: SiteWorlds(worlds, pictures: [try ContentID("home"): picture]))
    }

    private static func site(_ language: Language) throws -> LocalizedSite {
        try #require(sites().all.first { $0.language == language })
    }

    private static func content(
        _ kind: any PageKind.Type, _ path: String, _ language: Language
    ) throws -> Object {
        let site = try site(language)
        let page = kind.pages(site.indexes).first { $0.route.path == path }
        return try #require(page).makeViews()(site).content()
    }

    @Test func listsWorldsAndThenSpotsWithoutOne() throws {
        let content = try Self.content(WorldListPage.self, "worlds/", .english)
        #expect(content["counts"]?.text == "1 world, 4 spots")
        #expect(content["worlds"]?.list?.map { $0["address"]?.text } == ["\u{1}worlds/overworld/"])
        #expect(content["worlds"]?.list?.map { $0["count"]?.text } == ["3 spots"])
        let orphans = content["orphans"]?.list?.map { $0["address"]?.text }
        #expect(orphans == ["\u{1}worlds/spots/alone/"])
    }

    @Test func showsNamesInTheOwnersLanguageAlone() throws {
        for (language, tag) in [(Language.english, "ja"), (.japanese, nil)] {
            let content = try Self.content(WorldPage.self, "worlds/overworld/", language)
            #expect(content["heading"]?["text"]?.text == "<みんな>")
            #expect(content["heading"]?["lang"]?.text == tag)
        }
        let alone = try Self.content(SpotPage.self, "worlds/spots/alone/", .english)
        #expect(alone["heading"]?["text"]?.text == "alone")
        #expect(alone["heading"]?["lang"]?.text == "und")
    }

    @Test func setsSpotsWithoutNumbersApartFromTheMap() throws {
        let content = try Self.content(WorldPage.self, "worlds/overworld/", .english)
        #expect(
            content["map"]?["dots"]?.list?.map { $0["name"]?["text"]?.text } == ["home", "mine"])
        #expect(content["unmapped"]?.list?.map { $0["coordinates"]?.text } == ["x north, z 1"])
        #expect(content["spots"]?.list?.count == 3)
    }

    @Test func leadsToThePlaceInTheGame() throws {
        let home = try Self.content(SpotPage.self, "worlds/overworld/home/", .english)
        #expect(home["coordinates"]?.text == "100 64 -200")
        #expect(home["command"]?.text == "/tp @s 100 64 -200")
        #expect(home["picture"]?["address"]?.text == "\u{1}../pictures/spots/home.png")
        #expect(home["nearest"]?.list?.map { $0["distance"]?.text } == ["Distance 261"])
        let mine = try Self.content(SpotPage.self, "worlds/overworld/mine/", .english)
        #expect(mine["command"]?.text == "/tp @s -3.5 ~ 40")
        let north = try Self.content(SpotPage.self, "worlds/overworld/north/", .english)
        #expect(north["command"]?.text == nil)
        #expect(north["hasNearest"]?.bool == false)
    }

    @Test func namesTheSpotsWhereAPokemonWasSeen() throws {
        let site = try Self.site(.japanese)
        let page = PokemonPage.pages(site.indexes).first { $0.route.path == "pokemon/pikachu/" }
        let seen = try #require(page).makeViews()(site).content()["seen"]?["spots"]?.list
        #expect(
            seen?.map { $0["address"]?.text } == [
                "\u{1}worlds/spots/alone/", "\u{1}worlds/overworld/home/",
            ])
        #expect(seen?.last?["world"]?["name"]?["text"]?.text == "<みんな>")
    }

    /// Pikachu's page on a site with as many spots in each world, the newest world being the last one.
    private static func seen(spots: [Int], orphans: Int = 0) throws -> (Object, String) {
        var worlds = Worlds()
        for (number, count) in spots.enumerated() {
            var place = try world("w-\(number)", name: "World \(number)")
            place.createdAt = Moment(secondsSince1970: number)
            worlds[place.id] = place
            for index in 0..<count {
                let spot = try spot("s-\(number)-\(index)", in: "w-\(number)", pokemon: ["pikachu"])
                worlds[spot.id] = spot
            }
        }
        for index in 0..<orphans {
            let spot = try spot("o-\(index)", in: nil, pokemon: ["pikachu"])
            worlds[spot.id] = spot
        }
        let site = try #require(
            SiteFixture.sites(worlds: SiteWorlds(worlds)).all.first { $0.language == .english })
        let page = try #require(
            PokemonPage.pages(site.indexes).first { $0.route.path == "pokemon/pikachu/" })
        return (
            try #require(page.makeViews()(site).content()["seen"]?.object),
            try SiteFixture.rendered(page, in: site)
        )
    }

    @Test func countsTheSpotsOfAPokemonByWorldIfThereAreMany() throws {
        let (few, _) = try Self.seen(spots: [12])
        #expect(few["spots"]?.list?.count == 12)
        #expect(few["all"]?.object == nil)
        let (many, page) = try Self.seen(spots: [1500, 1, 480], orphans: 19)
        #expect(many["spots"]?.list?.count == 12)
        #expect(many["all"]?["title"]?.text == "All 2,000 spots, by world")
        let worlds = many["all"]?["worlds"]?.list
        #expect(worlds?.map { $0["name"]?["text"]?.text } == ["World 2", "World 1", "World 0"])
        #expect(worlds?.map { $0["count"]?.text } == ["480 spots", "1 spot", "1,500 spots"])
        #expect(worlds?.first?["address"]?.text == "\u{1}worlds/w-2/")
        #expect(many["all"]?["orphans"]?.text == "19 spots")
        #expect(many["all"]?["hasOthers"]?.bool == false)
        let (_, single) = try Self.seen(spots: [1])
        #expect(page.contains(#"href="../../worlds/#spots""#))
        #expect(page.utf8.count < single.utf8.count + 10_000)
    }

    @Test func leadsToTheListOfWorldsWhereAPokemonWasSeenInManyOfThem() throws {
        let (seen, page) = try Self.seen(spots: Array(repeating: 1, count: 1000))
        #expect(seen["all"]?["worlds"]?.list?.count == 100)
        #expect(seen["all"]?["others"]?.text == "900 more worlds")
        #expect(page.contains(#"<a class="dex-link" href="../../worlds/">900 more worlds</a>"#))
    }

    @Test func givesTheSearchWorldsAndSpots() throws {
        let data = BrowserData(try Self.sites())
        let text = String(decoding: try data.make(.search).bytes, as: UTF8.self)
        #expect(
            text.hasSuffix(
                #""worlds":{"slug":["overworld","spots/alone","overworld/home","#
                    + #""overworld/mine","overworld/north"],"#
                    + #""en":["\u003cみんな\u003e","alone","home","mine","north"],"#
                    + #""ja":["\u003cみんな\u003e","alone","home","mine","north"]}}"#))
    }

    @Test func hasNoTraceWithoutWorlds() throws {
        let sites = try SiteFixture.sites()
        for kind in [WorldListPage.self, WorldPage.self, SpotPage.self] as [any PageKind.Type] {
            #expect(kind.pages(sites.indexes).isEmpty)
        }
        let own = sites.assets.files.map(\.path).filter { $0.contains("worlds") }
        #expect(own.isEmpty)
        let assets = try Self.sites().assets.files
        #expect(assets.map(\.path).filter { $0.contains("worlds") }.count == 3)
        let routes = assets.filter { $0.path.hasSuffix("scripts/routes.js") }.map(\.bytes)
        #expect(routes == [RouteScript(PageKinds.all).file.bytes])
    }
}
