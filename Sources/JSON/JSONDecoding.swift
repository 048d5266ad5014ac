import Diagnostics

extension JSONText {
    /// Reads a value from the whole text.
    ///
    /// Every error says where it is: file, line and column, and where a value is of the wrong kind,
    /// which members lead there. An error without a place that an `init(from:)` throws, such as
    /// `DiagnosticError("…")`, is about the value that it reads. Members that are there twice are
    /// errors; so are unknown ones, if the type's `CodingKeys` are `CaseIterable`.
    package func decode<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
        try JSONDecoding(source: source, value: root, codingPath: []).decode(type)
    }
}

struct JSONDecoding: Decoder, SingleValueDecodingContainer {
    let source: SourceText
    let value: JSONValue
    let codingPath: [any CodingKey]

    var userInfo: [CodingUserInfoKey: Any] { [:] }

    var place: JSONPlace { JSONPlace(source: source, offset: value.offset) }

    func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        let keys = (Key.self as? any CaseIterable.Type)?.allCases as? [Key]
        return KeyedDecodingContainer(try KeyedMembers<Key>(self, names: keys?.map(\.stringValue)))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard case .array(let items) = value.content else { throw needed("a list: [ … ]") }
        return RemainingItems(decoder: self, items: items)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer { self }

    func decodeNil() -> Bool { if case .null = value.content { true } else { false } }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        guard let (noun, scalar) = scalar(type) else {
            return try place.explaining { try Value(from: self) }
        }
        guard let value = scalar as? Value else { throw needed(noun) }
        return value
    }

    /// A type of single values in messages, and the value if it is one; `nil` for other types.
    private func scalar(_ type: any Any.Type) -> (noun: String, value: Any?)? {
        let text: String? = if case .string(let text) = value.content { text } else { nil }
        let digits: String? = if case .number(let digits) = value.content { digits } else { nil }
        let isTrue: Bool? = if case .bool(let isTrue) = value.content { isTrue } else { nil }
        return switch type {
        case is String.Type: ("a text in quotation marks", text)
        case is Int.Type: ("a whole number", digits.flatMap { Int($0) })
        case is Double.Type: ("a number", digits.flatMap { Double($0) })
        case is Bool.Type: ("true or false", isTrue)
        default: nil
        }
    }

    func below(_ key: some CodingKey, _ value: JSONValue) -> JSONDecoding {
        JSONDecoding(source: source, value: value, codingPath: codingPath + [key])
    }

    /// The members of an object, each of which is there once.
    func members() throws -> [JSONMember] {
        guard case .object(let members) = value.content else { throw needed("an object: { … }") }
        var names: Set<String> = []
        for member in members where !names.insert(member.name).inserted {
            throw place(of: member).error("\"\(member.name)\" is duplicated")
        }
        return members
    }

    func place(of member: JSONMember) -> JSONPlace {
        JSONPlace(source: source, offset: member.offset)
    }

    /// The error that a value of another kind is needed.
    private func needed(_ noun: String) -> DiagnosticError {
        let names = codingPath.filter { $0.intValue == nil }.map(\.stringValue)
        let name = names.isEmpty ? "the file" : "\"\(names.joined(separator: "."))\""
        let isItem = codingPath.last?.intValue != nil
        return place.error("\(isItem ? "each item of \(name)" : name) must be \(noun)")
    }
}

extension JSONDecoding {
    /// - Throws: an error if a value is to be read from another format.
    init(_ decoder: any Decoder) throws {
        guard let decoder = decoder as? JSONDecoding else {
            throw DiagnosticError("this can be read from JSON alone")
        }
        self = decoder
    }
}

extension Decoder {
    /// The members of an object, which has no others than those named.
    package func members(named names: [String]) throws -> KeyedDecodingContainer<JSONName> {
        KeyedDecodingContainer(try KeyedMembers(JSONDecoding(self), names: names))
    }
}

/// The members of an object with the names that a type declares.
private struct KeyedMembers<Key: CodingKey>: KeyedDecodingContainerProtocol {
    private let decoder: JSONDecoding
    private let members: [JSONMember]

    /// - Parameter names: all that may be there; `nil` for any.
    init(_ decoder: JSONDecoding, names: [String]?) throws {
        self.decoder = decoder
        members = try decoder.members()
        guard let names, let unknown = members.first(where: { !names.contains($0.name) }) else {
            return
        }
        let hint = Suggestion(candidates: names).question(for: unknown.name)
        throw decoder.place(of: unknown).error(
            "there is no member \"\(unknown.name)\""
                + (hint.isEmpty ? "; there are \(names.quotedList)" : hint))
    }

    var codingPath: [any CodingKey] { decoder.codingPath }

    var allKeys: [Key] { members.compactMap { Key(stringValue: $0.name) } }

    func contains(_ key: Key) -> Bool { members.contains { $0.name == key.stringValue } }

    func decodeNil(forKey key: Key) throws -> Bool { try value(key).decodeNil() }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try value(key).decode(type)
    }

    func nestedContainer<Nested>(
        keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
        try value(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try value(key).unkeyedContainer()
    }

    func superDecoder() -> any Decoder { decoder }

    func superDecoder(forKey key: Key) throws -> any Decoder { try value(key) }

    private func value(_ key: Key) throws -> JSONDecoding {
        guard let member = members.first(where: { $0.name == key.stringValue }) else {
            throw decoder.place.error("\"\(key.stringValue)\" is missing")
        }
        return decoder.below(key, member.value)
    }
}

/// The items of a list that are not read yet.
private struct RemainingItems: UnkeyedDecodingContainer {
    let decoder: JSONDecoding
    let items: [JSONValue]
    private(set) var currentIndex = 0

    private struct Index: CodingKey {
        let intValue: Int?
        var stringValue: String { intValue.map(String.init) ?? "" }

        init?(stringValue: String) { nil }
        init(intValue: Int) { self.intValue = intValue }
    }

    var codingPath: [any CodingKey] { decoder.codingPath }
    var count: Int? { items.count }
    var isAtEnd: Bool { currentIndex == items.count }

    mutating func decodeNil() throws -> Bool {
        guard !isAtEnd, case .null = items[currentIndex].content else { return false }
        currentIndex += 1
        return true
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try next().decode(type)
    }

    mutating func nestedContainer<Key>(
        keyedBy type: Key.Type
    ) throws -> KeyedDecodingContainer<Key> {
        try next().container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try next().unkeyedContainer()
    }

    mutating func superDecoder() throws -> any Decoder { try next() }

    private mutating func next() throws -> JSONDecoding {
        guard !isAtEnd else { throw decoder.place.error("the list has too few items") }
        defer { currentIndex += 1 }
        return decoder.below(Index(intValue: currentIndex), items[currentIndex])
    }
}
