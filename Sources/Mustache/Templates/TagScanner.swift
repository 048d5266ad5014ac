import Diagnostics

/// Finds the tags in a template's text.
struct TagScanner {
    private let source: SourceText
    private var offset = 0
    private var delimiters: Delimiters

    static func tags(in source: SourceText, delimiters: Delimiters) throws -> [Tag] {
        var scanner = TagScanner(source: source, delimiters: delimiters)
        var tags: [Tag] = []
        while let tag = try scanner.next() { tags.append(tag) }
        return tags
    }

    private mutating func next() throws -> Tag? {
        guard let start = find(delimiters.open, from: offset) else { return nil }
        let afterOpen = start + delimiters.open.count
        let sigil = afterOpen < source.bytes.count ? source.bytes[afterOpen] : 0
        let kind = Tag.Kind(sigil: sigil)
        let contentStart = afterOpen + (kind == .interpolation ? 0 : 1)
        let closer = Self.bytesBeforeClose(sigil) + delimiters.close
        guard let contentEnd = find(closer, from: contentStart) else {
            let expected = String(decoding: closer, as: UTF8.self)
            throw error("the tag is never closed; \"\(expected)\" is missing", at: start)
        }
        offset = contentEnd + closer.count
        return try tag(kind, content: contentStart..<contentEnd, range: start..<offset)
    }

    private mutating func tag(
        _ kind: Tag.Kind, content: Range<Int>, range: Range<Int>
    ) throws -> Tag {
        var name = ""
        var isDynamic = false
        switch kind {
        case .comment: break
        case .setDelimiters:
            delimiters = try newDelimiters(in: content, tagStart: range.lowerBound)
        default:
            var trimmed = trim(content)
            if kind.allowsDynamicName, source.bytes[trimmed].first == UInt8(ascii: "*") {
                isDynamic = true
                trimmed = trim(trimmed.lowerBound + 1..<trimmed.upperBound)
            }
            name = String(decoding: source.bytes[trimmed], as: UTF8.self)
            try check(name, isLookedUp: kind.namesValue || isDynamic, at: range.lowerBound)
        }
        return Tag(
            kind: kind, name: name, isDynamic: isDynamic, range: range, delimiters: delimiters)
    }

    private func newDelimiters(in content: Range<Int>, tagStart: Int) throws -> Delimiters {
        let parts = source.bytes[content].split(whereSeparator: \.isWhitespace)
        guard parts.count == 2, !parts.joined().contains(UInt8(ascii: "=")) else {
            throw error(
                "a set-delimiter tag needs two delimiters with a space between them and without "
                    + "\"=\", as in {{=<% %>=}}",
                at: tagStart)
        }
        return Delimiters(open: Array(parts[0]), close: Array(parts[1]))
    }

    private func check(_ name: String, isLookedUp: Bool, at offset: Int) throws {
        if name.isEmpty {
            throw error("the tag has no name", at: offset)
        }
        if name.utf8.contains(where: \.isWhitespace) {
            throw error("\"\(name)\" is not a name: it has whitespace in it", at: offset)
        }
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        if isLookedUp, name != ".", parts.contains(where: \.isEmpty) {
            throw error("\"\(name)\" is not a name: a part of it between dots is empty", at: offset)
        }
    }

    private func trim(_ range: Range<Int>) -> Range<Int> {
        var lower = range.lowerBound
        var upper = range.upperBound
        while lower < upper, source.bytes[lower].isWhitespace { lower += 1 }
        while upper > lower, source.bytes[upper - 1].isWhitespace { upper -= 1 }
        return lower..<upper
    }

    private func find(_ pattern: [UInt8], from start: Int) -> Int? {
        let bytes = source.bytes
        var index = start
        while index + pattern.count <= bytes.count {
            if bytes[index] == pattern[0],
                bytes[index..<index + pattern.count].elementsEqual(pattern)
            {
                return index
            }
            index += 1
        }
        return nil
    }

    /// What must stand between a tag's content and the closing delimiter.
    private static func bytesBeforeClose(_ sigil: UInt8) -> [UInt8] {
        switch sigil {
        case UInt8(ascii: "{"): [UInt8(ascii: "}")]
        case UInt8(ascii: "="): [UInt8(ascii: "=")]
        default: []
        }
    }

    private func error(_ message: String, at offset: Int) -> DiagnosticError {
        source.error(message, at: offset)
    }
}

extension Tag.Kind {
    /// The kind of a tag with this byte after its opening delimiter.
    fileprivate init(sigil: UInt8) {
        self =
            switch sigil {
            case UInt8(ascii: "!"): .comment
            case UInt8(ascii: "="): .setDelimiters
            case UInt8(ascii: "{"), UInt8(ascii: "&"): .unescapedInterpolation
            case UInt8(ascii: "#"): .section
            case UInt8(ascii: "^"): .invertedSection
            case UInt8(ascii: ">"): .partial
            case UInt8(ascii: "<"): .parent
            case UInt8(ascii: "$"): .block
            case UInt8(ascii: "/"): .end
            default: .interpolation
            }
    }

    /// Whether an asterisk before the name makes it dynamic. An end tag repeats the asterisk.
    fileprivate var allowsDynamicName: Bool {
        self == .partial || self == .parent || self == .end
    }

    /// Whether the name is looked up in the context.
    fileprivate var namesValue: Bool {
        switch self {
        case .interpolation, .unescapedInterpolation, .section, .invertedSection: true
        default: false
        }
    }
}

extension UInt8 {
    /// A space or a tab: what may stand beside a standalone tag.
    var isBlank: Bool { self == .space || self == .tab }

    /// A blank, a line ending, a vertical tab or a form feed.
    var isWhitespace: Bool { self == .space || (self >= .tab && self <= .carriageReturn) }
}
