import PokedexDomain
import TestSupport

@testable import PokedexCLI
@testable import PokeAPI
@testable import PokedexStore

/// A folder with `content/pokedex.sqlite` of the sample catalog, in which the program is run.
struct DatabaseFolder {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(bytes: Self.sample.get(), to: DatabaseChoice.committed)
    }

    /// The database of the sample catalog, made once.
    private static let sample = Result {
        let folder = try TemporaryFolder()
        try SQLiteCatalogRepository(path: folder["sample.sqlite"])
            .save(SampleCatalog { _ in }.catalog)
        return try folder.bytes(of: "sample.sqlite")
    }

    /// Writes a database of the sample catalog.
    func save(as name: String, change: (inout Catalog) throws -> Void = { _ in }) throws {
        let catalog = try SampleCatalog(change: change).catalog
        try SQLiteCatalogRepository(path: folder[name]).save(catalog)
    }

    /// Does something with the file of what was fetched for a database, and closes it.
    func fill(_ name: String, _ work: (RecordStore) throws -> Void) throws {
        try work(try RecordStore(path: RecordStore.path(beside: folder[name])))
    }

    func run(_ words: String...) throws -> Program.Result {
        try Program.run(["database"] + words, in: folder)
    }
}
