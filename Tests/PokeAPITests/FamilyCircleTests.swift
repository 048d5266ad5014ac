import Foundation
import Testing

@testable import PokeAPI

/// Evolution chains that name a species twice.
struct FamilyCircleTests {
    @Test(arguments: [
        ([1], "chain.evolves_to[0].species names pokemon-species/1 "),
        ([2, 3, 2], "chain.evolves_to[2].species names pokemon-species/2 "),
    ])
    func areRefused(species: [Int], reason: String) {
        #expect(
            throws: MalformedResource(
                reason + "a second time: a family cannot come back to itself")
        ) { try Self.draft(Self.link(1, species.map { Self.link($0) })) }
    }

    @Test func areRefusedAtAnyDepth() {
        let chain = Self.link(1, [Self.link(2), Self.link(3, [Self.link(4, [Self.link(1)])])])
        #expect(
            throws: MalformedResource(
                "chain.evolves_to[1].evolves_to[0].evolves_to[0].species names pokemon-species/1 "
                    + "a second time: a family cannot come back to itself")
        ) { try Self.draft(chain) }
    }

    @Test func areNoneWhereEachSpeciesIsNamedOnce() throws {
        let chain = Self.link(1, [Self.link(2, [Self.link(3)]), Self.link(4, [Self.link(5)])])
        let draft = try Self.draft(chain)
        #expect(draft.record.id == 7)
    }

    private static func draft(_ chain: String) throws -> ResourceDraft {
        try ResourceDraft(
            Data(#"{"id": 7, "baby_trigger_item": null, "chain": \#(chain)}"#.utf8),
            of: .evolutionChain, id: 7, with: JSONDecoder())
    }

    private static func link(_ species: Int, _ next: [String] = []) -> String {
        """
        {"species": {"url": "/api/v2/pokemon-species/\(species)/"}, "evolution_details": [],
         "evolves_to": [\(next.joined(separator: ", "))]}
        """
    }
}
