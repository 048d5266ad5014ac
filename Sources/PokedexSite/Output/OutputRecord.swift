/// What a build wrote into the output folder: the file by which the next build tells its own
/// files from others, and the changed ones from the unchanged.
///
/// It holds nothing but what follows from the inputs, so that equal builds have equal records.
struct OutputRecord: Equatable, Sendable {
    /// The record's name in the output folder.
    static let fileName = ".pokedex-site"

    /// One output.
    struct Entry: Equatable, Sendable {
        let path: OutputPath
        let hash: ContentHash
        /// In bytes.
        let size: Int
    }

    /// The hash of all that the build read.
    let inputs: ContentHash
    /// Sorted by path; no path occurs twice.
    let entries: [Entry]

    /// Makes a record of outputs in any order.
    init(inputs: ContentHash, entries: [Entry]) {
        self.inputs = inputs
        self.entries = entries.sorted { $0.path < $1.path }
    }
}
