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
}

/// A text in single quotes, for bash and zsh.
func shellQuoted(_ text: String) -> String {
    "'\(text.replacing("'", with: #"'\''"#))'"
}
