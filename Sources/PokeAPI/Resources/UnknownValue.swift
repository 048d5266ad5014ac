import PokedexDomain

/// A value under a key that no structure names, as far as a message shows it.
enum UnknownValue: Hashable, Sendable {
    case truth
    case integer(Int)
    case number(Double)
    case text(String)
    /// An object by its `name`; `nil` where it has none.
    case object(name: String?)
    case list

    /// Takes a value; `nil` where it says nothing: null, false, 0, or empty.
    ///
    /// - Throws: an error of decoding when a text cannot be read.
    init?(decodedBy decoder: any Decoder) throws {
        if let object = try? decoder.container(keyedBy: AnyKey.self) {
            if object.allKeys.isEmpty { return nil }
            self = .object(name: try? object.decode(String.self, forKey: .name))
        } else if let list = try? decoder.unkeyedContainer() {
            if list.isAtEnd { return nil }
            self = .list
        } else {
            try self.init(try decoder.singleValueContainer())
        }
    }

    private init?(_ value: any SingleValueDecodingContainer) throws {
        if value.decodeNil() { return nil }
        if let truth = try? value.decode(Bool.self) {
            guard truth else { return nil }
            self = .truth
        } else if let number = try? value.decode(Int.self) {
            guard number != 0 else { return nil }
            self = .integer(number)
        } else if let number = try? value.decode(Double.self) {
            self = .number(number)
        } else {
            let text = try value.decode(String.self)
            guard !text.isEmpty else { return nil }
            self = .text(text)
        }
    }
}

extension UnknownValue: CustomStringConvertible {
    /// The value as in JSON, shortened.
    var description: String {
        switch self {
        case .truth: "true"
        case .integer(let number): "\(number)"
        case .number(let number): "\(number)"
        case .text(let text): quoted(text)
        case .object(let name): name.map(quoted) ?? "{…}"
        case .list: "[…]"
        }
    }
}

extension UnknownValue: Encodable {
    /// Writes a value that is read as this one again.
    func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        switch self {
        case .truth: try value.encode(true)
        case .integer(let number): try value.encode(number)
        case .number(let number): try value.encode(number)
        case .text(let text): try value.encode(text)
        case .object(let name): try value.encode(["name": name])
        case .list: try value.encode([true])
        }
    }
}

extension AnyKey {
    fileprivate static let name = AnyKey(stringValue: "name")
}
