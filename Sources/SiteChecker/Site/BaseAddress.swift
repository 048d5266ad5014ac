/// Where a site is published.
struct BaseAddress: Sendable {
    /// The address, with a slash at its end: `https://example.org/pokedex/`. Nil if not known.
    let url: String?
    /// The address's path, with a slash at both ends: `/pokedex/`, or `/`.
    let path: String

    /// Reads `url`, whose last slash may be missing; nil stands for a site at a host's root.
    init(_ url: String?) throws(SiteCheckerError) {
        guard let url else {
            self.url = nil
            path = "/"
            return
        }
        let schemes = ["https://", "http://"]
        guard let scheme = schemes.first(where: url.hasPrefix),
            !url.contains(where: { "?# ".contains($0) }),
            let first = url.dropFirst(scheme.count).first, first != "/"
        else { throw .invalidBaseURL(url) }
        let whole = url.hasSuffix("/") ? url : url + "/"
        self.url = whole
        let rest = whole.dropFirst(scheme.count)
        path = String(rest[(rest.firstIndex(of: "/") ?? rest.startIndex)...])
    }
}
