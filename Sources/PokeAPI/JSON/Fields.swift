import Foundation
import PokedexDomain

/// The fields of an object in PokéAPI's JSON; ``StoredRecord`` has the same shape.
///
/// An entity is made of them directly, so that each field is named once: where its value is taken.
/// Errors name it with its path, such as `stats[0].base_stat`. A field must be there, though some may
/// be `null`; references to other records are looked up later, by ``CatalogAssembler``.
struct Fields {
    private let container: KeyedDecodingContainer<AnyKey>

    /// - Throws: an error of decoding when the JSON is no object.
    init(_ decoder: any Decoder) throws {
        container = try decoder.container(keyedBy: AnyKey.self)
    }

    private init(_ container: KeyedDecodingContainer<AnyKey>) {
        self.container = container
    }

    /// The object's own path; "the whole" for a record.
    var path: String { container.codingPath.field }

    /// All keys, in an order that is the same in every run.
    var keys: [AnyKey] { container.sortedKeys }

    /// An error about a field.
    ///
    /// - Parameter text: what is wrong, with the field as the subject.
    func malformed(_ key: AnyKey, _ text: String) -> MalformedResource {
        MalformedResource("\((container.codingPath + [key]).field) \(text)")
    }

    /// Reads a field; `nil` for `null`.
    func unlessNull<Value>(_ key: AnyKey, _ read: (AnyKey) throws -> Value?) throws -> Value? {
        try container.decodeNil(forKey: key) ? nil : try read(key)
    }

    /// Reads a field; `nil` where it is absent or `null`.
    func ifPresent<Value>(_ key: AnyKey, _ read: (AnyKey) throws -> Value?) throws -> Value? {
        container.contains(key) ? try unlessNull(key, read) : nil
    }
}

// Objects and lists.
extension Fields {
    func object(_ key: AnyKey) throws -> Fields {
        Fields(try container.nestedContainer(keyedBy: AnyKey.self, forKey: key))
    }

    func list<Element>(_ key: AnyKey, _ element: (Fields) throws -> Element) throws -> [Element] {
        try Self.list(try container.nestedUnkeyedContainer(forKey: key), element)
    }

    func objects(_ key: AnyKey) throws -> [Fields] { try list(key) { $0 } }

    static func list<Element>(
        _ list: any UnkeyedDecodingContainer, _ element: (Fields) throws -> Element
    ) throws -> [Element] {
        var list = list
        var elements: [Element] = []
        while !list.isAtEnd {
            elements.append(try element(Fields(try list.nestedContainer(keyedBy: AnyKey.self))))
        }
        return elements
    }

    func rows(_ key: AnyKey, _ rows: RowShape) throws -> [[Int]] {
        try rows.read(try container.nestedUnkeyedContainer(forKey: key))
    }

    /// The bytes of a text in Base64; `nil` where the field is none.
    func bytes(_ key: AnyKey) -> [UInt8]? {
        (try? container.decode(Data.self, forKey: key)).map { [UInt8]($0) }
    }

    /// A field of any shape.
    func decoder(_ key: AnyKey) throws -> any Decoder { try container.superDecoder(forKey: key) }
}

// Numbers, texts and flags.
extension Fields {
    func number(_ key: AnyKey, _ range: ClosedRange<Int>) throws -> Int {
        let number = try container.decode(Int.self, forKey: key)
        guard range.contains(number) else {
            throw malformed(
                key,
                "is \(number), but only \(range.lowerBound) to \(range.upperBound) is possible")
        }
        return number
    }

    /// - Parameter unknown: the number that the source writes for one that it does not know.
    func number(_ key: AnyKey, _ range: ClosedRange<Int>, unknown: Int) throws -> Int? {
        try container.decode(Int.self, forKey: key) == unknown ? nil : try number(key, range)
    }

    func numberOrNull(_ key: AnyKey, _ range: ClosedRange<Int>) throws -> Int? {
        try unlessNull(key) { try number($0, range) }
    }

    /// The number of a record.
    func id<Entity>(_ range: ClosedRange<Int> = FactRange.identifier) throws -> Identifier<Entity> {
        Identifier(try number("id", range))
    }

    func flag(_ key: AnyKey) throws -> Bool { try container.decode(Bool.self, forKey: key) }

    func text(_ key: AnyKey) throws -> String { try container.decode(String.self, forKey: key) }

