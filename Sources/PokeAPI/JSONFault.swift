import Foundation

/// What is wrong with JSON that Foundation refuses to decode without saying what or where.
struct JSONFault {
    /// What is wrong, as a clause without full stop.
    let reason: String
    /// Whether the bytes are no JSON at all, rather than JSON with a value that cannot be taken.
    let isNoJSON: Bool

    /// Looks for the fault in JSON that could not be decoded.
    init(in data: Data) {
        let value = data.isEmpty ? nil : Self.unreadableValue(in: data)
        isNoJSON = value == nil
        reason = value ?? (data.isEmpty ? "it is empty" : Self.syntaxFault(in: data))
    }

    /// The first number or text that cannot be taken; `nil` when that is not the fault.
    private static func unreadableValue(in data: Data) -> String? {
        guard String(validating: data, as: UTF8.self) != nil else { return nil }
        do {
            _ = try JSONDecoder().decode(ValueProbe.self, from: data)
            return nil
        } catch {
            return (error as? UnreadableValue)?.reason
        }
    }

    private static func syntaxFault(in data: Data) -> String {
        do {
            _ = try JSONSerialization.jsonObject(with: data)
        } catch let error as NSError {
            if let place = error.userInfo[NSDebugDescriptionErrorKey] as? String {
                return "it is no JSON: \(clause(place))"
            }
        }
        return "it is no JSON"
    }

    /// A sentence as the rest of another one.
    private static func clause(_ sentence: String) -> String {
        sentence.prefix(1).lowercased() + sentence.dropFirst().prefix { $0 != "." }
    }
}

/// A number or text that JSON allows, or seems to, but that cannot be taken.
private struct UnreadableValue: Error {
    let reason: String
}

/// A value of any shape, read only to find out whether it can be.
private struct ValueProbe: Decodable {
    init(from decoder: any Decoder) throws {
        if let object = try? decoder.container(keyedBy: AnyKey.self) {
            for key in object.sortedKeys { _ = try object.decode(ValueProbe.self, forKey: key) }
        } else if var list = try? decoder.unkeyedContainer() {
            while !list.isAtEnd { _ = try list.decode(ValueProbe.self) }
        } else {
            try Self.probe(try decoder.singleValueContainer())
        }
    }

    private static func probe(_ value: any SingleValueDecodingContainer) throws {
        if value.decodeNil() || (try? value.decode(Bool.self)) != nil { return }
        do {
            _ = try value.decode(String.self)
        } catch DecodingError.typeMismatch {
            try probe(number: value)
        } catch {
            throw UnreadableValue(
                reason: "\(value.codingPath.place) is a text with a wrong escape or a line break")
        }
    }

    private static func probe(number value: any SingleValueDecodingContainer) throws {
        let place = value.codingPath.place
        do {
            _ = try value.decode(Int.self)
        } catch DecodingError.typeMismatch {
            // An object with a key that cannot be read: a fault of the syntax.
        } catch {
            guard let number = try? value.decode(Double.self) else {
                throw UnreadableValue(reason: "\(place) is no number, or far too large")
            }
            throw UnreadableValue(
                reason: number == number.rounded()
                    ? "\(place) is \(number), which is too large"
                    : "\(place) is \(number), which is no whole number")
        }
    }
}
