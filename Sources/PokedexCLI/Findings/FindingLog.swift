import Diagnostics
import JSON
import Synchronization

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
    var isDocument: Bool { self == .json }
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
    func findingFormat(on console: Console) throws -> FindingFormat {
        let option = [CommandOption.format, .errorFormat].first(where: command.options.contains)
        guard let option, contains(option) else { return console.findings.format }
        return try choice(option)
    }
}

/// What a command finds, in the form that the user wants.
final class FindingLog: Sendable {
    let format: FindingFormat
    /// The title of annotations: the program and the command.
    let title: String
    /// Where JSON is written.
    let destination: Descriptor
    private let collected = Mutex<[Diagnostic]>([])

    init(format: FindingFormat, title: String, destination: Descriptor) {
        (self.format, self.title, self.destination) = (format, title, destination)
    }

    /// Keeps a finding for ``json``.
    fileprivate func collect(_ finding: Diagnostic) {
        collected.withLock { $0.append(finding) }
    }

    /// All findings that were collected, as one document.
    var json: [UInt8] {
        let findings = collected.withLock { $0 }
        return JSONValue(.array(findings.map { JSONValue(members: Self.members(of: $0)) })).indented
    }

    private static func members(of finding: Diagnostic) -> [(name: String, value: JSONValue)] {
        [
            ("path", .text(finding.file)), ("line", .number(finding.position?.line)),
            ("column", .number(finding.position?.column)),
            ("severity", .text(finding.severity.rawValue)), ("message", .text(finding.message)),
            ("notes", JSONValue(.array(finding.notes.map { .text($0) }))),
        ]
    }
}

extension Diagnostic {
    /// The path of the file; `nil` if there is none, as for standard input.
    var file: String? { path.isEmpty || Console.names.contains(path) ? nil : path }
}

extension Console {
    /// Writes a finding that the command was run to get: its text goes to the output.
    func write(finding: Diagnostic) throws {
        if let text = text(of: finding) { try write(Array(text.utf8)) }
    }

    /// Reports a finding or an error: its text goes to the messages.
    func report(_ finding: Diagnostic) {
        if let text = text(of: finding) { message(characters: text) }
    }

    /// The lines of a finding; `nil` if it was collected for the JSON of all findings.
    private func text(of finding: Diagnostic) -> String? {
        let finding = finding.with(\.path, ReaderPath.shown(finding.path))
        let text = shown("\(finding)") + "\n"
        switch findings.format {
        case .text: return text
        case .github:
            return text + WorkflowCommand(finding, title: findings.title).line + "\n"
        case .json:
            findings.collect(finding)
            return nil
        }
    }

    /// Reports an error that ends a command.
    func report(_ error: any Error) {
        for finding in Diagnostic.all(for: error) { report(finding) }
    }

    /// Writes the document of all findings, also if there are none; nothing in other formats.
    func finishFindings() throws {
        guard findings.format.isDocument else { return }
        if findings.destination.number == output.number {
            try write(findings.json)
        } else {
            message(characters: String(decoding: findings.json, as: UTF8.self))
        }
    }

    /// Writes a line about what was done. It goes to the messages if the output is for a document.
    func write(summary: String) throws {
        if findings.format.isDocument, findings.destination.number == output.number {
            message(summary)
        } else {
            try write(line: summary)
        }
    }
}
