import Platform

/// A socket that waits for connections.
package final class Listener: Sendable {
    let descriptor: Int32
    package let port: Int
    let hostRule: HostRule
    /// The address of the root, for browsers on this computer: `http://127.0.0.1:1313/`.
    package let address: String
    /// Whether it can be reached from this computer alone.
    package var isLoopback: Bool { hostRule.isLoopback }

    /// Listens.
    ///
    /// - Parameters:
    ///   - host: an address of this computer, or a name of it.
    ///   - port: 0 for any free one.
    /// - Throws: ``ListenerError`` when there is no such address, or the port is not free.
    package init(host: String, port: Int) throws(ListenerError) {
        let endpoints = try Endpoint.all(host: host, port: port)
        var failure = ListenerError.refused("\(host):\(port)", code: EADDRNOTAVAIL)
        for endpoint in endpoints {
            do {
                descriptor = try endpoint.listen()
            } catch {
                failure =
                    error == .refused(endpoint.text, code: EADDRINUSE)
                    ? .inUse(host: host, port: port, free: Self.freePort(host: host, after: port))
                    : error
                continue
            }
            let own = Endpoint(boundTo: descriptor) ?? endpoint
            self.port = own.port
            hostRule = HostRule(isLoopback: own.isLoopback, own: host)
            address = "http://\(own.isEverywhere ? "127.0.0.1:\(own.port)" : own.text)/"
            return
        }
        throw failure
    }

    deinit { close(descriptor) }

    /// The next port at which nothing listens; `nil` when it is far off.
    private static func freePort(host: String, after port: Int) -> Int? {
        (port + 1..<min(port + 100, 65_536)).first { port in
            guard let endpoint = try? Endpoint.all(host: host, port: port).first,
                let descriptor = try? endpoint.listen()
            else { return false }
            close(descriptor)
            return true
        }
    }
}

/// Why nothing can be listened at.
package enum ListenerError: Error, Hashable, CustomStringConvertible {
    /// There is no such host; the system's reason.
    case unknownHost(String, reason: String)
    /// - free: the next free port; `nil` when it is far off.
    case inUse(host: String, port: Int, free: Int?)
    /// The system refuses, with this `errno`.
    case refused(String, code: Int32)

    package var description: String {
        switch self {
        case .unknownHost(let host, let reason): "cannot listen at \(host): \(reason)"
        case .inUse(_, let port, let free):
            "port \(port) is in use; "
                + (free.map { "the next free one is \($0): --port \($0)" }
                    ?? "choose another: --port N")
        case .refused(let place, let code):
            "cannot listen at \(place): \(String(cString: strerror(code)))"
        }
    }
}

/// An address and a port.
private struct Endpoint {
    private let family: Int32
    private let address: [UInt8]
    private let host: String
    let port: Int

    var isLoopback: Bool { HostRule.isLoopback(host) || host == "::1" }
    var isEverywhere: Bool { host == "0.0.0.0" || host == "::" }
    var text: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }

    /// Takes a socket address as the system has it.
    private init?(_ address: UnsafePointer<sockaddr>, size: socklen_t) {
        var host = [CChar](repeating: 0, count: 256)
        var service = [CChar](repeating: 0, count: 32)
        guard
            getnameinfo(
                address, size, &host, socklen_t(host.count), &service, socklen_t(service.count),
                NI_NUMERICHOST | NI_NUMERICSERV) == 0,
            let port = Int(Self.text(service))
        else { return nil }
        family = Int32(address.pointee.sa_family)
        self.address = Array(UnsafeRawBufferPointer(start: address, count: Int(size)))
        self.host = Self.text(host)
        self.port = port
    }

    /// The endpoint of an open socket.
    init?(boundTo descriptor: Int32) {
        var storage = sockaddr_storage()
        var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let endpoint = withUnsafeMutablePointer(to: &storage) { storage in
            storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                getsockname(descriptor, address, &size) == 0
                    ? Endpoint(address, size: size) : nil
            }
        }
        guard let endpoint else { return nil }
        self = endpoint
    }

    /// The endpoints of a host's name or address.
    static func all(host: String, port: Int) throws(ListenerError) -> [Endpoint] {
        var hints = addrinfo()
        hints.ai_socktype = streamSocket
        hints.ai_flags = AI_PASSIVE
        var list: UnsafeMutablePointer<addrinfo>?
        let code = getaddrinfo(host, String(port), &hints, &list)
        guard code == 0 else {
            throw .unknownHost(host, reason: String(cString: gai_strerror(code)))
        }
        defer { freeaddrinfo(list) }
        var endpoints: [Endpoint] = []
        var next = list
        while let entry = next?.pointee {
            if let address = entry.ai_addr, let one = Endpoint(address, size: entry.ai_addrlen) {
                endpoints.append(one)
            }
            next = entry.ai_next
        }
        return endpoints
    }

    /// A socket that listens there.
    func listen() throws(ListenerError) -> Int32 {
        let descriptor = socket(family, streamSocket, 0)
        guard descriptor >= 0 else { throw .refused(text, code: errno) }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        // A connection may be gone before it is accepted.
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        var on: Int32 = 1
        // The port of a server that has just ended can be used again at once.
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
        let isBound = address.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return false }
            return bind(
                descriptor, start.assumingMemoryBound(to: sockaddr.self), socklen_t(bytes.count))
                == 0
                && Platform.listen(descriptor, 128) == 0
        }
        guard isBound else {
            let code = errno
            close(descriptor)
            throw .refused(text, code: code)
        }
        return descriptor
    }

    private static func text(_ characters: [CChar]) -> String {
        characters.withUnsafeBytes { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}
