/// One of the commands of the program.
protocol Command: Sendable {
    static var outline: CommandOutline { get }

    /// - Throws: ``UsageError`` when an argument is missing or wrong.
    init(_ arguments: Arguments) throws

    /// Runs the command. Results go to the output of the console, everything else to its messages.
    ///
    /// - Throws: an error whose description is shown to the user.
    func run(on console: Console) throws -> ExitStatus
}
