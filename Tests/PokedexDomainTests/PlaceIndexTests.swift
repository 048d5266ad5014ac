import TestSupport
import Testing

@testable import PokedexDomain

/// Places by Pokémon and by game.
@Suite struct PlaceIndexTests {
    private let fixture: PlacesFixture
    private var places: PlaceIndex { fixture.places }

    init() throws {
        fixture = try PlacesFixture(
            "pikachu 100, pikachu 100 @12 in:yellow+gold, pikachu 100 @21 in:blue, "
                + "pikachu 100 @41 in:isle-shield, pikachu 100 @51 in:gold, "
                + "clefairy 100, clefairy 100 @21, clefairy 100 @31, "
                + "zapdos 100 by:static @31, zapdos 100 by:surf @31, "
                + "raichu 100 by:gift @31, raichu 100 @31")
    }

    private func slugs(_ games: some Sequence<Identifier<VersionGroup>>) -> [String] {
        games.map { fixture.sample.index[$0].slug.text }
    }

    private func pokemon(at place: Int, in game: String? = nil) throws -> [String] {
        let found =
            try game.map { places.pokemon(at: Identifier(place), in: try fixture.game($0)) }
            ?? places.pokemon(at: Identifier(place))
        return found.map { fixture.sample.index[$0].slug.text }
    }

    /// A place has the Pokémon of its parts, too; the map is named where a game has several.
    @Test func knowsPartsOfPlaces() throws {
        let fixture = try PlacesFixture("pikachu 100 @21, clefairy 100 @31, pichu 100 @41") {
            catalog in
            for (part, whole) in [(1, 0), (2, 1), (3, 4)] {
                catalog.locations[part].parent = catalog.locations[whole].id
            }
        }
        let (places, game) = (fixture.places, try fixture.game("red-blue"))
        let met = { (place: Int) in places.pokemon(at: Identifier(place), in: game).count }
        #expect((1...5).map(met) == [2, 2, 1, 1, 1])
        #expect(places.places.map(\.id.rawValue) == [1, 2, 3, 4, 5])
        #expect(places.parts(of: Identifier(1)).map(\.id.rawValue) == [2])
        let map = { (place: Int) in places.map(of: Identifier(place), in: game)?.rawValue }
        #expect((1...5).map(map) == [nil, 1, 2, 5, nil])
        #expect(!places.hasTables(at: Identifier(1), in: game))
        #expect(places.hasTables(at: Identifier(2), in: game))
        #expect(
            places.similar(to: fixture.sample.index[Identifier(1)], count: 8) == [Identifier(3)])
    }

    @Test func listsPlacesWherePokemonAreMet() {
        #expect(places.places.map(\.id.rawValue) == [1, 2, 3, 4, 5])
        let empty = try? PlacesFixture("pikachu 100 @21").places.places
        #expect(empty?.map(\.id.rawValue) == [2])
    }

    @Test func listsGamesOfAPlaceTheNewestFirst() {
        #expect(slugs(places.games(at: Identifier(1))) == ["gold-silver", "yellow", "red-blue"])
        #expect(slugs(places.games(at: Identifier(4))) == ["sword-shield"], "of its add-on")
    }

    @Test func listsPokemonOfAPlaceByNumber() throws {
        #expect(try pokemon(at: 1) == ["pikachu", "clefairy"])
        #expect(try pokemon(at: 1, in: "red-blue") == ["pikachu", "clefairy"])
        #expect(try pokemon(at: 1, in: "yellow") == ["pikachu"])
        #expect(try pokemon(at: 1, in: "sword-shield") == [])
        for game in ["sword-shield", "the-isle-of-armor"] {
            #expect(try pokemon(at: 4, in: game) == ["pikachu"])
        }
    }

    @Test func knowsWhichGamesHavePlaces() throws {
        #expect(places.hasPlaces(try fixture.game("sword-shield")), "its add-on has one")
        #expect(!places.hasPlaces(try fixture.game("x-y")))
        let pikachu = try fixture.sample.pokemon("pikachu").id
        let games = fixture.sample.index.inOrder(places.games(of: pikachu))
        #expect(slugs(games) == ["red-blue", "yellow", "gold-silver", "sword-shield"])
        #expect(places.games(of: try fixture.sample.pokemon("pichu").id) == [])
    }

    @Test func waysOfAPlaceStandByGroup() throws {
        #expect(
            try fixture.tables(at: 3) == [
                "walk", "clefairy in red: 3-3, ?", "raichu in red: 3-3, ?", "surf",
                "zapdos in red: 3-3, 100", "static", "zapdos in red: 3-3, ?", "gift",
                "raichu in red: 3-3, ?",
            ])
    }

    /// A Pokémon's rows are those of the place, the others' chances counted.
    @Test func showsAPokemonsOwnRows() throws {
        #expect(
            try fixture.tables(of: "clefairy") == [
                "place-1", "walk", "clefairy in red: 3-3, ?", "place-2", "walk",
                "clefairy in red: 3-3, 100", "place-3", "walk", "clefairy in red: 3-3, ?",
            ])
        #expect(
            try fixture.tables(of: "pikachu") == [
                "place-1", "walk", "pikachu in red: 3-3, ?", "place-2", "walk",
                "pikachu in blue: 3-3, 100",
            ])
        #expect(try fixture.tables(of: "pichu") == [])
        #expect(
            try fixture.tables(of: "pikachu", in: "sword-shield") == [
                "place-4", "walk", "pikachu in isle-shield: 3-3, ?",
            ])
    }

    /// What is met at a place that nobody knows is met, in the last rows.
    @Test func keepsWhatIsMetAtAnUnknownPlace() throws {
        let fixture = try PlacesFixture("pikachu 100 5-5 by:npc-trade @?, pikachu 100")
        #expect(
            try fixture.tables(of: "pikachu") == [
                "place-1", "walk", "pikachu in red: 3-3, 100", "place-0", "npc-trade",
                "pikachu in red: 5-5, ?",
            ])
        #expect(fixture.places.places.map(\.id) == [Identifier(1)])
        let traded = try PlacesFixture("raichu ? by:npc-trade @?")
        let raichu = try traded.sample.pokemon("raichu").id
        #expect(traded.places.games(of: raichu).count == 1)
        // Of the game's places nothing is known.
        #expect(!traded.places.hasPlaces(try traded.game("red-blue")))
    }

    /// Players cannot go there: the place has its tables, and the Pokémon has no row of it.
    @Test func leavesOutUnusedDataOfAPokemon() throws {
        for slug in ["unknown-all-bugs", "unknown-all-rattata"] {
            let fixture = try PlacesFixture("pikachu 100, clefairy 100 @21") {
                $0.locations[1].slug = try Slug(slug)
            }
            #expect(try fixture.tables(of: "clefairy") == [])
            #expect(try fixture.tables(of: "pikachu") != [])
            #expect(try fixture.tables(at: 2) != [])
            let clefairy = try fixture.sample.pokemon("clefairy").id
            #expect(fixture.places.games(of: clefairy) == [])
        }
    }

    /// Those of its region, that with most Pokémon in common first, then by number.
    @Test func findsSimilarPlacesOfTheRegion() throws {
        let similar = { (place: Int, count: Int) in
            fixture.places.similar(
                to: fixture.sample.index[Identifier<Location>(place)], count: count
            ).map(\.rawValue)
        }
        #expect(similar(1, 8) == [2, 3])
        #expect(similar(1, 1) == [2])
        #expect(similar(3, 8) == [1, 2], "each shares Clefairy")
        #expect(similar(4, 8) == [], "alone in its region")
        #expect(similar(5, 8) == [], "of no region")
    }
}
