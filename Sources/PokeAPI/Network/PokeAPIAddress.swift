import Diagnostics
import Foundation

/// The base address of PokéAPI or a mirror, such as `https://pokeapi.co/api/v2/`.
package struct PokeAPIAddress: Hashable, Sendable, CustomStringConvertible {
    /// PokéAPI's own.
    package static let standard: PokeAPIAddress = {
        do throws(DiagnosticError) {
            return try PokeAPIAddress("https://pokeapi.co/api/v2/")
        } catch {
            preconditionFailure("\(error)")
        }
    }()

    private let url: URL

    /// Checks an address; adds a missing slash at its end.
    ///
    /// - Throws: ``DiagnosticError`` when it is not an address, has another scheme than https
    ///   (or http to this computer itself), or has a user, a query or a fragment.
    package init(_ text: String) throws(DiagnosticError) {
        guard var parts = URLComponents(string: text, encodingInvalidCharacters: false),
            let scheme = parts.scheme?.lowercased(), let host = parts.host?.lowercased(),
            !host.isEmpty, (1...65535).contains(parts.port ?? 443)
        else { throw Self.noAddress(text) }
        guard parts.user == nil, parts.password == nil else {
            // The message does not repeat them.
            throw DiagnosticError(
                "the address holds a user's name or a password; leave out what stands before the @")
        }
        guard scheme == "https" || scheme == "http" && Self.isLoopback(host) else {
            throw DiagnosticError(
                "\"\(text)\" does not begin with https://; only a server on this computer may be "
                    + "read over http://, as http://localhost/ or http://127.0.0.1/")
        }
        guard parts.query == nil, parts.fragment == nil else {
            throw DiagnosticError(
                "\"\(text)\" goes on after the path; leave out everything from the ? or # on")
        }
        parts.scheme = scheme
        parts.host = host
        if !parts.path.hasSuffix("/") { parts.percentEncodedPath += "/" }
        guard let url = parts.url else { throw Self.noAddress(text) }
        self.url = url
    }

    private static func noAddress(_ text: String) -> DiagnosticError {
        DiagnosticError("\"\(text)\" is no address; give one such as https://pokeapi.co/api/v2/")
    }

    /// The address as text, with a slash at its end.
    package var description: String { url.absoluteString }

    /// The address of a path: `…/pokemon/25/`, `…/pokemon/?limit=100000&offset=0`.
    func url(of path: PokeAPIPath) -> URL {
        let url = url.appending(path: "\(path)", directoryHint: .isDirectory)
        guard case .list(_, let offset) = path else { return url }
        return url.appending(queryItems: [
            URLQueryItem(name: "limit", value: "100000"),
            URLQueryItem(name: "offset", value: "\(offset)"),
        ])
    }

    /// Another address of the same record; `nil` for all but one. PokéAPI takes names as well as
    /// numbers, and not every mirror has the one negative number, that of the ailment -1.
    func otherURL(of path: PokeAPIPath) -> URL? {
        guard case .resource(.moveAilment, -1) = path else { return nil }
        return url.appending(path: "move-ailment/unknown", directoryHint: .isDirectory)
    }

    /// Whether a host is this computer itself: `localhost`, 127.0.0.0/8 or `::1`.
    private static func isLoopback(_ host: String) -> Bool {
        if ["localhost", "::1", "[::1]"].contains(host) { return true }
        let octets = host.split(separator: ".", omittingEmptySubsequences: false)
        // Without leading zeros: some systems read 0127 as 87.
        return octets.count == 4 && octets[0] == "127"
            && octets.allSatisfy { octet in UInt8(octet).map { "\($0)" == octet } ?? false }
    }
}
