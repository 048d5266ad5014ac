import TestSupport
import Testing

@testable import PokedexDomain

@Suite struct EraTests {
    /// That of the generation, or of a game with rules of its own.
    @Test(arguments: [
        ("platinum", 4, "4", true, StatFormula.withNatures),
        ("crystal", 2, "2", false, .withoutNatures),
        ("lets-go-pikachu-lets-go-eevee", 7, "g1", false, nil),
        ("legends-arceus", 8, "g1", false, nil),
        ("legends-za", 9, "g1", false, .withNatures),
        ("champions", 9, "g1", true, nil),
    ])
    func isThatOfAGame(
        slug: String, generation: Int, token: String, hasAbilities: Bool, formula: StatFormula?
    ) throws {
        let era = Era(
            VersionGroup(
                id: Identifier(1), slug: try Slug(slug), order: 1,
                generation: Identifier(generation), regions: []), hasOwnValues: false)
        #expect(era.token == token)
        #expect((era == Era(Identifier<Generation>(generation))) == (token != "g1"))
        #expect(era.hasAbilities == hasAbilities)
        #expect(era.statFormula == formula)
    }

    @Test func eachIsListedOnceInTheOrderOfTheGames() throws {
        let games = MainGames(CatalogIndex(try SampleCatalog().catalog))
        let eras = games.eras
        #expect(Set(eras).count == eras.count)
        #expect(eras.map(\.generation) == eras.map(\.generation).sorted())
        #expect(games.inOrder.allSatisfy { eras.contains(games.era(of: $0)) })
    }
}
