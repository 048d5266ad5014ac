/// `database ACTION`: looks after a database.
struct DatabaseCommand: Command {
    static let outline = CommandOutline(
        name: "database",
        summary: "tells of the database, verifies, migrates, clears and compares it",
        explanation: actions.flatMap(explanation) + [
            "", "A damaged database is told, with what helps, and left as it is.",
        ],
        operands: [action, DiffAction.old, DiffAction.new],
        options: [DatabaseChoice.option, .json, ClearAction.yes],
        examples: [
            "database status", "database diff content/pokedex.sqlite content/updated.sqlite",
        ]
    )

    /// What can be done, in the order of the help.
    static let actions: [any DatabaseAction.Type] = [
        StatusAction.self, VerifyAction.self, MigrateAction.self, ClearAction.self, DiffAction.self,
    ]

    private static let action = Operand(
        name: "ACTION", standard: nil, summary: actions.map { $0.name }.joined(separator: ", "))

    private let action: any DatabaseAction

    init(_ arguments: Arguments) throws(UsageError) {
        let name = try arguments.value(of: Self.action)
        guard let type = Self.actions.first(where: { $0.name == name }) else {
            let known = Suggestion(candidates: Self.actions.map { $0.name })
            throw arguments.error("there is no action \(name)\(known.question(for: name))")
        }
        try Self.requireFitting(arguments, type)
        action = try type.init(arguments)
    }

    func run(on console: Console) throws -> ExitStatus {
        try action.run(on: console)
    }

    /// Refuses what belongs to other actions.
    private static func requireFitting(
        _ arguments: Arguments, _ type: any DatabaseAction.Type
    ) throws(UsageError) {
        for operand in outline.operands.dropFirst() where !type.operands.contains(operand) {
            if let word = arguments.given(operand) {
                throw arguments.error("\"\(word)\" is too much: \(type.name) takes options only")
            }
        }
        for option in outline.options where !type.options.contains(option) {
            if arguments.contains(option) {
                throw arguments.error(
                    "\(option.spelling) does not belong to \(type.name); leave it away")
            }
        }
    }

    /// An action's name with what it does beside it.
    private static func explanation(of type: any DatabaseAction.Type) -> [String] {
        let width = (actions.map { $0.name.count }.max() ?? 0) + 2
        return type.summary.enumerated().map { number, line in
            DisplayWidth.padded(number == 0 ? type.name : "", to: width) + line
        }
    }
}
