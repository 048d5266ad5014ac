import Foundation

/// For how long a source wants no requests: the header `Retry-After`.
struct RetryAfter: Hashable, Sendable {
    /// The time from now on, in seconds; above 0.
    let seconds: Double

    /// Reads the header: a number of seconds, or a date of HTTP's.
    ///
    /// - Returns: `nil` when it is neither, or lies in the past.
    init?(_ header: String, now: Double) {
        let text = header.trimmingCharacters(in: .whitespaces)
        let isNumber = !text.isEmpty && text.utf8.allSatisfy { (48...57).contains($0) }
        guard let seconds = isNumber ? Double(text) : Self.moment(text).map({ $0 - now }),
            seconds > 0, seconds.isFinite
        else { return nil }
        self.seconds = seconds
    }

    /// A date such as `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110, 5.6.7), in seconds since 1970.
    private static func moment(_ text: String) -> Double? {
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.timeZone = TimeZone(secondsFromGMT: 0)
        format.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
        return format.date(from: text)?.timeIntervalSince1970
    }
}
