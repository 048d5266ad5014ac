import TestSupport
import Testing

@testable import PokedexDomain

struct PokemonByPlaceTests {
    private let sample: SampleCatalog
    private let byPlace: PokemonByPlace

    init() throws {
        sample = try SampleCatalog(change: SampleCatalog.addPlaces)
        byPlace = PokemonByPlace(sample.index, games: MainGames(sample.index))
    }

    private func place(_ slug: String) throws -> Identifier<Location> {
        try #require(byPlace.places.first { $0.slug.text == slug }).id
    }

    private func slugs(_ pokemon: [Identifier<Pokemon>]) -> [String] {
        pokemon.map { sample.index[$0].slug.text }
    }

    @Test func knowsThePlacesWherePokemonAreMet() throws {
        #expect(
            byPlace.places.map(\.slug.text) == [
                "kalos-route-1", "kanto-route-1", "viridian-forest",
            ])
        #expect(try SampleCatalog().catalog.places == [])
    }

    @Test func gathersTheAreasOfAPlace() throws {
        let forest = try place("viridian-forest")
        #expect(slugs(byPlace.pokemon(at: forest)) == ["pikachu", "pichu"])
        let games = try ["red-blue", "yellow", "platinum", "sword-shield"]
            .map { try sample.versionGroup($0).id }
        #expect(Set(byPlace.games(at: forest)) == Set(games))
        #expect(
            games.map { slugs(byPlace.pokemon(at: forest, in: $0)) }
                == [["pikachu"], ["pikachu"], ["pichu"], ["pikachu"]])
    }

    @Test func countsAnAddOnAsTheGameThatItBelongsTo() throws {
        let addOn = try sample.versionGroup("the-isle-of-armor").id
        #expect(slugs(byPlace.pokemon(at: try place("viridian-forest"), in: addOn)) == ["pikachu"])
        #expect(byPlace.pokemon(at: try place("kanto-route-1"), in: addOn) == [])
    }
}
