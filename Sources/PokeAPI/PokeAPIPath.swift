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

// Addresses in references: relative in files, absolute on the network.
extension PokeAPIPath {
    private static let root = "/api/v2/"

    /// An address from `/api/v2/` on, so that it is the same from every host; the whole address if it
    /// does not contain that.
    static func withoutHost(_ url: String) -> String {
        guard !url.hasPrefix(root) else { return url }
        var rest = url.utf8[...]
        while let slash = rest.firstIndex(of: UInt8(ascii: "/")) {
            rest = rest[slash...]
            if rest.starts(with: root.utf8) { return String(url[slash...]) }
            rest.removeFirst()
        }
        return url
    }

    /// The number at the end of `…/v2/{kind}/{number}/`.
    static func number(in url: some BidirectionalCollection<UInt8>, of kind: String) -> Int? {
        var url = url[...]
        if url.last == UInt8(ascii: "/") { url.removeLast() }
        guard let slash = url.lastIndex(of: UInt8(ascii: "/")),
            let number = Int(String(decoding: url[url.index(after: slash)...], as: UTF8.self))
        else { return nil }
        let before = url[..<slash].reversed()
        let isOfKind =
            before.starts(with: kind.utf8.reversed())
            && before.dropFirst(kind.utf8.count).first == UInt8(ascii: "/")
        return isOfKind ? number : nil
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
