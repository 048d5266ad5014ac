import TestSupport
import Testing

@testable import PokedexDomain

/// Games with their add-ons, and single versions of pairs.
@Suite struct MainGamesTests {
    private let fixture: PlacesFixture
    private let games: MainGames

    init() throws {
        fixture = try PlacesFixture()
        games = fixture.places.games
    }

    private func version(_ slug: String) throws -> Identifier<GameVersion> {
        try #require(fixture.sample.catalog.versions.first { $0.slug.text == slug }).id
    }

    private func alone(_ versions: String...) throws -> [String] {
        try games.alone(versions.map(version)).map { fixture.sample.index[$0].slug.text }
    }

    private func addOns(_ versions: String...) throws -> [String] {
        try games.addOns(of: versions.map(version)).map { fixture.sample.index[$0].slug.text }
    }

    @Test func addOnsAreNoGamesOfTheirOwn() throws {
        let slugs = games.inOrder.map(\.slug.text)
        #expect(slugs.first == "red-blue")
        #expect(slugs.contains("sword-shield"))
        #expect(!slugs.contains("the-isle-of-armor") && !slugs.contains("the-crown-tundra"))
        #expect(slugs.count == fixture.sample.catalog.versionGroups.count - 2)
        let sword = try fixture.game("sword-shield")
        #expect(games.main(of: try fixture.game("the-isle-of-armor")) == sword)
        #expect(games.main(of: sword) == sword)
        #expect(games.main(of: try version("isle-shield")) == sword)
        #expect(games.main(of: Identifier<GameVersion>(999)) == nil)
    }

    @Test func anAddOnWithoutItsGameStandsForItself() {
        var catalog = fixture.sample.catalog
        catalog.versionGroups.removeAll { $0.slug.text == "sword-shield" }
        catalog.versions.removeAll { $0.versionGroup.rawValue == 20 }
        let games = MainGames(CatalogIndex(catalog))
        #expect(games.inOrder.contains { $0.slug.text == "the-isle-of-armor" })
    }

    @Test func listsVersionsBeforeThoseOfAddOns() throws {
        #expect(
            games.versions(of: try fixture.game("sword-shield")).map(\.slug.text)
                == ["sword", "shield", "isle-sword", "isle-shield", "tundra-sword"])
        #expect(games.versions(of: try fixture.game("the-isle-of-armor")) == [])
    }

    @Test func findsVersionsWithoutTheirCounterparts() throws {
        #expect(try alone("red") == ["red"])
        #expect(try alone("red", "blue") == [])
        #expect(try alone("yellow") == [], "it has none")
        #expect(try alone("sword", "isle-sword", "isle-shield") == ["sword"])
        #expect(try alone() == [])
    }

    @Test func findsTheAddOnsThatItTakes() throws {
        #expect(try addOns("isle-sword", "isle-shield") == ["the-isle-of-armor"])
        #expect(
            try addOns("isle-sword", "tundra-sword") == ["the-isle-of-armor", "the-crown-tundra"])
        #expect(try addOns("sword", "isle-sword") == [], "the game has it without")
        #expect(try addOns("red") == [])
    }

    @Test func knowsWhatGamesLack() throws {
        let group = { (slug: String, generation: Int) in
            VersionGroup(
                id: Identifier(1), slug: try Slug(slug), order: 1,
                generation: Identifier(generation), regions: [])
        }
        #expect(try !group("red-blue", 1).hasEggs)
        #expect(try group("gold-silver", 2).hasEggs)
        for slug in ["colosseum", "xd"] { #expect(try !group(slug, 3).hasEggs) }
        #expect(try !group("lets-go-pikachu-lets-go-eevee", 7).hasEggs)
        #expect(try !group("legends-arceus", 8).hasEggs && group("sword-shield", 8).hasEggs)
        #expect(try !group("champions", 9).hasEvolution && group("legends-za", 9).hasEvolution)
        #expect(try group("blue-japan", 1).hasFewPlaces)
        #expect(try !group("omega-ruby-alpha-sapphire", 6).hasFewPlaces)
    }
}
