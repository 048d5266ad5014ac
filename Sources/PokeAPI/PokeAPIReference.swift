import PokedexDomain

/// A resource that another one names: `{"name": "static", "url": "/api/v2/ability/9/"}`. Addresses
/// are relative in files and absolute on the network.
struct PokeAPIReference: Codable, Hashable, Sendable {
    /// The address from `/api/v2/` on, so that it is the same from every host; the whole of one
    /// that does not hold this.
    let url: String

    /// Takes an address without its host.
    init(url: String) {
        self.url = Self.withoutHost(url)
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(url: try container.decode(String.self, forKey: .url))
    }

    private enum CodingKeys: String, CodingKey {
        case url
    }

    /// The resource's number; `nil` when the address is not one of this kind.
    func number(of resource: PokeAPIResource) -> Int? {
        Self.number(in: url, of: resource.rawValue)
    }

    /// The resource's number.
    ///
    /// - Parameter field: where the address is, such as `abilities[0].ability`.
    /// - Throws: ``MalformedResource`` when the address is not one of this kind.
    func number(
        of resource: PokeAPIResource, _ field: @autoclosure () -> String
    ) throws(MalformedResource) -> Int {
        guard let number = number(of: resource) else {
            throw MalformedResource(
                "\(field()) is \(quoted(url)), which is no address of "
                    + resource.rawValue.withArticle)
        }
        return number
    }

    private static let root = "/api/v2/"

    private static func withoutHost(_ url: String) -> String {
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
    private static func number(in url: String, of kind: String) -> Int? {
        var url = url[...].utf8
        if url.last == UInt8(ascii: "/") { url.removeLast() }
        guard let slash = url.lastIndex(of: UInt8(ascii: "/")),
            let number = Int(Substring(url[url.index(after: slash)...]))
        else { return nil }
        let before = url[..<slash]
        let isOfKind =
            before.count > kind.utf8.count
            && before.suffix(kind.utf8.count).elementsEqual(kind.utf8)
            && before.dropLast(kind.utf8.count).last == UInt8(ascii: "/")
        return isOfKind ? number : nil
    }
}

/// A resource that is known by its name alone, such as a stat.
struct PokeAPIWord: Codable, Hashable, Sendable {
    let name: String

    /// The word of a fixed list that the name is.
    ///
    /// - Parameters:
    ///   - what: what it should be, such as "stat".
    ///   - field: where the name is, such as `stats[0].stat.name`.
    /// - Throws: ``MalformedResource`` when it is none.
    func word<Word: RawRepresentable<String>>(
        _ what: String, _ field: @autoclosure () -> String
    ) throws(MalformedResource) -> Word {
        guard let word = Word(rawValue: name) else {
            throw MalformedResource("\(field()) is \(quoted(name)), which is no \(what)")
        }
        return word
    }
}

/// A value whose key must be there, though it may be `null`.
struct Nullable<Value: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
    let value: Value?

    /// Takes a value; `nil` is `null`.
    init(_ value: Value?) {
        self.value = value
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        value = container.decodeNil() ? nil : try container.decode(Value.self)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }
}

/// A resource whose number and slug are told in the same way.
protocol PokeAPIRecord: Codable, Hashable, Sendable {
    var id: Int { get }
}
