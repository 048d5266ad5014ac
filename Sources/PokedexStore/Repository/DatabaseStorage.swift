import PokedexDomain
import Synchronization

/// The storage of a database's bytes: a file, or memory for tests.
protocol DatabaseStorage: Sendable {
    /// Its name in messages.
    var name: String { get }

    /// All bytes.
    ///
    /// - Throws: ``CatalogError`` when there are none, or they cannot be read.
    func read() throws(CatalogError) -> [UInt8]

    /// Looks whether there is something that can be read, without reading it.
    ///
    /// - Throws: ``CatalogError`` when there is nothing, or it is not whole yet.
    func requireWhole() throws(CatalogError)

    /// Tries whether bytes could be put here, and changes nothing.
    ///
    /// - Throws: ``CatalogError/notWritable(_:_:)``.
    func requireWritable() throws(CatalogError)

    /// Replaces all bytes, or changes nothing.
    ///
    /// - Throws: ``CatalogError/notWritable(_:_:)``.
    func replace(with bytes: [UInt8]) throws(CatalogError)
}

/// A database in memory.
final class MemoryStorage: DatabaseStorage {
    private let bytes = Mutex<[UInt8]?>(nil)

    let name = "the database in memory"

    func read() throws(CatalogError) -> [UInt8] {
        guard let bytes = bytes.withLock({ $0 }) else {
            throw .notFound(name, "nothing was saved yet")
        }
        return bytes
    }

    func requireWhole() throws(CatalogError) { _ = try read() }

    func requireWritable() {}

    func replace(with bytes: [UInt8]) {
        self.bytes.withLock { $0 = bytes }
    }
}
