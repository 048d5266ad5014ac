/// What an update did.
public struct UpdateReport: Sendable {
    /// A record that could not be had or taken.
    public struct Failure: Hashable, Sendable, CustomStringConvertible {
        /// Its address.
        public let address: String
        /// Why, as a clause without full stop; names the field where it is about one.
        public let reason: String

        /// The address and the reason.
        public var description: String {
            reason.hasPrefix(address) ? reason : "\(address): \(reason)"
        }
    }

    /// Why an update ended before everything was asked for.
    public enum Stop: Hashable, Sendable {
        /// The user wanted it to end.
        case interrupted
        /// The source stopped answering, or wants to be left alone for long.
        case closed(String)
    }

    /// Records that were not known.
    public let added: Int
    /// Records that were known and came otherwise than they were kept; all that came, where nothing
    /// was kept yet.
    public let refreshed: Int
    /// Records that were asked for and have not changed.
    public let unchanged: Int
    /// What could not be had or taken, in this run or an earlier one, sorted.
    public let failures: [Failure]
    /// References to records that the source does not have yet; they are kept out.
    public let waiting: Int
    /// Records that the source does not list any more; they are kept.
    public let unlisted: Int
    /// Records that are due and were not asked for.
    public let unreached: Int
    /// Why it ended early; `nil` when it did not.
    public let stop: Stop?
    /// Why everything was fetched again although nobody asked for it.
    public let reasonForRefresh: String?
    /// Whether the database was replaced.
    public let hasChangedDatabase: Bool

    /// Whether everything is as the source has it.
    public var isComplete: Bool { failures.isEmpty && stop == nil && unreached == 0 }
}
