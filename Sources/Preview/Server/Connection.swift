import Platform
import Synchronization

/// An accepted connection. Its own thread reads it; any thread may write to it or end it.
final class Connection: Sendable {
    /// What it is doing, which decides who has to go when there are too many.
    enum State: Comparable {
        /// The least worth keeping.
        case waiting, answering, streaming
    }

    private let socket: Mutex<Int32?>
    private let current = Mutex(State.waiting)

    var state: State {
        get { current.withLock { $0 } }
        set { current.withLock { $0 = newValue } }
    }

    init(_ descriptor: Int32) {
        socket = Mutex(descriptor)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        var on: Int32 = 1
        let size = socklen_t(MemoryLayout<Int32>.size)
        setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on, size)
    }

    /// Waits for bytes.
    ///
    /// - Returns: `nil` at the end of the connection, and when none come until the deadline.
    func read(until deadline: ContinuousClock.Instant?) -> [UInt8]? {
        var chunk = [UInt8](repeating: 0, count: 8192)
        while wait(for: Int16(POLLIN), until: deadline) {
            guard let descriptor = socket.withLock({ $0 }) else { return nil }
            let count = recv(descriptor, &chunk, chunk.count, 0)
            if count > 0 { return Array(chunk[..<count]) }
            guard count < 0, errno == EAGAIN || errno == EINTR else { return nil }
        }
        return nil
    }

    /// Writes all bytes.
    ///
    /// - Parameter patience: how long no byte may be taken.
    /// - Returns: false when the other side does not take them.
    func write(_ bytes: [UInt8], patience: Duration) -> Bool {
        var start = 0
        while start < bytes.count {
            guard wait(for: Int16(POLLOUT), until: .now + patience),
                let descriptor = socket.withLock({ $0 })
            else { return false }
            let count = bytes.withUnsafeBytes { bytes in
                bytes.baseAddress.map { send(descriptor, $0 + start, bytes.count - start, 0) } ?? 0
            }
            guard count >= 0 || errno == EAGAIN || errno == EINTR else { return false }
            start += max(0, count)
        }
        return true
    }

    /// Writes a few bytes at once, or ends the connection.
    func push(_ bytes: [UInt8]) {
        socket.withLock { descriptor in
            guard let descriptor else { return }
            let count = bytes.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, 0) }
            if count != bytes.count { _ = shutdown(descriptor, Int32(SHUT_RDWR)) }
        }
    }

    /// Ends it: whoever waits for it goes on at once.
    func end(_ direction: Int = Int(SHUT_RDWR)) {
        socket.withLock { descriptor in
            if let descriptor { _ = shutdown(descriptor, Int32(direction)) }
        }
    }

    /// Ends it such that what was written last arrives although not everything was read.
    func endGently() {
        end(Int(SHUT_WR))
        let deadline = ContinuousClock.now + .milliseconds(200)
        while read(until: deadline) != nil {}
    }

    /// Releases the socket; only its own thread does.
    func close() {
        socket.withLock { descriptor in
            if let open = descriptor { _ = Platform.close(open) }
            descriptor = nil
        }
    }

    /// Waits until it can be read or written, or has ended.
    private func wait(for events: Int16, until deadline: ContinuousClock.Instant?) -> Bool {
        while let descriptor = socket.withLock({ $0 }) {
            var request = pollfd(fd: descriptor, events: events, revents: 0)
            let rest = deadline.map { max(0, ($0 - .now) / .milliseconds(1)) }
            let count = poll(&request, 1, rest.map { Int32(min($0 + 1, 600_000)) } ?? -1)
            if count > 0 { return true }
            if count == 0, let deadline, deadline <= .now { return false }
            if count < 0, errno != EINTR { return false }
        }
        return false
    }
}

/// A connection on which a browser waits for events (Server-Sent Events).
package struct EventStream: Sendable {
    let connection: Connection
    /// The request that opened it.
    package let request: HTTPRequest

    /// - Parameter data: one line.
    package func send(_ name: String, _ data: String) {
        connection.push(Array("event: \(name)\ndata: \(data)\n\n".utf8))
    }

    /// Whether both are one connection.
    package func isSame(as other: EventStream) -> Bool { connection === other.connection }

    static let head = Array(
        """
        HTTP/1.1 200 OK\r
        Content-Type: \(MediaType.events)\r
        Cache-Control: no-store\r
        Connection: close\r
        \r
        retry: 500\n\n
        """.utf8)
}
