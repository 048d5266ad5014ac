import Publishing

/// A company that serves static sites, with files in the site that tell it how.
///
/// What is known of each host is in this folder; `.github/HOSTING.md` explains it to people.
public enum WebHost: String, CaseIterable, Sendable {
    /// Netlify.
    case netlify
    /// Cloudflare Pages.
    case cloudflare
    /// GitHub Pages.
    case github

    /// The name for people.
    package var name: String {
        switch self {
        case .netlify: "Netlify"
        case .cloudflare: "Cloudflare Pages"
        case .github: "GitHub Pages"
        }
    }

    /// The values that a setting can have, as the end of a message about another one.
    static let known: String = {
        let names = allCases.map(\.rawValue)
        return "there are \(names.dropLast().joined(separator: ", ")) and \(names.last ?? "")"
    }()

    /// The host's limits, as its documentation has them in November 2026. They may change.
    package var limits: HostLimits {
        switch self {
        case .netlify:
            // https://docs.netlify.com/deploy/deploy-overview/
            HostLimits(filesInFolder: 54_000)
        case .cloudflare:
            // https://developers.cloudflare.com/pages/platform/limits/, of the free plan
            HostLimits(files: 20_000, fileSize: 25 << 20)
        case .github:
            // https://docs.github.com/pages/getting-started-with-github-pages/github-pages-limits
            // and, for a file, https://docs.github.com/repositories/working-with-files/managing-large-files
            HostLimits(bytes: 1_000_000_000, fileSize: 100 << 20)
        }
    }

    /// The files for the host, at the top of the published folder.
    ///
    /// - Parameters:
    ///   - names: the names of all other files and folders there; those of folders end in `/`.
    ///   - baseURL: where the site is published; `nil` is the root of any domain.
    func files(beside names: [String], baseURL: BaseURL?) -> [OutputFile] {
        switch self {
        case .netlify, .cloudflare:
            let root = baseURL?.path ?? "/"
            return [
                text("_headers", HostHeaders(self, names: names, root: root).text),
                text("_redirects", redirects(root: root)),
            ]
        case .github:
            let domain = baseURL.flatMap(ownDomain).map { text("CNAME", "\($0)\n") }
            return [text(".nojekyll", "")] + [domain].compactMap { $0 }
        }
    }

    /// What the owner must do by hand; `nil` for nothing.
    package func advice(baseURL: BaseURL?) -> String? {
        guard self != .github, let baseURL, baseURL.path != "/" else { return nil }
        return "\(name) reads _headers and _redirects at the root of the domain only, and the site "
            + "is published below \(baseURL.path): copy both files there"
    }

    private func text(_ path: String, _ text: String) -> OutputFile {
        OutputFile(path: path, bytes: Array(text.utf8))
    }

    /// The rules for addresses that are no pages: the record of the build is not shown, and the
    /// page for missing addresses is that of the site. Hosts themselves add the slash to a folder.
    private func redirects(root: String) -> String {
        let record = "\(root)\(OutputRecord.fileName)"
        let rules =
            self == .netlify
            ? ["\(record) \(root)404.html 404!", "\(root)* \(root)404.html 404"]
            // Rules cannot have the status 404, and 404.html is found without one.
            : ["\(record) \(root) 302"]
        return rules.map { "\($0)\n" }.joined()
    }

    /// The domain for `CNAME`; `nil` where GitHub knows it: a domain of its own, or that of another
    /// repository, of which this site is a folder.
    private func ownDomain(_ baseURL: BaseURL) -> String? {
        let host = baseURL.host
        let isName = host.contains(".") && host.split(separator: ".").last?.first?.isLetter == true
        return isName && !host.hasSuffix(".github.io") && baseURL.path == "/" ? host : nil
    }
}
