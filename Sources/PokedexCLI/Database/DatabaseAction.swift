/// One of the things that `database` does.
protocol DatabaseAction: Sendable {
    /// The word that names it.
    static var name: String { get }
    /// What it does, in lines for the help.
    static var summary: [String] { get }
    /// The words it takes behind its name.
    static var operands: [Operand] { get }
    /// The options it takes.
    static var options: [CommandOption] { get }

    /// Takes what was given on the command line.
    ///
    /// - Throws: ``UsageError`` when something is missing.
    init(_ arguments: Arguments) throws(UsageError)

    /// Does it, like ``Command/run(on:)``.
    func run(on console: Console) throws -> ExitStatus
}

extension DatabaseAction {
    static var operands: [Operand] { [] }
}
