import TestSupport
import Testing

@testable import PokedexDomain

struct GamePokemonTests {
    private let sample: SampleCatalog
    private let games: GamePokemon

    /// The sample with an add-on to Sword and Shield, which has no learnsets.
    init() throws {
        sample = try SampleCatalog { catalog in
            catalog.versionGroups.append(
                VersionGroup(
                    id: Identifier(40), slug: try Slug("add-on"), order: 23,
                    generation: Identifier(8), regions: []))
        }
        games = GamePokemon(CatalogIndexes(sample.catalog))
    }

    private func has(_ pokemon: String, in group: String) throws -> Bool {
        try games.has(sample.pokemon(pokemon).id, in: sample.versionGroup(group).id)
    }

    private func family(_ pokemon: String, in group: String) throws -> [String] {
        try games.family(from: sample.pokemon(pokemon).id, in: sample.versionGroup(group).id)
            .map { sample.index[$0].slug.text }
    }

    @Test func hasWhatLearnsAnything() throws {
        #expect(try has("pikachu", in: "red-blue"))
        #expect(try !has("pichu", in: "red-blue"), "it is of a later generation")
        #expect(try !has("zapdos", in: "sword-shield"), "it is missing there")
        #expect(try !has("raichu-alola", in: "red-blue"))
    }

    @Test func hasInAnAddOnWhatItsGameHas() throws {
        #expect(try has("pikachu", in: "add-on"))
        #expect(try !has("clefairy", in: "add-on"))
    }

    @Test func hasOfAFamilyWhatTheGamesHave() throws {
        #expect(try family("pichu", in: "red-blue") == ["pikachu", "raichu"])
        #expect(try family("pikachu", in: "gold-silver") == ["pikachu"])
        #expect(try family("pichu", in: "sun-moon") == ["pikachu", "raichu-alola"])
        #expect(try family("raichu", in: "red-blue") == ["raichu"])
    }

    @Test(arguments: [
        ("raichu", "red-blue", "pikachu"), ("raichu", "scarlet-violet", "pichu"),
        ("pikachu", "red-blue", nil), ("pikachu", "gold-silver", "pichu"),
        ("zapdos", "red-blue", nil),
    ])
    func findsWhatAFamilyBeginsWith(slug: String, group: String, first: String?) throws {
        let found = try games.firstStage(
            before: sample.pokemon(slug), in: sample.versionGroup(group).id)
        #expect(found?.slug.text == first)
    }
}
