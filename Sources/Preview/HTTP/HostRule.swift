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
            return String(field[...end])
        }
        return String(field.prefix { $0 != ":" })
    }

    /// Whether an address is one of `127.0.0.0/8`.
    static func isLoopback(_ address: String) -> Bool {
        let numbers = address.split(separator: ".", omittingEmptySubsequences: false)
        return numbers.count == 4 && numbers[0] == "127" && numbers.allSatisfy { UInt8($0) != nil }
    }
}
