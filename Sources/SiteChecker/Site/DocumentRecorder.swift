/// Collects the facts of one document after another: ids, links and findings.
struct DocumentRecorder {
    var facts = DocumentFacts(file: 0, path: "")
    private var resolver: LinkResolver
    private var folder: [UInt8] = []
    private var links: Set<Int> = []
    /// The hash of the folder around ``folder``; `nil` at the root.
    private var parent: Int?
    /// The links of all documents that begin with `../` and lead to a file, hashed with ``parent``.
    private var soundLinks: Set<Int> = []
    /// Every fragment so far by its hash, so that each is made into a `String` once.
    private var fragments: [Int: String] = [:]

    init(files: SiteFiles, base: BaseAddress) {
        resolver = LinkResolver(files: files, base: base)
    }

    /// Begins the file with this index in `SiteFiles.files`.
    mutating func begin(_ file: Int) {
        let entry = resolver.files.files[file]
        facts = DocumentFacts(file: file, path: entry.path)
        folder = Array(entry.folder.utf8)
        parent = folder.dropLast().lastIndex(of: .slash).map { ByteHash.of(Array(folder[...$0])) }
        links.removeAll(keepingCapacity: true)
    }

    /// Ends the document and returns its facts.
    mutating func finish() -> DocumentFacts {
        defer { facts = DocumentFacts(file: 0, path: "") }
        return facts
    }

    /// Records that the parser could not read the document to its end.
    mutating func fail(_ fault: MarkupFault) {
        facts.findings.removeAll()
        if let mismatch = fault.mismatch {
            let (line, text) = mismatch.explanation(at: fault.line)
            facts.findings.report(line: line, text)
        } else {
            facts.findings.report(line: fault.line, fault.message)
        }
        facts.fragmentLinks = []
        facts.alternates = []
        facts.languageLinks = []
        facts.title = nil
        facts.isComplete = false
    }

    mutating func report(line: Int, _ message: String) {
        facts.findings.report(line: line, message)
    }

    mutating func addID(_ id: Bytes, line: @autoclosure () -> Int) {
        guard !id.isEmpty, !id.contains(where: \.isWhiteSpace) else {
            return report(line: line(), "id \"\(id.text)\" is empty or holds a space")
        }
        if !facts.ids.insert(ByteHash.of(id)).inserted {
            report(line: line(), "id \"\(id.text)\" occurs twice")
        }
    }

    /// Follows a link, unless the document has had it before. A link that begins with `../` and
    /// leads to a file is followed once for all documents with the same parent folder.
    mutating func addLink(_ link: Bytes, line: @autoclosure () -> Int) {
        let hash = ByteHash.of(link)
        let shared = link.hasLiteral("../", at: 0) ? parent.map { $0 ^ hash } : nil
        if let shared, soundLinks.contains(shared) { return }
        guard links.insert(hash).inserted else { return }
        switch resolver.resolve(link, in: folder, of: facts.file) {
        case .external: break
        case .fault(let fault): report(line: line(), fault.message(StartTag.text(link)))
        case .file(let target, let fragment):
            guard let fragment else {
                if let shared { soundLinks.insert(shared) }
                return
            }
            addFragmentLink(to: target, fragment, line: line())
        }
    }

    /// Follows every address of a `srcset`, whose candidates are separated by commas.
    mutating func addLinkSet(_ links: Bytes, line: @autoclosure () -> Int) {
        for candidate in links.split(separator: UInt8(ascii: ",")) {
            let parts = candidate.split(whereSeparator: \.isWhiteSpace)
            if let address = parts.first { addLink(Bytes(rebasing: address), line: line()) }
        }
    }

    /// Follows the address in the `content` of a refresh, such as `0; url=/en/`.
    mutating func addRedirect(_ content: Bytes, line: Int) {
        facts.isRedirect = true
        guard let equals = content.firstIndex(of: UInt8(ascii: "=")) else { return }
        addLink(Bytes(rebasing: content[(equals + 1)...]), line: line)
    }

    /// The file that a link leads to, or `nil` if it does not lead to one of the site.
    mutating func target(of link: Bytes) -> Int? {
        guard case .file(let target, _) = resolver.resolve(link, in: folder, of: facts.file) else {
            return nil
        }
        return target
    }

    private mutating func addFragmentLink(to target: Int, _ fragment: Int, line: Int) {
        // Browsers take "#top" for the page's beginning, whatever its ids.
        let id = fragments[fragment] ?? resolver.lastFragment
        guard id != "top" else { return }
        fragments[fragment] = id
        facts.fragmentLinks.append(.init(target: target, id: id, hash: fragment, line: line))
    }
}
