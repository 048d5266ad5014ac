/// One of the things the program does.
protocol Command: Sendable {
    /// Its name, options and help.
    static var outline: CommandOutline { get }

    /// Takes what was given on the command line.
    ///
    /// - Throws: ``UsageError`` when a value cannot be what it is meant to be.
    init(_ arguments: Arguments) throws(UsageError)

    /// Does it: results to the console's output, messages beside them.
    ///
    /// - Throws: an error whose description is the message to show.
    func run(on console: Console) throws -> ExitStatus
}
