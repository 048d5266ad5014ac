import Foundation
import PokedexStore
import TestSupport
import Testing

@testable import PokeAPI

/// Updates from PokéAPI's real content, with and without faults.
@Suite(
    .serialized, .thorough,
    .enabled(if: PokeAPIServer.isPresent, Comment(rawValue: PokeAPIServer.comment)))
struct RealContentUpdateTests {
    private let folder: TemporaryFolder
    private let server: PokeAPIServer

    init() throws {
        folder = try TemporaryFolder()
        server = try PokeAPIServer()
    }

    private func update(_ name: String) async throws -> UpdateReport {
        let network = PokeAPINetwork(try PokeAPIAddress(server.address), userAgent: "tests")
        let updater = CatalogUpdater(source: network, database: folder[name], base: nil)
        return try await updater.run(
            // The server has no meta: the database has the time of the update.
            UpdateOptions(now: { UpdateProbe.start })
        ) { _ in }
    }

    @Test func afterFaultsTheDatabaseIsOneThatNeverMetAny() async throws {
        try server.set(
            """
            {"fail": 0.1, "reset": 0.03, "garbage": 0.03, "truncate": 0.03, "hang": 0.002, \
            "rate_limit": 500}
            """)
        #expect(try await update("faulty.sqlite").added > 8000)
        try server.set(
            """
            {"fail": 0, "reset": 0, "garbage": 0, "truncate": 0, "hang": 0, "rate_limit": 0}
            """)
        let repaired = try await update("faulty.sqlite")
        #expect(repaired.isComplete, "\(repaired.failures.prefix(5))")
        let clean = try await update("clean.sqlite")
        #expect(clean.isComplete)
        #expect(repaired.waiting == clean.waiting)
        #expect(try folder.bytes(of: "faulty.sqlite") == folder.bytes(of: "clean.sqlite"))
    }

    @Test func goesOnFromTheFirstSpeciesToMore() async throws {
        try server.set(#"{"max_id": {"pokemon": 151, "pokemon-species": 151}}"#)
        let first = try await update("grown.sqlite")
        #expect(first.isComplete)
        #expect(first.waiting > 0)
        try server.set(#"{"max_id": {}}"#)
        let more = try await update("grown.sqlite")
        #expect(more.isComplete)
        #expect(more.added >= 2000)
        #expect(try await update("whole.sqlite").isComplete)
        #expect(try folder.bytes(of: "grown.sqlite") == folder.bytes(of: "whole.sqlite"))
    }

    @Test func fetchesWhatAnImportOfTheSameContentReads() async throws {
        #expect(try await update("fetched.sqlite").isComplete)
        let fetched = try SQLiteCatalogRepository(path: folder["fetched.sqlite"]).load()
        var imported = try WholeContent.imported.get().catalog
        // The server has no meta.
        imported.source = fetched.source
        #expect(fetched == imported)
    }
}
