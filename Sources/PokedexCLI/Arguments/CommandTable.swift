/// The table of commands in `README.md`, between two lines that mark it.
enum CommandTable {
    private static let start = "<!-- commands -->"
    private static let end = "<!-- end of commands -->"

    /// The document with the table brought up to date; `nil` if it has no such marks.
    static func updated(_ document: String, _ commands: [CommandOutline]) -> String? {
        guard let start = document.firstRange(of: "\(start)\n"),
            let end = document[start.upperBound...].firstRange(of: end)
        else { return nil }
        return document[..<start.upperBound] + rows(commands).map { "\($0)\n" }.joined()
            + document[end.lowerBound...]
    }

    private static func rows(_ commands: [CommandOutline]) -> [String] {
        ["| command | what it does |", "|---|---|"]
            + commands.map { "| `\($0.name)` | \(text(of: $0)) |" }
    }

    /// The summary, and the first words of actions.
    private static func text(of command: CommandOutline) -> String {
        let words = command.actions.compactMap(\.words.first)
        let names = words.indices.filter { !words[..<$0].contains(words[$0]) }.map {
            "`\(words[$0])`"
        }
        return ([command.summary] + (names.isEmpty ? [] : [names.joined(separator: ", ")]))
            .joined(separator: ": ").replacing("|", with: "\\|")
    }
}
