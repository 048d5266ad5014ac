import JSON

/// Follows the addresses in a web app manifest.
struct ManifestScanner {
    /// The members whose text is an address, wherever they stand.
    private static let addressNames: Set = ["src", "start_url", "scope", "url"]

    static func scan(_ manifest: JSONText, _ recorder: inout DocumentRecorder) {
        for address in addresses(in: manifest.root) {
            guard case .string(let text) = address.content else { continue }
            Array(text.utf8).withUnsafeBufferPointer { bytes in
                recorder.addLink(bytes, line: manifest.position(of: address).line)
            }
        }
    }

    private static func addresses(in value: JSONValue) -> [JSONValue] {
        switch value.content {
        case .array(let items): items.flatMap(addresses)
        case .object(let members):
            members.flatMap { member in
                if case .string = member.value.content {
                    return addressNames.contains(member.name) ? [member.value] : []
                }
                return addresses(in: member.value)
            }
        default: []
        }
    }
}
