/// The manual of the program, pokedex-site(1), in the macros of man(7), made from the declarations of
/// the commands.
struct ManualPage {
    let commands: [CommandOutline]

    var text: String {
        let lines = head + description + details + status + files + examples
        return lines.joined(separator: "\n") + "\n"
    }

    private var head: [String] {
        let program = Roff.literal(HelpText.program)
        let version = "\(HelpText.program) \(CommandLineTool.version)"
        return [
            ".\\\" Made by `\(HelpText.program) manual`.",
            ".TH \(program.uppercased()) 1 \(CommandLineTool.versionDate) \"\(version)\" \"User Commands\"",
            ".SH NAME", "\(program) \\- \(Roff.text(HelpText.summary))",
            ".SH SYNOPSIS", "\(Roff.bold(HelpText.program)) \\fICOMMAND\\fR [\\fIOPTION\\fR]...",
            ".br", "\(Roff.bold(HelpText.program)) \\fICOMMAND\\fR \(Roff.bold("--help"))",
        ]
    }

    private var description: [String] {
        [
            ".SH DESCRIPTION",
            Roff.text("\(HelpText.program) \(HelpText.summary)."),
            Roff.text(
                "Results go to standard output, messages to standard error. "
                    + "\"\(HelpText.program) COMMAND --help\" explains a command."),
        ]
            + [CommandOption.help, .version].flatMap { option in
                item(Roff.bold(option.spelling), option.summary)
            }
    }

    private var details: [String] { [".SH COMMANDS"] + commands.flatMap(section) }

    private func section(about command: CommandOutline) -> [String] {
        let words =
            [Roff.bold(command.name)] + command.operands.map(usage) + ["[\\fIOPTION\\fR]..."]
        var lines = [".SS \(words.joined(separator: " "))"]
        lines.append(Roff.text(HelpText.sentence(command.summary)))
        for paragraph in command.explanation.split(separator: "") {
            lines += [".PP", Roff.text(paragraph.joined(separator: " "))]
        }
        for action in command.actions { lines += item(about: action) }
        for operand in command.operands {
            lines += item(Roff.italic(operand.name), operand.explanation)
        }
        for option in command.options { lines += item(usage(of: option), option.explanation) }
        return lines
    }

    private func item(about action: CommandAction) -> [String] {
        let words = [Roff.bold(action.name)] + action.operands.map(usage)
        return item(words.joined(separator: " "), action.summary.joined(separator: " "))
    }

    private func item(_ tag: String, _ text: String) -> [String] {
        [".TP", tag, Roff.text(text)]
    }

    private func usage(of operand: Operand) -> String {
        let name = Roff.italic(operand.name)
        return operand.standard == nil ? name : "[\(name)]"
    }

    private func usage(of option: CommandOption) -> String {
        let value = option.value.map { " \(Roff.italic($0))" } ?? ""
        return Roff.bold(option.spelling) + value + (option.isRepeated ? "..." : "")
    }

    private var status: [String] {
        [".SH EXIT STATUS"]
            + ExitStatus.allCases.flatMap { item(Roff.bold("\($0.rawValue)"), $0.meaning) }
    }

    /// The files and folders that are used when no others are named.
    private var files: [String] {
        let values = commands.flatMap { command in
            command.options.map { ($0.kind, path: $0.standard ?? "", summary: $0.summary) }
                + command.operands.map { ($0.kind, path: $0.standard ?? "", summary: $0.summary) }
        }
        let places = values.filter { [.file, .folder].contains($0.0) && !$0.path.isEmpty }
        let summaries = Dictionary(places.map { ($0.path, $0.summary) }) { first, _ in first }
        return [".SH FILES"]
            + summaries.sorted { $0.key < $1.key }.flatMap { item(Roff.italic($0), $1) }
    }

    /// The examples that every device of groff can print.
    private var examples: [String] {
        let lines = commands.flatMap(\.examples).filter { $0.unicodeScalars.allSatisfy(\.isASCII) }
        return [".SH EXAMPLES", ".nf"] + lines.map { Roff.literal("\(HelpText.program) \($0)") }
            + [".fi"]
    }
}

/// Texts in the form that roff reads.
private enum Roff {
    static func bold(_ text: String) -> String { "\\fB\(literal(text))\\fR" }

    static func italic(_ text: String) -> String { "\\fI\(literal(text))\\fR" }

    /// A text that is typed as it is: its hyphens and apostrophes are not those of prose.
    static func literal(_ text: String) -> String {
        protected(escaped(text).replacing("-", with: "\\-").replacing("'", with: "\\(aq"))
    }

    /// A text in lines of at most 78 bytes. Only words that begin with a hyphen are typed as they are.
    static func text(_ text: String) -> String {
        var lines = [""]
        for word in escaped(text).split(separator: " ") {
            let isTyped = word.drop { "(\"".contains($0) }.hasPrefix("-")
            let word = isTyped ? String(word.replacing("-", with: "\\-")) : String(word)
            let last = lines[lines.count - 1]
            if last.isEmpty {
                lines[lines.count - 1] = word
            } else if last.utf8.count + word.utf8.count < 78 {
                lines[lines.count - 1] += " \(word)"
            } else {
                lines.append(word)
            }
        }
        return lines.map(protected).joined(separator: "\n")
    }

    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "\\": result += "\\e"
            case "…": result += "..."
            case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
            default:
                let digits = String(scalar.value, radix: 16, uppercase: true)
                result += "\\[u\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)]"
            }
        }
    }

    /// A line that begins with a dot or an apostrophe would be a request.
    private static func protected(_ line: String) -> String {
        line.hasPrefix(".") || line.hasPrefix("'") ? "\\&\(line)" : line
    }
}
