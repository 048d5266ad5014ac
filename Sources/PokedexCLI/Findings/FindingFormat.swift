/// The form in which findings and errors are written.
enum FindingFormat: String, CaseIterable, Sendable {
    /// `path:line:column: error: …`
    case text
    /// One array of objects, when the command ends.
    case json
    /// Text, and after each finding a workflow command of GitHub Actions, which shows it at the file.
    case github

    /// Whether all findings are one document, which is written when the command ends. Where it goes to
    /// standard output, nothing else can be written there.
    var isDocument: Bool {
        switch self {
        case .text, .github: false
        case .json: true
        }
    }
}

extension CommandOption {
    /// For commands that write JSON findings to standard output.
    static let format = format("the form of findings, JSON on standard output")

    /// For commands whose result goes to standard output.
    static let errorFormat = format("the form of errors, on standard error")

    private static func format(_ summary: String) -> CommandOption {
        chosen("format", "FORMAT", from: FindingFormat.self, summary)
    }
}

extension Arguments {
    /// The value of `--format`, or else the form for where the program runs.
    func findingFormat(on console: Console) throws(UsageError) -> FindingFormat {
        let option = [CommandOption.format, .errorFormat].first(where: command.options.contains)
        guard let option, contains(option) else { return console.standardFormat }
        return try choice(option)
    }
}
