import Diagnostics
import Platform

/// The entry of the program: finds the command that the arguments name, and runs it.
package enum CommandLineTool {
    /// The version that `--version` shows.
    static let version = "0.1.0"
    /// The day since which that is the version, as the manual shows it.
    static let versionDate = "2026-11-25"

    /// The commands, in the order of the help.
    static let commands: [any Command.Type] = [
        NewCommand.self, BuildCommand.self, ServeCommand.self, UpdateCommand.self,
        ImportCommand.self, DatabaseCommand.self, WorldsCommand.self,
        RenderCommand.self, TemplatesCommand.self, CopyCommand.self, CheckCommand.self,
        CompletionsCommand.self, ManualCommand.self,
    ]

    static var outlines: [CommandOutline] { commands.map { $0.outline } }

    /// Runs the program and ends the process with its exit status.
    package static func main() -> Never {
        exit(run(CommandLine.arguments.dropFirst(), on: .standard).rawValue)
    }

    /// Runs the command that the words name, and writes errors to the console.
    static func run(_ words: some Collection<String>, on console: Console) -> ExitStatus {
        status(on: console) {
            guard let (command, console) = try command(words, on: console) else { return .success }
            let status = status(on: console) { try command.run(on: console) }
            try console.finishFindings()
            return status
        }
    }

    /// The status of some work, whose error is reported.
    private static func status(
        on console: Console, of work: () throws -> ExitStatus
    ) -> ExitStatus {
        do {
            return try work()
        } catch let error as FileError where error.isBrokenPipe {
            return .failure
        } catch {
            console.report(error)
            return error is UsageError ? .usage : .failure
        }
    }

    /// The command that the words name, and the console for its findings; `nil` if the words ask for
    /// help or the version, which is written.
    private static func command(
        _ words: some Collection<String>, on console: Console
    ) throws -> (any Command, Console)? {
        guard let name = words.first else {
            throw UsageError(message: "a command is missing", command: nil)
        }
        guard let command = commands.first(where: { $0.outline.name == name }) else {
            try answer(name, on: console)
            return nil
        }
        let rest = words.dropFirst()
        if Arguments.askForHelp(rest) {
            try console.write(Array(HelpText.page(of: command.outline).utf8))
            return nil
        }
        let arguments = try Arguments(rest, of: command.outline)
        let hasOwnResult = command.outline.options.contains(.errorFormat)
        let findings = FindingLog(
            format: try arguments.findingFormat(on: console),
            title: "\(HelpText.program) \(command.outline.name)",
            destination: hasOwnResult ? console.messages : console.output)
        return (try command.init(arguments), console.reporting(to: findings))
    }

    /// Answers a first word that is not a command: `--help`, `--version` or a typo.
    private static func answer(_ word: String, on console: Console) throws {
        switch word {
        case CommandOption.help.spelling, "-h":
            try console.write(Array(HelpText.overview(of: outlines).utf8))
        case CommandOption.version.spelling:
            try console.write(line: "\(HelpText.program) \(version)")
        default:
            let options = [CommandOption.help, .version].map(\.spelling)
            let known = Suggestion(candidates: outlines.map(\.name) + options)
            let kind = word.hasPrefix("-") ? "option" : "command"
            throw UsageError(
                message: "there is no \(kind) \(word)\(known.question(for: word))", command: nil)
        }
    }
}

enum ExitStatus: Int32, CaseIterable, Sendable {
    case success = 0
    /// The command failed, or a check found something.
    case failure = 1
    /// The command line is wrong; nothing was done.
    case usage = 2
    /// A part of the work failed and can be tried again.
    case incomplete = 3

    /// The meaning, for the manual.
    var meaning: String {
        switch self {
        case .success: "The command did its work."
        case .failure: "The command failed, or found something wrong."
        case .usage: "The arguments are wrong; nothing was done."
        case .incomplete: "An update could not fetch everything; run it again later."
        }
    }
}
