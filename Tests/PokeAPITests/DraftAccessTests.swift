import TestSupport
import Testing

@testable import PokeAPI

/// Drafts by kind and number.
struct DraftAccessTests {
    @Test(arguments: PokeAPIResource.allCases)
    func areFoundAndTakenOutByKindAndNumber(resource: PokeAPIResource) throws {
        var drafts = try ResourceDrafts.reading(SampleTree())
        let ids = drafts.ids(of: resource)
        let id = try #require(ids.first)
        #expect(ids == ids.sorted())
        let draft = try #require(drafts[resource, id])
        #expect(draft.record.id == id)
        let whole = drafts
        drafts.remove(resource, id: id)
        #expect(drafts[resource, id] == nil)
        #expect(drafts.ids(of: resource) == Array(ids.dropFirst()))
        drafts.insert(draft, of: resource, id: id)
        #expect(drafts == whole)
        #expect(drafts[resource, 999] == nil)
    }
}
