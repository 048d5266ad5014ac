import Platform
import Diagnostics
import PokedexSite

/// The arguments of a command: values by option, and operands in order.
struct Arguments: Sendable {
    let command: CommandOutline
    /// Switches, and options that were given alone, have no values.
    private var values: [CommandOption: [String]] = [:]
    private var operands: [String] = []

    /// Whether help is requested, whatever else there is.
    static func askForHelp(_ words: some Sequence<String>) -> Bool {
        words.prefix { $0 != "--" }.contains { $0 == CommandOption.help.spelling || $0 == "-h" }
    }

    /// Takes the words after the name of a command: `--option value`, `--option=value`, switches and
    /// operands. `--` ends the options, and `-` alone is an operand.
    ///
    /// - Throws: ``UsageError`` for an unknown or repeated option, a missing or unexpected value and
    ///   an unexpected operand.
    init(_ words: some Sequence<String>, of command: CommandOutline) throws {
        self.command = command
        var rest = Array(words)[...]
        var optionsMayFollow = true
        while let word = rest.popFirst() {
            if optionsMayFollow, word == "--" {
                optionsMayFollow = false
            } else if optionsMayFollow, word.hasPrefix("-"), word != "-" {
                try add(option: word, before: &rest)
            } else {
                try add(operand: word)
            }
        }
    }

    private mutating func add(option word: String, before rest: inout ArraySlice<String>) throws {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let (spelling, attached) = (String(parts[0]), parts.dropFirst().first.map(String.init))
        guard let option = command.options.first(where: { $0.spelling == spelling }) else {
            let known = Suggestion(candidates: (command.options + [.help]).map(\.spelling))
            throw error("\(command.name) has no option \(spelling)\(known.question(for: spelling))")
        }
        var given: [String] = []
        if option.value == nil {
            guard attached == nil else { throw error("\(option.spelling) takes no value") }
        } else if !option.mayBeAlone || attached != nil || rest.first?.hasPrefix("--") == false {
            guard let value = attached ?? rest.popFirst(), option.mayBeEmpty || !value.isEmpty,
                attached != nil || !value.hasPrefix("--")
            else { throw error("\(option.spelling) needs a value: \(option.usage)") }
            given = [value]
        }
        guard option.isRepeated || !contains(option) else {
            throw error("\(option.spelling) is given twice")
        }
        values[option, default: []] += given
    }

    private mutating func add(operand word: String) throws {
        let known = command.operands
        guard operands.count < known.count else {
            let names = known.map(\.name).joined(separator: " and ")
            let limit = names.isEmpty ? "takes options only" : "takes \(names) only"
            throw error("\"\(word)\" is too much: \(command.name) \(limit)")
        }
        guard !word.isEmpty else { throw error("\(known[operands.count].name) is empty") }
        operands.append(word)
    }

    func error(_ message: String) -> UsageError {
        UsageError(message: message, command: command.name)
    }
}

extension Arguments {
    /// Whether an option or switch was given.
    func contains(_ option: CommandOption) -> Bool { values[option] != nil }

    /// The value that was given, or the standard value of the option.
    subscript(_ option: CommandOption) -> String? { values[option]?.first ?? option.standard }

    /// All values of a repeated option.
    func all(_ option: CommandOption) -> [String] { values[option] ?? [] }

    /// The operand that was given; `nil` when it was left out. Actions may require an operand that is
    /// optional for the command, so that only names count.
    func given(_ operand: Operand) -> String? {
        let index = command.operands.firstIndex { $0.name == operand.name }
        return index.flatMap { operands.dropFirst($0).first }
    }
}

/// Arguments of a type. All throw ``UsageError`` when the argument is missing or wrong.
extension Arguments {
    /// The operand that was given, or its standard value.
    func value(of operand: Operand) throws -> String {
        guard let value = given(operand) ?? operand.standard else {
            throw error("\(operand.name) is missing: \(operand.explanation)")
        }
        return value
    }

    func required(_ option: CommandOption) throws -> String {
        guard let value = self[option] else {
            throw error("\(option.usage) is missing: \(option.summary)")
        }
        return value
    }

    /// One of the values that an option offers, or its standard value.
    func choice<Choice: RawRepresentable<String>>(_ option: CommandOption) throws -> Choice {
        try choice(try required(option), of: option.spelling, option.kind)
    }

    /// One of the values that an operand offers.
    func choice<Choice: RawRepresentable<String>>(of operand: Operand) throws -> Choice {
        try choice(try value(of: operand), of: operand.name, operand.kind)
    }

    private func choice<Choice: RawRepresentable<String>>(
        _ text: String, of name: String, _ kind: ValueKind
    ) throws -> Choice {
        guard let choice = Choice(rawValue: text) else {
            throw error("\(name) is \(kind.choices ?? name), not \"\(text)\"")
        }
        return choice
    }

    /// A whole number; `nil` when the option was not given.
    func number(_ option: CommandOption, in range: ClosedRange<Int>) throws -> Int? {
        guard let text = self[option] else { return nil }
        guard let number = Int(text), range.contains(number), text.first != "+" else {
            throw error(
                "\(option.spelling) is a whole number from \(range.lowerBound) to "
                    + "\(range.upperBound), not \"\(text)\"")
        }
        return number
    }

    /// The value of `--jobs`; as many threads as there are processors when it was not given.
    func jobs() throws -> Int {
        let allowed = 1...256
        let processors = sysconf(Int32(_SC_NPROCESSORS_ONLN))
        return try number(.jobs, in: allowed)
            ?? min(max(processors, allowed.lowerBound), allowed.upperBound)
    }

    /// The value of `--base-url`; `nil` when it was not given.
    func baseURL() throws -> BaseURL? {
        guard let text = self[.baseURL] else { return nil }
        do {
            return try BaseURL(text)
        } catch let problem as DiagnosticError {
            throw error("\(CommandOption.baseURL.spelling): \(problem.first.message)")
        }
    }

    /// Refuses options that belong to other actions of the command.
    func refuseOptions(except options: [CommandOption], of action: String) throws {
        for option in command.options where !options.contains(option) && contains(option) {
            throw error("\(action) has no option \(option.spelling); remove it")
        }
    }

    func requireOneAtMost(_ first: CommandOption, _ second: CommandOption) throws {
        guard !contains(first) || !contains(second) else {
            throw error(
                "\(first.spelling) and \(second.spelling) contradict each other; give one of them")
        }
    }
}

/// A command line that is wrong.
struct UsageError: Error, Hashable, CustomStringConvertible {
    let message: String
    /// The command whose help to read; `nil` for the help of the program.
    let command: String?

    var description: String {
        let help = [HelpText.program, command, CommandOption.help.spelling].compactMap(\.self)
        return "\(message)\nSee \"\(help.joined(separator: " "))\"."
    }
}
