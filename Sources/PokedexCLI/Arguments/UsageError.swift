/// A command line that was not understood.
struct UsageError: Error, Hashable, CustomStringConvertible {
    /// What is wrong with it, and what was perhaps meant.
    let message: String
    /// The command whose help tells more; `nil` for the program's own.
    let command: String?

    /// The message, and where to read on.
    var description: String {
        let help = [HelpText.program, command, CommandOption.help.spelling].compactMap(\.self)
        return "\(message)\nSee \"\(help.joined(separator: " "))\"."
    }
}
