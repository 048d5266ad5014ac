/// A resource that another one names: `{"name": "static", "url": "/api/v2/ability/9/"}`. Addresses
/// are relative in files and absolute on the network.
struct PokeAPIReference: Decodable, Sendable {
    let url: String

    /// The resource's number.
    ///
    /// - Throws: ``MalformedResource`` when the address is not one of this kind.
    func number(of resource: PokeAPIResource) throws(MalformedResource) -> Int {
        guard let number = Self.number(in: url, of: resource.rawValue) else {
            throw MalformedResource(
                "\(quoted(url)) is no address of \(resource.rawValue.withArticle)")
        }
        return number
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
struct PokeAPIWord: Decodable, Sendable {
    let name: String

    /// The word of a fixed list that the name is.
    ///
    /// - Throws: ``MalformedResource`` when it is none.
    func word<Word: RawRepresentable<String>>(
        _ what: String
    ) throws(MalformedResource) -> Word {
        guard let word = Word(rawValue: name) else {
            throw MalformedResource("\(quoted(name)) is no \(what)")
        }
        return word
    }
}

/// A value whose key must be there, though it may be `null`.
struct Nullable<Value: Decodable & Sendable>: Decodable, Sendable {
    let value: Value?

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        value = container.decodeNil() ? nil : try container.decode(Value.self)
    }
}

/// A resource whose number and slug are told in the same way.
protocol PokeAPIRecord: Decodable, Sendable {
    var id: Int { get }
}
