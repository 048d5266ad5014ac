import Diagnostics

/// Finds the tags in a template's text.
struct TagScanner {
    private let source: SourceText
    private var position = 0
    private var delimiters = Delimiters.standard

    init(_ source: SourceText, delimiters: Delimiters) {
        self.source = source
        self.delimiters = delimiters
    }

    /// The text's tags in order.
    static func scan(
        _ source: SourceText,
        delimiters: Delimiters = .standard
    ) throws(TemplateError) -> [ScannedTag] {
        var scanner = TagScanner(source, delimiters: delimiters)
        var tags: [ScannedTag] = []
        while let tag = try scanner.next() {
            tags.append(tag)
        }
        return tags
    }

    private mutating func next() throws(TemplateError) -> ScannedTag? {
        guard let start = find(delimiters.open, from: position) else { return nil }
        let afterOpen = start + delimiters.open.count
        let sigil = Sigil(afterOpen < source.bytes.count ? source.bytes[afterOpen] : 0)
        let contentStart = afterOpen + (sigil == .none ? 0 : 1)
        let closer = sigil.closingBytes + delimiters.close
        guard let contentEnd = find(closer, from: contentStart) else {
            throw unclosedTag(at: start, closer: closer)
        }
        position = contentEnd + closer.count
        return try tag(sigil, content: contentStart..<contentEnd, range: start..<position)
    }

    private mutating func tag(
        _ sigil: Sigil,
        content: Range<Int>,
        range: Range<Int>
    ) throws(TemplateError) -> ScannedTag {
        var name = ""
        var isDynamic = false
        if sigil == .setDelimiters {
            delimiters = try newDelimiters(in: content, tagStart: range.lowerBound)
        } else if sigil != .comment {
            var trimmed = trim(content)
            if sigil.allowsDynamicName, source.bytes[trimmed].first == UInt8(ascii: "*") {
                isDynamic = true
                trimmed = trim(trimmed.lowerBound + 1..<trimmed.upperBound)
            }
            name = String(decoding: source.bytes[trimmed], as: UTF8.self)
            try check(name, of: sigil, isDynamic: isDynamic, at: range.lowerBound)
        }
        let tag = Tag(kind: sigil.kind, name: name, isDynamic: isDynamic, range: range)
        return ScannedTag(tag: tag, delimiters: delimiters)
    }

    private func newDelimiters(
        in content: Range<Int>,
        tagStart: Int
    ) throws(TemplateError) -> Delimiters {
        let words = source.bytes[content].split(whereSeparator: \.isWhitespace)
        guard words.count == 2, !words.joined().contains(UInt8(ascii: "=")) else {
            throw error(
                "a set-delimiter tag needs two delimiters with a space between them and without "
                    + "\"=\", as in {{=<% %>=}}",
                at: tagStart
            )
        }
        return Delimiters(open: Array(words[0]), close: Array(words[1]))
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
}

extension TagScanner {
    private func check(
        _ name: String,
        of sigil: Sigil,
        isDynamic: Bool,
        at offset: Int
    ) throws(TemplateError) {
        if name.isEmpty {
            throw error("the tag has no name", at: offset)
        }
        if name.utf8.contains(where: \.isWhitespace) {
            throw error("\"\(name)\" is not a name: it has whitespace in it", at: offset)
        }
        if sigil.namesValue || isDynamic, name != ".", hasEmptyPart(name) {
            throw error("\"\(name)\" is not a name: a part of it between dots is empty", at: offset)
        }
    }

    private func hasEmptyPart(_ name: String) -> Bool {
        name.split(separator: ".", omittingEmptySubsequences: false).contains(where: \.isEmpty)
    }

    private func unclosedTag(at offset: Int, closer: [UInt8]) -> TemplateError {
        let expected = String(decoding: closer, as: UTF8.self)
        return error("the tag is never closed; \"\(expected)\" is missing", at: offset)
    }

    private func error(_ message: String, at offset: Int) -> TemplateError {
        TemplateError(source.diagnostic(message, at: offset))
    }
}

extension UInt8 {
    /// A space or a tab: what may stand beside a standalone tag.
    var isBlank: Bool { self == .space || self == .tab }

    /// A blank, a line ending, a vertical tab or a form feed.
    var isWhitespace: Bool { self == .space || (self >= .tab && self <= .carriageReturn) }
}
