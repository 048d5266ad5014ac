import Foundation

/// Why a record cannot be used.
package struct MalformedResource: Error, Hashable, Sendable {
    /// The reason, as a clause without full stop.
    let reason: String
    /// Whether the bytes are not JSON at all, as after a broken transfer.
    let isNoJSON: Bool
    /// Whether only another record is missing, which this one needs.
    let isWaiting: Bool

    init(_ reason: String, isNoJSON: Bool = false, isWaiting: Bool = false) {
        (self.reason, self.isNoJSON, self.isWaiting) = (reason, isNoJSON, isWaiting)
    }

    static func missing(_ key: ResourceKey, in field: String) -> MalformedResource {
        MalformedResource("\(field) names \(key), which is missing", isWaiting: true)
    }

    /// Any error as one about a record.
    ///
    /// - Parameter data: the JSON in which it was found.
    init(_ error: any Error, in data: Data = Data()) {
        switch error {
        case let error as MalformedResource: self = error
        case DecodingError.keyNotFound(let key, let context):
            self.init("\((context.codingPath + [key]).field) is missing")
        case DecodingError.typeMismatch(let type, let context):
            self.init("\(context.codingPath.field) is no \(Self.name(type))")
        case DecodingError.valueNotFound(let type, let context):
            let name = Self.name(type)
            self.init("\(context.codingPath.field) is null instead of \(name.withArticle)")
        case DecodingError.dataCorrupted:
            let value = data.isEmpty ? nil : Self.unreadableValue(in: data)
            let fault = data.isEmpty ? "it is empty" : Self.syntaxFault(in: data)
            self.init(value ?? fault, isNoJSON: value == nil)
        default: self.init("it cannot be decoded: \(error)")
        }
    }

    private static func name(_ type: any Any.Type) -> String {
        switch type {
        case is Int.Type: "whole number"
        case is String.Type: "text"
        case is Bool.Type: "truth value"
        default: "\(type)".contains("Array") ? "list" : "object"
        }
    }

    /// The first number or text that JSON allows but Foundation cannot decode, without saying
    /// which; `nil` when that is not what is wrong.
    private static func unreadableValue(in data: Data) -> String? {
        guard String(validating: data, as: UTF8.self) != nil else { return nil }
        do {
            _ = try JSONDecoder().decode(ValueProbe.self, from: data)
            return nil
        } catch {
            return (error as? MalformedResource)?.reason
        }
    }

    private static func syntaxFault(in data: Data) -> String {
        do {
            _ = try JSONSerialization.jsonObject(with: data)
        } catch let error as NSError {
            if let text = error.userInfo[NSDebugDescriptionErrorKey] as? String {
                let clause = text.prefix(1).lowercased() + text.dropFirst().prefix { $0 != "." }
                return "it is no JSON: \(clause)"
            }
        }
        return "it is no JSON"
    }
}

/// JSON that is read by a function.
struct DecodedJSON<Value>: DecodableWithConfiguration {
    private let value: Value

    init(from decoder: any Decoder, configuration read: (any Decoder) throws -> Value) throws {
        value = try read(decoder)
    }

    /// - Throws: ``MalformedResource`` with what is wrong, and in which field.
    static func value(
        of data: Data, _ read: @escaping (any Decoder) throws -> Value
    ) throws -> Value {
        do {
            return try JSONDecoder().decode(Self.self, from: data, configuration: read).value
        } catch {
            throw MalformedResource(error, in: data)
        }
    }
}

/// A value of any shape, decoded only to find out whether that is possible.
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
            throw MalformedResource(
                "\(value.codingPath.field) is a text with a wrong escape or a line break")
        }
    }

    private static func probe(number value: any SingleValueDecodingContainer) throws {
        let field = value.codingPath.field
        do {
            _ = try value.decode(Int.self)
        } catch DecodingError.typeMismatch {
            // An object with a key that cannot be read: a fault of the syntax.
        } catch {
            guard let number = try? value.decode(Double.self) else {
                throw MalformedResource("\(field) is no number, or far too large")
            }
            throw MalformedResource(
                "\(field) is \(number), which is "
                    + (number == number.rounded() ? "too large" : "no whole number"))
        }
    }
}

/// Any key of a JSON object.
struct AnyKey: CodingKey, ExpressibleByStringLiteral {
    let stringValue: String
    let intValue: Int? = nil

    init(stringValue: String) { self.stringValue = stringValue }

    init(stringLiteral: String) { stringValue = stringLiteral }

    init?(intValue: Int) { nil }

    /// Whether these are the bytes of the key, without escapes.
    func matches(_ bytes: ArraySlice<UInt8>) -> Bool {
        var key = stringValue
        return key.withUTF8 { key in
            bytes.withUnsafeBytes { bytes in
                bytes.count == key.count && key.indices.allSatisfy { bytes[$0] == key[$0] }
            }
        }
    }
}

extension KeyedDecodingContainer<AnyKey> {
    /// The keys in an order that is the same in every run.
    var sortedKeys: [AnyKey] { allKeys.sorted { $0.stringValue < $1.stringValue } }
}

extension [any CodingKey] {
    /// A field of JSON, such as `stats[2].base_stat`.
    var field: String {
        let text = reduce(into: "") { text, key in
            if let index = key.intValue {
                text += "[\(index)]"
            } else {
                text += text.isEmpty ? key.stringValue : ".\(key.stringValue)"
            }
        }
        return text.isEmpty ? "the whole" : text
    }
}

extension String {
    /// A noun with "a" or "an" before it.
    var withArticle: String {
        let isVowel = first.map { "aeiou".contains($0) } ?? false
        return "\(isVowel ? "an" : "a") \(self)"
    }
}
