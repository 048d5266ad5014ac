/// What a build did to the output folder.
public struct PublicationSummary: Equatable, Sendable {
    /// The HTML files among the outputs.
    public let pages: Int
    /// All outputs.
    public let files: Int
    /// The outputs that are new, or differ from what was there.
    public let changed: Int
    /// The outputs of the build before that are no longer made.
    public let removed: Int
    /// The bytes of all outputs.
    public let bytes: Int

    /// The outputs that stayed as they were, with their modification times.
    public var unchanged: Int { files - changed }

    init(_ record: OutputRecord, changed: Int, removed: Int) {
        pages = record.entries.count { $0.path.isPage }
        files = record.entries.count
        bytes = record.entries.reduce(0) { $0 + $1.size }
        self.changed = changed
        self.removed = removed
    }
}
