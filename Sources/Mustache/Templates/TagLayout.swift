import Diagnostics

/// The whitespace around a tag that belongs to the tag and not to the text beside it.
///
/// A standalone tag takes its line with it: the blanks before it and the line ending after it.
/// A parent and its end count as one tag. Text in front of a block directly in a parent, and behind
/// the block's end, is ignored and does not keep them from being standalone.
struct TagLayout {
    /// The end of the text before the tag.
    let start: Int
    /// The start of the text after the tag.
    let end: Int
    /// The blanks between the start of the line and the tag, if there is nothing else.
    let indentation: Range<Int>?
    let isStandalone: Bool

    init(of index: Int, in tree: TagTree) {
        let range = tree.tags[index].range
        let lineStart = Self.lineStart(before: range, in: tree.source.bytes)
        let lineEnd = Self.lineEnd(after: range, in: tree.source.bytes)
        isStandalone = Self.isStandalone(
            index, in: tree, startsLine: lineStart != nil, endsLine: lineEnd != nil)
        indentation = lineStart.map { $0..<range.lowerBound }
        start = isStandalone ? lineStart ?? range.lowerBound : range.lowerBound
        end = isStandalone ? lineEnd ?? range.upperBound : range.upperBound
    }

    private static func isStandalone(
        _ index: Int, in tree: TagTree, startsLine: Bool, endsLine: Bool
    ) -> Bool {
        switch tree.tags[index].kind {
        case .interpolation, .unescapedInterpolation:
            return false
        case .comment, .setDelimiters, .partial, .section, .invertedSection:
            return startsLine && endsLine
        case .parent, .block, .end:
            let isEnd = tree.tags[index].kind == .end
            let opener = tree.tags[isEnd ? tree.partner[index] : index]
            if opener.kind == .parent {
                let end = tree.tags[isEnd ? index : tree.partner[index]]
                return lineStart(before: opener.range, in: tree.source.bytes) != nil
                    && lineEnd(after: end.range, in: tree.source.bytes) != nil
            }
            if opener.kind == .block, tree.isDirectlyInParent(index) {
                return isEnd ? startsLine : endsLine
            }
            return startsLine && endsLine
        }
    }

    /// The start of a tag's line, if there are only blanks before the tag.
    private static func lineStart(before tag: Range<Int>, in bytes: [UInt8]) -> Int? {
        var index = tag.lowerBound
        while index > 0, bytes[index - 1].isBlank { index -= 1 }
        return index == 0 || bytes[index - 1] == .newline ? index : nil
    }

    /// The start of the line after a tag's, if there are only blanks after the tag.
    private static func lineEnd(after tag: Range<Int>, in bytes: [UInt8]) -> Int? {
        var index = tag.upperBound
        while index < bytes.count, bytes[index].isBlank { index += 1 }
        if index == bytes.count { return index }
        if bytes[index] == .newline { return index + 1 }
        return bytes[index...].starts(with: [.carriageReturn, .newline]) ? index + 2 : nil
    }
}

/// The indentation that a block's content has in the template's text.
///
/// It is removed from the content, which then gets the indentation of the block that it is shown
/// in. So a block's default content is shown as it was written.
struct BlockIndentation {
    /// The number of bytes to remove at the start of each line.
    let removed: Int
    /// The blanks to add to each line where the block is shown, without the indentation of the
    /// block around this one.
    let added: Range<Int>

    /// - Parameters:
    ///   - content: in bytes of the template's text.
    ///   - layout: of the block's opening tag.
    ///   - outer: the number of bytes that the block around this one removes.
    init(content: Range<Int>, layout: TagLayout, outer: Int, in bytes: [UInt8]) {
        if !layout.isStandalone, layout.indentation == nil {
            removed = outer
            added = 0..<0
            return
        }
        var common = layout.isStandalone ? nil : layout.indentation
        for line in Self.lines(of: content, in: bytes) {
            let end = bytes[line].firstIndex { !$0.isBlank }
            guard let end else { continue }
            let blanks = line.lowerBound..<end
            common = common.map { Self.commonPrefix($0, blanks, of: bytes) } ?? blanks
        }
        let indentation = common ?? layout.indentation ?? 0..<0
        removed = max(outer, indentation.count)
        added = min(indentation.lowerBound + outer, indentation.upperBound)..<indentation.upperBound
    }

    /// The lines that start in the content, without their endings.
    private static func lines(of content: Range<Int>, in bytes: [UInt8]) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var start = content.lowerBound
        var isLineStart = start == 0 || bytes[start - 1] == .newline
        while start < content.upperBound {
            let newline = bytes[start..<content.upperBound].firstIndex(of: .newline)
            var end = newline ?? content.upperBound
            if newline != nil, end > start, bytes[end - 1] == .carriageReturn { end -= 1 }
            if isLineStart { lines.append(start..<end) }
            isLineStart = true
            start = newline.map { $0 + 1 } ?? content.upperBound
        }
        return lines
    }

    private static func commonPrefix(
        _ first: Range<Int>, _ second: Range<Int>, of bytes: [UInt8]
    ) -> Range<Int> {
        let count = zip(bytes[first], bytes[second]).prefix { $0 == $1 }.count
        return first.lowerBound..<first.lowerBound + count
    }
}
