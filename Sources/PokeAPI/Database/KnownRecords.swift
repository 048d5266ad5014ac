/// What the file of records says.
public struct KnownRecords: Encodable, Hashable, Sendable {
    /// Something that failed.
    public struct Failure: Encodable, Hashable, Sendable {
        /// What it was: `pokemon/25`, or `pokemon` for a list.
        public let place: String
        /// Why, as a clause without full stop.
        public let reason: String
        /// When, in seconds since 1970.
        public let time: Int
    }

    /// What was fetched and is not in the database yet.
    public struct Unpublished: Encodable, Hashable, Sendable {
        /// The records that the database lacks, sorted: `pokemon/1026`.
        public let new: [String]
        /// The records that were there before and say something else now, sorted.
        public let changed: [String]
    }

    /// The file.
    public let path: String
    /// How many bytes it takes.
    public let size: Int
    /// How many records are in it.
    public let count: Int
    /// What failed, and has not succeeded since, sorted by place.
    public let failures: [Failure]
    /// What is not in the database yet; `nil` when everything is.
    public let unpublished: Unpublished?
    /// How many references of the database's records name what the source does not have yet; they
    /// are kept out.
    public let keptOut: Int
    /// Whether everything is being fetched again, and not all has been.
    public let isFullRefresh: Bool
}
