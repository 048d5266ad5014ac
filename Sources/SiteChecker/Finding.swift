/// One fault in a built site or a template, at a line of a file.
///
/// Findings sort by path, then by line, then by message. The description is for a terminal:
/// `en/pokemon/pikachu/index.html:12: error: id "stats" stands twice`. If the column is known, it
/// stands after the line, and the text's line and a caret below it.
public struct Finding: Sendable, Hashable {
    /// The file at fault. For a page, relative to the site's folder; for a template, the folder as
    /// it was given, a slash, and the path below it.
    public let path: String
    /// The line at fault, counted from 1. A fault of the whole file is at line 1.
    public let line: Int
    /// The character at fault in its line, counted from 1; nil if only the line is known.
    public let column: Int?
    /// What is wrong and, where known, the cure; one line, without a full stop.
    public let message: String
    /// What to show below the message: the line of text and a caret, or nothing.
    let excerpt: [String]

    init(path: String, line: Int, column: Int? = nil, message: String, excerpt: [String] = []) {
        self.path = path
        self.line = line
        self.column = column
        self.message = message
        self.excerpt = excerpt
    }
}

extension Finding: Comparable {
    /// Whether `left` is listed before `right`: by path, then line, then message.
    public static func < (left: Finding, right: Finding) -> Bool {
        (left.path, left.line, left.message) < (right.path, right.line, right.message)
    }
}

extension Finding: CustomStringConvertible {
    /// `path:line: error: message`, or with a column and an excerpt if they are known.
    public var description: String {
        let place = column.map { "\(path):\(line):\($0)" } ?? "\(path):\(line)"
        return (["\(place): error: \(message)"] + excerpt).joined(separator: "\n")
    }
}
