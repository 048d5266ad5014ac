import Parallelism
import PokedexSite
import Publishing

/// The hash of all that a build reads: when it is the same as last time, so is the site.
struct InputFingerprint: Hashable, Sendable {
    /// The hash.
    let hash: ContentHash

    /// Where the running program's own bytes are.
    static let program = "/proc/self/exe"

    /// Hashes files and options; the two large files on two threads.
    ///
    /// - Parameters:
    ///   - database: the database's path; it must be there.
    ///   - program: the program's path.
    ///   - folders: the folders of text files, read already.
    ///   - options: each option that changes the site, with its value.
    /// - Throws: ``FileError`` or `PublicationError` when a file cannot be read.
    init(
        database: String, program: String = Self.program, folders: [InputFolder],
        options: [(name: String, value: String)]
    ) throws {
        let programHash = BackgroundTask { () throws(PublicationError) in
            try ContentHash(contentsOfFile: program)
        }
        var hasher = ContentHasher()
        hasher.combine(try ContentHash(contentsOfFile: database))
        for folder in folders {
            hasher.combine(number: UInt64(folder.files.count))
            for file in folder.files {
                hasher.combine(file.path)
                hasher.combine(file.bytes.withUnsafeBytes { ContentHash(of: $0) })
            }
        }
        for option in options {
            hasher.combine(option.name)
            hasher.combine(option.value)
        }
        hasher.combine(try programHash.value())
        hash = hasher.finish()
    }
}
