import PokedexDomain
import TestSupport
import Testing

@Suite struct EggParentsTests {
    private let sample: SampleCatalog

    init() throws {
        sample = try SampleCatalog()
    }

    private func parents(
        of pokemon: String, _ move: String, in generation: Int, _ sample: SampleCatalog
    ) throws -> [EggParents.Parent] {
        EggParents(sample.index).parents(
            of: try sample.pokemon(pokemon), move: try sample.move(move).id,
            in: Identifier(generation))
    }

    private func names(_ parents: [EggParents.Parent]) -> [String] {
        parents.map { sample.index[$0.pokemon].slug.text }
    }

    @Test func findsWhoSharesAnEggGroupAndLearnsTheMoveByItself() throws {
        let parents = try parents(of: "pichu", "encore", in: 3, sample)
        #expect(names(parents) == ["clefairy"])
        #expect(parents.map(\.level) == [5])
        #expect(parents.map(\.method) == [try sample.method("level-up").id])
    }

    @Test func asksForTheSameGeneration() throws {
        #expect(try parents(of: "pichu", "double-slap", in: 3, sample).isEmpty)
        #expect(try names(parents(of: "pichu", "double-slap", in: 2, sample)) == ["clefairy"])
    }

    @Test func findsNobodyForMovesThatAreOnlyHandedDown() throws {
        #expect(try parents(of: "pichu", "wish", in: 3, sample).isEmpty)
    }

    @Test func putsThoseThatLearnByLevelFirst() throws {
        let parents = try parents(of: "pikachu", "thunderbolt", in: 1, sample)
        #expect(names(parents) == ["pikachu", "raichu", "clefairy"])
        #expect(parents.map(\.level) == [26, 0, 0])
    }

    @Test func leavesOutWhoHasNoGenderOrNoEggs() throws {
        #expect(!names(try parents(of: "pikachu", "thunderbolt", in: 9, sample)).contains("zapdos"))
    }

    @Test func needsAFatherBeforeGenerationSix() throws {
        let sample = try SampleCatalog { catalog in
            catalog.species[2].femaleEighths = 8
        }
        #expect(try parents(of: "pichu", "encore", in: 3, sample).isEmpty)
        #expect(names(try parents(of: "pichu", "encore", in: 9, sample)) == ["clefairy"])
    }
}
