/// A 64-bit digest of some bytes by XXH64 with seed 0: it tells changed from unchanged, and is no
/// protection against forgery.
public struct ContentHash: Hashable, Sendable {
    /// The digest as a number.
    public let value: UInt64

    /// Makes a hash from a digest that was computed earlier.
    public init(value: UInt64) {
        self.value = value
    }

    /// Hashes the bytes.
    public init(of bytes: UnsafeRawBufferPointer) {
        var hasher = ContentHasher()
        hasher.update(bytes)
        self = hasher.finish()
    }

    /// Hashes the content of a file, links followed.
    ///
    /// - Throws: ``PublicationError/systemCall(_:)`` when the file cannot be read.
    public init(contentsOfFile path: String) throws(PublicationError) {
        self = try DirectoryHandle.working.contentHash(of: path)
    }
}

extension ContentHash: CustomStringConvertible {
    /// The digest as 16 lowercase hexadecimal digits.
    public var description: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
}
