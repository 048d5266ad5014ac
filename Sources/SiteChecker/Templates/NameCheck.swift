import Diagnostics
import Mustache

/// Walks through a template and all templates that it includes, with the names that it is given, and
/// reports every tag whose name is unknown.
struct NameCheck {
    private let templates: [String: Template]
    private let page: String
    private(set) var findings: [Diagnostic] = []
    /// The values of the sections around the tag, innermost last.
    private var context: [ValueOutline]
    /// The blocks that are given to the parents around.
    private var blocks: [String: Passage] = [:]
    /// The templates that the walk is in, with the depth of their context.
    private var open: [Visit] = []

    /// A template that includes itself without end is left at this depth; rendering it is an error.
    private static let maximumDepth = 32

    private struct Visit: Equatable {
        let template: String
        let depth: Int
    }

    /// Consecutive tags of one template, by index.
    private struct Passage {
        let template: Template
        let tags: Range<Int>
    }

    /// The unknown names in the template of a page.
    static func findings(
        in page: String, given outline: ValueOutline, templates: [String: Template]
    ) -> [Diagnostic] {
        var check = NameCheck(templates: templates, page: page, context: [outline])
        check.include(page)
        return check.findings
    }

    /// Walks through a template, unless it does not exist or includes itself.
    private mutating func include(_ name: String) {
        let visit = Visit(template: name, depth: context.count)
        guard let template = templates[name], !open.contains(visit), open.count < Self.maximumDepth
        else { return }
        open.append(visit)
        walk(Passage(template: template, tags: template.tags.indices))
        open.removeLast()
    }

    private mutating func walk(_ passage: Passage) {
        var index = passage.tags.lowerBound
        while index < passage.tags.upperBound {
            let tag = passage.template.tags[index]
            let content = Passage(
                template: passage.template,
                tags: index + 1..<Self.end(of: index, in: passage.template.tags))
            visit(tag, content)
            index = content.tags.upperBound
        }
    }

    private mutating func visit(_ tag: Tag, _ content: Passage) {
        switch tag.kind {
        case .comment, .setDelimiters, .end: break
        case .interpolation, .unescapedInterpolation: _ = outline(of: tag, in: content.template)
        case .section:
            guard let outline = outline(of: tag, in: content.template), outline.isKnown else {
                return
            }
            context.append(outline)
            walk(content)
            context.removeLast()
        case .invertedSection:
            if outline(of: tag, in: content.template) != nil { walk(content) }
        case .partial where tag.isDynamic: _ = outline(of: tag, in: content.template)
        case .partial: include(tag.name)
        case .parent: extend(tag, with: content)
        case .block: walk(blocks[tag.name] ?? content)
        }
    }

    /// Walks through a parent with the blocks given to it; those given further outside win.
    private mutating func extend(_ tag: Tag, with content: Passage) {
        let before = blocks
        var index = content.tags.lowerBound
        while index < content.tags.upperBound {
            let tags = content.template.tags
            let end = Self.end(of: index, in: tags)
            if tags[index].kind == .block, blocks[tags[index].name] == nil {
                blocks[tags[index].name] = Passage(
                    template: content.template, tags: index + 1..<end)
            }
            index = end
        }
        if tag.isDynamic { _ = outline(of: tag, in: content.template) } else { include(tag.name) }
        blocks = before
    }

    /// The outline of a tag's value; `nil` if the name is unknown, which is reported.
    private mutating func outline(of tag: Tag, in template: Template) -> ValueOutline? {
        guard tag.name != "." else { return context.last }
        let path = tag.name.split(separator: ".").map(String.init)
        let first = context.reversed().lazy.compactMap { $0[path[0]] }.first
        var outline = first
        for name in path.dropFirst() {
            guard let around = outline, around.isKnown else { break }
            outline = around[name]
        }
        if outline == nil {
            findings.append(
                template.diagnostic(
                    "\"\(tag.name)\" is not known here, as part of \"\(page)\"",
                    at: tag.range.lowerBound))
        }
        return outline
    }

    /// The index behind a tag, its content and its end tag.
    private static func end(of start: Int, in tags: [Tag]) -> Int {
        var depth = 0
        for index in start..<tags.count {
            if tags[index].opensContent { depth += 1 }
            if tags[index].kind == .end { depth -= 1 }
            if depth == 0 { return index + 1 }
        }
        return tags.count
    }
}
