/// Reads a command's options and operands: `--option value`, `--option=value`, switches, words;
/// `--` ends the options, and `-` alone is a word.
struct ArgumentParser: Sendable {
    /// The command that is called.
    let command: CommandOutline

    /// Whether help is asked for, in whatever company.
    static func asksForHelp(_ words: some Sequence<String>) -> Bool {
        words.prefix { $0 != "--" }.contains { $0 == CommandOption.help.spelling || $0 == "-h" }
    }

    /// Reads the words behind the command's name.
    ///
    /// - Throws: ``UsageError`` for an unknown or repeated option, a missing or superfluous value
    ///   and a word too many.
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

    /// Where an operand takes all words, those with one dash belong to it.
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
        if option.value == nil {
            guard attached == nil else {
                throw arguments.error("\(option.spelling) takes no value")
            }
            try arguments.add(option, nil)
        } else {
            try arguments.add(option, value(of: option, attached ?? next(), attached != nil))
        }

        func value(
            of option: CommandOption, _ text: String?, _ isAttached: Bool
        ) throws(UsageError) -> String {
            guard let text, !text.isEmpty, isAttached || !text.hasPrefix("--") else {
                throw arguments.error("\(option.spelling) needs a value: \(option.usage)")
            }
            return text
        }
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
