/// The path of a request, decoded: it leads nowhere else than below the site's root.
package struct RequestPath: Hashable, Sendable {
    /// The path without its first slash: `en/moves/`; empty for the root.
    package let text: String

    /// - Parameter target: the path as it was sent: `/en/moves/`.
    /// - Returns: `nil` when it does not begin with a slash, is not UTF-8 in percent-encoding, or has
    ///   an empty name, `.`, `..`, an encoded slash, a backslash or a control character in it.
    package init?(_ target: some StringProtocol) {
        guard target.first == "/", !target.lowercased().contains("%2f"),
            let text = PercentEncoding.decoded(target.dropFirst()),
            !text.unicodeScalars.contains(where: {
                $0.value < 0x20 || $0.value == 0x7F || $0 == "\\"
            })
        else { return nil }
        let names = text.split(separator: "/", omittingEmptySubsequences: false)
        guard !names.contains("."), !names.contains(".."), !names.dropLast().contains("") else {
            return nil
        }
        self.text = text
    }
}

/// Texts in which bytes stand as `%` and two digits.
enum PercentEncoding {
    /// - Returns: `nil` when an escape is none, or the bytes are not UTF-8.
    static func decoded(_ text: some StringProtocol) -> String? {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard rest.count >= 2, let high = digit(rest.removeFirst()),
                let low = digit(rest.removeFirst())
            else { return nil }
            bytes.append(high << 4 | low)
        }
        return String(validating: bytes, as: UTF8.self)
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        Character(UnicodeScalar(byte)).hexDigitValue.map(UInt8.init)
    }
}
