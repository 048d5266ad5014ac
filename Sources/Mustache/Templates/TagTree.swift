import Diagnostics

/// A template's tags, matched: which tag ends which, and which contains which.
struct TagTree: Sendable {
    /// The greatest depth of sections, blocks and parents in each other.
    static let maximumDepth = 100

    let source: SourceText
    let tags: [Tag]
    /// For a tag with content the index of its end tag, and the other way round; for any other tag
    /// its own index.
    private(set) var partner: [Int]
    /// The index of the innermost tag around each tag; the same for an end tag and its opening tag.
    private(set) var container: [Int?]

    init(_ source: SourceText, delimiters: Delimiters) throws {
        self.source = source
        tags = try TagScanner.tags(in: source, delimiters: delimiters)
        partner = Array(tags.indices)
        container = Array(repeating: nil, count: tags.count)
        try match()
        try checkParents()
    }

    func isDirectlyInParent(_ index: Int) -> Bool {
        container[index].map { tags[$0].kind == .parent } ?? false
    }

    private mutating func match() throws {
        var open: [Int] = []
        for (index, tag) in tags.enumerated() {
            if tag.kind == .end {
                let opener = try opener(closedBy: tag, open: open)
                open.removeLast()
                partner[index] = opener
                partner[opener] = index
            }
            container[index] = open.last
            if tag.opensContent {
                guard open.count < Self.maximumDepth else {
                    throw error("sections are nested more than \(Self.maximumDepth) deep", at: tag)
                }
                open.append(index)
            }
        }
        if let last = open.last {
            let tag = tags[last]
            throw error("\(tag.kindName) \"\(tag.spelledName)\" is never closed", at: tag)
        }
    }

    private func opener(closedBy end: Tag, open: [Int]) throws -> Int {
        guard let last = open.last else {
            throw error("there is no section \"\(end.spelledName)\" open to be closed", at: end)
        }
        let opener = tags[last]
        if opener.spelledName == end.spelledName { return last }
        let line = source.position(at: opener.range.lowerBound).line
        throw error(
            "\"\(end.spelledName)\" is closed here, but \(opener.kindName) "
                + "\"\(opener.spelledName)\", opened in line \(line), is still open",
            at: end)
    }

    /// Refuses everything but blocks directly in a parent. By the specification text there is
    /// ignored; a tag that would be ignored is a mistake.
    private func checkParents() throws {
        var given: [Int: Set<String>] = [:]
        for (index, tag) in tags.enumerated() where isDirectlyInParent(index) {
            guard let parent = container[index] else { continue }
            switch tag.kind {
            case .comment, .setDelimiters, .end: continue
            case .block:
                if !given[parent, default: []].insert(tag.name).inserted {
                    throw error("block \"\(tag.name)\" is given a second time", at: tag)
                }
            default:
                throw error(
                    "only blocks may stand directly in parent \"\(tags[parent].spelledName)\"; "
                        + "put this \(tag.kindName) into one",
                    at: tag)
            }
        }
    }

    private func error(_ message: String, at tag: Tag) -> DiagnosticError {
        source.error(message, at: tag.range.lowerBound)
    }
}

extension Tag {
    /// The name as it must stand in the end tag.
    fileprivate var spelledName: String { isDynamic ? "*" + name : name }

    /// Whether an end tag must follow.
    package var opensContent: Bool {
        switch kind {
        case .section, .invertedSection, .parent, .block: true
        default: false
        }
    }

    /// The kind in messages: "section", "block".
    fileprivate var kindName: String {
        switch kind {
        case .section: "section"
        case .invertedSection: "inverted section"
        case .parent: "parent"
        case .block: "block"
        case .partial: "partial"
        default: "tag"
        }
    }
}
