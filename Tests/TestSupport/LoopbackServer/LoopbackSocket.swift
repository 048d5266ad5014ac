import Platform
import Synchronization

/// A socket of the system's: one that listens, or a connection.
final class LoopbackSocket: Sendable {
    private let descriptor: Int32
    private let isOpen = Mutex(true)

    private init(_ descriptor: Int32) {
        self.descriptor = descriptor
        // Programs that tests start must not keep it open.
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        var on: Int32 = 1
        setsockopt(
            descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
    }

    deinit {
        close()
    }

    /// Does something with the address of a port of 127.0.0.1, and returns its status.
    private static func with(
        port: Int, _ body: (UnsafeMutablePointer<sockaddr>, inout socklen_t) -> Int32
    ) -> (status: Int32, port: Int) {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        address.sin_port = UInt16(port).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let status = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, &size) }
        }
        return (status, Int(UInt16(bigEndian: address.sin_port)))
    }

    static func listening() throws -> (socket: LoopbackSocket, port: Int) {
        let socket = LoopbackSocket(Platform.socket(AF_INET, streamSocket, 0))
        let (status, port) = with(port: 0) { address, size in
            bind(socket.descriptor, address, size) | listen(socket.descriptor, 64)
                | getsockname(socket.descriptor, address, &size)
        }
        guard status == 0 else { throw SampleError("no port to listen at: error \(errno)") }
        return (socket, port)
    }

    /// Connects to a port of 127.0.0.1. A read that gets nothing for a minute ends the connection, so
    /// that a test fails when nothing comes, instead of waiting for ever.
    static func connected(to port: Int) throws -> LoopbackSocket {
        let socket = LoopbackSocket(Platform.socket(AF_INET, streamSocket, 0))
        let status = with(port: port) { connect(socket.descriptor, $0, $1) }.status
        guard status == 0 else { throw SampleError("no connection to \(port): error \(errno)") }
        var patience = timeval(tv_sec: 60, tv_usec: 0)
        setsockopt(
            socket.descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience,
            socklen_t(MemoryLayout<timeval>.size))
        return socket
    }

    /// Waits for a connection; `nil` when there will be none any more.
    func accept() -> LoopbackSocket? {
        while true {
            let connection = Platform.accept(descriptor, nil, nil)
            if connection >= 0 { return LoopbackSocket(connection) }
            if errno != EINTR && errno != ECONNABORTED { return nil }
        }
    }

    /// Waits for bytes; `nil` at the connection's end.
    func read() -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: 16384)
        let count = recv(descriptor, &bytes, bytes.count, 0)
        return count > 0 ? Array(bytes.prefix(count)) : nil
    }

    /// Sends bytes.
    ///
    /// - Returns: whether the other side took them.
    func write(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    /// Waits for so many seconds.
    ///
    /// - Returns: whether the connection still stands then, and nothing has come.
    func wait(seconds: Double) -> Bool {
        var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return Platform.poll(&poll, 1, Int32(seconds * 1000)) == 0
    }

    /// Ends the connection for both sides, and any wait at it.
    func shutDown() {
        isOpen.withLock { isOpen in
            if isOpen { _ = Platform.shutdown(descriptor, Int32(SHUT_RDWR)) }
        }
    }

    /// Breaks the connection: the other side is told that it was reset.
    func reset() {
        var lingering = linger(l_onoff: 1, l_linger: 0)
        setsockopt(
            descriptor, SOL_SOCKET, SO_LINGER, &lingering, socklen_t(MemoryLayout<linger>.size))
        close()
    }

    /// Gives it back to the system.
    func close() {
        isOpen.withLock { isOpen in
            if isOpen { _ = Platform.close(descriptor) }
            isOpen = false
        }
    }
}
