/// Style sheets and scripts as readers download them: without comments, indentation and empty
/// lines, which make up a quarter of the compressed scripts and an eighth of the styles. Styles have no
/// white space around braces, semicolons and commas either, and scripts none around most punctuation.
enum CompactAsset {
    /// The content that is served for a file of the theme; for other kinds of files it is the same.
    static func bytes(of file: ThemeFile) -> [UInt8] {
        if file.path.hasSuffix(".css") { return styleSheet(file.bytes) }
        return file.path.hasSuffix(".js") ? script(file.bytes) : file.bytes
    }

    /// Addresses in `url()` must be quoted if they contain `/*`.
    private static func styleSheet(_ css: [UInt8]) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(css.count)
        var quote: UInt8?
        var index = css.startIndex
        while index < css.endIndex {
            let byte = css[index]
            if quote == nil, css[index...].starts(with: commentStart) {
                index = endOfComment(in: css, from: index)
                continue
            }
            index += 1
            if byte == backslash, index < css.endIndex {
                output += [byte, css[index]]
                index += 1
                continue
            }
            if byte == quote {
                quote = nil
            } else if quote == nil, quotes.contains(byte) {
                quote = byte
            }
            if quote == nil, isSpace(byte), output.last.map(separators.contains) ?? true {
                continue
            }
            if quote == nil, byte == openBrace || byte == closeBrace {
                while let last = output.last,
                    isSpace(last) || byte == closeBrace && last == semicolon
                {
                    output.removeLast()
                }
            }
            output.append(byte)
        }
        return output
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == newline || byte == space }

    private static func endOfComment(in css: [UInt8], from start: Int) -> Int {
        var index = start + commentStart.count
        while index < css.endIndex, !css[index...].starts(with: commentEnd) { index += 1 }
        return min(index + commentEnd.count, css.endIndex)
    }

    /// Removes only comments that have lines of their own, since it takes a parser of JavaScript to
    /// recognize others. A template literal over several lines stays as it is.
    private static func script(_ source: [UInt8]) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(source.count)
        var isInComment = false
        var isInTemplate = false
        for line in source.split(separator: newline, omittingEmptySubsequences: false) {
            let code = isInTemplate ? line : line.drop { $0 == space }
            if isInComment {
                isInComment = !code.ends(with: commentEnd)
            } else if !isInTemplate, code.starts(with: commentStart),
                code.ends(with: commentEnd) || !code.contains(commentEnd)
            {
                isInComment = !code.ends(with: commentEnd)
            } else if isInTemplate || !code.isEmpty && !code.starts(with: lineComment) {
                output += isInTemplate ? code : ArraySlice(withoutSpaces(code))
                output.append(newline)
                if !code.count(where: { $0 == backtick }).isMultiple(of: 2) {
                    isInTemplate.toggle()
                }
            }
        }
        return output
    }

    /// A line of a script without spaces around punctuation outside of its strings. A line with a
    /// slash or a backtick outside of them stays as it is: there may be a regular expression, a comment
    /// or a template literal.
    private static func withoutSpaces(_ line: ArraySlice<UInt8>) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(line.count)
        var quote: UInt8?
        var isEscaped = false
        for (index, byte) in zip(line.indices, line) {
            if let open = quote {
                if byte == open, !isEscaped { quote = nil }
                isEscaped = byte == backslash && !isEscaped
            } else if byte == slash || byte == backtick {
                return Array(line)
            } else if quotes.contains(byte) {
                quote = byte
            } else if byte == space {
                let isNextToOne =
                    output.last.map(punctuation.contains) ?? true
                    || line[(index + 1)...].first.map(punctuation.contains) ?? true
                if isNextToOne { continue }
            }
            output.append(byte)
        }
        return output
    }

    private static let commentStart = Array("/*".utf8)
    private static let commentEnd = Array("*/".utf8)
    private static let lineComment = Array("//".utf8)
    private static let quotes = Array("\"'".utf8)
    /// What no white space follows.
    private static let separators = Array("{};,\n".utf8)
    /// What needs no spaces around it in scripts. `+` and `-` are not among it, since `a + +b` is not
    /// `a ++b`, and neither are `<` and `!`, since `<!--` begins a comment.
    private static let punctuation = Array("{}()[],;:=>&|?*".utf8)
    private static let openBrace = UInt8(ascii: "{")
    private static let closeBrace = UInt8(ascii: "}")
    private static let semicolon = UInt8(ascii: ";")
    private static let backslash = UInt8(ascii: "\\")
    private static let slash = UInt8(ascii: "/")
    private static let backtick = UInt8(ascii: "`")
    private static let newline = UInt8(ascii: "\n")
    private static let space = UInt8(ascii: " ")
}

extension ArraySlice<UInt8> {
    fileprivate func ends(with suffix: [UInt8]) -> Bool {
        self.suffix(suffix.count).elementsEqual(suffix)
    }
}
