/// What a command is called, does and understands.
struct CommandOutline: Sendable {
    /// The word that names it on the command line.
    let name: String
    /// What it does, in one line without a full stop.
    let summary: String
    /// What else one should know, in finished lines of at most 80 columns; may be empty.
    let explanation: [String]
    /// The words it takes besides options, in their order.
    let operands: [Operand]
    /// The options it takes, in the order of its help; `--help` comes on top.
    let options: [CommandOption]
    /// Command lines that work, without the program's name, the most usual first.
    let examples: [String]
}