    /// A text that follows a rule.
    func text(_ key: AnyKey, _ rule: TextRule) throws -> String {
        let text = try text(key)
        if let objection = rule.objection(to: text) { throw malformed(key, objection) }
        return text
    }

    /// A record's name in addresses.
    func slug() throws -> Slug {
        let text = try text("name", .slug)
        do {
            return try Slug(text)
        } catch {
            throw malformed("name", "is no name in addresses: \(error)")
        }
    }

    /// A text that is one of a fixed list.
    ///
    /// - Parameter what: what the list is of, such as "time of day".
    func choice<Word: RawRepresentable<String>>(_ key: AnyKey, _ what: String) throws -> Word {
        let text = try text(key)
        guard let word = Word(rawValue: text) else {
            throw malformed(key, "is \(quoted(text)), which is no \(what)")
        }
        return word
    }

    /// Something that is known by its name alone, such as a stat: `{"name": "attack"}`.
    func word<Word: RawRepresentable<String>>(_ key: AnyKey, _ what: String) throws -> Word {
        try object(key).choice("name", what)
    }

    func wordOrNull<Word: RawRepresentable<String>>(
        _ key: AnyKey, _ what: String
    ) throws -> Word? {
        try unlessNull(key) { try word($0, what) }
    }
}

// References: `{"name": "static", "url": "/api/v2/ability/9/"}`. Addresses are relative in files and
// absolute on the network.
extension Fields {
    /// The number of the record that this object refers to.
    ///
    /// - Parameters:
    ///   - kind: the kind that it must have, such as `ability`.
    ///   - range: the numbers that there is room for.
    func reference(to kind: String, _ range: ClosedRange<Int> = Int.min...Int.max) throws -> Int {
        let url = try text("url")
        guard let number = PokeAPIPath.number(in: url.utf8, of: kind) else {
            throw MalformedResource(
                "\(path) is \(quoted(PokeAPIPath.withoutHost(url))), which is no address of "
                    + kind.withArticle)
        }
        guard range.contains(number) else {
            throw MalformedResource("\(path) names \(kind)/\(number), a number out of range")
        }
        return number
    }

    /// The entity that this object refers to; the result's type is the kind that it must have.
    func reference<Entity: PokeAPIEntity>() throws -> Identifier<Entity> {
        Identifier(try reference(to: Entity.resource.rawValue))
    }

    func reference<Entity: PokeAPIEntity>(_ key: AnyKey) throws -> Identifier<Entity> {
        try object(key).reference()
    }

    func referenceOrNull<Entity: PokeAPIEntity>(_ key: AnyKey) throws -> Identifier<Entity>? {
        try unlessNull(key) { try reference($0) }
    }

    func references<Entity: PokeAPIEntity>(_ key: AnyKey) throws -> [Identifier<Entity>] {
        try list(key) { try $0.reference() }
    }
}

// Names in several languages: `[{"name": "Static", "language": {"name": "en"}}]`.
extension Fields {
    /// The name in the languages of the site; the source's other languages are not stored.
    ///
    /// - Parameter text: the field of each name.
    /// - Throws: ``MalformedResource`` when a name is not one line of text.
    func names(_ key: AnyKey = "names", _ text: AnyKey = "name") throws -> LocalizedName {
        var names: [String: String] = [:]
        _ = try list(key) { name in
            let code = try name.object("language").text("name")
            if names[code] == nil, sourceCodes.contains(code) { names[code] = try name.text(text) }
        }
        func name(_ code: String) throws -> String? {
            guard let text = names[code]?.onOneLine, !text.isEmpty else { return nil }
            guard let objection = TextRule.name.objection(to: text) else { return text }
            throw malformed(AnyKey(stringValue: "\(key.stringValue)[\(code)]"), objection)
        }
        var texts: [Language: String] = [:]
        for language in Language.allCases {
            texts[language] = try language.sourceCodes.compactMap(name).first
        }
        return LocalizedName(texts)
    }
}

/// The source's codes of all languages.
private let sourceCodes = Set(Language.allCases.flatMap(\.sourceCodes))

extension String {
    /// The text trimmed, with a space instead of line breaks and tabs.
    fileprivate var onOneLine: String {
        split { $0.isNewline || $0 == "\t" }.map { String($0).trimmed }.filter { !$0.isEmpty }
            .joined(separator: " ")
    }

    private var trimmed: String {
        guard let start = firstIndex(where: { !$0.isWhitespace }),
            let end = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[start...end])
    }
}
