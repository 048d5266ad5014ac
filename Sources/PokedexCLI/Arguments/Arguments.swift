/// What the command line gave a command: values by option, and operands in their order.
struct Arguments: Sendable {
    /// The command they were read for.
    let command: CommandOutline
    private var values: [CommandOption: String] = [:]
    private var switches: Set<CommandOption> = []
    private var operands: [String] = []

    /// Nothing given yet.
    init(for command: CommandOutline) {
        self.command = command
    }

    /// Whether the switch was given.
    func contains(_ option: CommandOption) -> Bool {
        switches.contains(option) || values[option] != nil
    }

    /// The value given, else the option's standard value, else `nil`.
    subscript(_ option: CommandOption) -> String? {
        values[option] ?? option.standard
    }

    /// The operand given, else its standard value.
    ///
    /// - Throws: ``UsageError`` when it is missing and must be there.
    func value(of operand: Operand) throws(UsageError) -> String {
        if let given = given(operand) { return given }
        guard let standard = operand.standard else {
            throw error("\(operand.name) is missing: \(operand.summary)")
        }
        return standard
    }

    /// The operand as it was given; `nil` when it was left out.
    func given(_ operand: Operand) -> String? {
        guard let position = command.operands.firstIndex(of: operand),
            operands.indices.contains(position)
        else { return nil }
        return operands[position]
    }

    /// The words of an operand that takes all that are left; none when it was left out.
    func words(of operand: Operand) -> [String] {
        command.operands.firstIndex(of: operand).map { Array(operands.dropFirst($0)) } ?? []
    }

    /// The value of an option that must have one.
    ///
    /// - Throws: ``UsageError`` when it was not given and has no standard value.
    func required(_ option: CommandOption) throws(UsageError) -> String {
        guard let value = self[option] else {
            throw error("\(option.usage) is missing: \(option.summary)")
        }
        return value
    }

    /// A number of workers, 1…256.
    ///
    /// - Throws: ``UsageError`` when the option's value is anything else.
    func jobs(_ option: CommandOption) throws(UsageError) -> Int {
        guard let text = self[option] else { return Processors.count }
        let isPlain = text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard isPlain, let count = Int(text), Processors.allowed.contains(count) else {
            throw error("\(option.spelling) is a whole number from 1 to 256, not \"\(text)\"")
        }
        return count
    }

    /// An error in how the command was called.
    func error(_ message: String) -> UsageError {
        UsageError(message: message, command: command.name)
    }

    /// Adds a value of an option, or `nil` for a switch.
    ///
    /// - Throws: ``UsageError`` when the option was there before.
    mutating func add(_ option: CommandOption, _ value: String?) throws(UsageError) {
        guard !contains(option) else { throw error("\(option.spelling) is given twice") }
        if let value {
            values[option] = value
        } else {
            switches.insert(option)
        }
    }

    /// Adds an operand.
    ///
    /// - Throws: ``UsageError`` when the command takes no more of them.
    mutating func add(_ operand: String) throws(UsageError) {
        if command.operands.last?.isRepeated ?? false,
            operands.count >= command.operands.count - 1
        {
            return operands.append(operand)
        }
        guard operands.count < command.operands.count else {
            let taken = command.operands.map(\.name).joined(separator: " and ")
            let limit = taken.isEmpty ? "takes options only" : "takes \(taken) only"
            throw error("\"\(operand)\" is too much: \(command.name) \(limit)")
        }
        guard !operand.isEmpty else {
            throw error("\(command.operands[operands.count].name) is empty")
        }
        operands.append(operand)
    }
}
