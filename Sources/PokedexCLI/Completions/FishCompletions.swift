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

            \(Self.functions)
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
                let place = operand.isRepeated ? "after" : "at"
                return line("\(place) \(quoted(scope.name)) \(index)", arguments, operand.summary)
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

    private static let functions = #"""
        # Prints the words that lead to a scope, and on a second line the number of operands after them.
        function __pokedex_site_position
            set -l scope
            set -l operands 0
            set -l takes_value 0
            set -l ended 0
            for word in (commandline -opc)[2..-1]
                if test $takes_value -eq 1
                    set takes_value 0
                else if test $ended -eq 0; and test "$word" = --
                    set ended 1
                else if test $ended -eq 0; and string match -q -- '-?*' "$word"
                    if contains -- "$scope[1] $word" $__pokedex_site_valued
                        set takes_value 1
                    end
                else if test $operands -eq 0; and contains -- (string join ' ' -- $scope $word) $__pokedex_site_scopes
                    set -a scope $word
                else
                    set operands (math $operands + 1)
                end
            end
            echo "$scope"
            echo $operands
        end

        # Whether the next operand is the one at an index after the words of a scope.
        function __pokedex_site_at --argument-names scope index
            set -l position (__pokedex_site_position)
            test "$position[1]" = "$scope"; and test $position[2] -eq $index
        end

        # The same for operands that take all words from an index on.
        function __pokedex_site_after --argument-names scope index
            set -l position (__pokedex_site_position)
            test "$position[1]" = "$scope"; and test $position[2] -ge $index
        end

        # Whether an option belongs to the current scope.
        function __pokedex_site_offers --argument-names option
            set -l position (__pokedex_site_position)
            contains -- "$position[1]" $argv[2..-1]
        end

        # The same for an option that is given once. If it is the last word, its value is completed.
        function __pokedex_site_offers_once --argument-names option
            __pokedex_site_offers $argv; or return
            set -l words (commandline -opc)
            set -l command (string split ' ' -- (__pokedex_site_position)[1])[1]
            if test "$words[-1]" = $option; and contains -- "$command $option" $__pokedex_site_valued
                set -e words[-1]
            end
            not string match -q -- "$option=*" $words; and not contains -- $option $words
        end

        """#
}
