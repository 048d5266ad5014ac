/// The declaration of a command. Parsing, help, suggestions, completions, the manual and the table of
/// commands in `README.md` are made from it.
struct CommandOutline: Sendable {
    let name: String
    /// What the command does, in one line without a full stop.
    let summary: String
    /// More about it, in lines of at most 80 columns; may be empty. An empty line ends a paragraph.
    let explanation: [String]
    /// The words that it takes besides options.
    var operands: [Operand] = []
    /// What its first operands choose from; empty for most commands.
    var actions: [CommandAction] = []
    /// In the order of the help, without `--help`.
    var options: [CommandOption] = []
    /// Command lines that work, without the name of the program.
    let examples: [String]
}

struct CommandAction: Sendable {
    /// The operands that choose it: `add`, `world`.
    let words: [String]
    /// What it does, in lines for the help.
    let summary: [String]
    /// The operands that follow the words.
    var operands: [Operand] = []
    /// Those options of the command that it takes.
    let options: [CommandOption]
    /// Takes the arguments. The result does the work, like ``Command/run(on:)``.
    ///
    /// - Throws: ``UsageError``.
    let prepare: @Sendable (Arguments) throws -> @Sendable (Console) throws -> ExitStatus

    var name: String { words.joined(separator: " ") }

    /// The action with its operands: `add world [ID]`.
    var usage: String { (words + operands.map(\.usage)).joined(separator: " ") }
}

struct CommandOption: Hashable, Sendable {
    /// The name without its dashes: `database`.
    let name: String
    /// The value as help shows it: `PATH`, or `[PATH]` if it may be left out; `nil` for a switch, which
    /// takes no value.
    var value: String?
    /// What the value is; `text` for a switch.
    var kind = ValueKind.text
    /// The value when the option is not given; `nil` when there is none.
    var standard: String?
    /// What it does, in one line without a full stop.
    let summary: String
    /// Whether it may be given several times.
    var isRepeated = false
    /// Whether its value may be empty.
    var mayBeEmpty = false

    /// - Parameter kind: `nil` for the kind that the name of the value stands for.
    static func valued(
        _ name: String, _ value: String, standard: String? = nil, _ summary: String,
        kind: ValueKind? = nil, isRepeated: Bool = false, mayBeEmpty: Bool = false
    ) -> Self {
        Self(
            name: name, value: value, kind: kind ?? ValueKind(named: value), standard: standard,
            summary: summary, isRepeated: isRepeated, mayBeEmpty: mayBeEmpty)
    }

    /// An option whose values are the raw values of a type.
    static func chosen<Choice: CaseIterable & RawRepresentable<String>>(
        _ name: String, _ value: String, from type: Choice.Type, _ summary: String
    ) -> Self {
        valued(name, value, summary, kind: .choice(Choice.allCases.map(\.rawValue)))
    }

    static func switched(_ name: String, _ summary: String) -> Self {
        Self(name: name, summary: summary)
    }

    /// Whether it may be given without its value.
    var mayBeAlone: Bool { value?.hasPrefix("[") ?? true }

    /// The name as it is typed: `--database`.
    var spelling: String { "--\(name)" }

    /// The option with its value: `--database PATH`.
    var usage: String {
        value.map { "\(spelling) \($0)\(isRepeated ? "…" : "")" } ?? spelling
    }

    /// The summary with the possible values and the standard value.
    var explanation: String { kind.explanation(summary, standard: standard) }
}

/// A word on the command line that is not an option, such as the folder to import.
struct Operand: Hashable, Sendable {
    /// The name in help and messages: `DIR`.
    let name: String
    let kind: ValueKind
    /// The value when it is not given; `nil` when it is required.
    let standard: String?
    /// What it is, in one line without a full stop.
    let summary: String

    /// - Parameter kind: `nil` for the kind that the name stands for.
    init(name: String, kind: ValueKind? = nil, standard: String? = nil, summary: String) {
        self.name = name
        self.kind = kind ?? ValueKind(named: name)
        (self.standard, self.summary) = (standard, summary)
    }

    /// The operand in the usage line: `DIR`, or `[DIR]` when it is optional.
    var usage: String { standard == nil ? name : "[\(name)]" }

    /// The summary with the possible values and the standard value.
    var explanation: String { kind.explanation(summary, standard: standard) }

    /// The same, but not required.
    var optional: Operand {
        Operand(name: name, kind: kind, standard: standard ?? "", summary: summary)
    }
}

/// What the value of an option or operand is.
enum ValueKind: Hashable, Sendable {
    case folder
    case file
    case number
    /// Anything else.
    case text
    /// One of these words.
    case choice([String])

    /// The kind that the name of a value stands for in all commands.
    init(named name: String) {
        switch name {
        case "DIR": self = .folder
        case "FILE", "PATH": self = .file
        case "N": self = .number
        default: self = .text
        }
    }

    /// The values of a choice as a part of a sentence: "en or ja"; `nil` for other kinds.
    var choices: String? {
        guard case .choice(let words) = self, let last = words.last else { return nil }
        let others = words.dropLast().joined(separator: ", ")
        return others.isEmpty ? last : "\(others) or \(last)"
    }

    /// A summary with the possible values and the standard value.
    func explanation(_ summary: String, standard: String? = nil) -> String {
        let summary = choices.map { "\(summary): \($0)" } ?? summary
        guard let standard, !standard.isEmpty else { return summary }
        return "\(summary) (\(standard))"
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
