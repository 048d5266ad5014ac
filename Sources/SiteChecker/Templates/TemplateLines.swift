import Diagnostics
import Mustache

/// The lines of a site's own templates, to find the one that a fault on a page comes from.
package struct TemplateLines: Sendable {
    private struct Line {
        let path: String
        let number: Int
        let text: String
        /// What stands between its tags, with mark-up in it.
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
    /// text of that line that pages show; `nil` where there is none, or more than one.
    package func reason(of finding: Diagnostic) -> (finding: Diagnostic, text: String)? {
        guard let shown = finding.sourceLine else { return nil }
        let words = Self.words(of: finding.message)
        let found =
            longest { piece in
                shown.contains(piece) && words.contains(where: piece.contains)
            } ?? longest(shown.contains)
        return found.map { line, text in
            let position = SourcePosition(line: line.number, column: nil)
            let moved = finding.with(\.path, line.path).with(\.position, position)
            return (moved.with(\.sourceLine, line.text), text)
        }
    }

    /// The line with the longest piece that fits; `nil` where there is none, or more than one.
    private func longest(_ fits: (String) -> Bool) -> (Line, String)? {
        let found = lines.compactMap { line in
            line.pieces.filter(fits).max { $0.count < $1.count }.map { (line, $0) }
        }
        let length = found.map(\.1.count).max()
        let best = found.filter { $0.1.count == length }
        return best.count == 1 ? best[0] : nil
    }

    private static func pieces(_ line: Substring) -> [String] {
        line.split(separator: "{{").compactMap { part in
            // Pages have other white space.
            let words = part.split(separator: "}}", omittingEmptySubsequences: false).last?
                .trimmingPrefix("}").split(whereSeparator: \.isWhitespace)
            return words?.joined(separator: " ")
        }.filter { $0.contains("<") || $0.contains("&") }
    }

    /// What a message quotes from the page: names of elements, and texts in quotation marks.
    private static func words(of message: String) -> [String] {
        message.matches(of: #/<[a-z0-9]+|"[^"]+"/#).map { String($0.output).filter { $0 != "\"" } }
    }
}
