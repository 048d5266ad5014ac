import Diagnostics

/// A template's tags with what belongs together: which tag ends which, and what stands in what.
struct TagTree {
    /// How many sections, blocks and parents may stand in one another.
    static let deepestNesting = 100

    let source: SourceText
    let tags: [ScannedTag]
    /// Of a tag that opens content the number of its end tag, and the other way round.
    private(set) var partner: [Int?]
    /// The number of the innermost tag whose content the tag stands in; that of an end tag is the
    /// same as that of its opening tag.
    private(set) var container: [Int?]

    init(_ source: SourceText, tags: [ScannedTag]) throws(TemplateError) {
        self.source = source
        self.tags = tags
        partner = Array(repeating: nil, count: tags.count)
        container = Array(repeating: nil, count: tags.count)
        try match()
        try checkParents()
    }

    func isDirectlyInParent(_ index: Int) -> Bool {
        container[index].map { tags[$0].kind == .parent } ?? false
    }

    private mutating func match() throws(TemplateError) {
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
                guard open.count < TagTree.deepestNesting else { throw tooDeep(tag) }
                open.append(index)
            }
        }
        if let last = open.last {
            let tag = tags[last]
            throw error("\(tag.kindName) \"\(tag.spelledName)\" is never closed", at: tag)
        }
    }

    private func opener(closedBy end: ScannedTag, open: [Int]) throws(TemplateError) -> Int {
        guard let last = open.last else {
            throw error("there is no section \"\(end.spelledName)\" open to be closed", at: end)
        }
        let opener = tags[last]
        if opener.spelledName == end.spelledName { return last }
        let line = source.position(at: opener.start).line
        throw error(
            "\"\(end.spelledName)\" is closed here, but \(opener.kindName) "
                + "\"\(opener.spelledName)\", opened in line \(line), is still open",
            at: end
        )
    }

    /// Only blocks count inside a parent. Text there is comment, as the specification has it; a
    /// tag that would be left out just as silently is a mistake.
    private func checkParents() throws(TemplateError) {
        var given: [Int: Set<String>] = [:]
        for (index, tag) in tags.enumerated() where isDirectlyInParent(index) {
            guard let parent = container[index] else { continue }
            switch tag.kind {
            case .comment, .setDelimiters, .end: continue
            case .block:
                if !given[parent, default: []].insert(tag.tag.name).inserted {
                    throw error("block \"\(tag.tag.name)\" is given a second time", at: tag)
                }
            default:
                let name = tags[parent].spelledName
                throw error(
                    "only blocks may stand directly in parent \"\(name)\"; "
                        + "put this \(tag.kindName) into one",
                    at: tag
                )
            }
        }
    }

    private func tooDeep(_ tag: ScannedTag) -> TemplateError {
        error("sections are nested more than \(TagTree.deepestNesting) deep", at: tag)
    }

    private func error(_ message: String, at tag: ScannedTag) -> TemplateError {
        TemplateError(source.diagnostic(message, at: tag.start))
    }
}
