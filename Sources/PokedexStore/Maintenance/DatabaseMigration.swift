/// The way of a database's file to this program's schema.
public struct DatabaseMigration: Hashable, Sendable {
    /// One step of it.
    public struct Step: Hashable, Sendable {
        /// The version that it leads to.
        public let version: Int
        /// What it does, as a line without full stop.
        public let summary: String
    }

    /// The file's version before.
    public let oldVersion: Int
    /// The file's version now.
    public let newVersion: Int
    /// What was done; nothing when the file was of this program's schema already.
    public let steps: [Step]
    /// Where the old file is kept; `nil` when nothing was done.
    public let backup: String?
}
