import PokedexDomain

/// What `site.json` says about pictures.
public enum PictureSetting: Hashable, Sendable {
    /// None: our own drawings stand in their place.
    case drawings
    /// They are at an address.
    case address(PictureBase)
    /// They are in a folder, to be copied along: its path, relative to that of `site.json` unless
    /// it begins with `/`.
    case folder(String)
}

/// Where the site's pictures come from.
public enum PictureSource: Hashable, Sendable {
    /// From nowhere: our own drawings stand in their place.
    case drawings
    /// From an address.
    case address(PictureBase)
    /// From a folder, which is copied along into the site's `pictures/`.
    case folder(PictureFolder)

    /// The folder of the site that pictures are copied into, ending in `/`.
    static let folder = "pictures/"

    /// The address of a picture as seen from a page; `nil` where there is none.
    func address(of path: String?, links: Links) -> String? {
        address(of: path, siteRoot: links.siteRoot)
    }

    /// The whole address of a picture; `nil` where there is none.
    func address(of path: String?, baseURL: BaseURL) -> String? {
        address(of: path, siteRoot: baseURL.text)
    }

    /// The folder of all pictures as seen from a page, ending in `/`; `nil` where there are none.
    func folder(links: Links) -> String? {
        switch self {
        case .drawings: nil
        case .address(let base): base.address
        case .folder: links.siteRoot + Self.folder
        }
    }

    /// The path of a picture below the folder of all; `nil` where there is none.
    func path(_ path: String?) -> String? {
        switch self {
        case .drawings: nil
        case .address: path
        case .folder(let folder): path.flatMap { folder.files.contains($0) ? $0 : nil }
        }
    }

    private func address(of path: String?, siteRoot: String) -> String? {
        guard let path = self.path(path) else { return nil }
        return switch self {
        case .drawings: nil
        case .address(let base): base.address + path
        case .folder: siteRoot + Self.folder + path
        }
    }
}

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
