import PokedexDomain

/// Where the site's pictures are: an address that their paths are put behind, or nowhere.
public struct PictureBase: Hashable, Sendable {
    /// The address before every path, ending in `/`; `nil` shows our own drawings alone.
    public let address: String?

    /// No pictures: our own drawings alone.
    public static let drawingsOnly = PictureBase(checked: nil)

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
        self.init(checked: base.text)
    }

    private init(checked address: String?) {
        self.address = address
    }

    /// The address of a picture; `nil` where there is none.
    func address(of path: String?) -> String? {
        guard let address, let path else { return nil }
        return address + path
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
