import TestSupport
import Testing

@testable import PokedexDomain

struct VersionExclusivesTests {
    private let sample: SampleCatalog
    private let exclusives: VersionExclusives
    private let red = Identifier<GameVersion>(1)
    private let blue = Identifier<GameVersion>(2)

    /// The sample with Blue, and with Pokémon of Red and Blue, and of Gold alone.
    init() throws {
        sample = try SampleCatalog { catalog in
            var blue = catalog.versions[0]
            (blue.id, blue.slug) = (Identifier(2), try Slug("blue"))
            catalog.versions.insert(blue, at: 1)
        }
        let catalog = sample.catalog
        func pokemon(_ slugs: Set<String>) -> Set<Identifier<Pokemon>> {
            Set(catalog.pokemon.filter { slugs.contains($0.slug.text) }.map(\.id))
        }
        exclusives = VersionExclusives(
            sample.index,
            pokemon: [
                Identifier(4): pokemon(["pichu"]),
                red: pokemon(["zapdos", "raichu-alola", "raichu"]),
                blue: [],
            ])
    }

    private func onlyVersion(_ slug: String, _ group: String) throws -> Identifier<GameVersion>? {
        try exclusives.onlyVersion(
            with: sample.pokemon(slug).id, of: sample.versionGroup(group).id)
    }

    @Test func tellsWhichVersionAloneHasAPokemon() throws {
        #expect(try onlyVersion("zapdos", "red-blue") == red)
        #expect(try onlyVersion("raichu-alola", "red-blue") == red)
        #expect(try onlyVersion("pichu", "gold-silver") == Identifier(4))
        #expect(try onlyVersion("pichu", "red-blue") == nil, "it is in another pair")
        #expect(try onlyVersion("pikachu", "red-blue") == nil)
        #expect(try onlyVersion("zapdos", "yellow") == nil)
    }

    @Test func ordersPairsByReleaseAndPokemonByNumber() throws {
        #expect(exclusives.pairs.map(\.versionGroup.rawValue) == [1, 3])
        let pair = try #require(exclusives.pair(of: Identifier(1)))
        #expect(pair == exclusives.pairs[0])
        #expect(pair.sides.map(\.version) == [red, blue])
        #expect(
            pair.sides.map { $0.pokemon.map { sample.index[$0].slug.text } }
                == [["raichu", "raichu-alola", "zapdos"], []])
        #expect(try exclusives.pair(of: sample.versionGroup("yellow").id) == nil)
    }
}
