import Foundation

/// The address that PokéAPI answers at, such as `https://pokeapi.co/api/v2/`.
public struct PokeAPIAddress: Hashable, Sendable, CustomStringConvertible {
    /// PokéAPI's own.
    public static let standard: PokeAPIAddress = {
        do throws(InvalidPokeAPIAddress) {
            return try PokeAPIAddress("https://pokeapi.co/api/v2/")
        } catch {
            preconditionFailure(error.description)
        }
    }()

    private let url: URL

    /// Takes a text as the address; a missing slash at its end is added.
    ///
    /// - Throws: ``InvalidPokeAPIAddress`` when it is no address, goes over something else than
    ///   https (http is fine to this computer itself), or holds a user, a query or a fragment.
    public init(_ text: String) throws(InvalidPokeAPIAddress) {
        guard var parts = URLComponents(string: text, encodingInvalidCharacters: false),
            let scheme = parts.scheme?.lowercased(), let host = parts.host?.lowercased(),
            !host.isEmpty, (1...65535).contains(parts.port ?? 443)
        else { throw .noAddress(text) }
        guard parts.user == nil, parts.password == nil else { throw .withUser }
        guard scheme == "https" || scheme == "http" && Self.isLoopback(host) else {
            throw .unsafe(text)
        }
        guard parts.query == nil, parts.fragment == nil else { throw .withQuery(text) }
        parts.scheme = scheme
        parts.host = host
        if !parts.path.hasSuffix("/") { parts.percentEncodedPath += "/" }
        guard let url = parts.url else { throw .noAddress(text) }
        self.url = url
    }

    /// The address as text, with a slash at its end.
    public var description: String { url.absoluteString }

    /// Where something lies: `meta/`, `pokemon/25/`, `pokemon/?limit=100000&offset=0`.
    ///
    public func url(of place: PokeAPIPlace) -> URL {
        let url = url.appending(path: "\(place)", directoryHint: .isDirectory)
        guard case .list(_, let offset) = place else { return url }
        return url.appending(queryItems: [
            URLQueryItem(name: "limit", value: "100000"),
            URLQueryItem(name: "offset", value: "\(offset)"),
        ])
    }

    /// Where a resource may be instead; `nil` for all but one. PokéAPI takes names as well as
    /// numbers, and the one number with a sign, of the ailment -1, is not an address everywhere.
    func otherURL(of place: PokeAPIPlace) -> URL? {
        guard case .resource(.moveAilment, -1) = place else { return nil }
        return url.appending(path: "move-ailment/unknown", directoryHint: .isDirectory)
    }

    /// Whether a host is this computer itself: `localhost`, 127.0.0.0/8 or `::1`.
    private static func isLoopback(_ host: String) -> Bool {
        if ["localhost", "::1", "[::1]"].contains(host) { return true }
        let octets = host.split(separator: ".", omittingEmptySubsequences: false)
        // Written as numbers are: other systems read 0127 as 87.
        return octets.count == 4 && octets[0] == "127"
            && octets.allSatisfy { octet in UInt8(octet).map { "\($0)" == octet } ?? false }
    }
}
