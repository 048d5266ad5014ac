import Diagnostics
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

    /// - Parameters:
    ///   - host: an address of this computer, or a name of it.
    ///   - port: 0 for any free one.
    /// - Throws: `DiagnosticError` when there is no such address, or the port is not free.
    package init(host: String, port: Int) throws {
        var failure = "cannot listen at \(host):\(port): \(reason(EADDRNOTAVAIL))"
        for endpoint in try Endpoint.all(host: host, port: port) {
            switch endpoint.listen() {
            case .socket(let descriptor):
                self.descriptor = descriptor
                let own = Endpoint(boundTo: descriptor) ?? endpoint
                self.port = own.port
                hostRule = HostRule(isLoopback: own.isLoopback, own: host)
                address = "http://\(own.isEverywhere ? "127.0.0.1:\(own.port)" : own.text)/"
                return
            case .refusal(EADDRINUSE):
                let free = Self.freePort(host: host, after: port)
                failure =
                    "port \(port) is in use; "
                    + (free.map { "the next free one is \($0): --port \($0)" }
                        ?? "choose another: --port N")
            case .refusal(let code):
                failure = "cannot listen at \(endpoint.text): \(reason(code))"
            }
        }
        throw DiagnosticError(failure)
    }

    deinit { close(descriptor) }

    /// The next port at which nothing listens; `nil` when it is far off.
    private static func freePort(host: String, after port: Int) -> Int? {
        (port + 1..<min(port + 100, 65_536)).first { port in
            guard let endpoint = try? Endpoint.all(host: host, port: port).first,
                case .socket(let descriptor) = endpoint.listen()
            else { return false }
            close(descriptor)
            return true
        }
    }
}

/// The system's text for an `errno`.
private func reason(_ code: Int32) -> String { String(cString: strerror(code)) }

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
    static func all(host: String, port: Int) throws -> [Endpoint] {
        var hints = addrinfo()
        hints.ai_socktype = streamSocket
        hints.ai_flags = AI_PASSIVE
        var list: UnsafeMutablePointer<addrinfo>?
        let code = getaddrinfo(host, String(port), &hints, &list)
        guard code == 0 else {
            throw DiagnosticError(
                "cannot listen at \(host): \(String(cString: gai_strerror(code)))")
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

    /// A socket that listens, or the `errno` of the call that failed.
    enum Listening {
        case socket(Int32)
        case refusal(Int32)
    }

    func listen() -> Listening {
        let descriptor = socket(family, streamSocket, 0)
        guard descriptor >= 0 else { return .refusal(errno) }
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
            defer { close(descriptor) }
            return .refusal(errno)
        }
        return .socket(descriptor)
    }

    private static func text(_ characters: [CChar]) -> String {
        characters.withUnsafeBytes { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}

/// Which names a server answers to. A page of another host whose name is made to lead to this
/// computer (DNS rebinding) could read what a server on loopback has; it is known by its name.
struct HostRule: Sendable {
    /// Whether the server can be reached from this computer alone.
    let isLoopback: Bool
    /// The address or name that the user gave.
    let own: String

    /// - Parameter field: the value of `Host`, with or without a port.
    func allows(_ field: String) -> Bool {
        guard isLoopback else { return true }
        let name = Self.name(in: field.lowercased())
        return name == "localhost" || name.hasSuffix(".localhost") || name == "[::1]"
            || name == own.lowercased() || name == "[\(own.lowercased())]" || Self.isLoopback(name)
    }

    private static func name(in field: String) -> String {
        if field.hasPrefix("["), let end = field.firstIndex(of: "]") {
            let rest = field[field.index(after: end)...]
            return rest.isEmpty || rest.hasPrefix(":") ? String(field[...end]) : field
        }
        return String(field.prefix { $0 != ":" })
    }

    /// Whether an address is one of `127.0.0.0/8`.
    static func isLoopback(_ address: String) -> Bool {
        let numbers = address.split(separator: ".", omittingEmptySubsequences: false)
        return numbers.count == 4 && numbers[0] == "127"
            && numbers.allSatisfy { number in UInt8(number).map { String($0) == number } ?? false }
    }
}
