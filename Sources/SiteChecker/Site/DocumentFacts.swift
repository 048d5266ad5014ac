/// What one file of the site says of itself and of others, kept until all have been read.
struct DocumentFacts: Sendable {
    /// A link to an id of another file or of this one.
    struct FragmentLink: Sendable {
        /// The place of the file with the id in `SiteFiles.files`.
        let target: Int
        let id: String
        let hash: UInt64
        let line: Int
    }

    /// A link that says the language of the page it leads to.
    struct LanguageLink: Sendable {
        let language: String
        /// The page's place in `SiteFiles.files`.
        let target: Int
        let line: Int
    }

    /// The document's own place in `SiteFiles.files`.
    let file: Int
    var findings: FindingList
    /// False if the parser gave up, so that what follows is not all there is.
    var isComplete = true
    /// The `lang` of a page's `html` element.
    var language: String?
    /// Whether the page sends its reader on to another one.
    var isRedirect = false
    /// The page's title with single spaces; nil without one.
    var title: String?
    var titleLine = 1
    /// The hashes of all ids, ascending.
    var ids: [UInt64] = []
    /// Each once, with its first line.
    var fragmentLinks: [FragmentLink] = []
    /// The pages that a page's head names as itself in other languages.
    var alternates: [LanguageLink] = []
    /// The links with `hreflang` in a page's body.
    var languageLinks: [LanguageLink] = []

    init(file: Int, path: String) {
        self.file = file
        findings = FindingList(path: path)
    }

    /// Whether an element has the id with this hash.
    func hasID(_ hash: UInt64) -> Bool {
        let member = HashSet.member(hash)
        var range = ids[...]
        while let middle = range.indices.middle {
            if range[middle] == member { return true }
            range = range[middle] < member ? range[(middle + 1)...] : range[..<middle]
        }
        return false
    }
}

extension Range<Int> {
    fileprivate var middle: Int? {
        isEmpty ? nil : lowerBound + count / 2
    }
}
