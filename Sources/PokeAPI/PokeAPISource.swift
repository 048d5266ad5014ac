import Foundation

/// Where PokéAPI's JSON comes from: a folder, or the network.
///
/// It is asked from several threads at once; a call returns when it has its answer.
public protocol PokeAPISource: Sendable {
    /// Reads what lies at a place.
    ///
    /// - Parameters:
    ///   - tag: the mark of what the caller has already, from an earlier answer; `nil` to have it
    ///     in any case.
    ///   - decode: makes a value of the JSON. A source may ask again where the bytes turn out to be
    ///     no JSON at all.
    /// - Throws: ``PokeAPISourceError`` when it is missing, cannot be read or cannot be decoded.
    func read<Value>(
        _ place: PokeAPIPlace, unlessTagged tag: String?,
        as decode: (Data) throws(MalformedResource) -> Value
    ) throws(PokeAPISourceError) -> PokeAPIAnswer<Value>
}

/// What a source says when it is asked for something.
public enum PokeAPIAnswer<Value> {
    /// It is what the caller has already.
    case unchanged
    /// It is this; the tag marks it, where the source marks what it has.
    case value(Value, tag: String?)
}

extension PokeAPIAnswer: Sendable where Value: Sendable {}

/// What a source can be asked for.
public enum PokeAPIPlace: Hashable, Sendable, CustomStringConvertible {
    /// When and from what the data set was made.
    case meta
    /// The list of all resources of a kind, from one of its entries on.
    case list(PokeAPIResource, offset: Int)
    /// One resource by its number.
    case resource(PokeAPIResource, Int)

    /// Names it as messages do: `pokemon/25`.
    public var description: String {
        switch self {
        case .meta: "meta"
        case .list(let resource, _): "\(resource)"
        case .resource(let resource, let id): "\(resource)/\(id)"
        }
    }
}

/// Why a source could not give what it was asked for.
public struct PokeAPISourceError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What was asked for, where, and why it is not there.
    public let description: String
    /// What callers tell apart.
    public let kind: Kind

    /// Says why.
    public init(_ description: String, kind: Kind = .other) {
        self.description = description
        self.kind = kind
    }

    /// The kinds of reason that callers tell apart.
    public enum Kind: Hashable, Sendable {
        /// There was no complete answer in time.
        case timeout
        /// The connection failed, or the source says that it cannot answer now.
        case network
        /// The source does not have it.
        case notFound
        /// What came is not what was asked for.
        case invalidData
        /// The caller wants nothing any more.
        case cancelled
        /// The source answers nothing any more, whatever it is asked for.
        case closed
        /// None of these.
        case other
    }
}

extension PokeAPISource {
    /// The list of all resources of a kind, its pages joined. Of a list in several pages no tag is
    /// told, since it would mark the first page alone.
    ///
    /// - Throws: ``PokeAPISourceError`` when there is no list, or it is none.
    func list(
        _ resource: PokeAPIResource, unlessTagged tag: String? = nil
    ) throws(PokeAPISourceError) -> PokeAPIAnswer<PokeAPIList> {
        let first = try page(of: resource, from: 0, unlessTagged: tag)
        guard case .value(var list, var tag) = first else { return first }
        while list.isContinued {
            tag = nil
            let next = try page(of: resource, from: list.count, unlessTagged: nil)
            guard case .value(let page, _) = next, page.count > 0 else {
                throw PokeAPISourceError("the list of \(resource) ends before its last page")
            }
            list.append(page)
        }
        if let stated = list.statedCount, stated != list.count {
            throw PokeAPISourceError(
                "count is \(stated), but the list has \(list.count) entries", kind: .invalidData)
        }
        return .value(list, tag: tag)
    }

    private func page(
        of resource: PokeAPIResource, from offset: Int, unlessTagged tag: String?
    ) throws(PokeAPISourceError) -> PokeAPIAnswer<PokeAPIList> {
        try read(.list(resource, offset: offset), unlessTagged: tag) {
            (data) throws(MalformedResource) in try PokeAPIList(data, of: resource)
        }
    }
}
