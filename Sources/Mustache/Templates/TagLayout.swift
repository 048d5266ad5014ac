/// The whitespace around a tag that belongs to the tag and not to the text beside it.
///
/// A standalone tag takes its line with it: the blanks before it and the line ending after it.
/// A parent and its end count as one tag. What stands left of a block directly in a parent, and
/// right of its end, is comment and cannot keep it from being standalone.
struct TagLayout {
    /// Where the text before the tag ends.
    let start: Int
    /// Where the text after the tag starts.
    let end: Int
    /// The blanks between the start of the line and the tag, if there is nothing else.
    let indentation: Range<Int>?
    let isStandalone: Bool

    init(of index: Int, in tree: TagTree) {
        let tag = tree.tags[index]
        let left = TagLayout.lineStart(before: tag, in: tree.source.bytes)
        let right = TagLayout.lineEnd(after: tag, in: tree.source.bytes)
        let rule = Rule(tagAt: index, in: tree)
        let isStandalone =
            switch rule {
            case .neverStandalone: false
            case .alone: left != nil && right != nil
            case .parent(let isAlone): isAlone
            case .givenBlock: right != nil
            case .endOfGivenBlock: left != nil
            }
        self.isStandalone = isStandalone
        indentation = left.map { $0..<tag.start }
        start = isStandalone ? left ?? tag.start : tag.start
        end = isStandalone ? right ?? tag.end : tag.end
    }

    /// The start of the tag's line, if there are only blanks between it and the tag.
    static func lineStart(before tag: ScannedTag, in bytes: [UInt8]) -> Int? {
        var index = tag.start
        while index > 0, bytes[index - 1].isBlank { index -= 1 }
        return index == 0 || bytes[index - 1] == .newline ? index : nil
    }

    /// The start of the line after the tag's, if there are only blanks behind the tag.
    static func lineEnd(after tag: ScannedTag, in bytes: [UInt8]) -> Int? {
        var index = tag.end
        while index < bytes.count, bytes[index].isBlank { index += 1 }
        if index == bytes.count { return index }
        if bytes[index] == .newline { return index + 1 }
        let isPair = bytes[index...].starts(with: [.carriageReturn, .newline])
        return isPair ? index + 2 : nil
    }
}

extension TagLayout {
    /// What decides whether a tag is standalone.
    private enum Rule {
        case neverStandalone
        case alone
        case parent(isAlone: Bool)
        case givenBlock
        case endOfGivenBlock

        init(tagAt index: Int, in tree: TagTree) {
            let kind = tree.tags[index].kind
            switch kind {
            case .interpolation, .unescapedInterpolation:
                self = .neverStandalone
            case .comment, .setDelimiters, .partial, .section, .invertedSection:
                self = .alone
            case .parent, .block, .end:
                self = Rule(pairedTagAt: index, in: tree)
            }
        }

        private init(pairedTagAt index: Int, in tree: TagTree) {
            let partner = tree.partner[index] ?? index
            let isEnd = tree.tags[index].kind == .end
            let opener = tree.tags[isEnd ? partner : index]
            let end = tree.tags[isEnd ? index : partner]
            let bytes = tree.source.bytes
            if opener.kind == .parent {
                let isAlone =
                    TagLayout.lineStart(before: opener, in: bytes) != nil
                    && TagLayout.lineEnd(after: end, in: bytes) != nil
                self = .parent(isAlone: isAlone)
            } else if opener.kind == .block, tree.isDirectlyInParent(index) {
                self = isEnd ? .endOfGivenBlock : .givenBlock
            } else {
                self = .alone
            }
        }
    }
}
