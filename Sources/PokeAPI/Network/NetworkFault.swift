import Foundation

/// Why an attempt gave no record.
struct NetworkFault: Error, Hashable, Sendable {
    /// The kind of the error that ends the read.
    let kind: PokeAPISourceError.Kind
    /// A clause that follows the address; the whole message where the network is closed.
    let reason: String
    /// Whether another attempt may succeed.
    var isTransient = false
    /// How long the source wants no further requests, in seconds.
    var hold: Double?
    /// Whether the source did its part: it answered with status 200 or 404.
    var isAnswer = false
}

extension NetworkFault {
    /// The task was cancelled.
    static let cancelled = Self(kind: .cancelled, reason: "was not read: cancelled")

    /// The network is closed.
    static func closed(_ message: String) -> Self { Self(kind: .closed, reason: message) }

    /// The answer was not complete in time.
    static func timeout(_ seconds: Double) -> Self {
        Self(
            kind: .timeout, reason: "gave no answer in \(seconds.secondsText) s", isTransient: true)
    }

    /// The body is larger than allowed.
    static func tooLarge(_ limit: Int) -> Self {
        let size = limit >> 20 > 0 ? "\(limit >> 20) MB" : "\(limit) bytes"
        return Self(kind: .invalidData, reason: "is larger than \(size)", isAnswer: true)
    }

    /// The record is unusable. Bytes that are not JSON at all may have been damaged on the way.
    static func malformed(_ error: MalformedResource) -> Self {
        Self(
            kind: .invalidData, reason: "cannot be used: \(error.reason)",
            isTransient: error.isNoJSON, isAnswer: true)
    }

    /// A redirect that is not followed.
    static func redirect(_ reason: String) -> Self { Self(kind: .other, reason: reason) }

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

extension HTTPAnswer {
    /// Makes sure that this is JSON, or that nothing has changed.
    ///
    /// - Parameters:
    ///   - isConditional: whether the request had `If-None-Match`, so that 304 is an answer.
    ///   - now: seconds since 1970, for dates in `Retry-After`.
    /// - Throws: ``NetworkFault`` for every other status, and for another content type.
    func requireUsable(isConditional: Bool, now: Double) throws(NetworkFault) {
        switch status {
        case 200 where isJSON: return
        case 200:
            let name = type.map { "the source calls it \"\($0)\"" }
            throw NetworkFault(
                kind: .invalidData,
                reason: "is not JSON: \(name ?? "the source names no type for it")", isAnswer: true)
        case 304 where isConditional: return
        case 404:
            throw NetworkFault(
                kind: .notFound, reason: "is not there: the source does not have it (status 404)",
                isAnswer: true)
        case 429, 500, 502, 503, 504:
            let mayHold = status == 429 || status == 503
            throw NetworkFault(
                kind: .network, reason: "answered with status \(status)", isTransient: true,
                hold: mayHold ? retryAfter.flatMap { RetryAfter($0, now: now)?.seconds } : nil)
        default:
            throw NetworkFault(kind: .other, reason: "answered with status \(status)")
        }
    }

    /// Whether the content type is `application/json` or `application/…+json`, with parameters or
    /// without.
    private var isJSON: Bool {
        let media = (type ?? "").prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces)
            .lowercased()
        return media == "application/json"
            || media.hasPrefix("application/") && media.hasSuffix("+json")
    }
}

/// The header `Retry-After`.
struct RetryAfter: Hashable, Sendable {
    /// The time from now on, in seconds; above 0.
    let seconds: Double

    /// Reads the header: a number of seconds, or a date as HTTP writes it.
    ///
    /// - Returns: `nil` when it is neither, or the date has passed.
    init?(_ header: String, now: Double) {
        let text = header.trimmingCharacters(in: .whitespaces)
        let isNumber = !text.isEmpty && text.utf8.allSatisfy { (48...57).contains($0) }
        guard let seconds = isNumber ? Double(text) : Self.date(text).map({ $0 - now }),
            seconds > 0, seconds.isFinite
        else { return nil }
        self.seconds = seconds
    }

    /// A date such as `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110, 5.6.7), in seconds since 1970.
    private static func date(_ text: String) -> Double? {
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.timeZone = TimeZone(secondsFromGMT: 0)
        format.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
        return format.date(from: text)?.timeIntervalSince1970
    }
}

extension Double {
    /// A number of seconds in a message: `10`, `0.25`.
    var secondsText: String {
        let text = "\(self)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
