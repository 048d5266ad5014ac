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
public final class LoopbackServer: Sendable {
    /// The port it listens at, one that was free.
    public let port: Int
    private let listener: LoopbackSocket
    private let log: LoopbackLog

    /// Starts a server.
    ///
    /// - Parameter answer: what it answers to each request.
    /// - Throws: ``SampleError`` when the system gives no port.
    public init(answer: @escaping @Sendable (Request) -> Response) throws {
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
    public var address: String { "http://127.0.0.1:\(port)/api/v2/" }

    /// All requests so far, in the order they came.
    public var requests: [Request] { log.requests }

    /// How many requests were under way at once at most.
    public var mostInFlight: Int { log.mostInFlight }

    /// How many connections were opened so far.
    public var connections: Int { log.connections }

    /// How many connections stand now.
    public var openConnections: Int { log.openConnections }
}
