import Parallelism
import Platform
import Synchronization

/// Answers HTTP requests, each connection on a thread of its own. Slow and broken connections have
/// limits of time and size, and give way to others when there are too many.
package final class HTTPServer: Sendable {
    /// What a request leads to.
    package enum Answer: Sendable {
        case response(HTTPResponse)
        /// The connection stays open for events until the browser leaves.
        case stream(begin: @Sendable (EventStream) -> Void, end: @Sendable (EventStream) -> Void)
    }

    /// What connections may take.
    struct Limits: Sendable {
        /// How many there are at a time.
        var connections = 200
        /// The bytes of a request's head.
        var headSize = 16 << 10
        /// From the first byte of a head to its last.
        var headTime = Duration.seconds(10)
        /// How long a connection may wait for a request, and an answer may wait to be taken.
        var patience = Duration.seconds(30)
    }

    private let listener: Listener
    private let limits: Limits
    private let answer: @Sendable (HTTPRequest) -> Answer
    private let connections = Mutex(Connections())

    private struct Connections {
        /// The oldest first.
        var open: [Connection] = []
        var isStopped = false
    }

    /// - Parameter answer: called on many threads at a time.
    package convenience init(
        _ listener: Listener, answer: @escaping @Sendable (HTTPRequest) -> Answer
    ) {
        self.init(listener, limits: Limits(), answer: answer)
    }

    init(
        _ listener: Listener, limits: Limits,
        answer: @escaping @Sendable (HTTPRequest) -> Answer
    ) {
        (self.listener, self.limits, self.answer) = (listener, limits, answer)
    }

    /// Answers requests until ``stop()`` is called.
    package func run() {
        // A browser that leaves while it is written to is no reason to end.
        signal(SIGPIPE, SIG_IGN)
        while !connections.withLock({ $0.isStopped }) {
            var request = pollfd(fd: listener.descriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&request, 1, 200) > 0 else { continue }
            let descriptor = accept(listener.descriptor, nil, nil)
            if descriptor >= 0 {
                serve(Connection(descriptor))
            } else if errno != EINTR, errno != ECONNABORTED {
                // All descriptors are in use.
                makeRoom()
                usleep(10_000)
            }
        }
    }

    /// Ends all connections, and waits until they have ended, but not long.
    package func stop() {
        connections.withLock { connections in
            connections.isStopped = true
            for connection in connections.open { connection.end() }
        }
        for _ in 0..<100 where connections.withLock({ !$0.open.isEmpty }) { usleep(10_000) }
    }

    private func serve(_ connection: Connection) {
        let isFull = connections.withLock { $0.open.count >= limits.connections }
        if isFull { makeRoom() }
        let isStopped = connections.withLock { connections in
            connections.open.append(connection)
            return connections.isStopped
        }
        guard !isStopped else { return release(connection) }
        let thread = WorkerThread { [self] in
            var unread: [UInt8] = []
            while answerRequest(on: connection, &unread) {}
            release(connection)
        }
        if let thread { thread.detach() } else { release(connection) }
    }

    private func release(_ connection: Connection) {
        connection.close()
        connections.withLock { $0.open.removeAll { $0 === connection } }
    }

    /// Ends the oldest of the connections that are least worth keeping.
    private func makeRoom() {
        connections.withLock { connections in
            guard let oldest = connections.open.min(by: { $0.state < $1.state }) else { return }
            oldest.end()
            connections.open.removeAll { $0 === oldest }
        }
    }
}

extension HTTPServer {
    /// Reads a request and answers it.
    ///
    /// - Parameter unread: what was read of the connection, but not used yet.
    /// - Returns: whether the connection is good for another request.
    private func answerRequest(on connection: Connection, _ unread: inout [UInt8]) -> Bool {
        connection.state = .waiting
        let request: HTTPRequest
        do throws(HTTPStatus) {
            guard let head = try head(from: connection, &unread) else { return false }
            request = try HTTPRequest(head: head)
        } catch {
            refuse(error, connection)
            return false
        }
        connection.state = .answering
        switch checkedAnswer(request) {
        case .response(let response):
            let bytes = response.bytes(
                isHead: request.method == "HEAD", keepsConnection: request.keepsConnection)
            return connection.write(bytes, patience: limits.patience) && request.keepsConnection
        case .stream(let begin, let end):
            connection.state = .streaming
            guard connection.write(EventStream.head, patience: limits.patience) else {
                return false
            }
            let stream = EventStream(connection: connection, request: request)
            begin(stream)
            // A browser sends nothing more; the end is when it leaves.
            while connection.read(until: nil) != nil {}
            end(stream)
            return false
        }
    }

    /// The answer, unless the server does not answer to the name or the method.
    private func checkedAnswer(_ request: HTTPRequest) -> Answer {
        if let host = request[field: "Host"], !listener.hostRule.allows(host) {
            return .response(HTTPResponse(.misdirectedRequest))
        }
        guard request.method == "GET" || request.method == "HEAD" else {
            var response = HTTPResponse(.methodNotAllowed)
            response.fields.append(("Allow", "GET, HEAD"))
            return .response(response)
        }
        return answer(request)
    }

    /// Reads up to the empty line that ends a head.
    ///
    /// - Returns: `nil` when the connection has ended, or waited too long before the first byte.
    private func head(
        from connection: Connection, _ unread: inout [UInt8]
    ) throws(HTTPStatus) -> [UInt8]? {
        var deadline: ContinuousClock.Instant?
        while true {
            // Empty lines before a request are ignored, as RFC 9112 asks.
            unread = Array(unread.drop { $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: "\n") })
            if let end = Self.headEnd(in: unread) {
                let head = Array(unread[..<end.lowerBound])
                unread = Array(unread[end.upperBound...])
                return head
            }
            guard unread.count <= limits.headSize else { throw .headTooLarge }
            if !unread.isEmpty, deadline == nil { deadline = .now + limits.headTime }
            guard let bytes = connection.read(until: deadline ?? .now + limits.patience) else {
                if let deadline, deadline <= .now { throw .requestTimeout }
                return nil
            }
            unread += bytes
        }
    }

    private static func headEnd(in bytes: [UInt8]) -> Range<Int>? {
        ["\r\n\r\n", "\n\n"].compactMap { bytes.firstRange(of: Array($0.utf8)) }
            .min { $0.lowerBound < $1.lowerBound }
    }

    private func refuse(_ status: HTTPStatus, _ connection: Connection) {
        let bytes = HTTPResponse(status).bytes(isHead: false, keepsConnection: false)
        if connection.write(bytes, patience: .seconds(1)) { connection.endGently() }
    }
}
