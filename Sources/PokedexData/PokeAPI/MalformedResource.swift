import Foundation

/// Why a resource's facts cannot be used.
struct MalformedResource: Error, Hashable {
    /// The reason, as a clause without full stop.
    let reason: String

    /// Says why.
    init(_ reason: String) {
        self.reason = reason
    }

    /// Says why JSON could not be decoded, and where in it.
    init(_ error: any Error, in data: Data) {
        switch error {
        case DecodingError.keyNotFound(let key, let context):
            self.init("\((context.codingPath + [key]).place) is missing")
        case DecodingError.typeMismatch(let type, let context):
            self.init("\(context.codingPath.place) is no \(Self.name(type))")
        case DecodingError.valueNotFound(let type, let context):
            let name = Self.name(type)
            self.init("\(context.codingPath.place) is null instead of \(name.withArticle)")
        case DecodingError.dataCorrupted:
            self.init(JSONFault(in: data).reason)
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
