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
