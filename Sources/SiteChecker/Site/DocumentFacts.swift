import Diagnostics

/// What is kept of one file of the site until all files have been read.
struct DocumentFacts: Sendable {
    /// A link to an id of another file or of this one.
    struct FragmentLink: Sendable {
        /// The index in `SiteFiles.files` of the file with the id.
        let target: Int
        let id: String
        let hash: Int
        let line: Int
    }

    /// A link that gives the language of the page it leads to.
    struct LanguageLink: Sendable {
        let language: String
        /// The page's index in `SiteFiles.files`.
        let target: Int
        let line: Int
    }

    /// The document's own index in `SiteFiles.files`.
    let file: Int
    var findings: FindingList
    /// False if the parser stopped at a fault, so that the rest is unknown.
    var isComplete = true
    /// The `lang` of a page's `html` element.
    var language: String?
    /// Whether the page redirects to another one.
    var isRedirect = false
    /// With single spaces; `nil` if there is none.
    var title: String?
    var titleLine = 1
    /// The hashes of all ids.
    var ids: Set<Int> = []
    /// Each link once, with its first line.
    var fragmentLinks: [FragmentLink] = []
    /// The `alternate` links with `hreflang` in a page's head.
    var alternates: [LanguageLink] = []
    /// The links with `hreflang` in a page's body.
    var languageLinks: [LanguageLink] = []

    init(file: Int, path: String) {
        self.file = file
        findings = FindingList(path: path)
    }
}

/// The findings of one file: the first few in full, the rest as a number.
struct FindingList: Sendable {
    /// How many findings of one file are listed.
    static let limit = 20

    let path: String
    private(set) var listed: [Diagnostic] = []
    private(set) var omittedCount = 0

    mutating func report(line: Int, _ message: String) {
        report(
            Diagnostic(
                path: path, position: SourcePosition(line: line, column: nil), message: message))
    }

    mutating func report(_ finding: Diagnostic) {
        if listed.count < Self.limit {
            listed.append(finding)
        } else {
            omittedCount += 1
        }
    }

    /// Whether a finding lacks the line that it is about.
    var lacksLines: Bool { listed.contains { $0.sourceLine == nil } }

    /// Adds to each finding the line of the document that it is about.
    mutating func quote(_ document: Bytes) {
        guard lacksLines else { return }
        let lines = document.split(separator: .newline, omittingEmptySubsequences: false)
        listed = listed.map { finding in
            guard let line = finding.position?.line, lines.indices.contains(line - 1) else {
                return finding
            }
            return finding.with(\.sourceLine, Bytes(rebasing: lines[line - 1]).text)
        }
    }

    /// Removes what was reported, because a graver fault makes it doubtful.
    mutating func removeAll() { (listed, omittedCount) = ([], 0) }

    /// The listed findings by line, and after them "… and N more in this file" if some were omitted.
    var findings: [Diagnostic] {
        let sorted = listed.sorted()
        guard omittedCount > 0, let last = sorted.last else { return sorted }
        let more = Diagnostic(
            path: path, position: last.position, message: "… and \(omittedCount) more in this file")
        return sorted + [more]
    }
}
