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

    private func address(of path: String?, siteRoot: String) -> String? {
        guard let path else { return nil }
        switch self {
        case .drawings: return nil
        case .address(let base): return base.address + path
        case .folder(let folder):
            return folder.files.contains(path) ? "\(siteRoot)\(Self.folder)\(path)" : nil
        }
    }
}
