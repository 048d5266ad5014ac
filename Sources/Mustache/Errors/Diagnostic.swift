/// A message about a place in a file: the head line, the source line, a caret under the place.
struct Diagnostic: Sendable, Equatable {
    let path: String
    let position: SourcePosition?
    let sourceLine: String?
    let message: String
    var notes: [String] = []

    var description: String {
        var lines = [head]
        if let position, let sourceLine {
            lines.append(sourceLine)
            lines.append(Diagnostic.caretLine(under: sourceLine, column: position.column))
        }
        return (lines + notes).joined(separator: "\n")
    }

    private var head: String {
        var place = path
        if let position {
            place += ":\(position.line):\(position.column)"
        }
        return place.isEmpty ? "error: \(message)" : "\(place): error: \(message)"
    }

    /// Tabs stay tabs, so that the caret stands under its character whatever a tab's width is.
    private static func caretLine(under line: String, column: Int) -> String {
        let before = line.prefix(column - 1).map { $0 == "\t" ? "\t" : " " }
        return before.joined() + "^"
    }
}
