import PokedexDomain

/// The addresses that a page links to, as seen from where it lies.
///
/// They are relative, so that the site works wherever its folder is served from; only `404.html`,
/// which hosts serve at any depth, has addresses from the host's root.
public struct Links: Hashable, Sendable {
    /// The address of the site's root, ending in `/`.
    public let siteRoot: String
    private let languageFolder: String

    /// The links of pages that lie so deep below their language's folder.
    public init(depth: Int) {
        languageFolder = depth == 0 ? "./" : String(repeating: "../", count: depth)
        siteRoot = String(repeating: "../", count: depth + 1)
    }

    /// The links of pages of a language that may be served at any address.
    ///
    /// - Parameter basePath: the site's path on its host, beginning and ending with `/`.
    public init(basePath: String, language: Language) {
        siteRoot = basePath
        languageFolder = "\(basePath)\(language.code)/"
    }

    /// The address of a page in the same language.
    public func address(of route: Route) -> String {
        route == .home
            ? languageFolder
            : languageFolder == "./" ? route.path : languageFolder + route.path
    }

    /// The address of a page in a language.
    public func address(of route: Route, in language: Language) -> String {
        "\(siteRoot)\(language.code)/\(route.path)"
    }

    /// The address of what says how the site is installed.
    public func manifest(in language: Language) -> String {
        "\(siteRoot)\(language.code)/manifest.webmanifest"
    }

    /// The address of a file that comes with the theme, such as `style.css`.
    public func asset(_ name: String) -> String {
        "\(siteRoot)assets/\(name)"
    }
}
