import Diagnostics
import PokedexDomain

/// Where the site's pictures come from.
package enum PictureSource: Hashable, Sendable {
    /// From nowhere: our own drawings stand in their place.
    case drawings
    case address(PictureBase)
    /// From a folder, which is copied along into the site's `pictures/`.
    case folder(PictureFolder)
    /// From an address or such a folder, in several formats and widths.
    case pattern(PatternPictures)

    /// The folder of the site that pictures are copied into, ending in `/`.
    static let folder = "pictures/"

    /// The folder that is copied along; `nil` where pictures are elsewhere.
    var copied: PictureFolder? {
        switch self {
        case .drawings, .address: nil
        case .folder(let folder): folder
        case .pattern(let pictures): pictures.folder
        }
    }

    /// The address on another host that all pictures are below; `nil` where they are on the site's own.
    var foreign: PictureBase? {
        switch self {
        case .drawings, .folder: nil
        case .address(let base): base
        case .pattern(let pictures): pictures.pattern.base
        }
    }

    /// The address of a picture as seen from a page; `nil` where there is none.
    ///
    /// - Parameter siteRoot: the address of the site's root; as seen from a page unless given.
    func address(of path: String?, siteRoot: String = Links.siteRoot) -> String? {
        guard let path = self.path(path) else { return nil }
        return folder(siteRoot: siteRoot).map { $0 + path }
    }

    /// The folder of all pictures, ending in `/`; `nil` where there are none.
    func folder(siteRoot: String = Links.siteRoot) -> String? {
        if self == .drawings { return nil }
        return foreign?.address ?? siteRoot + Self.folder
    }

    /// The path of a Pokémon's small picture below the folder of all; `nil` where there is none.
    func smallPath(of pokemon: Pokemon) -> String? {
        if case .pattern(let pictures) = self {
            return pictures.path(of: PictureSubject(pokemon), width: Art.smallWidth)
        }
        return path(pokemon.pictures[.sprite])
    }

    /// The path of a picture that the database names, below the folder of all; `nil` where there is
    /// none.
    private func path(_ path: String?) -> String? {
        switch self {
        case .drawings, .pattern: nil
        case .address: path
        case .folder(let folder): path.flatMap { folder.files.contains($0) ? $0 : nil }
        }
    }
}

/// The address of pictures on another host, which their paths are put behind.
package struct PictureBase: Hashable, Sendable {
    /// The address before every path, ending in `/`.
    package let address: String

    /// Takes an address as that of the pictures.
    ///
    /// It stands in every page's Content-Security-Policy, which it must not be able to widen.
    ///
    /// - Throws: an error unless it could be a ``BaseURL`` and has none of the
    ///   characters that mean something in a policy. A missing `/` at the end is added.
    package init(_ address: String) throws {
        guard let base = try? BaseURL(address), !base.text.contains(where: ";,'*".contains) else {
            throw DiagnosticError(
                "\"\(address)\" is no picture base: expected http:// or https://, a host and a path, "
                    + "such as https://example.org/sprites/")
        }
        self.address = base.text
    }
}
