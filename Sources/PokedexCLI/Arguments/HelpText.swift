/// The texts of `--help`, made from the declarations of the commands.
enum HelpText {
    static let program = "pokedex-site"

    /// The help of the program.
    static func overview(of commands: [CommandOutline]) -> String {
        """
        \(program) makes a Pokédex website from a database.

        Usage: \(program) COMMAND [OPTION]…

        Commands:
        \(table(commands.map { ($0.name, $0.summary) }))

        Options:
        \(table([CommandOption.help, .version].map { ($0.usage, $0.summary) }))

        Examples:
        \(list(commands.flatMap(\.examples)))

        "\(program) COMMAND --help" explains a command.

        """
    }

    /// The help of a command.
    static func page(of command: CommandOutline) -> String {
        let words = [program, command.name] + command.operands.map(\.usage) + ["[OPTION]…"]
        let operands = command.operands.map { ($0.name, summary($0.summary, $0.standard)) }
        let options = (command.options + [.help]).map {
            ($0.usage, summary($0.summary, $0.standard))
        }
        let blocks = [
            "\(command.summary.prefix(1).uppercased())\(command.summary.dropFirst()).",
            "Usage: \(words.joined(separator: " "))",
            command.explanation.joined(separator: "\n"),
            operands.isEmpty ? "" : "Arguments:\n\(table(operands))",
            "Options:\n\(table(options))",
            "Example\(command.examples.count == 1 ? "" : "s"):\n\(list(command.examples))",
        ]
        return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }

    private static func list(_ examples: [String]) -> String {
        examples.map { "  \(program) \($0)" }.joined(separator: "\n")
    }

    /// A summary with the standard value in parentheses.
    private static func summary(_ summary: String, _ standard: String?) -> String {
        guard let standard, !standard.isEmpty else { return summary }
        return "\(summary) (\(standard))"
    }

    private static func table(_ rows: [(String, String)]) -> String {
        let width = rows.map(\.0.count).max() ?? 0
        return rows.map { "  \(DisplayWidth.padded($0, to: width + 2))\($1)" }
            .joined(separator: "\n")
    }
}
