import Mustache

/// A template's mark-up as XML, line for line, with nothing left of its tags.
///
/// Where a section or block begins and ends in the text, a processing instruction stands for it:
/// `<?begin 3?>` and `<?end 3?>`, with the place of its opening tag in `Template.tags`. Inside a
/// start tag, a section's attributes get it as a suffix, `class..3`, so that those of an if and an
/// else do not clash.
struct TemplateMarkup {
    /// The element around a template that is only a part of a page.
    static let root = "template-fragment"
    static let attributeSeparator = ".."

    /// Prefixes that a part may use because the page around it declares them.
    private static let namespaces =
        "xmlns:xlink=\"http://www.w3.org/1999/xlink\" xmlns:xhtml=\"http://www.w3.org/1999/xhtml\""

    /// A section, block or parent whose tags stand in different parts of the mark-up.
    struct Crossing {
        let tag: Int
        let begin: MarkupLexer.Context
        let end: MarkupLexer.Context
    }

    private struct Section {
        let tag: Int
        let context: MarkupLexer.Context
    }

    private(set) var xml: [UInt8] = []
    private(set) var crossings: [Crossing] = []
    private let source: [UInt8]
    private let tags: [Tag]
    private var lexer = MarkupLexer()
    private var open: [Section] = []
    /// Where in `xml` the instruction of each open section stands.
    private var instructions: [Int] = []

    init(_ template: Template) {
        source = Array(template.source.utf8)
        tags = template.tags
        var position = 0
        for (index, tag) in tags.enumerated() {
            copy(position..<tag.range.lowerBound)
            replace(index)
            position = tag.range.upperBound
        }
        copy(position..<source.count)
        wrap()
    }

    private mutating func copy(_ range: Range<Int>) {
        for index in range {
            if lexer.context == .tag, source[index] == UInt8(ascii: "=") { appendSuffix() }
            lexer.read(source, at: index)
            xml.append(source[index])
        }
    }

    /// Makes the attribute's name just read one of the sections in the tag that it stands in.
    private mutating func appendSuffix() {
        for section in open where section.context == .tag {
            xml.append(contentsOf: "\(Self.attributeSeparator)\(section.tag)".utf8)
        }
    }

    /// Puts what stands for the tag at this place in `tags`.
    private mutating func replace(_ index: Int) {
        let tag = tags[index]
        switch tag.kind {
        case .section, .invertedSection, .block, .parent:
            begin(index)
        case .end:
            end()
        case .interpolation, .unescapedInterpolation:
            xml.append(isPartOfName(tag) ? UInt8(ascii: "x") : .space)
        case .comment, .setDelimiters, .partial:
            xml.append(.space)
        }
        xml.append(contentsOf: source[tag.range].filter { $0 == .newline })
    }

    private mutating func begin(_ index: Int) {
        open.append(Section(tag: index, context: lexer.context))
        instructions.append(xml.count)
        let isInText = lexer.context == .text
        xml.append(contentsOf: (isInText ? "<?begin \(index)?>" : " ").utf8)
    }

    private mutating func end() {
        guard let section = open.popLast(), let start = instructions.popLast() else { return }
        guard section.context == lexer.context else {
            crossings.append(Crossing(tag: section.tag, begin: section.context, end: lexer.context))
            return eraseInstruction(of: section, at: start)
        }
        let isInText = lexer.context == .text
        xml.append(contentsOf: (isInText ? "<?end \(section.tag)?>" : " ").utf8)
    }

    private mutating func eraseInstruction(of section: Section, at start: Int) {
        guard section.context == .text else { return }
        let length = "<?begin \(section.tag)?>".utf8.count
        xml.replaceSubrange(start..<start + length, with: repeatElement(.space, count: length))
    }

    /// Whether a value stands in the name of an element or attribute, as in `<h{{level}}>` or
    /// `data-{{name}}="…"`, where nothing but a letter can stand for it.
    private func isPartOfName(_ tag: Tag) -> Bool {
        guard lexer.context == .tag else { return false }
        let next = tag.range.upperBound < source.count ? source[tag.range.upperBound] : 0
        if next == UInt8(ascii: "=") { return true }
        guard let last = xml.last else { return false }
        let isAfterBracket = last == UInt8(ascii: "<") || xml.suffix(2).elementsEqual("</".utf8)
        return isAfterBracket || last == UInt8(ascii: "-") || last.isLetterOrDigit
    }

    /// Gives a part of a page a root of its own. A whole document keeps its own, and loses its XML
    /// declaration, before which nothing could stand.
    private mutating func wrap() {
        let start = xml.firstIndex { !$0.isWhiteSpace } ?? xml.endIndex
        if xml[start...].starts(with: "<?xml".utf8), let end = xml.firstIndex(of: UInt8(ascii: ">"))
        {
            for index in start...end where xml[index] != .newline { xml[index] = .space }
        } else if !xml[start...].starts(with: "<!DOCTYPE".utf8) {
            xml.insert(contentsOf: "<\(Self.root) \(Self.namespaces)>".utf8, at: 0)
            xml.append(contentsOf: "</\(Self.root)>".utf8)
        }
    }
}

extension UInt8 {
    fileprivate var isLetterOrDigit: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default:
            false
        }
    }
}
