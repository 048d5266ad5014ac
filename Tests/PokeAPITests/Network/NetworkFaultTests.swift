import Foundation
import FoundationNetworking
import Testing

@testable import PokeAPI

/// What is said of transfers that cannot be brought about on this computer.
struct NetworkFaultTests {
    @Test(arguments: [
        (URLError.Code.cannotFindHost, "the server's name leads to no address"),
        (.timedOut, "the server does not respond"),
    ])
    func saysWhyAServerCannotBeReached(code: URLError.Code, reason: String) {
        let fault = NetworkFault.transfer(URLError(code))
        #expect(fault.reason == "cannot be reached: \(reason)")
        #expect(fault.kind == .network)
        #expect(fault.isTransient)
    }
}
