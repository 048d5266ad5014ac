import JSON
import Publishing

/// A company that serves static sites, with files in the site that tell it how.
///
/// What is known of each host is in this folder; `.github/HOSTING.md` explains it to people.
package enum WebHost: String, JSONWord, Sendable {
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
        let root = baseURL?.path ?? "/"
        // The record of the build is not shown to readers.
        let record = root + OutputRecord.fileName
        switch self {
        case .netlify:
            let missing = "\(root)404.html"
            return [
                text("_headers", HostHeaders.text(names: names, root: root)),
                redirects(["\(record) \(missing) 404!", "\(root)* \(missing) 404"]),
            ]
        case .cloudflare:
            // Pages of all sites can read everything, unless the header is removed.
            let headers = HostHeaders.text(
                names: names, root: root, further: ["! Access-Control-Allow-Origin"])
            // Rules cannot have the status 404, and 404.html is found without one.
            return [text("_headers", headers), redirects(["\(record) \(root) 302"])]
        case .github:
            let domain = baseURL.flatMap(ownDomain).map { text("CNAME", "\($0)\n") }
            return [text(".nojekyll", "")] + [domain].compactMap { $0 }
        }
    }

    /// What the owner must do by hand; `nil` for nothing.
    package func advice(baseURL: BaseURL?) -> String? {
        switch self {
        case .netlify, .cloudflare:
            guard let baseURL, baseURL.path != "/" else { return nil }
            return "\(name) reads _headers and _redirects at the root of the domain only, and the "
                + "site is published below \(baseURL.path): copy both files there"
        case .github: return nil
        }
    }

    private func text(_ path: String, _ text: String) -> OutputFile {
        OutputFile(path: path, bytes: Array(text.utf8))
    }

    /// The rules for addresses that are no pages. Hosts themselves add the slash to a folder.
    private func redirects(_ rules: [String]) -> OutputFile {
        text("_redirects", rules.map { "\($0)\n" }.joined())
    }

    /// The domain for `CNAME`; `nil` where GitHub knows it: a domain of its own, or that of another
    /// repository, of which this site is a folder.
    private func ownDomain(_ baseURL: BaseURL) -> String? {
        let host = baseURL.host
        let isName = host.contains(".") && host.split(separator: ".").last?.first?.isLetter == true
        return isName && !host.hasSuffix(".github.io") && baseURL.path == "/" ? host : nil
    }
}
