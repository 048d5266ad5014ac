import Diagnostics
import Foundation
import PokedexDomain

/// The address under which a site will be served: `https://example.org/pokedex/`.
package struct BaseURL: Hashable, Sendable, Decodable {
    /// The address, with a slash at its end.
    package let text: String
    /// The path on the host, beginning and ending with `/`.
    package let path: String
    /// The host's name or number, without port.
    package var host: String {
        let authority = text.split(separator: "/")[1]
        return String(authority.prefix { $0 != ":" })
    }

    /// Takes a text as an address, and adds the final slash where it is missing. A host or path in other
    /// letters than ASCII's is written as browsers send it: in Punycode, and in percent-encoded UTF-8.
    ///
    /// - Throws: an error when it is not `http` or `https`, has no host, a port that is
    ///   none, a name or password, an empty or dotted path segment, a query or a fragment.
    package init(_ text: String) throws {
        let parts = text.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count >= 3, ["http:", "https:"].contains(parts[0].lowercased()),
            parts[1].isEmpty, let authority = Self.encoded(authority: parts[2]),
            Self.isAuthority(authority)
        else { throw Self.invalid(text) }
        var segments =
            parts.count > 3 && !parts[3].isEmpty
            ? Self.encoded(path: parts[3]).split(separator: "/", omittingEmptySubsequences: false)
            : []
        if segments.last == "" { segments.removeLast() }
        guard segments.allSatisfy(Self.isSegment) else { throw Self.invalid(text) }
        let root = "\(parts[0].lowercased())//\(authority.lowercased())/"
        path = segments.reduce("/") { "\($0)\($1)/" }
        self.text = root + path.dropFirst()
    }

    package init(from decoder: any Decoder) throws {
        try self.init(String(from: decoder))
    }

    private static func invalid(_ text: String) -> DiagnosticError {
        DiagnosticError(
            "\"\(text)\" is no base URL: expected http:// or https://, a host and a path, such as "
                + "https://example.org/pokedex/")
    }

    /// A host and port with the host in Punycode; `nil` where there is none for its letters.
    private static func encoded(authority: Substring) -> Substring? {
        let host = authority.prefix { $0 != ":" }
        guard !host.allSatisfy(\.isASCII) else { return authority }
        guard host.allSatisfy({ !$0.isASCII || (letters + "-.").contains($0) }) else { return nil }
        return URL(string: "https://\(host)/")?.host.map { $0 + authority[host.endIndex...] }
    }

    /// A path with the bytes of other letters than ASCII's percent-encoded.
    static func encoded(path: Substring) -> Substring {
        Substring(path.percentEncoded(keeping: \.isASCII))
    }

    private static func isAuthority(_ text: Substring) -> Bool {
        if text.hasPrefix("[") {
            guard let end = text.firstIndex(of: "]") else { return false }
            let address = text[text.index(after: text.startIndex)..<end]
            return isMade(address, of: "0123456789abcdefABCDEF:.") && address.contains(":")
                && isPort(text[text.index(after: end)...])
        }
        let host = text.prefix { $0 != ":" }
        return isMade(host, of: letters + "-.") && host.first != "-"
            && !host.split(separator: ".", omittingEmptySubsequences: false).contains("")
            && isPort(text[host.endIndex...])
    }

    /// Whether a text is empty or `:` and a port.
    private static func isPort(_ text: Substring) -> Bool {
        guard text.first == ":" else { return text.isEmpty }
        let digits = text.dropFirst()
        return isMade(digits, of: "0123456789") && (1...65_535).contains(Int(digits) ?? 0)
    }

    /// Whether a part of a path is made as RFC 3986 allows it, and leads nowhere else. Quotes,
    /// commas and semicolons are left out: they would end a source in a content policy.
    private static func isSegment(_ segment: Substring) -> Bool {
        let escapes = segment.split(separator: "%", omittingEmptySubsequences: false).dropFirst()
        // An escaped dot is one, too.
        let dots = segment.replacing("%2e", with: ".").replacing("%2E", with: ".")
        return dots != "." && dots != ".."
            && isMade(segment, of: letters + "-._~!$&()*+=:@%")
            && escapes.allSatisfy { $0.count >= 2 && $0.prefix(2).allSatisfy(\.isHexDigit) }
    }

    fileprivate static let letters =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"

    private static func isMade(_ text: Substring, of characters: String) -> Bool {
        !text.isEmpty && text.allSatisfy(characters.contains)
    }
}

extension StringProtocol {
    /// The text as a part of any address: all but the characters that RFC 3986 calls unreserved is
    /// percent-encoded.
    var partOfAddress: String {
        percentEncoded { (BaseURL.letters + "-._~").unicodeScalars.contains($0) }
    }

    /// The text with the UTF-8 of all other characters percent-encoded.
    fileprivate func percentEncoded(keeping isKept: (Unicode.Scalar) -> Bool) -> String {
        unicodeScalars.reduce(into: "") { text, scalar in
            if isKept(scalar) {
                text.unicodeScalars.append(scalar)
            } else {
                for byte in String(scalar).utf8 {
                    text += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
                }
            }
        }
    }
}
