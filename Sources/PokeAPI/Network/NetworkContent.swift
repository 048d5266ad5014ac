import Foundation

/// What an answer says once its status and type are found to be right.
enum NetworkContent: Sendable {
    /// It is what the caller has already.
    case unchanged
    /// It is this, marked by the tag.
    case body(Data, tag: String?)
}

extension NetworkContent {
    /// The answer that a read gives.
    ///
    /// - Throws: ``NetworkFault`` when the body cannot be decoded.
    func decoded<Value>(
        by decode: (Data) throws(MalformedResource) -> Value
    ) throws(NetworkFault) -> PokeAPIAnswer<Value> {
        guard case .body(let data, let tag) = self else { return .unchanged }
        do {
            return .value(try decode(data), tag: tag)
        } catch {
            throw .malformed(error)
        }
    }
}

extension NetworkResponse {
    /// What the answer says.
    ///
    /// - Parameters:
    ///   - isConditional: whether the request said what the caller has already.
    ///   - now: the present, in seconds since 1970.
    /// - Throws: ``NetworkFault`` when the status is another than 200, or than 304 to a conditional
    ///   request; when the body is not called JSON.
    func content(isConditional: Bool, now: Double) throws(NetworkFault) -> NetworkContent {
        switch status {
        case 200 where isJSON: return .body(body, tag: tag)
        case 200: throw .wrongType(type)
        case 304 where isConditional: return .unchanged
        case 404: throw .notFound
        case 429, 503:
            throw .unavailable(
                status, hold: retryAfter.flatMap { RetryAfter($0, now: now) }?.seconds)
        case 500, 502, 504: throw .unavailable(status, hold: nil)
        default: throw .status(status)
        }
    }
}

extension NetworkFault {
    fileprivate static let notFound = Self(
        kind: .notFound, reason: "is not there: the source does not have it (status 404)",
        isAnswer: true)

    fileprivate static func wrongType(_ type: String?) -> Self {
        let name = type.map { "the source calls it \"\($0)\"" } ?? "the source names no type for it"
        return Self(kind: .invalidData, reason: "is no JSON: \(name)", isAnswer: true)
    }

    fileprivate static func unavailable(_ status: Int, hold: Double?) -> Self {
        Self(
            kind: .network, reason: "answered with status \(status)", isTransient: true, hold: hold)
    }

    fileprivate static func status(_ status: Int) -> Self {
        Self(kind: .other, reason: "answered with status \(status)")
    }
}
