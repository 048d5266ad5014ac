import Platform
import PokedexSite

/// The arguments of a command: values by option, and operands in order.
struct Arguments: Sendable {
    let command: CommandOutline
    private var values: [CommandOption: [String]] = [:]
    private var switches: Set<CommandOption> = []
    private var operands: [String] = []

    init(for command: CommandOutline) {
        self.command = command
    }

    /// Whether an option or switch was given.
    func contains(_ option: CommandOption) -> Bool {
        switches.contains(option) || values[option] != nil
    }

    /// The value that was given, or the standard value of the option.
    subscript(_ option: CommandOption) -> String? {
        values[option]?.first ?? option.standard
    }

    /// All values of a repeated option.
    func all(_ option: CommandOption) -> [String] {
        values[option] ?? []
    }

    /// The operand that was given; `nil` when it was left out.
    func given(_ operand: Operand) -> String? {
        guard let index = index(of: operand), operands.indices.contains(index) else { return nil }
        return operands[index]
    }

    /// All words of a repeated operand.
    func words(of operand: Operand) -> [String] {
        index(of: operand).map { Array(operands.dropFirst($0)) } ?? []
    }

    /// Actions may require an operand that is optional for the command, so that only names count.
    private func index(of operand: Operand) -> Int? {
        command.operands.firstIndex { $0.name == operand.name }
    }

    func error(_ message: String) -> UsageError {
        UsageError(message: message, command: command.name)
    }

    /// - Parameter value: `nil` for a switch.
    mutating func add(_ option: CommandOption, _ value: String?) throws(UsageError) {
        guard option.isRepeated || !contains(option) else {
            throw error("\(option.spelling) is given twice")
        }
        if let value {
            values[option, default: []].append(value)
        } else {
            switches.insert(option)
        }
    }

    mutating func add(_ operand: String) throws(UsageError) {
        if command.operands.last?.isRepeated ?? false,
            operands.count >= command.operands.count - 1
        {
            return operands.append(operand)
        }
        guard operands.count < command.operands.count else {
            let names = command.operands.map(\.name).joined(separator: " and ")
            let limit = names.isEmpty ? "takes options only" : "takes \(names) only"
            throw error("\"\(operand)\" is too much: \(command.name) \(limit)")
        }
        guard !operand.isEmpty else {
            throw error("\(command.operands[operands.count].name) is empty")
        }
        operands.append(operand)
    }
}

/// Arguments of a type. All throw ``UsageError`` when the argument is missing or wrong.
extension Arguments {
    /// The operand that was given, or its standard value.
    func value(of operand: Operand) throws(UsageError) -> String {
        guard let value = given(operand) ?? operand.standard else {
            throw error("\(operand.name) is missing: \(operand.kind.explanation(operand.summary))")
        }
        return value
    }

    func required(_ option: CommandOption) throws(UsageError) -> String {
        guard let value = self[option] else {
            throw error("\(option.usage) is missing: \(option.summary)")
        }
        return value
    }

    /// One of the values that an option offers, or its standard value.
    func choice<Choice: RawRepresentable<String>>(
        _ option: CommandOption
    ) throws(UsageError) -> Choice {
        try choice(try required(option), of: option.spelling, option.kind)
    }

    /// One of the values that an operand offers.
    func choice<Choice: RawRepresentable<String>>(
        of operand: Operand
    ) throws(UsageError) -> Choice {
        try choice(try value(of: operand), of: operand.name, operand.kind)
    }

    private func choice<Choice: RawRepresentable<String>>(
        _ text: String, of name: String, _ kind: ValueKind
    ) throws(UsageError) -> Choice {
        guard let choice = Choice(rawValue: text) else {
            throw error("\(name) is \(kind.choices ?? name), not \"\(text)\"")
        }
        return choice
    }

    /// A whole number; `nil` when the option was not given.
    func number(
        _ option: CommandOption, in range: ClosedRange<Int>
    ) throws(UsageError) -> Int? {
        guard let text = self[option] else { return nil }
        guard let number = Int(text), range.contains(number), text.first != "+" else {
            throw error(
                "\(option.spelling) is a whole number from \(range.lowerBound) to "
                    + "\(range.upperBound), not \"\(text)\"")
        }
        return number
    }

    /// The value of `--jobs`; as many threads as there are processors when it was not given.
    func jobs() throws(UsageError) -> Int {
        let allowed = 1...256
        let processors = sysconf(Int32(_SC_NPROCESSORS_ONLN))
        return try number(.jobs, in: allowed)
            ?? min(max(processors, allowed.lowerBound), allowed.upperBound)
    }

    /// The value of `--base-url`; `nil` when it was not given.
    func baseURL() throws(UsageError) -> BaseURL? {
        try self[.baseURL].map { (text) throws(UsageError) in
            do {
                return try BaseURL(text)
            } catch {
                throw self.error("\(CommandOption.baseURL.spelling): \(error)")
            }
        }
    }

    /// Refuses options that belong to other actions of the command.
    func refuseOptions(except options: [CommandOption], of action: String) throws(UsageError) {
        for option in command.options where !options.contains(option) && contains(option) {
            throw error("\(action) has no option \(option.spelling); remove it")
        }
    }

    func requireOneAtMost(_ first: CommandOption, _ second: CommandOption) throws(UsageError) {
        guard !contains(first) || !contains(second) else {
            throw error(
                "\(first.spelling) and \(second.spelling) contradict each other; give one of them")
        }
    }
}
