/// What an import took, and what it had to leave out.
package struct ImportReport: Hashable, Sendable {
    /// A resource that was not taken.
    package struct Skipped: Hashable, Sendable, CustomStringConvertible {
        package let resource: PokeAPIResource
        /// Its number; `nil` for the list of the whole kind.
        package let id: Int?
        /// Why it was not taken, as a clause without full stop.
        package let reason: String
        /// Whether it is sound in itself, but waits for another one that is not there.
        package var isWaiting = false

        /// The resource: `pokemon/25`, or `pokemon` for the list.
        package var path: String { id.map { "\(ResourceKey(resource, $0))" } ?? "\(resource)" }

        package var description: String { "\(path): skipped: \(reason)" }
    }

    /// Elements of resources that were left out for the same reason.
    package struct Dropped: Hashable, Sendable, CustomStringConvertible {
        /// What they are, such as "learnset entry".
        package let element: String
        /// Why they were left out, as a clause without full stop.
        package let reason: String
        /// Whether they wait for what they name, which is not there.
        package let isWaiting: Bool
        /// How many there were.
        package let count: Int
        /// The resources they were left out of, sorted; none for the data set's own facts.
        package let records: [ResourceKey]

        /// Names the resources, at most three, the elements, their count and the reason.
        package var description: String { "\(whose)\(message)" }

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
    package internal(set) var taken: [PokeAPIResource: Int] = [:]
    /// The resources that were not taken, by kind in the order of reading, then by number.
    package internal(set) var skipped: [Skipped] = []
    /// The elements that were left out, by what they are, then by reason.
    package internal(set) var dropped: [Dropped] = []

    package init() {}

    /// How many resources and elements wait for others that are not there.
    package var waiting: Int {
        skipped.count(where: \.isWaiting)
            + dropped.filter(\.isWaiting).reduce(0) { $0 + $1.count }
    }

    /// Whether everything was taken.
    package var isComplete: Bool { skipped.isEmpty && dropped.isEmpty }
}
