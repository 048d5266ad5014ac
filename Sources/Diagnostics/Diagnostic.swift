/// A message about a file: `path:line:column: error: message`, the line of text and a caret. Without a
/// file it is `error: message`.
///
/// Sorted by path, then by line, then by message.
package struct Diagnostic: Sendable, Hashable, CustomStringConvertible {
    /// The file as messages name it; empty if there is none.
    package var path: String
    /// Where in the file; `nil` if the message is about the whole file.
    package var position: SourcePosition?
    package var severity = Severity.error
    /// What is wrong and, where known, what to do, without path and position.
    package var message: String
    /// Lines to show below the message and the excerpt.
    package var notes: [String]
    /// The line at `position`; `nil` if it is not shown.
    package var sourceLine: String?

    /// How grave it is, as it is written after the position.
    package enum Severity: String, Sendable {
        /// The work was not done, or its result is wrong.
        case error
        /// Something was left out.
        case warning
    }

    package init(
        path: String, position: SourcePosition? = nil, sourceLine: String? = nil, message: String,
        notes: [String] = []
    ) {
        self.path = path
        self.position = position
        self.sourceLine = sourceLine
        self.message = message
        self.notes = notes
    }

    /// A message of several lines: the first says what is wrong, the others are notes.
    package init(path: String, text: String) {
        let lines = text.split(separator: "\n").map(String.init)
        self.init(path: path, message: lines.first ?? "", notes: Array(lines.dropFirst()))
    }

    /// The same about a file whose path begins with a folder.
    package func below(_ folder: String) -> Diagnostic {
        with(\.path, folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)")
    }

    /// The same about something that was left out.
    package var asWarning: Diagnostic { with(\.severity, .warning) }

    /// The same with another value of a property.
    package func with<Value>(_ property: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
        var diagnostic = self
        diagnostic[keyPath: property] = value
        return diagnostic
    }

    /// The whole message: where, what is wrong, the line with a caret, and the notes.
    package var description: String {
        var lines = [headline]
        if let sourceLine {
            lines +=
                position?.column.map { Excerpt.lines(of: sourceLine, column: $0) }
                ?? [Excerpt.line(sourceLine)]
        }
        return (lines + notes.map { Excerpt.printable($0[...], isCut: false) })
            .joined(separator: "\n")
    }

    /// The path with as much of the position as is known: `Templates/page.mustache:12:5`.
    package var location: String {
        let numbers = [position?.line, position?.column].compactMap { $0 }
        let path = Excerpt.printable(path[...], isCut: false)
        return ([path] + numbers.map(String.init)).joined(separator: ":")
    }

    private var headline: String {
        let shown = message.prefix(Excerpt.longestLine * 2)
        let message = Excerpt.printable(shown, isCut: shown.endIndex < message.endIndex)
        return "\(path.isEmpty ? "" : "\(location): ")\(severity.rawValue): \(message)"
    }
}

extension Diagnostic: Comparable {
    package static func < (left: Diagnostic, right: Diagnostic) -> Bool {
        (left.path, left.position?.line ?? 0, left.message)
            < (right.path, right.position?.line ?? 0, right.message)
    }
}

/// A position in a text file.
package struct SourcePosition: Sendable, Hashable {
    /// Counted from 1.
    package let line: Int
    /// Counted from 1, in characters; a tab is one. `nil` if only the line is known.
    package let column: Int?

    package init(line: Int, column: Int?) { (self.line, self.column) = (line, column) }
}

/// An error that is shown to people: what is wrong, where, and what to do.
///
/// It is what modules throw to one another. An error that code tells apart has a type of its own.
package struct DiagnosticError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The messages; never empty.
    package let diagnostics: [Diagnostic]
    package var first: Diagnostic { diagnostics[0] }

    package init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

    package init(_ diagnostic: Diagnostic) { self.init([diagnostic]) }

    /// - Parameters:
    ///   - text: what is wrong; further lines are notes.
    ///   - path: the file or folder that it is about; empty if there is none.
    package init(_ text: String, path: String = "") {
        self.init(Diagnostic(path: path, text: text))
    }

    /// The messages, one below the other.
    package var description: String {
        diagnostics.map(\.description).joined(separator: "\n")
    }
}

/// Text made fit for a terminal: cut to a length, without characters that control the terminal.
private enum Excerpt {
    /// In characters. A message may be twice as long.
    static let longestLine = 160

    /// The part of a line around a column, and below it a line with a caret under the column.
    static func lines(of line: String, column: Int) -> [String] {
        let start = max(0, column - 1 - longestLine / 2)
        let rest = line.dropFirst(start)
        let part = rest.prefix(longestLine)
        let ellipsis = start > 0 ? "…" : ""
        let before = ellipsis + part.prefix(column - 1 - start)
        return [
            ellipsis + printable(part, isCut: part.endIndex < rest.endIndex),
            // A tab stays a tab, so that the caret is right whatever a tab's width.
            String(before.map { $0 == "\t" ? "\t" : " " }) + "^",
        ]
    }

    /// The beginning of a line.
    static func line(_ line: String) -> String {
        let start = line.drop(while: \.isWhitespace)
        let part = start.prefix(longestLine)
        return printable(part, isCut: part.endIndex < start.endIndex)
    }

    /// Replaces control characters other than tabs; adds an ellipsis to a text that was cut.
    static func printable(_ text: Substring, isCut: Bool) -> String {
        let scalars = text.unicodeScalars.map { scalar in
            scalar.properties.generalCategory == .control && scalar != "\t" ? "\u{FFFD}" : scalar
        }
        return String(String.UnicodeScalarView(scalars)) + (isCut ? "…" : "")
    }
}
