/// The completions for bash: a table of the scopes, and functions that look in it.
struct BashCompletions {
    let scopes: [CommandScope]

    var script: String {
        """
        # Completions of \(HelpText.program) for bash, made by `\(HelpText.program) completions bash`.

        # Sets what may follow some words: other words, the kinds of operands, and options. After the
        # spelling of an option is the kind of its value, if it takes one. One that may be repeated has a star.
        _pokedex_site_scope() {
            case $1 in
        \(scopes.map(entry).joined(separator: "\n"))
            esac
        }

        \(Shell.bash.functions)

        complete -F _pokedex_site \(HelpText.program)

        """
    }

    private func entry(of scope: CommandScope) -> String {
        let operands = scope.operands.map { kind($0.kind) }
        let options = scope.options.map { option in
            option.spelling + (option.isRepeated ? "*" : "")
                + (option.value == nil ? "" : " \(kind(option.kind))")
        }
        return """
                \(shellQuoted(scope.name)))
                    next=(\(list(scope.next.map(\.word))))
                    operands=(\(list(operands)))
                    options=(\(list(options)))
                    ;;
            """
    }

    private func list(_ words: [String]) -> String {
        words.map(shellQuoted).joined(separator: " ")
    }

    private func kind(_ kind: ValueKind) -> String {
        switch kind {
        case .folder: "folder"
        case .file: "file"
        case .number, .text: "text"
        case .choice(let words): "choice \(words.joined(separator: " "))"
        }
    }
}
