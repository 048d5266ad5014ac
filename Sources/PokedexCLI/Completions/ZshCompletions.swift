/// The completions for zsh: a table of the scopes in the form that `_arguments` takes.
struct ZshCompletions {
    let scopes: [CommandScope]

    var script: String {
        """
        #compdef \(HelpText.program)
        # Completions of \(HelpText.program) for zsh, made by `\(HelpText.program) completions zsh`.

        # Sets what may follow some words: other words, and what _arguments completes.
        _pokedex-site_scope() {
            case $1 in
        \(scopes.map(entry).joined(separator: "\n"))
            esac
        }

        \(Shell.zsh.functions)

        """
    }

    private func entry(of scope: CommandScope) -> String {
        let next = scope.next.map { shellQuoted("\($0.word):\($0.summary)") }
        let specs = (scope.options.map(spec) + operandSpecs(of: scope)).map(shellQuoted)
        return """
                \(shellQuoted(scope.name)))
                    following=(\(lines(next)))
                    specs=(\(lines(specs)))
                    ;;
            """
    }

    private func lines(_ items: [String]) -> String {
        let indentation = "\n" + String(repeating: " ", count: 16)
        return items.isEmpty
            ? "" : items.map { indentation + $0 }.joined() + indentation.dropLast(4)
    }

    private func spec(of option: CommandOption) -> String {
        let repetition =
            option == .help || option == .version
            ? "(- *)" : option.isRepeated ? "*" : ""
        let explanation = "[\(escaped(option.summary, "[]"))]"
        guard let value = option.value else {
            return repetition + option.spelling + explanation
        }
        return "\(repetition)\(option.spelling)=\(explanation):\(value):\(action(option.kind))"
    }

    /// The words of a scope, the word or the operands after them.
    private func operandSpecs(of scope: CommandScope) -> [String] {
        let words = scope.words.indices.map { "\($0 + 1): : " }
        let place = scope.words.count + 1
        if !scope.next.isEmpty { return words + ["\(place):word:_pokedex-site_next"] }
        return words
            + scope.operands.enumerated().map { index, operand in
                "\(place + index):\(operand.name):\(action(operand.kind))"
            }
    }

    private func action(_ kind: ValueKind) -> String {
        switch kind {
        case .folder: "_files -/"
        case .file: "_files"
        case .number, .text: " "
        case .choice(let words): "(\(words.joined(separator: " ")))"
        }
    }

    private func escaped(_ text: String, _ special: String) -> String {
        String(text.flatMap { special.contains($0) || $0 == "\\" ? ["\\", $0] : [$0] })
    }
}
