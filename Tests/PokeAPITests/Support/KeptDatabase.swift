import Foundation
import PokedexStore
import SQLite
import TestSupport

@testable import PokeAPI

/// A database of the rich little catalog in a folder of its own, and what was fetched for it.
struct KeptDatabase {
    let folder: TemporaryFolder
    let file: UpdatableDatabase

    init() throws {
        folder = try TemporaryFolder()
        file = UpdatableDatabase(path: folder["dex.sqlite"])
        try SQLiteCatalogRepository(path: file.path).save(Everything.catalog())
    }

    /// Opens the file of records, which is made where there is none.
    func store() throws -> RecordStore {
        try RecordStore(path: RecordStore.path(beside: file.path))
    }

    /// Does something with the file of records, and closes it.
    func fill(_ work: (RecordStore) throws -> Void) throws {
        try work(try store())
    }

    /// Changes the database by SQL.
    func alter(_ sql: String) throws {
        let connection = try Connection(image: folder.bytes(of: "dex.sqlite"))
        try connection.execute(sql)
        try folder.write(bytes: connection.serialized(), to: "dex.sqlite")
    }
}

/// Records and what belongs to them, for tests.
extension RecordStore {
    /// Keeps a record of a few bytes.
    func keep(_ resource: PokeAPIResource, _ id: Int, at time: Int, _ text: String = "{}") throws {
        _ = try put(
            Array(text.utf8), for: ResourceKey(resource, id), Mark(tag: nil, fetchedAt: time))
    }
}
