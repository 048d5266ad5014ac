import Foundation
import TestSupport
import Testing

@testable import PokeAPI

/// Every tenth record of the whole content, in the form in which the records file stores it.
@Suite(.thorough, .enabled(if: WholeContent.isPresent, Comment(rawValue: WholeContent.comment)))
struct WholeStoredRecordTests {
    /// The JSON of all records takes 550 MB.
    @Test func takeLittleRoomAndAreReadAgain() throws {
        let source = try WholeContent.imported.get().source
        var size = 0
        for resource in PokeAPIResource.allCases {
            let ids = try source.list(resource.parent ?? resource).ids
            for (index, id) in ids.enumerated() where index % 10 == 0 {
                let stored = try source.read(.resource(resource, id)) {
                    try Self.stored($0, resource, id)
                }
                #expect(try Self.stored(stored, resource, id) == stored, "\(resource)/\(id)")
                if resource.kind.isListed { size += stored.count }
            }
        }
        #expect(size < 2_700_000)
    }

    private static func stored(
        _ data: Data, _ resource: PokeAPIResource, _ id: Int
    ) throws -> Data {
        Data(try resource.kind.readAndShorten(data, id: id).content)
    }
}
