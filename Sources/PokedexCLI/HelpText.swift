/// The texts of `--help`, made from the commands' own tables.
enum HelpText {
    /// The program's name.
    static let program = "pokedex-site"

    /// The program's help: what it is and which commands it has.
    static func overview(of commands: [CommandOutline]) -> String {
        let names = commands.map { ($0.name, $0.summary) }
        let options = [CommandOption.help, .version].map { ($0.usage, $0.summary) }
        return """
            \(program) makes a bilingual Pokédex website from a database.

            Usage: \(program) COMMAND [OPTION]…

            Commands:
            \(table(names))

            Options:
            \(table(options))

            Examples:
            \(list(commands.flatMap(\.examples)))

            "\(program) COMMAND --help" tells more of each.

            """
    }

    /// A command's help: what it does, takes and understands, and an example.
    static func page(of command: CommandOutline) -> String {
        let words = [program, command.name] + command.operands.map(\.usage) + ["[OPTION]…"]
        let blocks = [
            sentence(command.summary),
            "Usage: \(words.joined(separator: " "))",
            command.explanation.joined(separator: "\n"),
            section("Arguments", command.operands.map { ($0.name, summary(of: $0)) }),
            section("Options", (command.options + [.help]).map { ($0.usage, summary(of: $0)) }),
            "Example\(command.examples.count == 1 ? "" : "s"):\n\(list(command.examples))",
        ]
        return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }

    private static func list(_ examples: [String]) -> String {
        examples.map { "  \(program) \($0)" }.joined(separator: "\n")
    }

    private static func section(_ title: String, _ rows: [(String, String)]) -> String {
        rows.isEmpty ? "" : "\(title):\n\(table(rows))"
    }

    private static func summary(of option: CommandOption) -> String {
        option.standard.map { "\(option.summary) (\($0))" } ?? option.summary
    }

    private static func summary(of operand: Operand) -> String {
        guard let standard = operand.standard, !standard.isEmpty else { return operand.summary }
        return "\(operand.summary) (\(standard))"
    }

    private static func sentence(_ summary: String) -> String {
        summary.prefix(1).uppercased() + summary.dropFirst() + "."
    }

    private static func table(_ rows: [(String, String)]) -> String {
        let width = rows.map(\.0.count).max() ?? 0
        return rows.map { name, summary in
            "  \(name)\(String(repeating: " ", count: width - name.count + 2))\(summary)"
        }.joined(separator: "\n")
    }
}
