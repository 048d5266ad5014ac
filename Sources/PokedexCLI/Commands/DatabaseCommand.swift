import Diagnostics
import Foundation

struct DatabaseCommand: Command {
    static let outline = CommandOutline(
        name: "database",
        summary: "shows, verifies, migrates, deletes, compares and exports databases",
        explanation: ["A damaged database is reported, with the remedy, and left unchanged."],
        operands: [action] + CommandAction.diff.operands.map(\.optional),
        actions: actions,
        options: [DatabaseChoice.option, .json, .withoutQuestion, CommandAction.changedSince],
        examples: [
            "database status", "database export facts",
            "database diff content/pokedex.sqlite content/updated.sqlite",
        ]
    )

    /// The actions, in the order of the help. A new action is one file and one line here.
    static let actions: [CommandAction] = [.status, .verify, .migrate, .clear, .diff, .export]

    private static let action = Operand(
        name: "ACTION", standard: nil, summary: actions.map(\.name).joined(separator: ", "))

    private let work: @Sendable (Console) throws -> ExitStatus

    init(_ arguments: Arguments) throws {
        let name = try arguments.value(of: Self.action)
        guard let action = Self.actions.first(where: { $0.name == name }) else {
            let known = Suggestion(candidates: Self.actions.map(\.name))
            throw arguments.error("there is no action \(name)\(known.question(for: name))")
        }
        try Self.refuseForeignArguments(arguments, of: action)
        work = try action.prepare(arguments)
    }

    func run(on console: Console) throws -> ExitStatus { try work(console) }

    private static func refuseForeignArguments(
        _ arguments: Arguments, of action: CommandAction
    ) throws {
        for operand in outline.operands.dropFirst(1 + action.operands.count) {
            if let word = arguments.given(operand) {
                throw arguments.error("\"\(word)\" is too much: \(action.name) takes options only")
            }
        }
        try arguments.refuseOptions(except: action.options, of: action.name)
    }
}

extension Console {
    /// Writes a report for other programs, as one JSON object with sorted keys and without unknown
    /// values, or as lines for people.
    func write(_ report: some Encodable, asJSON: Bool, lines: () -> [String]) throws {
        guard asJSON else { return try write(lines: lines()) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try write(Array(try encoder.encode(report)) + Array("\n".utf8))
    }
}
