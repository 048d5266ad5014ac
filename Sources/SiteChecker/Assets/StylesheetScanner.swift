/// Finds the addresses in a stylesheet: `url(…)` and `@import "…"`.
struct StylesheetScanner {
    private let css: Bytes
    private var index = 0
    private var line = 1

    /// Follows every address in `css` with the line it stands at.
    static func scan(_ css: Bytes, _ recorder: inout DocumentRecorder) {
        var scanner = StylesheetScanner(css: css)
        while scanner.index < css.count { scanner.step(&recorder) }
    }

    private init(css: Bytes) {
        self.css = css
    }

    private mutating func step(_ recorder: inout DocumentRecorder) {
        if css.hasLiteral("/*", at: index) {
            skipComment()
        } else if css.hasLiteral("url(", at: index) {
            advance(4)
            followAddress(&recorder)
        } else if css.hasLiteral("@import", at: index) {
            advance(7)
            skipWhiteSpace()
            if isQuote { followAddress(&recorder) }
        } else if isQuote {
            _ = quoted()
        } else {
            advance(1)
        }
    }

    private var isQuote: Bool {
        index < css.count && (css[index] == .quotationMark || css[index] == .apostrophe)
    }

    private mutating func followAddress(_ recorder: inout DocumentRecorder) {
        skipWhiteSpace()
        let start = line
        let address = isQuote ? quoted() : unquoted()
        // A bare fragment means the document that uses the stylesheet.
        guard let first = address.first, first != .numberSign else { return }
        recorder.addLink(address, line: start)
    }

    private mutating func quoted() -> Bytes {
        let quote = css[index]
        advance(1)
        let start = index
        while index < css.count, css[index] != quote {
            advance(css[index] == .backslash ? 2 : 1)
        }
        let end = min(index, css.count)
        advance(1)
        return Bytes(rebasing: css[start..<end])
    }

    private mutating func unquoted() -> Bytes {
        let start = index
        while index < css.count, css[index] != UInt8(ascii: ")") { advance(1) }
        return Bytes(rebasing: css[start..<index])
    }

    private mutating func skipComment() {
        advance(2)
        while index < css.count, !css.hasLiteral("*/", at: index) { advance(1) }
        advance(2)
    }

    private mutating func skipWhiteSpace() {
        while index < css.count, css[index].isWhiteSpace { advance(1) }
    }

    private mutating func advance(_ count: Int) {
        let end = min(index + count, css.count)
        while index < end {
            if css[index] == .newline { line += 1 }
            index += 1
        }
    }
}
