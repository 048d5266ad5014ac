/// Where a link leads.
enum LinkTarget: Equatable {
    /// To another site, or to what is no document, as `mailto:` does.
    case external
    /// To a file of the site, by its place in `SiteFiles.files`; `fragment` is the hash of the id.
    case file(Int, fragment: UInt64?)
    case fault(LinkFault)
}

/// Why a link leads nowhere.
enum LinkFault: Equatable {
    /// The file it leads to, relative to the site's root.
    case missing(String)
    case redirects
    case leavesRoot
    case runsScript

    /// The fault of the link written as `link`.
    func message(_ link: String) -> String {
        switch self {
        case .missing(let path): "link \"\(link)\" leads nowhere: \(path) does not exist"
        case .redirects: "link \"\(link)\" redirects; write \"\(Self.withSlash(link))\""
        case .leavesRoot: "link \"\(link)\" leaves the site's root"
        case .runsScript: "link \"\(link)\" runs a script; use a button"
        }
    }

    private static func withSlash(_ link: String) -> String {
        let end = link.firstIndex { $0 == "?" || $0 == "#" } ?? link.endIndex
        return link[..<end] + "/" + link[end...]
    }
}
