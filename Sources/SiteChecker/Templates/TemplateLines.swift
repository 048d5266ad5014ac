import Diagnostics
import Mustache

/// The lines of a site's own templates, to find the one that a fault on a page comes from.
package struct TemplateLines: Sendable {
    private struct Line {
        let path: String
        let number: Int
        let text: String
        /// What stands between its tags.
        let pieces: [String]
    }

    private let lines: [Line]

    /// - Parameters:
    ///   - directory: the folder of the templates; without one there are no lines.
    /// - Throws: an error if a file in it cannot be read.
    package init(directory: String?) throws {
        guard let directory else {
            lines = []
            return
        }
        var buffer = FileBuffer()
        lines = try SiteFiles.paths(in: directory).filter { $0.hasSuffix(".mustache") }
            .flatMap { path in
                let path = "\(directory)/\(path)"
                try buffer.read(path)
                let text = buffer.withContents { $0.text }
                return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
                    .map {
                        Line(path: path, number: $0 + 1, text: String($1), pieces: Self.pieces($1))
                    }
            }
    }

    /// The finding about a page, moved to the line of a template that is most likely its reason, and the
    /// longest text of that line that the page shows; `nil` where there is none, or more than one.
    package func reason(of finding: Diagnostic) -> (finding: Diagnostic, text: String)? {
        guard let shown = finding.sourceLine else { return nil }
        let quoted = Self.quoted(in: finding.message)
        let found =
            longest(in: shown) { _, shown in
                quoted.contains { text in shown.contains { Self.piece($0, isAbout: text) } }
            }
            // The value of a name is in no template.
            ?? longest(in: shown) { line, shown in
                !quoted.contains { $0.hasPrefix("&") } && shown.count == line.pieces.count
                    && shown.contains { $0.count >= Self.fewestLetters }
            }
        return found.map { line, text in
            let position = SourcePosition(line: line.number, column: nil)
            let moved = finding.with(\.path, line.path).with(\.position, position)
            return (moved.with(\.sourceLine, line.text), text)
        }
    }

    /// With fewer in each of its pieces, a line is like many.
    private static let fewestLetters = 12

    /// The line that fits, and has the longest pieces in what a page shows; `nil` where there is none, or
    /// more than one.
    private func longest(
        in shown: String, where fits: (Line, [String]) -> Bool
    ) -> (Line, String)? {
        let found = lines.compactMap { line -> (line: Line, pieces: [String])? in
            let pieces = line.pieces.filter(shown.contains)
            return !pieces.isEmpty && fits(line, pieces) ? (line, pieces) : nil
        }
        func length(_ pieces: [String]) -> Int { pieces.reduce(0) { $0 + $1.count } }
        let most = found.map { length($0.pieces) }.max()
        let best = found.filter { length($0.pieces) == most }
        guard best.count == 1 else { return nil }
        return best[0].pieces.max { $0.count < $1.count }.map { (best[0].line, $0) }
    }

    private static func pieces(_ line: Substring) -> [String] {
        line.split(separator: "{{").compactMap { part in
            // Pages have other white space.
            let words = part.split(separator: "}}", omittingEmptySubsequences: false).last?
                .trimmingPrefix("}").split(whereSeparator: \.isWhitespace)
            return words?.joined(separator: " ")
        }.filter { !$0.isEmpty }
    }

    /// Whether a piece of a line has what a message quotes, or a part of that. A tag alone is in many.
    private static func piece(_ piece: String, isAbout quoted: String) -> Bool {
        piece.contains(quoted) && piece != "\(quoted)>"
            || piece.split { "\"'<>= ".contains($0) }.contains {
                $0.count > 3 && quoted.contains($0)
            }
    }

    /// What a message quotes from the page: an entity, names of elements, and texts in quotation marks.
    private static func quoted(in message: String) -> [String] {
        message.matches(of: #/^&\w+;|<[a-z0-9]+|"[^"]+"/#).map {
            String($0.output).filter { $0 != "\"" }
        }
    }
}
