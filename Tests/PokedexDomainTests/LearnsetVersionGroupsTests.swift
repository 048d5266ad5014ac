import PokedexDomain
import TestSupport
import Testing

@Suite struct LearnsetVersionGroupsTests {
    @Test func findsTheEntriesOfEachVersionGroup() throws {
        let sample = try SampleCatalog()
        for learnset in sample.catalog.learnsets.values {
            for versionGroup in sample.catalog.versionGroups {
                #expect(
                    Array(learnset.entries(in: versionGroup.id))
                        == learnset.entries.filter { $0.versionGroup == versionGroup.id })
            }
            #expect(learnset.versionGroups == Set(learnset.entries.map(\.versionGroup)).sorted())
        }
        #expect(Learnset.empty.versionGroups == [])
        #expect(Learnset.empty.entries(in: Identifier(1)).isEmpty)
    }

    @Test func findsTheMembersOfAFamily() throws {
        let sample = try SampleCatalog()
        let chain = try #require(try sample.species("pikachu").evolutionChain)
        #expect(sample.index.members(of: chain).map(\.slug.text) == ["pikachu", "raichu", "pichu"])
        #expect(sample.index.members(of: Identifier(9999)) == [])
    }
}
