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
            lines += Excerpt(of: sourceLine, column: position.column).lines
        }
        return (lines + notes).joined(separator: "\n")
    }

    private var head: String {
        var place = path
        if let position {
            place += ":\(position.line):\(position.column)"
        }
        let shown = message.prefix(Excerpt.longest * 2)
        let message = Excerpt.shown(shown, isCut: shown.endIndex < message.endIndex)
        return place.isEmpty ? "error: \(message)" : "\(place): error: \(message)"
    }
}
