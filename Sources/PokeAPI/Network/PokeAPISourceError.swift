import Foundation

/// Why a read failed, or one attempt of it.
package struct PokeAPISourceError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The address or file, and the reason; of one attempt a clause that follows the address, unless
    /// the network is closed.
    let reason: String
    package let kind: Kind
    /// Whether another attempt may succeed.
    let isTransient: Bool
    /// How long the source wants no further requests, in seconds.
    let hold: Double?

    init(_ reason: String, kind: Kind = .other, isTransient: Bool = false, hold: Double? = nil) {
        (self.reason, self.kind, self.isTransient, self.hold) = (reason, kind, isTransient, hold)
    }

    /// Whether the source did its part: it answered with status 200 or 404.
    var isAnswer: Bool { kind == .invalidData || kind == .notFound }

    package var description: String { reason }

    /// The kinds of reason that callers distinguish.
    package enum Kind: Hashable, Sendable {
        /// There was no complete answer in time.
        case timeout
        /// The connection failed, or the source cannot answer now.
        case network
        /// The source does not have it.
        case notFound
        /// The answer is not what was asked for.
        case invalidData
        case cancelled
        /// No more requests are sent.
        case closed
        /// None of these.
        case other
    }
}

// What may be wrong with one attempt.
extension PokeAPISourceError {
    static let cancelled = Self("was not read: cancelled", kind: .cancelled)

    static func timeout(_ seconds: Double) -> Self {
        Self("gave no answer in \(seconds.secondsText) s", kind: .timeout, isTransient: true)
    }

    static func tooLarge(_ limit: Int) -> Self {
        let size = limit >> 20 > 0 ? "\(limit >> 20) MB" : "\(limit) bytes"
        return Self("is larger than \(size)", kind: .invalidData)
    }

    /// The record is unusable. Bytes that are not JSON at all may have been damaged on the way.
    static func malformed(_ error: MalformedResource) -> Self {
        Self("cannot be used: \(error.reason)", kind: .invalidData, isTransient: error.isNoJSON)
    }

    /// A transfer that Foundation gave up, or did not begin.
    static func transfer(_ error: any Error) -> Self {
        let code = (error as? URLError)?.code
        if code == .badURL || code == .unsupportedURL {
            return Self("cannot be asked for: Foundation refuses the address")
        }
        let reason =
            switch code {
            case .cannotConnectToHost: "cannot be reached: the server refuses the connection"
            case .cannotFindHost: "cannot be reached: the server's name leads to no address"
            case .networkConnectionLost, .badServerResponse:
                "broke off: the server closed the connection"
            case .timedOut: "cannot be reached: the server does not respond"
            default: "broke off: \(error.localizedDescription)"
            }
        return Self(reason, kind: .network, isTransient: true)
    }

    func at(_ url: URL, attempts: Int) -> Self {
        let count = attempts > 1 && kind != .cancelled ? " (\(attempts) attempts)" : ""
        return Self("\(url.absoluteString) \(reason)\(count)", kind: kind)
    }
}

extension HTTPAnswer {
    /// Makes sure that this is JSON, or that nothing has changed.
    ///
    /// - Parameters:
    ///   - isConditional: whether the request had `If-None-Match`, so that 304 is an answer.
    ///   - now: seconds since 1970, for dates in `Retry-After`.
    /// - Throws: ``PokeAPISourceError`` for every other status, and for another content type.
    func requireUsable(isConditional: Bool, now: Double) throws(PokeAPISourceError) {
        switch status {
        case 200 where isJSON: return
        case 200:
            let name = type.map { "the source calls it \"\($0)\"" }
            throw PokeAPISourceError(
                "is not JSON: \(name ?? "the source names no type for it")", kind: .invalidData)
        case 304 where isConditional: return
        case 404:
            throw PokeAPISourceError(
                "is not there: the source does not have it (status 404)", kind: .notFound)
        case 429, 500, 502, 503, 504:
            let mayHold = status == 429 || status == 503
            throw PokeAPISourceError(
                "answered with status \(status)", kind: .network, isTransient: true,
                hold: mayHold ? retryAfter.flatMap { Self.hold($0, now: now) } : nil)
        default:
            throw PokeAPISourceError("answered with status \(status)")
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

    /// The seconds from now on, above 0, in a header `Retry-After`: a number, or a date as HTTP writes
    /// it. `nil` when it is neither, or the date has passed.
    static func hold(_ header: String, now: Double) -> Double? {
        let text = header.trimmingCharacters(in: .whitespaces)
        let isNumber = !text.isEmpty && text.utf8.allSatisfy { (48...57).contains($0) }
        guard let seconds = isNumber ? Double(text) : date(text).map({ $0 - now }),
            seconds > 0, seconds.isFinite
        else { return nil }
        return seconds
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
