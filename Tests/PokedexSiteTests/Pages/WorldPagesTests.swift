import Mustache
import PokedexDomain
import Testing

@testable import PokedexSite

@Suite struct WorldPagesTests {
    private static func spot(
        _ id: String, in world: String?,
        _ place: (x: String?, y: String?, z: String?) = (nil, nil, nil),
        pokemon: [String] = []
    ) throws -> Spot {
        var spot = Spot(id: try ContentID(id), world: try world.map { try ContentID($0) })
        (spot.x, spot.y, spot.z) = place
        spot.pokemon = try pokemon.map { try Slug($0) }
        return spot
    }

    private static let sites = Result {
        var worlds = Worlds()
        var overworld = World(id: try ContentID("overworld"))
        (overworld.name, overworld.language, overworld.seed) = ("<みんな>", "ja", "-42")
        worlds[overworld.id] = overworld
        for spot in try [
            spot("home", in: "overworld", ("100", "64", "-200"), pokemon: ["pikachu"]),
            spot("mine", in: "overworld", ("−3.5", nil, "40")),
            spot("north", in: "overworld", ("north", nil, "1")),
            spot("alone", in: nil, ("1", "2", "3"), pokemon: ["pikachu", "raichu"]),
        ] { worlds[spot.id] = spot }
        let picture = SpotPicture(name: "home.png", width: 1280, height: 720) { [1] }
        return try SiteFixture.sites(
            worlds: SiteWorlds(worlds, pictures: [try ContentID("home"): picture]))
    }

    private func content(_ path: String, _ language: Language = .english) throws -> Object {
        let site = try Self.sites.get()[language]
        return try site.page(at: path).makeViews()(site).content()
    }

    @Test func listsWorldsAndThenSpotsWithoutOne() throws {
        let content = try content("worlds/")
        #expect(content.shown("counts") == "1 world, 4 spots")
        #expect(
            content.lines("worlds", "address", "count") == ["\u{1}worlds/overworld/ | 3 spots"])
        #expect(content.lines("orphans", "address") == ["\u{1}worlds/spots/alone/"])
    }

    @Test func showsNamesInTheOwnersLanguageAlone() throws {
        for (path, language, heading) in [
            ("overworld", Language.english, "<みんな> | ja"), ("overworld", .japanese, "<みんな> | ja"),
            ("spots/alone", .english, "alone | und"),
        ] {
            let content = try content("worlds/\(path)/", language)
            #expect(content.lines("heading", "text", "lang") == [heading])
        }
    }

    @Test func setsSpotsWithoutNumbersApartFromTheMap() throws {
        let content = try content("worlds/overworld/")
        #expect(content.lines("map.dots", "name") == ["home", "mine"])
        #expect(content.lines("unmapped", "coordinates") == ["x north, z 1"])
        #expect(content.items("spots").count == 3)
    }

    @Test func leadsToThePlaceInTheGame() throws {
        let home = try content("worlds/overworld/home/")
        #expect(home.shown("coordinates") == "100 64 -200")
        #expect(home.shown("command") == "/tp @s 100 64 -200")
        #expect(home.shown("picture.address") == "\u{1}../pictures/spots/home.png")
        #expect(home.lines("nearest", "distance") == ["Distance 261"])
        #expect(try content("worlds/overworld/mine/").shown("command") == "/tp @s -3.5 ~ 40")
        let north = try content("worlds/overworld/north/")
        #expect(north.shown("command") == "–")
        #expect(north.shown("hasNearest") == "false")
    }

    @Test func namesTheSpotsWhereAPokemonWasSeen() throws {
        #expect(
            try content("pokemon/pikachu/", .japanese)
                .lines("seen.spots", "address", "world.name") == [
                    "\u{1}worlds/spots/alone/ | –", "\u{1}worlds/overworld/home/ | <みんな>",
                ])
    }

    /// Pikachu's page on a site with as many spots in each world, the newest world being the last one.
    private static func seen(spots: [Int], orphans: Int = 0) throws -> (Object, String) {
        var worlds = Worlds()
        for (number, count) in spots.enumerated() {
            var place = World(id: try ContentID("w-\(number)"))
            place.name = "World \(number)"
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
        let sites = try SiteFixture.sites(worlds: SiteWorlds(worlds))
        return (
            try sites.content(PokemonPage.self, "pikachu"),
            try sites.html(PokemonPage.self, "pikachu")
        )
    }

    @Test func countsTheSpotsOfAPokemonByWorldIfThereAreMany() throws {
        let (few, page) = try Self.seen(spots: [12])
        #expect(few.items("seen.spots").count == 12)
        #expect(few["seen"]?["all"]?.object == nil)
        let (many, manyPage) = try Self.seen(spots: [150, 1, 1029], orphans: 19)
        #expect(many.items("seen.spots").count == 12)
        #expect(many.shown("seen.all.title") == "All 1,199 spots, by world")
        #expect(
            many.lines("seen.all.worlds", "name", "count")
                == ["World 2 | 1,029 spots", "World 1 | 1 spot", "World 0 | 150 spots"])
        #expect(many.lines("seen.all.worlds", "address").first == "\u{1}worlds/w-2/")
        #expect(many.shown("seen.all.orphans") == "19 spots")
        #expect(many.shown("seen.all.hasOthers") == "false")
        #expect(manyPage.contains(#"href="../../worlds/#spots""#))
        #expect(manyPage.utf8.count < page.utf8.count + 10_000)
    }

    @Test func leadsToTheListOfWorldsWhereAPokemonWasSeenInManyOfThem() throws {
        let (seen, page) = try Self.seen(spots: Array(repeating: 1, count: 300))
        #expect(seen.items("seen.all.worlds").count == 100)
        #expect(seen.shown("seen.all.others") == "200 more worlds")
        #expect(page.contains(#"<a class="dex-link" href="../../worlds/">200 more worlds</a>"#))
    }

    @Test func givesTheSearchWorldsAndSpots() throws {
        let data = BrowserData(try Self.sites.get())
        let text = String(decoding: try data.make(.search).bytes, as: UTF8.self)
        #expect(
            text.hasSuffix(
                #""worlds":{"slug":["overworld","spots/alone","overworld/home","#
                    + #""overworld/mine","overworld/north"],"#
                    + #""lang":["ja","und","ja","ja","ja"],"#
                    + #""en":["\u003cみんな\u003e","alone","home","mine","north"],"#
                    + #""ja":["\u003cみんな\u003e","alone","home","mine","north"]}}"#))
    }

    @Test func hasNoTraceWithoutWorlds() throws {
        let sites = try SiteFixture.sites()
        for kind in [WorldListPage.self, WorldPage.self, SpotPage.self] as [any PageKind.Type] {
            #expect(kind.pages(sites.indexes).isEmpty)
        }
        #expect(!sites.assets.files.contains { $0.path.contains("worlds") })
        let assets = try Self.sites.get().assets.files
        #expect(assets.count { $0.path.contains("worlds") } == 3)
        let routes = assets.filter { $0.path.hasSuffix("scripts/routes.js") }.map(\.bytes)
        #expect(routes == [RouteScript(kinds: PageKinds.all).file.bytes])
    }
}
