import Foundation
import PokedexDomain
import PokedexStore
import Synchronization
import TestSupport

@testable import PokeAPI

/// A database that is updated from the tiny world, with a clock that tests set.
final class UpdateProbe: Sendable {
    let api: SampleAPI
    /// The folder that holds the database, unless that lies elsewhere.
    let folder: TemporaryFolder
    /// Where the database is.
    let path: String
    private let clock = Mutex(UpdateProbe.start)

    /// When the clock begins: the day on which the tiny world was made.
    static let start = 1_700_000_000
    /// A day in seconds.
    static let day = 86_400

    /// Begins without a database.
    init(at path: String? = nil, api: SampleAPI? = nil) throws {
        self.api = try api ?? SampleAPI()
        folder = try TemporaryFolder()
        self.path = path ?? folder["dex.sqlite"]
    }

    /// The database's bytes; none where there is no database.
    var bytes: [UInt8] { FileManager.default.contents(atPath: path).map { Array($0) } ?? [] }

    /// The facts in the database.
    func catalog() throws -> Catalog { try SQLiteCatalogRepository(path: path).load() }

    /// Lets days pass.
    func wait(days: Int) {
        clock.withLock { $0 += days * Self.day }
    }

    /// Updates the database.
    ///
    /// - Parameters:
    ///   - options: changes what is to be done.
    ///   - settings: changes how the source is asked.
    ///   - progress: called after every step.
    @discardableResult
    func update(
        base: String? = nil, _ options: (inout UpdateOptions) -> Void = { _ in },
        settings change: (inout NetworkSettings) -> Void = { _ in },
        progress: @escaping (UpdateProgress) -> Void = { _ in }
    ) async throws -> UpdateReport {
        var settings = NetworkSettings()
        settings.timeout = 120
        settings.backOff.base = 0
        change(&settings)
        let network = PokeAPINetwork(
            try PokeAPIAddress(api.address), userAgent: "tests", settings: settings)
        let updater = CatalogUpdater(source: network, database: path, base: base)
        var wanted = UpdateOptions(width: 4, now: { [self] in clock.withLock { $0 } })
        options(&wanted)
        return try await updater.run(wanted, progress: progress)
    }

    /// Updates the database in a task that is cancelled after so many records.
    @discardableResult
    func update(
        cancelledAfter records: Int, _ options: @escaping @Sendable (inout UpdateOptions) -> Void
    ) async throws -> UpdateReport {
        try await Task {
            try await update(
                base: nil, options,
                progress: { progress in
                    if progress.recordsDone == records { withUnsafeCurrentTask { $0?.cancel() } }
                })
        }.value
    }

    /// What an import of the tiny world makes.
    func imported() throws -> Catalog { try Everything.sample.get().catalog }

    /// A database of that for updates to begin with.
    func committed() throws -> String {
        try SQLiteCatalogRepository(path: folder["committed.sqlite"]).save(imported())
        return folder["committed.sqlite"]
    }
}
