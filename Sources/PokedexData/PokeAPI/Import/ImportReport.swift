/// What an import took, and what it had to leave out.
public struct ImportReport: Hashable, Sendable {
    /// A resource that was not taken.
    public struct Skipped: Hashable, Sendable, CustomStringConvertible {
        /// Its kind.
        public let resource: PokeAPIResource
        /// Its number; `nil` for the list of the whole kind.
        public let id: Int?
        /// Why it was not taken, as a clause without full stop.
        public let reason: String

        /// Names the resource and the reason.
        public var description: String {
            "\(resource)\(id.map { "/\($0)" } ?? ""): skipped: \(reason)"
        }
    }

    /// Elements of lists that were left out for the same reason.
    public struct Dropped: Hashable, Sendable, CustomStringConvertible {
        /// What they are, such as "learnset entry".
        public let element: String
        /// Why they were left out, as a clause without full stop.
        public let reason: String
        /// How many there were.
        public let count: Int

        /// Names the elements, their count and the reason.
        public var description: String {
            "\(element) left out\(count == 1 ? "" : " \(count) times"): \(reason)"
        }
    }

    /// How many resources of each kind were taken.
    public internal(set) var taken: [PokeAPIResource: Int] = [:]
    /// The resources that were not taken, by kind in the order of reading, then by number.
    public internal(set) var skipped: [Skipped] = []
    /// The elements that were left out, by what they are, then by reason.
    public internal(set) var dropped: [Dropped] = []

    /// Whether everything was taken.
    public var isComplete: Bool { skipped.isEmpty && dropped.isEmpty }
}
