import TestSupport
import Testing

@testable import PokedexDomain

@Suite struct EraTests {
    private let index: CatalogIndex

    init() throws {
        index = CatalogIndex(try SampleCatalog().catalog)
    }

    private func game(_ slug: String, _ generation: Int) throws -> VersionGroup {
        VersionGroup(
            id: Identifier(1), slug: try Slug(slug), order: 1, generation: Identifier(generation),
            regions: [])
    }

    @Test func isThatOfTheGeneration() throws {
        let era = Era(try game("platinum", 4))
        #expect(era == Era(Identifier<Generation>(4)))
        #expect(era.token == "4")
        #expect(era.hasAbilities)
        #expect(era.statFormula == .withNatures)
    }

    @Test func hasNoAbilitiesAndNaturesInTheFirstGames() throws {
        let era = Era(try game("crystal", 2))
        #expect(era.token == "2")
        #expect(!era.hasAbilities)
        #expect(era.statFormula == .withoutNatures)
    }

    @Test(arguments: [
        ("lets-go-pikachu-lets-go-eevee", 7, false, false), ("legends-arceus", 8, false, false),
        ("legends-za", 9, false, true), ("champions", 9, true, false),
    ])
    func isThatOfAGameWithRulesOfItsOwn(
        slug: String, generation: Int, hasAbilities: Bool, hasFormula: Bool
    ) throws {
        let era = Era(try game(slug, generation))
        #expect(era.token == slug)
        #expect(era.hasAbilities == hasAbilities)
        #expect((era.statFormula != nil) == hasFormula)
    }

    @Test func eachIsListedOnceInTheOrderOfTheGames() {
        let games = MainGames(index)
        let eras = games.eras
        #expect(Set(eras).count == eras.count)
        #expect(eras.map(\.generation) == eras.map(\.generation).sorted())
        #expect(games.inOrder.allSatisfy { eras.contains(Era($0)) })
    }
}
