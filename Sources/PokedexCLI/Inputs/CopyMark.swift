import Diagnostics
import PokedexSite
import Publishing

/// The first line of a copy of a built-in file: a comment that says what the original was.
struct CopyMark: Equatable {
    /// The path of the original below the folder of templates.
    let path: String
    /// The digest of the original, as ``ContentHash`` writes it.
    let digest: String

    /// - Returns: `nil` for files that have no comments.
    init?(of original: InputFile) {
        path = original.path
        digest = original.bytes.withUnsafeBytes { ContentHash(of: $0) }.description
        guard comment != nil else { return nil }
    }

    /// The mark of a copy; `nil` for any other file.
    init?(in copy: InputFile) {
        let line = String(decoding: copy.bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        guard let match = line.firstMatch(of: /Copy of the built-in (\S+), ([0-9a-f]{16})/) else {
            return nil
        }
        (path, digest) = (String(match.1), String(match.2))
    }

    /// Without its line break.
    var line: String {
        let (start, end) = comment ?? ("", "")
        return "\(start) Copy of the built-in \(path), \(digest). \(end)"
    }

    /// How comments begin and end in such a file. None of them are in the website.
    private var comment: (String, String)? {
        if Theme.templateName(of: path) != nil { return ("{{!", "}}") }
        return path.hasSuffix(".css") || path.hasSuffix(".js") ? ("/*", "*/") : nil
    }

    /// How to see what is different in a copy.
    static func comparison(of copy: String, with original: InputFile) -> String {
        "to see the difference: diff -u \(shellWord(original.name)) \(shellWord(copy))"
    }
}

extension InputFolder {
    /// The site's copies of built-in files that are other ones now.
    var outdatedCopies: [Diagnostic] {
        let builtIn = files.filter(\.isBuiltIn) + replaced
        return files.filter { !$0.isBuiltIn }.compactMap { copy in
            guard let mark = CopyMark(in: copy) else { return nil }
            func finding(_ message: String, _ notes: [String]) -> Diagnostic {
                Diagnostic(
                    path: copy.name, position: SourcePosition(line: 1, column: nil),
                    message: message, notes: notes
                ).asWarning
            }
            guard let original = builtIn.first(where: { $0.path == mark.path }) else {
                return finding(
                    "this is a copy of \(mark.path), which the built-in theme does not have any more",
                    ["remove the copy, or its first line if the site needs it"])
            }
            guard let now = CopyMark(of: original), now != mark else { return nil }
            return finding(
                "the built-in \(mark.path) has changed since it was copied",
                [
                    CopyMark.comparison(of: copy.name, with: original),
                    "when the copy has what it needs of it, make this its first line: \(now.line)",
                ])
        }
    }
}
