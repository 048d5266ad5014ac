import PokedexDomain

/// A record that another one names: `{"name": "static", "url": "/api/v2/ability/9/"}`. Addresses
/// are relative in files and absolute on the network.
struct PokeAPIReference: Decodable, Hashable, Sendable {
    let url: String

    /// The number of the entity that the reference names. The result's type is the kind that
    /// it must have.
    ///
    /// - Parameter field: where the reference is, such as `abilities[0].ability`.
    /// - Throws: ``MalformedResource`` when the address is of another kind.
    func id<Entity: PokeAPIEntity>(
        _ field: @autoclosure () -> String
    ) throws(MalformedResource) -> Identifier<Entity> {
        Identifier(try number(of: Entity.resource, field()))
    }

    /// The number of the area that the reference names. Areas have no records here: their locations
    /// list them.
    ///
    /// - Parameter field: where the reference is.
    /// - Throws: ``MalformedResource`` when the address is of another kind.
    func area(
        _ field: @autoclosure () -> String
    ) throws(MalformedResource) -> Identifier<LocationArea> {
        Identifier(try number(of: "location-area", field()))
    }

    /// The record's number; `nil` when the address is not one of this kind.
    func number(of resource: PokeAPIResource) -> Int? {
        Self.number(in: url.utf8, of: resource.rawValue)
    }

    /// The record's number.
    ///
    /// - Throws: ``MalformedResource`` when the address is not one of this kind.
    func number(
        of resource: PokeAPIResource, _ field: @autoclosure () -> String
    ) throws(MalformedResource) -> Int {
        try number(of: resource.rawValue, field())
    }

    private func number(
        of kind: String, _ field: @autoclosure () -> String
    ) throws(MalformedResource) -> Int {
        guard let number = Self.number(in: url.utf8, of: kind) else {
            throw MalformedResource(
                "\(field()) is \(quoted(Self.withoutHost(url))), which is no address of "
                    + kind.withArticle)
        }
        return number
    }

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
        let before = url[..<slash]
        let isOfKind =
            before.count > kind.utf8.count
            && before.suffix(kind.utf8.count).elementsEqual(kind.utf8)
            && before.dropLast(kind.utf8.count).last == UInt8(ascii: "/")
        return isOfKind ? number : nil
    }
}

extension [PokeAPIReference] {
    /// The numbers of the entities that a list names.
    ///
    /// - Throws: ``MalformedResource`` when one of them is of another kind.
    func ids<Entity: PokeAPIEntity>(
        _ field: @autoclosure () -> String
    ) throws(MalformedResource) -> [Identifier<Entity>] {
        var ids: [Identifier<Entity>] = []
        for (index, reference) in enumerated() {
            ids.append(try reference.id("\(field())[\(index)]"))
        }
        return ids
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

extension Nullable where Value == PokeAPIReference {
    /// The number of the entity that the reference names; `nil` for `null`.
    ///
    /// - Throws: ``MalformedResource`` when it is of another kind.
    func id<Entity: PokeAPIEntity>(
        _ field: @autoclosure () -> String
    ) throws(MalformedResource) -> Identifier<Entity>? {
        guard let value else { return nil }
        return try value.id(field())
    }
}

/// Something that is known by its name alone, such as a stat.
struct PokeAPIWord: Decodable, Hashable, Sendable {
    let name: String

    /// The name as one of a fixed list.
    ///
    /// - Parameters:
    ///   - what: what the list is of, such as "stat".
    ///   - field: where the name is, such as `stats[0].stat.name`.
    /// - Throws: ``MalformedResource`` when it is not in the list.
    func word<Word: RawRepresentable<String>>(
        _ what: String, _ field: @autoclosure () -> String
    ) throws(MalformedResource) -> Word {
        guard let word = Word(rawValue: name) else {
            throw MalformedResource("\(field()) is \(quoted(name)), which is no \(what)")
        }
        return word
    }
}

/// Checks values of the source. Errors name the field, such as `power` or
/// `stats[0].base_stat`.
enum Checked {
    /// The number of a record.
    static func id<Entity>(
        _ number: Int, _ range: ClosedRange<Int> = FactRange.identifier
    ) throws(MalformedResource) -> Identifier<Entity> {
        Identifier(try self.number(number, range, "id"))
    }

    /// A number within a range.
    static func number(
        _ value: Int, _ range: ClosedRange<Int>, _ field: @autoclosure () -> String
    ) throws(MalformedResource) -> Int {
        guard range.contains(value) else {
            throw MalformedResource(
                "\(field()) is \(value), but only \(range.lowerBound) to \(range.upperBound) is "
                    + "possible")
        }
        return value
    }

    /// A number within a range; `nil` for `null`.
    static func number(
        _ value: Nullable<Int>, _ range: ClosedRange<Int>, _ field: @autoclosure () -> String
    ) throws(MalformedResource) -> Int? {
        guard let value = value.value else { return nil }
        return try number(value, range, field())
    }

    /// A record's `name`, which names it in addresses.
    static func slug(
        _ text: String, _ field: @autoclosure () -> String = "name"
    ) throws(MalformedResource) -> Slug {
        do {
            return try Slug(try Self.text(text, .slug, field()))
        } catch let error as MalformedResource {
            throw error
        } catch {
            throw MalformedResource("\(field()): \(error)")
        }
    }

    /// A text that follows a rule.
    static func text(
        _ text: String, _ rule: TextRule, _ field: @autoclosure () -> String
    ) throws(MalformedResource) -> String {
        if let objection = rule.objection(to: text) {
            throw MalformedResource("\(field()) \(objection)")
        }
        return text
    }
}
