import Foundation
import FoundationNetworking

/// What a server answered to one request.
struct NetworkResponse: Sendable {
    /// HTTP's status code.
    let status: Int
    /// `Content-Type`.
    let type: String?
    /// `ETag`.
    let tag: String?
    /// `Location`: where a redirect leads.
    let location: String?
    /// `Retry-After`.
    let retryAfter: String?
    /// The body, unpacked; empty unless the status is 200.
    var body = Data()

    /// Takes over what Foundation read of the head.
    init(_ response: HTTPURLResponse) {
        status = response.statusCode
        type = response.value(forHTTPHeaderField: "Content-Type")
        tag = response.value(forHTTPHeaderField: "ETag")
        location = response.value(forHTTPHeaderField: "Location")
        retryAfter = response.value(forHTTPHeaderField: "Retry-After")
    }

    /// Whether it sends the request elsewhere.
    var isRedirect: Bool { [301, 302, 303, 307, 308].contains(status) }

    /// Whether the source calls the body JSON: `application/json` or `application/…+json`, with
    /// parameters or without.
    var isJSON: Bool {
        let media = (type ?? "").prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces)
            .lowercased()
        return media == "application/json"
            || media.hasPrefix("application/") && media.hasSuffix("+json")
    }
}
