import Foundation
import Testing

@testable import PokeAPI

/// Every record of the whole content, stored and taken back.
@Suite(.enabled(if: WholeContent.isPresent, Comment(rawValue: WholeContent.comment)))
struct WholeStoredDraftsTests {
    @Test func everyRecordComesBackAsItWas() throws {
        let drafts = try WholeContent.drafts.get()
        let stored = try drafts.stored()
        let again = try drafts.takenBack(from: stored)
        for (resource, id) in drafts.places where again[resource, id] != drafts[resource, id] {
            Issue.record("\(resource)/\(id) is another one")
        }
        #expect(try again.stored() == stored)
        #expect(stored.count > 8_400)
    }

    /// The JSON that they are read from takes 330 MB.
    @Test func allTakeLittleRoom() throws {
        let stored = try WholeContent.drafts.get().stored()
        #expect(stored.values.reduce(0) { $0 + $1.count } < 12_000_000)
    }

    @Test func machinesOfACatalogAreThoseOfTheSource() throws {
        func places(_ drafts: ResourceDrafts) -> [String] {
            drafts.machines.values.map { "\($0.item.name) \($0.versionGroup.url) \($0.move.url)" }
                .sorted()
        }
        var source = try WholeContent.drafts.get()
        let own = ResourceDrafts(try WholeContent.imported.get().catalog)
        #expect(places(own) == places(source))
        source.machines.merge(own.machines) { first, _ in first }
        source.dropReplacedMachines()
        #expect(try source == WholeContent.drafts.get())
    }
}
