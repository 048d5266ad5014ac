import Foundation
import FoundationNetworking

/// Something that is asked of PokéAPI, perhaps several times.
struct NetworkQuestion: Sendable {
    /// What is asked for.
    let place: PokeAPIPlace
    /// Where it is.
    let url: URL
    /// The mark of what the caller has already.
    let tag: String?

    /// The request that asks for it. Foundation adds that the answer may be packed.
    func request(userAgent: String) -> URLRequest {
        var request = URLRequest(url: url)
        request.setValue(userAgent, forHTTPHeaderField: "User-Agent")
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        if let tag { request.setValue(tag, forHTTPHeaderField: "If-None-Match") }
        return request
    }

    /// The error of a read that ends with a fault.
    ///
    /// - Parameter attempts: how often it was asked for.
    func error(_ fault: NetworkFault, attempts: Int) -> PokeAPISourceError {
        let count = attempts > 1 ? " (\(attempts) attempts)" : ""
        return PokeAPISourceError(
            "\(url.absoluteString) \(fault.reason)\(count)", kind: fault.kind)
    }
}
