/// Checks a built site: that its pages are sound, and that they fit together.
///
/// Every page must be valid HTML that is also well-formed XML, be accessible in the ways that can
/// be told from the mark-up, keep to a strict content security policy, and have only links that
/// lead somewhere. The same page in two languages must stand at the same address in both.
public struct SiteChecker: Sendable {
    private let directory: String
    private let baseURL: String?

    /// A checker for the built site in `directory`.
    ///
    /// - Parameter baseURL: where the site is published, such as `https://example.org/pokedex/`.
    ///   Absolute links below it are then checked too, and absolute paths must begin with its path.
    ///   With nil, absolute links are taken for other sites', and `/` is the site's root.
    public init(directory: String, baseURL: String? = nil) {
        self.directory = directory
        self.baseURL = baseURL
    }

    /// Reads every file of the site once, with `jobs` threads, and returns what is wrong, sorted by
    /// path and line; empty if the site is sound. Of one file, 20 findings at most are listed.
    ///
    /// - Throws: `unreadable` if the folder or a file in it cannot be read, `noPages` if the folder
    ///   holds no page, `invalidBaseURL` if the base URL is none, `outOfMemory` if libxml2 says so.
    public func check(jobs: Int) throws(SiteCheckerError) -> [Finding] {
        let base = try BaseAddress(baseURL)
        let files = try SiteFiles(directory: directory)
        guard files.files.contains(where: { $0.kind == .page }) else {
            throw .noPages(directory: directory)
        }
        let documents = try SiteReader(files: files, base: base).documents(jobs: jobs)
        var site = SiteFacts(files: files, documents: documents)
        FragmentRule.check(&site)
        HreflangRule.check(&site)
        TitleRule.check(&site)
        TwinRule.check(&site)
        return site.findings
    }
}
