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
