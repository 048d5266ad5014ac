import Foundation
import PokedexStore
import TestSupport
import Testing

@testable import PokeAPI

/// Updates from PokéAPI's real content, with and without faults: the first 40 species and what is
/// small around them, or in `make test-all` everything.
@Suite(.serialized, .enabled(if: PokeAPIServer.isPresent, Comment(rawValue: PokeAPIServer.comment)))
struct RealContentUpdateTests {
    private static let faults = #""fail": 0.1, "reset": 0.03, "garbage": 0.03, "truncate": 0.03"#
    private static let noFaults = """
        {"fail": 0, "reset": 0, "garbage": 0, "truncate": 0, "hang": 0, "rate_limit": 0}
        """

    /// What exists where not everything is wanted.
    private static let first = [
        "pokemon": 40, "pokemon-species": 40, "pokemon-form": 60, "evolution-chain": 20,
        "move": 60, "machine": 20, "ability": 60, "pokedex": 1, "location": 20,
    ]

    /// What the server takes for so many species and their Pokémon, with the other limits.
    private static func limits(species count: Int) -> String {
        let limits = (isThorough ? [:] : first).merging(
            ["pokemon": count, "pokemon-species": count]
        ) { $1 }
        let pairs = limits.sorted { $0.key < $1.key }.map { #""\#($0.key)": \#($0.value)"# }
        return #"{"max_id": {\#(pairs.joined(separator: ", "))}}"#
    }

    private let folder: TemporaryFolder
    private let server: PokeAPIServer

    init() throws {
        folder = try TemporaryFolder()
        let limits = Self.first.sorted { $0.key < $1.key }.map { "--max-id=\($0.key)=\($0.value)" }
        server = try PokeAPIServer(isThorough ? [] : limits)
    }

    /// Updates a database.
    ///
    /// - Parameter timeout: how many seconds an answer may take, where not everything is fetched.
    private func update(_ name: String, timeout: Double = 60) async throws -> UpdateReport {
        var settings = NetworkSettings()
        if !isThorough {
            settings.timeout = timeout
            settings.backOff.base = 0.02
        }
        let network = PokeAPINetwork(
            try PokeAPIAddress(server.address), userAgent: "tests", settings: settings)
        let updater = CatalogUpdater(source: network, database: folder[name], base: nil)
        return try await updater.run(
            // The server has no meta: the database has the time of the update.
            UpdateOptions(now: { UpdateProbe.start })
        ) { _ in }
    }

    @Test func afterFaultsTheDatabaseIsOneThatNeverMetAny() async throws {
        try server.set("{\(Self.faults), \"hang\": 0.002, \"rate_limit\": 500}")
        let faulty = try await update("faulty.sqlite", timeout: 1)
        #expect(faulty.added > (isThorough ? 8000 : 300))
        try server.set(Self.noFaults)
        let repaired = try await update("faulty.sqlite")
        #expect(repaired.isComplete, "\(repaired.failures.prefix(5))")
        let clean = try await update("clean.sqlite")
        #expect(clean.isComplete)
        #expect(repaired.waiting == clean.waiting)
        #expect(try folder.bytes(of: "faulty.sqlite") == folder.bytes(of: "clean.sqlite"))
    }

    @Test func goesOnFromTheFirstSpeciesToMore() async throws {
        try server.set(Self.limits(species: isThorough ? 151 : 40))
        let first = try await update("grown.sqlite")
        #expect(first.isComplete)
        #expect(first.waiting > 0)
        try server.set(isThorough ? #"{"max_id": {}}"# : Self.limits(species: 60))
        let more = try await update("grown.sqlite")
        #expect(more.isComplete)
        #expect(more.added >= (isThorough ? 2000 : 40))
        #expect(try await update("whole.sqlite").isComplete)
        #expect(try folder.bytes(of: "grown.sqlite") == folder.bytes(of: "whole.sqlite"))
    }

    @Test(.thorough) func fetchesWhatAnImportOfTheSameContentReads() async throws {
        let report = try await update("fetched.sqlite")
        #expect(report.isComplete)
        let fetched = try SQLiteCatalogRepository(path: folder["fetched.sqlite"]).load()
        var imported = try WholeContent.imported.get().catalog
        // The server has no meta.
        imported.source = fetched.source
        #expect(fetched == imported)
    }
}
