import PokedexDomain

/// Taking what PokéAPI writes, where it is as usual.
extension JSONCursor {
    /// Something is not as PokéAPI writes it: the decoder decides what is wrong with it.
    struct Unusual: Error {}

    /// Takes a list, element by element.
    mutating func takeElements(_ take: (inout JSONCursor) throws -> Void) throws {
        var hasMore = try begin(until: UInt8(ascii: "]"))
        while hasMore {
            try take(&self)
            hasMore = try advance(until: UInt8(ascii: "]"))
        }
    }

    /// Takes an object, value by value.
    mutating func takeFields(_ take: (String, inout JSONCursor) throws -> Void) throws {
        var hasMore = try begin(until: UInt8(ascii: "}"))
        while hasMore {
            let key = try takeKey()
            try take(String(decoding: key.dropFirst().dropLast(), as: UTF8.self), &self)
            hasMore = try advance(until: UInt8(ascii: "}"))
        }
    }

    /// Takes a reference to an entity.
    mutating func takeReference<Entity: PokeAPIEntity>() throws -> Identifier<Entity> {
        Identifier(try takeReference(to: Entity.resource.rawValue))
    }

    /// Takes a reference to a record of a kind.
    mutating func takeReference(to kind: String) throws -> Int {
        var number: Int?
        try takeFields { key, cursor in
            guard key == "url" else { return _ = try cursor.takeValue() }
            let url = try cursor.takeString().dropFirst().dropLast()
            number = PokeAPIReference.number(in: url, of: kind)
        }
        guard let number else { throw Unusual() }
        return number
    }

    /// Takes a whole number.
    mutating func takeNumber() throws -> Int {
        try Self.number(try takeValue())
    }

    /// Takes a whole number; `nil` for `null`.
    mutating func takeNumberOrNull() throws -> Int? {
        let value = try takeValue()
        return value.elementsEqual("null".utf8) ? nil : try Self.number(value)
    }

    private static func number(_ digits: ArraySlice<UInt8>) throws -> Int {
        guard let number = Int(String(decoding: digits, as: UTF8.self)) else { throw Unusual() }
        return number
    }
}
