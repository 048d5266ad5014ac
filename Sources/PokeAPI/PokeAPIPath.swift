import Foundation

/// What PokéAPI has, by path.
package enum PokeAPIPath: Hashable, Sendable, CustomStringConvertible {
    /// When and from what the data set was made.
    case meta
    /// The list of all records of a kind, from an offset on.
    case list(PokeAPIResource, offset: Int)
    /// One record by its number.
    case resource(PokeAPIResource, Int)

    /// The path in messages: `pokemon/25`.
    package var description: String {
        switch self {
        case .meta: "meta"
        case .list(let resource, _): "\(resource)"
        case .resource(let resource, let id): "\(ResourceKey(resource, id))"
        }
    }
}

/// What a read gives.
package enum PokeAPIAnswer<Value> {
    /// Nothing has changed since the caller's `ETag`.
    case unchanged
    /// The value, and its `ETag` if the source has sent one.
    case value(Value, tag: String?)
}

extension PokeAPIAnswer: Sendable where Value: Sendable {}

/// Why a read failed.
package struct PokeAPISourceError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The address or file, and the reason.
    package let description: String
    /// What callers distinguish.
    package let kind: Kind

    /// Makes an error.
    package init(_ description: String, kind: Kind = .other) {
        self.description = description
        self.kind = kind
    }

    /// The kinds of reason that callers distinguish.
    package enum Kind: Hashable, Sendable {
        /// There was no complete answer in time.
        case timeout
        /// The connection failed, or the source cannot answer now.
        case network
        /// The source does not have it.
        case notFound
        /// The answer is not what was asked for.
        case invalidData
        /// The task was cancelled.
        case cancelled
        /// No more requests are sent.
        case closed
        /// None of these.
        case other
    }
}
