/// The head of a request: its first line and its header fields. Requests with a body are refused.
package struct HTTPRequest: Hashable, Sendable {
    /// `GET` or `HEAD`, as a rule; any other token is possible.
    package let method: String
    package let path: RequestPath
    /// The `?` and what follows it, as it was sent; empty without one.
    package let search: String
    /// What follows the `?`, by name, decoded; of a repeated name, the first value.
    package let query: [String: String]
    /// Whether the connection stays open for another request.
    let keepsConnection: Bool
    /// By name in lower case; values of a repeated name are joined by `, `.
    private let fields: [String: String]

    /// The value of a header field; `nil` where it was not sent.
    package subscript(field name: String) -> String? { fields[name.lowercased()] }

    /// Reads a head, without the empty line at its end.
    ///
    /// - Throws: the status that says what is wrong.
    init(head: some Collection<UInt8>) throws(HTTPStatus) {
        guard let text = String(validating: head, as: UTF8.self),
            !text.unicodeScalars.contains(where: {
                $0.value < 0x20 && !"\r\n\t".unicodeScalars.contains($0)
            }),
            // One that ends no line.
            !text.contains("\r" as Character)
        else { throw .badRequest }
        let lines = Self.lines(of: text)
        let words = lines[0].split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 3, Self.isToken(words[0]) else { throw .badRequest }
        guard words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0" else {
            throw words[2].hasPrefix("HTTP/") ? .versionNotSupported : .badRequest
        }
        let fields = try Self.fields(of: lines.dropFirst())
        guard words[2] == "HTTP/1.0" || fields["host"] != nil else { throw .badRequest }
        // What follows such a head is a body, not the next request.
        let length = fields["content-length"] ?? "0"
        guard !length.isEmpty,
            length.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains)
        else { throw .badRequest }
        guard fields["transfer-encoding"] == nil, Int(length) == 0 else { throw .contentTooLarge }
        let parts = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        guard let path = RequestPath(parts[0]) else { throw .badRequest }
        method = String(words[0])
        self.path = path
        search = String(words[1].dropFirst(parts[0].count))
        query = parts.count > 1 ? Self.query(parts[1]) : [:]
        self.fields = fields
        let connection = fields["connection"]?.lowercased()
        keepsConnection =
            words[2] == "HTTP/1.1" ? connection != "close" : connection == "keep-alive"
    }

    /// The lines of a head, which end in `\r\n`; some programs send `\n` alone.
    private static func lines(of text: String) -> [Substring] {
        text.split(omittingEmptySubsequences: false) { $0 == "\r\n" || $0 == "\n" }
    }

    private static func fields(
        of lines: some Collection<Substring>
    ) throws(HTTPStatus) -> [String: String] {
        var fields: [String: String] = [:]
        for line in lines {
            let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, isToken(parts[0]) else { throw .badRequest }
            let name = parts[0].lowercased()
            let value = trimmed(parts[1])
            // Two hosts, or two lengths, are an attempt to deceive.
            guard fields[name] == nil || name != "host" && name != "content-length" else {
                throw .badRequest
            }
            fields[name] = fields[name].map { "\($0), \(value)" } ?? value
        }
        return fields
    }

    private static func trimmed(_ text: Substring) -> String {
        let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" }
        guard let last = text.lastIndex(where: { !isSpace($0) }) else { return "" }
        return String(text[...last].drop(while: isSpace))
    }

    private static func query(_ text: Substring) -> [String: String] {
        var values: [String: String] = [:]
        for pair in text.split(separator: "&") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = PercentEncoding.decoded(parts[0]), values[name] == nil else {
                continue
            }
            values[name] = parts.count > 1 ? PercentEncoding.decoded(parts[1]) : ""
        }
        return values
    }

    /// Whether a text is a name in the sense of HTTP.
    private static func isToken(_ text: Substring) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"):
                    true
                default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
                }
            }
    }
}

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
