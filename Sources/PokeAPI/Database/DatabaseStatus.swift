import PokedexStore

/// How a database is: what it holds, from when it is, and what an update would do.
public struct DatabaseStatus: JSONReport, Hashable, Sendable {
    /// A number of the file and this program's.
    public struct Version: Encodable, Hashable, Sendable {
        /// The file's.
        public let database: Int
        /// This program's.
        public let program: Int
    }

    /// What the facts were made from.
    public struct Source: Encodable, Hashable, Sendable {
        /// The address that was asked last; `nil` where none is known.
        public let address: String?
        /// When the data set was made, in seconds since 1970; `nil` where it does not say.
        public let madeAt: Int?
        /// The data set's commit; `nil` where it does not say.
        public let commit: String?
    }

    /// The file.
    public let path: String
    /// How many bytes it has.
    public let size: Int
    /// The versions of the schema.
    public let schema: Version
    /// The versions of the way in which facts are made from records.
    public let data: Version
    /// What the facts were made from.
    public let source: Source
    /// When the database was made, in seconds since 1970: when fetching for it began, else when the
    /// data set was made; `nil` where neither is known.
    public let createdAt: Int?
    /// When an update last came to its end, in seconds since 1970; `nil` for never, or unknown.
    public let updatedAt: Int?
    /// How much it holds.
    public let counts: CatalogCounts
    /// How old its records are; `nil` where what was fetched cannot be read now.
    public let ages: RecordAges?
    /// What was fetched for it.
    public let records: Fetched<KnownRecords>
}
