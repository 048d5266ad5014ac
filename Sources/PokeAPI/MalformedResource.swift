import Foundation

/// Why a resource's facts cannot be used.
public struct MalformedResource: Error, Hashable, Sendable {
    /// The reason, as a clause without full stop.
    public let reason: String
    /// Whether the bytes are no JSON at all, as after a broken transfer.
    public let isNoJSON: Bool
    /// Whether it is sound in itself, but is nothing without another one, which is not there.
    public let isWaiting: Bool

    /// Says why.
    init(_ reason: String, isNoJSON: Bool = false, isWaiting: Bool = false) {
        self.reason = reason
        self.isNoJSON = isNoJSON
        self.isWaiting = isWaiting
    }

    /// Says that a field names something that is not there.
    static func missing(_ key: ResourceKey, in field: String) -> MalformedResource {
        MalformedResource("\(field) names \(key), which is missing", isWaiting: true)
    }

    /// Says why JSON could not be decoded, and where in it.
    init(_ error: any Error, in data: Data) {
        switch error {
        case let error as MalformedResource: self = error
        case DecodingError.keyNotFound(let key, let context):
            self.init("\((context.codingPath + [key]).place) is missing")
        case DecodingError.typeMismatch(let type, let context):
            self.init("\(context.codingPath.place) is no \(Self.name(type))")
        case DecodingError.valueNotFound(let type, let context):
            let name = Self.name(type)
            self.init("\(context.codingPath.place) is null instead of \(name.withArticle)")
        case DecodingError.dataCorrupted:
            let fault = JSONFault(in: data)
            self.init(fault.reason, isNoJSON: fault.isNoJSON)
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
}

extension JSONDecoder {
    /// Decodes a record.
    ///
    /// - Throws: ``MalformedResource`` with what is wrong, and where.
    func record<Record: Decodable>(
        _ type: Record.Type, from data: Data
    ) throws(MalformedResource) -> Record {
        do {
            return try decode(type, from: data)
        } catch {
            throw MalformedResource(error, in: data)
        }
    }
}

extension [any CodingKey] {
    /// A place in JSON, such as `stats[2].base_stat`.
    var place: String {
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
