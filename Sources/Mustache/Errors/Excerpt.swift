/// A source line as a terminal shows it, with a caret under one place: the part around the place
/// where the line is long, and a sign for each character that a terminal would obey.
struct Excerpt {
    /// How many characters of a line, or of a message, are shown.
    static let longest = 160

    /// The line, and the caret's line.
    let lines: [String]

    /// Takes the part of a line around a column, counted from 1.
    init(of line: String, column: Int) {
        let start = max(0, column - 1 - Self.longest / 2)
        let rest = line.dropFirst(start)
        let part = rest.prefix(Self.longest)
        let isCut = part.endIndex < rest.endIndex
        let before = (start > 0 ? "…" : "") + part.prefix(column - 1 - start)
        lines = [
            (start > 0 ? "…" : "") + Self.shown(part, isCut: isCut),
            Self.indentation(as: before) + "^",
        ]
    }

    /// A text without characters that a terminal would obey; tabs stay.
    static func shown(_ text: Substring, isCut: Bool) -> String {
        let scalars = text.unicodeScalars.map { scalar in
            scalar.properties.generalCategory == .control && scalar != "\t" ? "\u{FFFD}" : scalar
        }
        return String(String.UnicodeScalarView(scalars)) + (isCut ? "…" : "")
    }

    /// Tabs stay tabs, so that the caret stands under its character whatever a tab's width is.
    private static func indentation(as text: String) -> String {
        String(text.map { $0 == "\t" ? "\t" : " " })
    }
}
