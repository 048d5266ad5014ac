import Diagnostics
import Foundation

struct DatabaseCommand: Command {
    static let outline = CommandOutline(
        name: "database",
        summary: "shows, verifies, migrates, deletes and compares databases",
        explanation: ["A damaged database is reported, with the remedy, and left unchanged."],
        operands: [action] + DiffAction.operands.map(\.optional),
        actions: actions.map { $0.outline },
        options: [DatabaseChoice.option, .json, ClearAction.yes],
        examples: [
            "database status", "database diff content/pokedex.sqlite content/updated.sqlite",
        ]
    )

    /// The actions, in the order of the help. A new action is one file and one line here.
    static let actions: [any DatabaseAction.Type] = [
        StatusAction.self, VerifyAction.self, MigrateAction.self, ClearAction.self, DiffAction.self,
    ]

    private static let action = Operand(
        name: "ACTION", standard: nil, summary: actions.map { $0.name }.joined(separator: ", "))

    private let action: any DatabaseAction

    init(_ arguments: Arguments) throws {
        let name = try arguments.value(of: Self.action)
        guard let type = Self.actions.first(where: { $0.name == name }) else {
            let known = Suggestion(candidates: Self.actions.map { $0.name })
            throw arguments.error("there is no action \(name)\(known.question(for: name))")
        }
        try Self.refuseForeignArguments(arguments, of: type)
        action = try type.init(arguments)
    }

    func run(on console: Console) throws -> ExitStatus {
        try action.run(on: console)
    }

    /// Refuses the arguments of other actions.
    private static func refuseForeignArguments(
        _ arguments: Arguments, of type: any DatabaseAction.Type
    ) throws {
        for operand in outline.operands.dropFirst()
        where !type.operands.map(\.name).contains(operand.name) {
            if let word = arguments.given(operand) {
                throw arguments.error("\"\(word)\" is too much: \(type.name) takes options only")
            }
        }
        try arguments.refuseOptions(except: type.options, of: type.name)
    }
}

/// One of the actions of `database`.
protocol DatabaseAction: Sendable {
    static var name: String { get }
    /// What it does, in lines for the help.
    static var summary: [String] { get }
    static var operands: [Operand] { get }
    static var options: [CommandOption] { get }

    init(_ arguments: Arguments) throws

    /// Like ``Command/run(on:)``.
    func run(on console: Console) throws -> ExitStatus
}

extension DatabaseAction {
    static var operands: [Operand] { [] }

    static var outline: ActionOutline {
        ActionOutline(words: [name], summary: summary, operands: operands, options: options)
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
