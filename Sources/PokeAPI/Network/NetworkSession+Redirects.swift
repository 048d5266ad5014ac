import Foundation
import FoundationNetworking

extension NetworkSession {
    /// Sends a request, follows where it is sent on the same server, and waits for the answer.
    ///
    /// - Parameters:
    ///   - redirects: how many are followed.
    ///   - deadline: until when the last answer must be complete.
    ///   - wakeUp: wakes the waiting thread before, which gives the request up.
    /// - Returns: `nil` when there was no complete answer, in time or until the thread was woken.
    /// - Throws: ``NetworkFault`` when a transfer failed, or a redirect is not followed.
    func answer(
        to request: URLRequest, redirects: Int, until deadline: DispatchTime, wakeUp: WakeUp
    ) throws(NetworkFault) -> NetworkResponse? {
        var request = request
        for _ in 0...redirects {
            let response = try send(request, until: deadline, wakeUp: wakeUp)
            guard let response, response.isRedirect else { return response }
            request.url = try Self.target(of: response, from: request.url)
        }
        throw .redirect("is redirected more than \(redirects) times")
    }

    private static func target(
        of response: NetworkResponse, from url: URL?
    ) throws(NetworkFault) -> URL {
        guard let url, let location = response.location,
            let target = URL(string: location, relativeTo: url)?.absoluteURL
        else { throw .redirect("is redirected (status \(response.status)) without an address") }
        guard target.server == url.server else {
            throw .redirect("is redirected to \(target.absoluteString), on another server")
        }
        return target
    }
}

extension NetworkFault {
    fileprivate static func redirect(_ reason: String) -> Self {
        Self(kind: .other, reason: reason)
    }
}

extension URL {
    /// Scheme, host and port.
    fileprivate var server: [String?] {
        let scheme = scheme?.lowercased()
        let port = port ?? (scheme == "https" ? 443 : 80)
        return [scheme, host()?.lowercased(), "\(port)"]
    }
}
