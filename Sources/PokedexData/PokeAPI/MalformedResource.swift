/// Why a resource's facts cannot be used.
struct MalformedResource: Error, Hashable {
    /// The reason, as a clause without full stop.
    let reason: String

    /// Says why.
    init(_ reason: String) {
        self.reason = reason
    }

    /// Says why JSON could not be decoded, and where in it.
    init(_ error: any Error) {
        switch error {
        case let malformed as MalformedResource: self = malformed
        case DecodingError.keyNotFound(let key, let context):
            self.init("\(Self.place(context.codingPath + [key])) is missing")
        case DecodingError.typeMismatch(let type, let context):
            self.init("\(Self.place(context.codingPath)) is no \(Self.name(type))")
        case DecodingError.valueNotFound(let type, let context):
            self.init("\(Self.place(context.codingPath)) is null instead of a \(Self.name(type))")
        case DecodingError.dataCorrupted:
            // Foundation does not tell these apart.
            self.init("it is no JSON, cut off, or holds a number that is too large or not whole")
        default: self.init("it cannot be decoded: \(error)")
        }
    }

    /// A place in JSON, such as `stats[2].base_stat`.
    private static func place(_ path: [any CodingKey]) -> String {
        let text = path.reduce(into: "") { text, key in
            if let index = key.intValue {
                text += "[\(index)]"
            } else {
                text += text.isEmpty ? key.stringValue : ".\(key.stringValue)"
            }
        }
        return text.isEmpty ? "the whole" : text
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
