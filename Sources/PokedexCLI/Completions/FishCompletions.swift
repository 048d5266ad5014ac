/// The completions for fish: a line for each word, option and operand, with the scopes that have it.
struct FishCompletions {
    let scopes: [CommandScope]

    var script: String {
        let names = scopes.map { quoted($0.name) }.dropFirst().joined(separator: " ")
        return """
            # Completions of \(HelpText.program) for fish, made by `\(HelpText.program) completions fish`.

            set -g __pokedex_site_scopes \(names)

            # Commands with their options that take a value.
            set -g __pokedex_site_valued \(valued.map(quoted).joined(separator: " "))

            \(Shell.fish.functions)

            complete -c \(HelpText.program) -f
            \(lines.joined(separator: "\n"))

            """
    }

    private var lines: [String] {
        scopes.flatMap { scope in
            scope.next.map { line("at \(quoted(scope.name)) 0", "-a \($0.word)", $0.summary) }
                + operandLines(of: scope)
        } + optionLines
    }

    /// `build --output` and so on.
    private var valued: [String] {
        commandScopes.flatMap { scope in
            scope.options.filter { $0.value != nil }.map { "\(scope.name) \($0.spelling)" }
        }
    }

    /// The scopes of whole commands.
    private var commandScopes: [CommandScope] { scopes.filter { $0.words.count == 1 } }

    private func operandLines(of scope: CommandScope) -> [String] {
        scope.operands.enumerated().compactMap { index, operand in
            arguments(operand.kind).map { arguments in
                line("at \(quoted(scope.name)) \(index)", arguments, operand.summary)
            }
        }
    }

    /// A line for each option of each command, with those of its scopes that have the option.
    private var optionLines: [String] {
        scopes.filter { $0.words.count < 2 }.flatMap { command in
            command.options.map { option in
                let having = scopes.filter { scope in
                    scope.words.prefix(1) == command.words[...] && scope.options.contains(option)
                }
                let names = having.map { quoted($0.name) }.joined(separator: " ")
                let condition = option.isRepeated ? "offers" : "offers_once"
                return line(
                    "\(condition) \(option.spelling) \(names)", arguments(of: option),
                    option.summary)
            }
        }
    }

    private func arguments(of option: CommandOption) -> String {
        guard option.value != nil else { return "-l \(option.name)" }
        return "-l \(option.name) \(arguments(option.kind) ?? "-x")"
    }

    /// What `complete` needs for a kind of value; `nil` if there is nothing to offer.
    private func arguments(_ kind: ValueKind) -> String? {
        switch kind {
        case .folder: "-x -a '(__fish_complete_directories)'"
        case .file: "-r -F"
        case .number, .text: nil
        case .choice(let words): "-x -a \(quoted(words.joined(separator: " ")))"
        }
    }

    private func line(_ condition: String, _ arguments: String, _ summary: String) -> String {
        "complete -c \(HelpText.program) -n \(quoted("__pokedex_site_\(condition)")) \(arguments) "
            + "-d \(quoted(summary))"
    }

    private func quoted(_ text: String) -> String {
        let escaped = text.replacing("\\", with: #"\\"#).replacing("'", with: #"\'"#)
        return "'\(escaped)'"
    }
}
