import PokedexDomain

/// The file `_headers` of Netlify and Cloudflare Pages: the headers that `.github/HOSTING.md` explains.
///
/// Both hosts add up the headers of all rules that match an address, but differ in what holds if two
/// rules have the same header. So no two rules that match one address do.
enum HostHeaders {
    private typealias Rule = (path: String, headers: [String])

    /// The rules as lines: the path, and below it the headers, indented.
    ///
    /// - Parameters:
    ///   - names: the names of all files and folders at the top of the site; those of folders end in
    ///     `/`.
    ///   - root: the path of the site on its domain, beginning and ending with `/`.
    ///   - further: further lines of the rule for all addresses.
    static func text(names: [String], root: String, further: [String] = []) -> String {
        let manifests: [Rule] = Language.allCases.map { language in
            ("\(language.code)/manifest.webmanifest", ["Content-Type: application/manifest+json"])
        }
        let rules: [Rule] =
            [("*", everywhere + further)] + manifests + names.sorted().flatMap(Self.rules)
        return rules.map { rule in
            ([root + rule.path] + rule.headers.map { "  \($0)" }).map { "\($0)\n" }.joined()
        }.joined()
    }

    private static let everywhere = [
        "Content-Security-Policy: frame-ancestors 'none'",
        "X-Content-Type-Options: nosniff",
        "Referrer-Policy: same-origin",
    ]

    /// The rules of what is in a folder, or of a file.
    private static func rules(of name: String) -> [Rule] {
        let revalidated = "Cache-Control: no-cache"
        switch name {
        case AssetFolder.folder:
            return [("\(name)*", ["Cache-Control: public, max-age=31536000, immutable"])]
        case "data/": return [("\(name)*", [revalidated, "Access-Control-Allow-Origin: *"])]
        case "index.html": return [("", [revalidated]), (name, [revalidated])]
        default: return [(name.hasSuffix("/") ? "\(name)*" : name, [revalidated])]
        }
    }
}
