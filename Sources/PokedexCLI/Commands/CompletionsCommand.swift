/// `completions`: prints a script that completes command lines.
struct CompletionsCommand: Command {
    static let outline = CommandOutline(
        name: "completions",
        summary: "prints the completions for a shell",
        explanation: [
            "They complete commands, actions, options and their values. Each shell reads them from",
            "a file: bash from ~/.local/share/bash-completion/completions/pokedex-site, zsh from",
            "_pokedex-site in a folder of fpath, and fish from",
            "~/.config/fish/completions/pokedex-site.fish.",
        ],
        operands: [shell],
        options: [],
        examples: ["completions bash"]
    )

    private static let shell = Operand(
        name: "SHELL", kind: .choice(Shell.allCases.map(\.rawValue)), standard: nil,
        summary: "the shell")

    private let shell: Shell

    init(_ arguments: Arguments) throws { shell = try arguments.choice(of: Self.shell) }

    func run(on console: Console) throws -> ExitStatus {
        let script = shell.completions(of: CommandLineTool.outlines)
        try console.write(Array(script.utf8))
        return .success
    }
}
