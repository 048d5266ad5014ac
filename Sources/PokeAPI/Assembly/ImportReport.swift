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
        /// Whether it is sound in itself, but waits for another one that is not there.
        public var isWaiting = false

        /// The resource: `pokemon/25`, or `pokemon` for the list.
        package var path: String { id.map { "\(ResourceKey(resource, $0))" } ?? "\(resource)" }

        /// Names the resource and the reason.
        public var description: String { "\(path): skipped: \(reason)" }
    }

    /// Elements of resources that were left out for the same reason.
    public struct Dropped: Hashable, Sendable, CustomStringConvertible {
        /// What they are, such as "learnset entry".
        public let element: String
        /// Why they were left out, as a clause without full stop.
        public let reason: String
        /// Whether they wait for what they name, which is not there.
        public let isWaiting: Bool
        /// How many there were.
        public let count: Int
        /// The resources they were left out of, sorted; none for the data set's own facts.
        public let records: [ResourceKey]

        /// Names the resources, at most three, the elements, their count and the reason.
        public var description: String { "\(whose)\(message)" }

        /// Names the elements, their count and the reason.
        package var message: String {
            "\(element) left out\(count == 1 ? "" : " \(count) times"): \(reason)"
        }

        private var whose: String {
            let named = records.prefix(3)
            let others = records.count - named.count
            return named.isEmpty
                ? ""
                : named.map(\.description).joined(separator: ", ")
                    + (others == 0 ? "" : " and \(others) more") + ": "
        }
    }

    /// How many resources of each kind were taken.
    public internal(set) var taken: [PokeAPIResource: Int] = [:]
    /// The resources that were not taken, by kind in the order of reading, then by number.
    public internal(set) var skipped: [Skipped] = []
    /// The elements that were left out, by what they are, then by reason.
    public internal(set) var dropped: [Dropped] = []

    /// How many resources and elements wait for others that are not there.
    public var waiting: Int {
        skipped.count(where: \.isWaiting)
            + dropped.filter(\.isWaiting).reduce(0) { $0 + $1.count }
    }

    /// Whether everything was taken.
    public var isComplete: Bool { skipped.isEmpty && dropped.isEmpty }
}
