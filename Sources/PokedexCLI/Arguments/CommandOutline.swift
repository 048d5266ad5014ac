/// The declaration of a command, from which parsing, help and suggestions are made.
struct CommandOutline: Sendable {
    let name: String
    /// What the command does, in one line without a full stop.
    let summary: String
    /// More about it, in lines of at most 80 columns; may be empty.
    let explanation: [String]
    /// The words that it takes besides options.
    let operands: [Operand]
    /// In the order of the help, without `--help`.
    let options: [CommandOption]
    /// Command lines that work, without the name of the program.
    let examples: [String]
}

struct CommandOption: Hashable, Sendable {
    /// The name without its dashes: `database`.
    let name: String
    /// The value as help shows it: `PATH`; `nil` for a switch, which takes no value.
    let value: String?
    /// The value when the option is not given; `nil` when there is none.
    let standard: String?
    /// What it does, in one line without a full stop.
    let summary: String
    /// Whether it may be given several times.
    var isRepeated = false
    /// Whether its value may be empty.
    var mayBeEmpty = false

    static func valued(
        _ name: String, _ value: String, standard: String? = nil, _ summary: String
    ) -> Self {
        Self(name: name, value: value, standard: standard, summary: summary)
    }

    static func switched(_ name: String, _ summary: String) -> Self {
        Self(name: name, value: nil, standard: nil, summary: summary)
    }

    /// The name as it is typed: `--database`.
    var spelling: String { "--\(name)" }

    /// The option with its value: `--database PATH`.
    var usage: String {
        value.map { "\(spelling) \($0)\(isRepeated ? "…" : "")" } ?? spelling
    }
}

/// A word on the command line that is not an option, such as the folder to import.
struct Operand: Hashable, Sendable {
    /// The name in help and messages: `DIR`.
    let name: String
    /// The value when it is not given; `nil` when it is required.
    let standard: String?
    /// What it is, in one line without a full stop.
    let summary: String
    /// Whether it takes all words that follow, also empty ones and those that begin with one dash.
    var isRepeated = false

    /// The operand in the usage line: `DIR`, or `[DIR]` when it is optional, or `[QUERY]…`.
    var usage: String {
        (standard == nil ? name : "[\(name)]") + (isRepeated ? "…" : "")
    }
}

/// Options of several commands.
extension CommandOption {
    static let help = switched("help", "show this text")
    static let version = switched("version", "show the version")
    static let templates = valued(
        "templates", "DIR", standard: "Templates", "the folder of templates")
    static let content = valued(
        "content", "DIR", standard: "content", "the folder of strings/ and site.json")
    static let jobs = valued(
        "jobs", "N", "how many threads to use, 1 to 256 (as many as there are processors)")
    static let json = switched("json", "write JSON instead of text")
    static let baseURL = valued(
        "base-url", "URL", "the address of the website: https://host/some/path/")
}
