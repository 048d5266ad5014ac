/// The texts of `--help`, made from the declarations of the commands.
enum HelpText {
    static let program = "pokedex-site"
    /// What the program does, after its name.
    static let summary = "makes a Pokédex website from a database"

    static func overview(of commands: [CommandOutline]) -> String {
        """
        \(program) \(summary).

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

    static func page(of command: CommandOutline) -> String {
        let operands = command.operands.map { ($0.name, $0.explanation) }
        let options = (command.options + [.help]).map { ($0.usage, $0.explanation) }
        let blocks = [
            sentence(command.summary),
            "Usage: \(usage(of: command))",
            command.explanation.joined(separator: "\n"),
            command.actions.isEmpty ? "" : "Actions:\n\(table(of: command.actions))",
            operands.isEmpty ? "" : "Arguments:\n\(table(operands))",
            "Options:\n\(table(options))",
            "Example\(command.examples.count == 1 ? "" : "s"):\n\(list(command.examples))",
        ]
        return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }

    /// A command with its operands: `pokedex-site import DIR [OPTION]…`.
    static func usage(of command: CommandOutline) -> String {
        let words = [program, command.name] + command.operands.map(\.usage) + ["[OPTION]…"]
        return words.joined(separator: " ")
    }

    /// A summary as a sentence.
    static func sentence(_ summary: String) -> String {
        "\(summary.prefix(1).uppercased())\(summary.dropFirst())."
    }

    private static func list(_ examples: [String]) -> String {
        examples.map { "  \(program) \($0)" }.joined(separator: "\n")
    }

    private static func table(of actions: [CommandAction]) -> String {
        table(
            actions.flatMap { action in
                action.summary.enumerated().map { ($0 == 0 ? action.usage : "", $1) }
            })
    }

    private static func table(_ rows: [(String, String)]) -> String {
        let width = rows.map(\.0.count).max() ?? 0
        return rows.map { "  \(DisplayWidth.padded($0, to: width + 2))\($1)" }
            .joined(separator: "\n")
    }
}
