import TestSupport
import Testing

@testable import PokedexDomain

struct GameFamiliesTests {
    private let sample: SampleCatalog
    private let families: GameFamilies

    /// The sample with an add-on to Sword and Shield, which has no learnsets.
    init() throws {
        sample = try SampleCatalog { catalog in
            try SampleCatalog.addIsleOfArmor(to: &catalog)
        }
        families = GameFamilies(CatalogIndexes(sample.catalog))
    }

    private func has(_ pokemon: String, in group: String) throws -> Bool {
        try families.has(sample.pokemon(pokemon).id, in: sample.versionGroup(group).id)
    }

    private func members(_ pokemon: String, in group: String) throws -> [String] {
        try families.members(from: sample.pokemon(pokemon).id, in: sample.versionGroup(group).id)
            .map { sample.index[$0].slug.text }
    }

    @Test func hasWhatLearnsAnything() throws {
        #expect(try has("pikachu", in: "red-blue"))
        #expect(try !has("pichu", in: "red-blue"), "it is of a later generation")
        #expect(try !has("zapdos", in: "sword-shield"), "it is missing there")
        #expect(try !has("raichu-alola", in: "red-blue"))
        // An add-on has what its game has.
        #expect(try has("pikachu", in: "the-isle-of-armor"))
        #expect(try !has("clefairy", in: "the-isle-of-armor"))
    }

    @Test func hasOfAFamilyWhatTheGamesHave() throws {
        #expect(try members("pichu", in: "red-blue") == ["pikachu", "raichu"])
        #expect(try members("pikachu", in: "gold-silver") == ["pikachu"])
        #expect(try members("pichu", in: "sun-moon") == ["pikachu", "raichu-alola"])
        #expect(try members("raichu", in: "red-blue") == ["raichu"])
    }

    @Test(arguments: [
        ("raichu", "red-blue", "pikachu"), ("raichu", "scarlet-violet", "pichu"),
        ("pikachu", "red-blue", nil), ("pikachu", "gold-silver", "pichu"),
        ("zapdos", "red-blue", nil),
    ])
    func findsWhatAFamilyBeginsWith(slug: String, group: String, first: String?) throws {
        let found = try families.firstStage(
            before: sample.pokemon(slug), in: sample.versionGroup(group).id)
        #expect(found?.slug.text == first)
    }
}
