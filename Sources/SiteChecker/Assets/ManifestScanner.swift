import Foundation

/// Follows the addresses in a web app manifest.
struct ManifestScanner {
    /// The members whose text is an address, wherever they stand.
    private static let addressKeys: Set = ["src", "start_url", "scope", "url"]

    /// Follows every address of `manifest`, which is sound JSON.
    static func scan(_ manifest: Bytes, _ recorder: inout DocumentRecorder) {
        let root = try? JSONSerialization.jsonObject(
            with: Data(manifest), options: .fragmentsAllowed)
        for address in addresses(in: root as Any).sorted() {
            Array(address.utf8).withUnsafeBufferPointer { bytes in
                recorder.addLink(bytes, line: line(of: address, in: manifest))
            }
        }
    }

    private static func addresses(in value: Any) -> [String] {
        if let values = value as? [Any] { return values.flatMap(addresses) }
        guard let object = value as? [String: Any] else { return [] }
        return object.flatMap { key, value in
            guard let address = value as? String else { return addresses(in: value) }
            return addressKeys.contains(key) ? [address] : []
        }
    }

    /// The line where `address` first stands in quotation marks, or 1 if it is written with escapes.
    private static func line(of address: String, in manifest: Bytes) -> Int {
        let lines = manifest.split(separator: .newline, omittingEmptySubsequences: false)
        let index = lines.firstIndex { line in
            String(decoding: line, as: UTF8.self).contains("\"\(address)\"")
        }
        return (index ?? 0) + 1
    }
}
