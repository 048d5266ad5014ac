/// Finds the addresses in a style sheet: `url(…)` and `@import "…"`.
struct StylesheetScanner {
    private let css: Bytes
    private var index = 0
    private var line = 1

    static func scan(_ css: Bytes, _ recorder: inout DocumentRecorder) {
        var scanner = StylesheetScanner(css: css)
        while scanner.index < css.count { scanner.step(&recorder) }
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
        // A bare fragment refers to the document that uses the style sheet.
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

/// Finds the modules that a script imports by a relative or absolute path.
///
/// It searches for `from "./x.js"`, `import "./x.js"` and `import("./x.js")` as text and does not
/// parse the rest.
struct ScriptScanner {
    static func scan(_ script: Bytes, _ recorder: inout DocumentRecorder) {
        var line = 1
        for index in script.indices {
            if script[index] == .newline { line += 1 }
            if let address = importedPath(in: script, at: index) {
                recorder.addLink(address, line: line)
            }
        }
    }

    /// The path after the keyword at an index; `nil` if there is no import of a path.
    private static func importedPath(in script: Bytes, at index: Int) -> Bytes? {
        let keywords: [StaticString] = ["from", "import"]
        guard let keyword = keywords.first(where: { script.hasLiteral($0, at: index) }),
            index == 0 || !isNamePart(script[index - 1])
        else { return nil }
        return quotedPath(in: script, at: index + keyword.utf8CodeUnitCount)
    }

    private static func quotedPath(in script: Bytes, at start: Int) -> Bytes? {
        var index = start
        while index < script.count, script[index].isWhiteSpace || script[index] == UInt8(ascii: "(")
        {
            index += 1
        }
        guard index + 1 < script.count else { return nil }
        let quote = script[index]
        guard quote == .quotationMark || quote == .apostrophe,
            script[index + 1] == .dot || script[index + 1] == .slash,
            let end = script[(index + 1)...].firstIndex(of: quote)
        else { return nil }
        return Bytes(rebasing: script[(index + 1)..<end])
    }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        byte.isLetterOrDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
            || byte == .dot
    }
}
