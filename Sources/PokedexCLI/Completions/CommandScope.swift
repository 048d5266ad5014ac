/// A shell for which there are completions.
enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish

    /// The script that completes the command lines of the program. It does not run the program.
    func completions(of commands: [CommandOutline]) -> String {
        let scopes = CommandScope.all(of: commands)
        return switch self {
        case .bash: BashCompletions(scopes: scopes).script
        case .zsh: ZshCompletions(scopes: scopes).script
        case .fish: FishCompletions(scopes: scopes).script
        }
    }

    /// The part of the script that is the same for all commands.
    var functions: String {
        let bytes =
            switch self {
            case .bash: PackageResources.functions_bash
            case .zsh: PackageResources.functions_zsh
            case .fish: PackageResources.functions_fish
            }
        return String(decoding: bytes.dropLast(), as: UTF8.self)
    }
}

/// A text in single quotes, for bash and zsh.
func shellQuoted(_ text: String) -> String { "'\(text.replacing("'", with: #"'\''"#))'" }

/// The same, but without quotes where shells need none.
func shellWord(_ text: String) -> String {
    let isPlain = text.allSatisfy { $0.isLetter || $0.isNumber || "-_./".contains($0) }
    return isPlain ? text : shellQuoted(text)
}

/// What may follow the name of the program, of a command, or of an action. Completions are made from
/// the scopes of all of them.
struct CommandScope: Sendable {
    /// The words that lead to it, without the program's: `worlds`, `add`, `spot`.
    let words: [String]
    /// The words that lead on to other scopes, with what they do.
    let next: [(word: String, summary: String)]
    /// The operands that follow the words.
    let operands: [Operand]
    let options: [CommandOption]

    var name: String { words.joined(separator: " ") }

    /// The scopes of the program, the first one without words.
    static func all(of commands: [CommandOutline]) -> [CommandScope] {
        let program = CommandScope(
            words: [], next: commands.map { ($0.name, $0.summary) }, operands: [],
            options: [.help, .version])
        return [program] + commands.flatMap(scopes)
    }

    private static func scopes(of command: CommandOutline) -> [CommandScope] {
        guard !command.actions.isEmpty else {
            return [
                CommandScope(
                    words: [command.name], next: [], operands: command.operands,
                    options: command.options + [.help])
            ]
        }
        var beginnings: [[String]] = []
        for action in command.actions {
            for count in 0...action.words.count {
                let beginning = Array(action.words.prefix(count))
                if !beginnings.contains(beginning) { beginnings.append(beginning) }
            }
        }
        return beginnings.map { scope(after: $0, of: command) }
    }

    /// The scope after some of the words of actions.
    private static func scope(
        after beginning: [String], of command: CommandOutline
    ) -> CommandScope {
        let actions = command.actions.filter { $0.words.starts(with: beginning) }
        let whole = actions.first { $0.words == beginning }
        let options = command.options.filter { option in
            beginning.isEmpty || actions.contains { $0.options.contains(option) }
        }
        return CommandScope(
            words: [command.name] + beginning, next: next(after: beginning.count, in: actions),
            operands: whole?.operands ?? [], options: options + [.help])
    }

    /// The next words of actions, each once. A word of several actions is explained by the words after it.
    private static func next(
        after count: Int, in actions: [CommandAction]
    ) -> [(word: String, summary: String)] {
        let longer = actions.filter { $0.words.count > count }
        var next: [(word: String, summary: String)] = []
        for word in longer.map({ $0.words[count] }) where !next.contains(where: { $0.word == word })
        {
            let those = longer.filter { $0.words[count] == word }
            let following = those.compactMap { $0.words.dropFirst(count + 1).first }
            let summary = those.count == 1 ? those[0].summary.joined(separator: " ") : nil
            next.append((word, summary ?? following.joined(separator: " or ")))
        }
        return next
    }
}
