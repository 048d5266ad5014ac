/// An option that a command understands: one row of its table, from which parsing, help and
/// suggestions are made.
struct CommandOption: Hashable, Sendable {
    /// The name without its dashes: `database`.
    let name: String
    /// What stands for the value in help: `PATH`; `nil` for a switch, which takes no value.
    let value: String?
    /// The value where the option is not given; `nil` when there is none.
    let standard: String?
    /// What it does, in one line without a full stop.
    let summary: String

    /// An option with a value.
    static func valued(
        _ name: String, _ value: String, standard: String? = nil, _ summary: String
    ) -> Self {
        Self(name: name, value: value, standard: standard, summary: summary)
    }

    /// An option without a value.
    static func switched(_ name: String, _ summary: String) -> Self {
        Self(name: name, value: nil, standard: nil, summary: summary)
    }

    /// The name as it is typed: `--database`.
    var spelling: String { "--\(name)" }

    /// The option with what stands for its value: `--database PATH`.
    var usage: String {
        value.map { "\(spelling) \($0)" } ?? spelling
    }

    /// Shows a command's help; every command has it.
    static let help = switched("help", "show this text")
    /// Shows the program's version.
    static let version = switched("version", "show the version")
}
