/// The indentation that a block's content has where it is written.
///
/// It is taken off the content, and the content gets the indentation of the place where it is
/// shown. A block whose default content is shown thus looks as it was written.
struct BlockIndentation {
    /// How many bytes are taken off the start of each line.
    let removed: Int
    /// The blanks that each line gets where the block is shown, the indentation of the block
    /// around this one not counted.
    let added: Range<Int>

    /// Measures a block.
    ///
    /// - Parameters:
    ///   - content: the content in the template's text.
    ///   - layout: the block's opening tag.
    ///   - outer: how much the block around this one takes off.
    init(
        content: Range<Int>,
        layout: TagLayout,
        outer: Int,
        tree: TagTree
    ) {
        let bytes = tree.source.bytes
        if !layout.isStandalone, layout.indentation == nil {
            self = BlockIndentation(removed: outer, added: 0..<0)
            return
        }
        var common = layout.isStandalone ? nil : layout.indentation
        for line in BlockIndentation.lines(of: content, in: tree) {
            let blanks = line.lowerBound..<BlockIndentation.endOfBlanks(in: line, of: bytes)
            if blanks.upperBound == line.upperBound { continue }
            common = common.map { BlockIndentation.commonPrefix($0, blanks, of: bytes) } ?? blanks
        }
        let indentation = common ?? layout.indentation ?? 0..<0
        let addedStart = min(indentation.lowerBound + outer, indentation.upperBound)
        removed = max(outer, indentation.count)
        added = addedStart..<indentation.upperBound
    }

    private init(removed: Int, added: Range<Int>) {
        self.removed = removed
        self.added = added
    }

    /// The lines that start in the content, without their endings.
    private static func lines(of content: Range<Int>, in tree: TagTree) -> [Range<Int>] {
        let bytes = tree.source.bytes
        var lines: [Range<Int>] = []
        var start = content.lowerBound
        var isLineStart = start == 0 || bytes[start - 1] == .newline
        while start < content.upperBound {
            let newline = bytes[start..<content.upperBound].firstIndex(of: .newline)
            var end = newline ?? content.upperBound
            let next = newline.map { $0 + 1 } ?? content.upperBound
            if newline != nil, end > start, bytes[end - 1] == .carriageReturn { end -= 1 }
            if isLineStart { lines.append(start..<end) }
            isLineStart = true
            start = next
        }
        return lines
    }

    private static func endOfBlanks(in line: Range<Int>, of bytes: [UInt8]) -> Int {
        bytes[line].firstIndex { !$0.isBlank } ?? line.upperBound
    }

    private static func commonPrefix(
        _ first: Range<Int>,
        _ second: Range<Int>,
        of bytes: [UInt8]
    ) -> Range<Int> {
        var count = 0
        while count < min(first.count, second.count),
            bytes[first.lowerBound + count] == bytes[second.lowerBound + count]
        {
            count += 1
        }
        return first.lowerBound..<first.lowerBound + count
    }
}
