import Foundation
import TestSupport

@testable import PokeAPI

extension ResourceDrafts {
    /// Reads everything from a source, which must be whole.
    static func reading(_ source: PokeAPIFolder) throws -> ResourceDrafts {
        let reader = ResourceReader(source: source, jobs: 2) { _ in }
        var drafts = ResourceDrafts()
        drafts.meta = reader.readMeta()
        var skipped: [ImportReport.Skipped] = []
        for resource in PokeAPIResource.allCases where resource.isReadWhole {
            skipped += reader.readAll(resource, into: &drafts)
        }
        for (resource, ids) in drafts.namedTerms {
            skipped += reader.read(resource, ids, into: &drafts)
        }
        guard skipped.isEmpty else { throw Unreadable(reasons: skipped.map(\.description)) }
        return drafts
    }

    /// Reads everything of a tiny world.
    static func reading(_ tree: SampleTree) throws -> ResourceDrafts {
        let folder = try TemporaryFolder()
        try tree.write(to: folder)
        return try reading(PokeAPIFolder(path: folder.path))
    }

    /// The kinds and numbers of everything that is there.
    var places: [(resource: PokeAPIResource, id: Int)] {
        PokeAPIResource.allCases.flatMap { resource in
            ids(of: resource).map { (resource, $0) }
        }
    }

    /// The bytes of every resource, by its place.
    func stored() throws -> [String: Data] {
        let encoder = JSONEncoder.records
        var bytes: [String: Data] = [:]
        for (resource, id) in places {
            bytes["\(resource)/\(id)"] = try self[resource, id]?.stored(with: encoder)
        }
        return bytes
    }

    /// The same, stored and taken back.
    func takenBack(from stored: [String: Data]) throws -> ResourceDrafts {
        let decoder = JSONDecoder()
        var drafts = ResourceDrafts()
        drafts.meta = meta
        for (resource, id) in places {
            let data = stored["\(resource)/\(id)"] ?? Data()
            drafts.insert(
                try ResourceDraft(stored: data, of: resource, with: decoder), of: resource, id: id)
        }
        return drafts
    }

    private struct Unreadable: Error {
        let reasons: [String]
    }
}
