import PokedexDomain
import SQLite
import TestSupport

@testable import PokedexStore

/// A small catalog with every kind of entity, every field set somewhere and unknown somewhere.
///
/// It is read from the text of a database of the first schema; `PokeAPITests` compares that with
/// what is imported from JSON.
enum Everything {
    /// The catalog.
    static func catalog() throws -> Catalog {
        try ParallelLoad(image: DatabaseImage(firstSchema())).catalog()
    }

    /// The bytes of a database as the first schema had it, made from its text.
    static func firstSchema() throws -> [UInt8] {
        let text = try ProjectFiles.bytes(of: "Tests/PokedexStoreTests/Fixtures/schema-1.sql")
        let connection = try Connection()
        try connection.execute(String(decoding: text, as: UTF8.self))
        return try connection.serialized()
    }
}

/// A database of that catalog in a folder of its own.
struct KeptDatabase {
    let folder: TemporaryFolder
    let file: DatabaseFile

    init() throws {
        folder = try TemporaryFolder()
        file = DatabaseFile(path: folder["dex.sqlite"])
        try SQLiteCatalogRepository(path: file.path).save(Everything.catalog())
    }

    /// Changes the database by SQL.
    func alter(_ sql: String) throws {
        let connection = try Connection(image: folder.bytes(of: "dex.sqlite"))
        try connection.execute(sql)
        try folder.write(bytes: connection.serialized(), to: "dex.sqlite")
    }

    /// The bytes of all files in the folder, by name.
    func bytes() throws -> [String: [UInt8]] {
        var bytes: [String: [UInt8]] = [:]
        for name in try folder.names() { bytes[name] = try folder.bytes(of: name) }
        return bytes
    }
}
