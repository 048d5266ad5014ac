import Foundation
import TestSupport
import Testing

@testable import PokeAPI

/// What a source leaves behind.
struct NetworkResourceTests {
    @Test func closesItsConnections() async throws {
        let server = try LoopbackServer { _ in .json(#"{"id": 25}"#) }
        let address = try PokeAPIAddress(server.address)
        await OwnThreads.run {
            for _ in 1...50 {
                let source = PokeAPINetwork(address, userAgent: "test")
                _ = try? source.read(.meta, unlessTagged: nil) { _ in 1 }
            }
        }
        #expect(server.connections == 50)
        await OwnThreads.wait { server.openConnections == 0 }
    }
}
