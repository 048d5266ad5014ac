import Diagnostics

extension JSONValue: Decodable {
    package init(from decoder: any Decoder) throws {
        self = try JSONDecoding(decoder).value
    }
}

/// A value, and where it is.
package struct Placed<Value> {
    package let value: Value
    package let place: JSONPlace
}

extension Placed: Sendable where Value: Sendable {}

extension Placed: Decodable where Value: Decodable {
    package init(from decoder: any Decoder) throws {
        let decoder = try JSONDecoding(decoder)
        self.init(value: try decoder.decode(Value.self), place: decoder.place)
    }
}

/// The members of an object whose names are data, such as slugs, in the order of the text.
package struct JSONEntries<Value: Decodable>: Decodable {
    package let list: [Entry]

    package subscript(name: String) -> Value? { list.first { $0.name == name }?.value }

    package struct Entry {
        package let name: String
        /// That of the name.
        package let place: JSONPlace
        package let value: Value
    }

    package init(from decoder: any Decoder) throws {
        try self.init(from: decoder, leavingOut: nil)
    }

    /// - Parameter name: a member that is read otherwise.
    package init(from decoder: any Decoder, leavingOut name: String?) throws {
        let decoder = try JSONDecoding(decoder)
        list = try decoder.members().filter { $0.name != name }.map { member in
            let value = decoder.below(JSONName(member.name), member.value)
            return Entry(
                name: member.name, place: decoder.place(of: member),
                value: try value.decode(Value.self))
        }
    }
}

/// The name of a member that no `CodingKeys` declare.
package struct JSONName: CodingKey, ExpressibleByStringLiteral {
    package let stringValue: String
    package var intValue: Int? { nil }

    package init(_ name: String) { stringValue = name }
    package init(stringValue: String) { self.init(stringValue) }
    package init(stringLiteral name: String) { self.init(name) }
    package init?(intValue: Int) { nil }
}

/// Where a value or a name is, for messages.
package struct JSONPlace: Sendable {
    let source: SourceText
    /// In bytes.
    let offset: Int

    package var position: SourcePosition { source.position(at: offset) }

    package func error(_ message: String) -> DiagnosticError {
        source.error(message, at: offset)
    }

    /// Gives this place to errors that have none.
    package func explaining<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let error as DiagnosticError {
            throw error.first.path.isEmpty ? self.error(error.first.message) : error
        } catch {
            throw self.error("\(error)")
        }
    }
}

extension JSONEntries: Sendable where Value: Sendable {}
extension JSONEntries.Entry: Sendable where Value: Sendable {}

/// One of several words in JSON.
package protocol JSONWord: Decodable, CaseIterable, RawRepresentable<String> {}

extension JSONWord {
    package init(from decoder: any Decoder) throws {
        let word = try String(from: decoder)
        guard let value = Self(rawValue: word) else {
            let words = Self.allCases.map(\.rawValue).quotedList
            throw DiagnosticError("\"\(word)\" is none of \(words)")
        }
        self = value
    }
}

extension [String] {
    /// `"one", "two" and "three"`
    package var quotedList: String {
        let words = map { "\"\($0)\"" }
        return words.count < 2
            ? words.joined()
            : "\(words.dropLast().joined(separator: ", ")) and \(words[words.count - 1])"
    }
}
