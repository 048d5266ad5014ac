import Mustache

/// A template's markup as XML without its tags, with the same line numbers.
///
/// A section or block in the text is replaced by processing instructions, `<?begin 3?>` and
/// `<?end 3?>`, with the index of its opening tag in `Template.tags`. Inside a start tag, the
/// section's attributes get the index as a suffix, `class..3`, so that a section and its inverted
/// section may have the same attribute.
struct TemplateMarkup {
    /// The element around a template that is only a part of a page.
    static let root = "template-fragment"
    static let attributeSeparator = ".."

    /// The prefixes that a part may use because the page around it declares them.
    private static let namespaces =
        "xmlns:xlink=\"http://www.w3.org/1999/xlink\" xmlns:xhtml=\"http://www.w3.org/1999/xhtml\""

    /// A section, block or parent whose tags are in different parts of the markup.
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
    /// The offset in `xml` of the instruction of each open section.
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

    /// Ends an attribute's name with the indexes of the sections in the start tag around it.
    private mutating func appendSuffix() {
        for section in open where section.context == .tag {
            xml.append(contentsOf: "\(Self.attributeSeparator)\(section.tag)".utf8)
        }
    }

    /// Adds the replacement of a tag.
    private mutating func replace(_ index: Int) {
        let tag = tags[index]
        switch tag.kind {
        case .section, .invertedSection, .block, .parent: begin(index)
        case .end: end()
        case .interpolation, .unescapedInterpolation:
            xml.append(isPartOfName(tag) ? UInt8(ascii: "x") : .space)
        case .comment, .setDelimiters, .partial: xml.append(.space)
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

    /// Whether a tag is part of the name of an element or attribute, as in `<h{{level}}>` or
    /// `data-{{name}}="…"`, where only a letter can replace it.
    private func isPartOfName(_ tag: Tag) -> Bool {
        guard lexer.context == .tag else { return false }
        let next = tag.range.upperBound < source.count ? source[tag.range.upperBound] : 0
        if next == UInt8(ascii: "=") { return true }
        guard let last = xml.last else { return false }
        let isAfterBracket = last == UInt8(ascii: "<") || xml.suffix(2).elementsEqual("</".utf8)
        return isAfterBracket || last == UInt8(ascii: "-") || last.isLetterOrDigit
    }

    /// Gives a part of a page a root element. A whole document has one; its XML declaration, before
    /// which nothing is allowed, is removed.
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

/// Follows, byte after byte, which part of the markup a template's text is in.
struct MarkupLexer {
    /// The raw value is its name in messages.
    enum Context: String {
        case text = "the text"
        /// Between the brackets of a tag, outside its attributes' values.
        case tag = "a tag"
        case value = "an attribute"
        case comment = "a comment"
    }

    private(set) var context = Context.text
    private var quote: UInt8 = 0

    /// Reads the byte of a text at an index.
    mutating func read(_ text: [UInt8], at index: Int) {
        let byte = text[index]
        switch context {
        case .text:
            if byte == UInt8(ascii: "<") {
                context = text[index...].starts(with: "<!--".utf8) ? .comment : .tag
            }
        case .tag:
            if byte == UInt8(ascii: ">") {
                context = .text
            } else if byte == .quotationMark || byte == .apostrophe {
                context = .value
                quote = byte
            }
        case .value:
            if byte == quote { context = .tag }
        case .comment:
            if byte == UInt8(ascii: ">"), text[...index].suffix(3).elementsEqual("-->".utf8) {
                context = .text
            }
        }
    }
}
