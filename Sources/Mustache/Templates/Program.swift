import Diagnostics

/// Compiled templates: one list of instructions, and the tables that they refer to by index.
struct Program: Sendable {
    /// The instructions of one template start here.
    struct Unit: Sendable {
        let source: SourceText
        let firstInstruction: Int
    }

    var instructions: [Instruction] = []
    /// The offset in its template's text of the tag behind each instruction.
    var tagOffsets: [UInt32] = []
    var bytes: [UInt8] = []
    var keys: [NameKey] = []
    var names: [NamePath] = []
    var calls: [TemplateCall] = []
    var blocks: [BlockParameter] = []
    var arguments: [BlockArgument] = []
    var sectionTexts: [SectionText] = []
    var units: [Unit] = []

    /// Links the calls of fixed names to the templates' code.
    mutating func link(_ code: (String) -> Code?) {
        for index in calls.indices where calls[index].dynamicName == nil {
            calls[index].target = code(calls[index].name)
        }
    }

    /// The text of the template that an instruction belongs to.
    func source(ofInstructionAt index: Int) -> SourceText {
        var lower = 0
        var upper = units.count
        while upper - lower > 1 {
            let middle = (lower + upper) / 2
            if units[middle].firstInstruction <= index { lower = middle } else { upper = middle }
        }
        return units[lower].source
    }

    /// A message about the tag behind an instruction.
    func diagnostic(_ message: String, at instruction: Int) -> Diagnostic {
        source(ofInstructionAt: instruction)
            .diagnostic(message, at: Int(tagOffsets[instruction]))
    }

    /// A name as it is written in a template.
    func spelling(of name: Int) -> String {
        let path = names[name]
        if path.count == 0 { return "." }
        return keys[path.firstKey..<path.firstKey + path.count].map(\.text).joined(separator: ".")
    }
}

/// One step of a compiled template. The meaning of the numbers depends on the operation.
struct Instruction: Sendable {
    enum Operation: UInt8, Sendable {
        /// Copies `count` bytes from `index` on.
        case literal
        /// Shows the value of name `index`, escaped.
        case escaped
        /// Shows the value of name `index` as it is.
        case unescaped
        /// Renders what follows, up to `end`, for the value of name `index`. Section text `count`
        /// is passed to a lambda.
        case section
        /// Renders what follows, up to `end`, if the value of name `index` is falsey.
        case invertedSection
        /// Renders the template of call `index`.
        case partial
        /// Renders the template of call `index` with the blocks that follow, up to `end`.
        case parent
        /// Renders what was given for block `index`, or else what follows, up to `end`.
        case block
    }

    let operation: Operation
    let index: UInt32
    var count: UInt32 = 0
    var end: UInt32 = 0
}

/// A range of instructions.
struct Code: Sendable {
    let start: Int
    let end: Int
}

/// A range of the program's bytes.
struct ByteRun: Sendable {
    let start: Int
    let count: Int
}

/// The parts of a name: a range of the program's keys. The implicit iterator has none.
struct NamePath: Sendable {
    let firstKey: Int
    let count: Int
}

/// A partial or parent tag.
struct TemplateCall: Sendable {
    let name: String
    /// The name whose value is the template's name; `nil` if the name is fixed.
    let dynamicName: Int?
    /// The template's code; `nil` if there is no such template or the name is dynamic.
    var target: Code?
    let isStandalone: Bool
    /// The indentation of each line of a standalone tag's template.
    let indentation: ByteRun
    /// The blocks given to a parent: a range of the program's arguments.
    var arguments: Range<Int>
}

/// A block that can be given other content.
struct BlockParameter: Sendable {
    let key: NameKey
    /// The indentation of each line of the content.
    let indentation: ByteRun
    /// Whether the opening tag is standalone, so that the content starts a line.
    let startsLine: Bool
    /// Whether the end tag is standalone.
    let endsLine: Bool
}

/// Content that is given for a parent's block.
struct BlockArgument: Sendable {
    let key: NameKey
    let content: Code
}

/// A section's text for a lambda.
struct SectionText: Sendable {
    /// In bytes of the template's text.
    let range: Range<Int>
    let delimiters: Delimiters
}
