import PokedexQuery

/// Parses the words after the name of a command: `--option value`, `--option=value`, switches and
/// operands. `--` ends the options, and `-` alone is an operand.
struct ArgumentParser: Sendable {
    let command: CommandOutline

    /// Whether help is requested, whatever else there is.
    static func asksForHelp(_ words: some Sequence<String>) -> Bool {
        words.prefix { $0 != "--" }.contains { $0 == CommandOption.help.spelling || $0 == "-h" }
    }

    /// - Throws: ``UsageError`` for an unknown or repeated option, a missing or unexpected value and
    ///   an unexpected operand.
    func parse(_ words: some Sequence<String>) throws(UsageError) -> Arguments {
        var arguments = Arguments(for: command)
        var rest = words.makeIterator()
        var optionsMayFollow = true
        while let word = rest.next() {
            if optionsMayFollow, word == "--" {
                optionsMayFollow = false
            } else if optionsMayFollow, isOption(word) {
                try add(word, to: &arguments) { rest.next() }
            } else {
                try arguments.add(word)
            }
        }
        return arguments
    }

    /// An operand that takes all words takes those that begin with one dash.
    private func isOption(_ word: String) -> Bool {
        let takesWords = command.operands.last?.isRepeated ?? false
        return word.hasPrefix(takesWords ? "--" : "-") && word != "-"
    }

    private func add(
        _ word: String, to arguments: inout Arguments, next: () -> String?
    ) throws(UsageError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let option = try option(spelled: String(parts[0]), in: arguments)
        let attached = parts.count > 1 ? String(parts[1]) : nil
        guard option.value != nil else {
            guard attached == nil else {
                throw arguments.error("\(option.spelling) takes no value")
            }
            return try arguments.add(option, nil)
        }
        guard let value = attached ?? next(), option.mayBeEmpty || !value.isEmpty,
            attached != nil || !value.hasPrefix("--")
        else { throw arguments.error("\(option.spelling) needs a value: \(option.usage)") }
        try arguments.add(option, value)
    }

    private func option(
        spelled spelling: String, in arguments: Arguments
    ) throws(UsageError) -> CommandOption {
        if let option = command.options.first(where: { $0.spelling == spelling }) { return option }
        let known = Suggestion(candidates: (command.options + [.help]).map(\.spelling))
        throw arguments.error(
            "\(command.name) has no option \(spelling)\(known.question(for: spelling))")
    }
}

/// A command line that is wrong.
struct UsageError: Error, Hashable, CustomStringConvertible {
    let message: String
    /// The command whose help to read; `nil` for the help of the program.
    let command: String?

    var description: String {
        let help = [HelpText.program, command, CommandOption.help.spelling].compactMap(\.self)
        return "\(message)\nSee \"\(help.joined(separator: " "))\"."
    }
}
