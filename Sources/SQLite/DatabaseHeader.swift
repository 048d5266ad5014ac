/// The first hundred bytes of a database file (https://sqlite.org/fileformat2.html).
package struct DatabaseHeader {
    /// How many bytes a header has.
    package static let size = 100
    private static let magic = Array("SQLite format 3\0".utf8)

    /// The size of a page in bytes.
    package let pageSize: Int
    /// How many pages the file should have.
    package let pageCount: Int
    /// Whether the file is written through a write-ahead log.
    package let usesWriteAheadLog: Bool
    /// `PRAGMA user_version`.
    package let userVersion: Int
    /// `PRAGMA application_id`.
    package let applicationIdentifier: Int

    /// Reads a header; `nil` when the bytes are not those of a SQLite database.
    package init?(_ bytes: [UInt8]) {
        guard bytes.count >= Self.size, bytes.starts(with: Self.magic) else { return nil }
        func number(at offset: Int, bytes count: Int) -> Int {
            bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
        }
        let statedSize = number(at: 16, bytes: 2)
        pageSize = statedSize == 1 ? 65_536 : statedSize
        pageCount = number(at: 28, bytes: 4)
        usesWriteAheadLog = bytes[18] == 2 || bytes[19] == 2
        userVersion = Int(Int32(truncatingIfNeeded: number(at: 60, bytes: 4)))
        applicationIdentifier = number(at: 68, bytes: 4)
    }
}
