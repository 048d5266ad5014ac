import PokedexDomain

/// The address of pictures on another host, which their paths are put behind.
public struct PictureBase: Hashable, Sendable {
    /// The address before every path, ending in `/`.
    public let address: String

    /// Takes an address as that of the pictures.
    ///
    /// It stands in every page's Content-Security-Policy, which it must not be able to widen.
    ///
    /// - Throws: ``InvalidPictureBase`` unless it could be a ``BaseURL`` and has none of the
    ///   characters that mean something in a policy. A missing `/` at the end is added.
    public init(_ address: String) throws(InvalidPictureBase) {
        guard let base = try? BaseURL(address), !base.text.contains(where: ";,'*".contains) else {
            throw InvalidPictureBase(text: address)
        }
        self.address = base.text
    }
}

/// A text that is no address pictures could be at.
public struct InvalidPictureBase: Error, Hashable, CustomStringConvertible {
    /// The text that was refused.
    public let text: String

    /// Says what was refused and what is expected.
    public var description: String {
        """
        "\(text)" is no picture base: expected http:// or https://, a host and a path, \
        such as https://example.org/sprites/
        """
    }
}
