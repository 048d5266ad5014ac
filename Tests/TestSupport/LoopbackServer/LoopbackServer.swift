import Foundation
import Platform

/// An HTTP/1.1 server on this computer, which answers as a test wants, also wrongly.
///
///     let server = try LoopbackServer { request in
///         request.path == "/api/v2/pokemon/25/" ? .json(#"{"id": 25}"#) : .status(404)
///     }
///     let source = PokeAPINetwork(try PokeAPIAddress(server.address), userAgent: "test")
///
/// Connections stay open for further requests, each with a thread of its own; the closure is
/// called from all of them at once, and may wait.
package final class LoopbackServer: Sendable {
    /// The port it listens at, one that was free.
    package let port: Int
    private let listener: LoopbackSocket
    private let log: LoopbackLog

    /// Starts a server.
    ///
    /// - Parameter answer: what it answers to each request.
    /// - Throws: ``SampleError`` when the system gives no port.
    package init(answer: @escaping @Sendable (Request) -> Response) throws {
        let (listener, port) = try LoopbackSocket.listening()
        let log = LoopbackLog()
        (self.listener, self.port, self.log) = (listener, port, log)
        log.run {
            while let socket = listener.accept() {
                log.serve(socket) {
                    LoopbackConnection(socket: socket, log: log, answer: answer).serve()
                }
            }
        }
    }

    /// Ends all connections, waits for their threads and frees the port.
    deinit {
        listener.shutDown()
        log.stop()
        listener.close()
    }

    /// The address below which all is asked for: `http://127.0.0.1:PORT/api/v2/`.
    package var address: String { "http://127.0.0.1:\(port)/api/v2/" }

    /// All requests so far, in the order they came.
    package var requests: [Request] { log.requests }

    /// How many requests were under way at once at most.
    package var mostInFlight: Int { log.mostInFlight }

    /// How many connections were opened so far.
    package var connections: Int { log.connections }

    /// How many connections stand now.
    package var openConnections: Int { log.openConnections }
}
