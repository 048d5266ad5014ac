import Testing

@testable import PokedexDomain

/// Texts, coordinates and lists.
struct WorldTests {
    @Test(arguments: [
        (ContentTextRule.name, "Home", nil), (.name, "村 🏠", nil), (.comment, "a\nb\r\nc", nil),
        (.line(3), "abc", nil), (.language, "en", nil), (.language, "pt-BR", nil),
        (.language, "zh-Hant-TW", nil),
        (
            .name, String(repeating: "a", count: 201),
            "has 201 characters; at most 200 are allowed: shorten it"
        ),
        (.line(3), "abcd", "has 4 characters; at most 3 are allowed: shorten it"),
        (
            .comment, String(repeating: "a", count: 10_001),
            "has 10001 characters; at most 10000 are allowed: shorten it"
        ),
        (.name, "a\nb", "has the control character U+000A; remove control characters"),
        (.name, "a\u{202E}b", "has the control character U+202E; remove control characters"),
        (
            .comment, "a\u{1B}[31m",
            "has the control character U+001B; remove control characters other than line breaks"
        ),
        (
            .comment, "a\rb",
            "has the control character U+000D; remove control characters other than line breaks"
        ),
        (.name, " \u{3000}", "has nothing that can be seen; write something, or leave it out"),
        (.language, "e", "is \"e\", which is not a language tag such as en, ja or pt-BR"),
        (
            .language, "en_US", "is \"en_US\", which is not a language tag such as en, ja or pt-BR"
        ),
        (.language, "日本語", "is \"日本語\", which is not a language tag such as en, ja or pt-BR"),
    ])
    func saysWhatATextMayNotContain(rule: ContentTextRule, text: String, objection: String?) {
        #expect(rule.objection(to: text) == objection)
    }

    @Test func hasCoordinatesIfXAndZAreNumbers() throws {
        var spot = Spot(id: try ContentID("home"))
        #expect(spot.coordinates == nil)
        (spot.x, spot.z) = ("100", "-200.5")
        #expect(spot.coordinates == Coordinates(x: 100, y: nil, z: -200.5))
        (spot.x, spot.y, spot.z) = ("+3", "about 64", "−4")
        #expect(spot.coordinates == Coordinates(x: 3, y: nil, z: -4))
        #expect(spot.coordinates?.distance(to: Coordinates(x: 0, y: nil, z: 0)) == 5)
        for text in ["", "-", "1e5", "0x10", "1.", ".5", "1,000", " 1", "１", "nan", "inf"] {
            spot.x = text
            #expect(spot.coordinates == nil, "\(text)")
        }
    }

    @Test func listsTheNewestFirstAndThoseWithoutADateLast() throws {
        var worlds = Worlds()
        for (id, date) in [
            ("old", "2020-01-01"), ("b", nil), ("new", "2026-08-06"), ("a", nil),
            ("same-b", "2021-01-01"), ("same-a", "2021-01-01"),
        ] as [(String, String?)] {
            var world = World(id: try ContentID(id))
            world.createdAt = date.flatMap(Moment.init)
            world.updatedAt = Moment("2030-01-01")
            worlds[world.id] = world
        }
        let ids = worlds.worlds.map(\.id.text)
        #expect(ids == ["new", "same-a", "same-b", "old", "a", "b"])
    }

    @Test func answersWhatIsWhere() throws {
        let worlds = try Self.sample()
        let (first, pikachu) = (try ContentID<World>("first"), try Slug("pikachu"))
        #expect(worlds.spots(of: first).map(\.id.text) == ["b", "a"])
        #expect(worlds.spots(of: nil).map(\.id.text) == ["c"])
        #expect(worlds.spots(with: pikachu).map(\.id.text) == ["c", "a"])
        #expect(try worlds.spots(with: Slug("mew")).isEmpty)
        #expect(
            worlds.spotsByWorld == [first: worlds.spots(of: first), nil: worlds.spots(of: nil)])
        #expect(worlds.spotsByPokemon == [pikachu: worlds.spots(with: pikachu)])
        #expect(try worlds[ContentID<Spot>("a")]?.pokemon == [pikachu])
        #expect(try worlds[ContentID<Spot>("z")] == nil)
    }

    @Test func removesAWorldWithOrWithoutItsSpots() throws {
        var (kept, removed) = (try Self.sample(), try Self.sample())
        let first = try ContentID<World>("first")
        kept.remove(first, with: .stay)
        #expect(kept[first] == nil)
        #expect(kept.spots(of: nil).map(\.id.text) == ["c", "b", "a"])
        #expect(kept.spots(of: first).isEmpty)
        removed.remove(first, with: .removed)
        #expect(removed.spots.map(\.id.text) == ["c"])
    }

    /// A world with two spots, and one without a world.
    private static func sample() throws -> Worlds {
        var worlds = Worlds()
        let first = World(id: try ContentID("first"))
        worlds[first.id] = first
        for (number, id) in ["a", "b", "c"].enumerated() {
            var spot = Spot(id: try ContentID(id), world: id == "c" ? nil : first.id)
            spot.createdAt = Moment(secondsSince1970: number)
            spot.pokemon = id == "b" ? [] : [try Slug("pikachu")]
            worlds[spot.id] = spot
        }
        return worlds
    }
}
