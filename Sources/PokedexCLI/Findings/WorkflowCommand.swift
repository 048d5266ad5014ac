import Diagnostics
import Platform

/// A finding as a workflow command of GitHub Actions: `::error file=…,line=…,col=…,title=…::message`.
struct WorkflowCommand {
    let line: String

    init(_ finding: Diagnostic, title: String) {
        let properties: [(name: String, value: String?)] = [
            ("file", finding.file.map(ReaderPath.inWorkspace)),
            ("line", finding.position.map { "\($0.line)" }),
            ("col", finding.position?.column.map { "\($0)" }), ("title", title),
        ]
        let texts = properties.compactMap { name, value in
            value.map { "\(name)=\(Self.escapedProperty($0))" }
        }
        let message = ([finding.message] + finding.notes).joined(separator: "\n")
        let command =
            "::\(finding.severity.rawValue) \(texts.joined(separator: ","))::"
            + Self.escapedData(message)
        line = Self.withoutOldCommands(command)
    }

    /// Text in which no line is a workflow command: neither of the form `::command::`, nor of the older
    /// one, `##[command]`, which may stand anywhere in a line.
    static func harmless(_ text: String) -> String {
        text.replacing("\r", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
            .map(harmless(line:)).joined(separator: "\n")
    }

    /// Spaces before a command do not matter.
    private static func harmless(line: Substring) -> String {
        let start = line.drop(while: \.isWhitespace)
        let harmless =
            start.hasPrefix("::")
            ? "\(line[..<start.startIndex])%3A%3A\(start.dropFirst(2))" : String(line)
        return withoutOldCommands(harmless)
    }

    private static func withoutOldCommands(_ line: String) -> String {
        line.replacing("##[", with: "##%5B")
    }

    private static func escapedData(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private static func escapedProperty(_ text: String) -> String {
        escapedData(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}

/// Paths from where the reader stands.
enum ReaderPath {
    /// A path below the current folder relative to it; any other path as it is.
    static func shown(_ path: String) -> String {
        guard path.hasPrefix("/"), let folder = current, path.hasPrefix("\(folder)/") else {
            return path
        }
        let relative = path.dropFirst(folder.count).drop { $0 == "/" }
        return relative.isEmpty ? path : String(relative)
    }

    /// The path from the folder of the repository, where GitHub Actions looks for files.
    static func inWorkspace(_ path: String) -> String {
        let path = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
        guard !path.hasPrefix("/"), let folder = current, let variable = getenv("GITHUB_WORKSPACE")
        else { return path }
        let workspace = String(cString: variable)
        guard folder.hasPrefix("\(workspace)/") else { return path }
        return "\(folder.dropFirst(workspace.count + 1))/\(path)"
    }

    private static var current: String? {
        guard let path = getcwd(nil, 0) else { return nil }
        defer { free(path) }
        let text = String(cString: path)
        return text == "/" ? nil : text
    }
}
