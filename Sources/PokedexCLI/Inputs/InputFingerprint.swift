import Parallelism
import Platform
import Publishing

/// The hash of everything that a build reads. While it stays the same, so does the website.
struct InputFingerprint: Hashable, Sendable {
    let hash: ContentHash

    /// The file of the running program.
    static let program = programPath

    /// Hashes the program and the database, which are large, on two threads, and then the rest.
    ///
    /// - Parameter options: the options that change the website, with their values.
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
        for files in folders.flatMap({ [$0.files, $0.replaced] }) {
            hasher.combine(number: UInt64(files.count))
            for file in files {
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
