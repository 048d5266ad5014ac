import Foundation

/// Why an attempt brought nothing.
struct NetworkFault: Error, Hashable, Sendable {
    /// The kind that the read's error has.
    let kind: PokeAPISourceError.Kind
    /// The reason, as the rest of a clause that begins with the address.
    let reason: String
    /// Whether another attempt may succeed.
    var isTransient = false
    /// For how many seconds the source wants no further requests.
    var hold: Double?
    /// Whether the source did its part: it answered with status 200 or 404.
    var isAnswer = false
}

extension NetworkFault {
    /// The answer was not complete in time.
    static func timeout(_ seconds: Double) -> Self {
        Self(
            kind: .timeout, reason: "gave no answer in \(seconds.secondsText) s", isTransient: true)
    }

    /// The source is asked nothing any more.
    static let cancelled = Self(kind: .cancelled, reason: "is not read any more: cancelled")

    /// The body is larger than it may be.
    static func tooLarge(_ limit: Int) -> Self {
        let size = limit >> 20 > 0 ? "\(limit >> 20) MB" : "\(limit) bytes"
        return Self(kind: .invalidData, reason: "is larger than \(size)", isAnswer: true)
    }

    /// What came cannot be used; where it is no JSON at all, it may have suffered on the way.
    static func malformed(_ error: MalformedResource) -> Self {
        Self(
            kind: .invalidData, reason: "cannot be used: \(error.reason)",
            isTransient: error.isNoJSON, isAnswer: true)
    }

    /// A transfer that Foundation gave up, or did not begin.
    static func transfer(_ error: any Error) -> Self {
        let reason: String
        switch (error as? URLError)?.code {
        case .badURL, .unsupportedURL:
            return Self(kind: .other, reason: "cannot be asked for: Foundation refuses the address")
        case .cannotConnectToHost:
            reason = "cannot be reached: the server refuses the connection"
        case .cannotFindHost:
            reason = "cannot be reached: the server's name leads to no address"
        case .networkConnectionLost, .badServerResponse:
            reason = "broke off: the server closed the connection"
        case .timedOut:
            reason = "cannot be reached: the server does not respond"
        default:
            reason = "broke off: \(error.localizedDescription)"
        }
        return Self(kind: .network, reason: reason, isTransient: true)
    }
}

extension Double {
    /// A number of seconds in a message: `10`, `0.25`.
    var secondsText: String {
        let text = "\(self)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
