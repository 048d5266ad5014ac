import Diagnostics

/// Compiled templates: instructions one after the other, and the tables they refer to.
struct Program: Sendable {
    /// A template's share of the program.
    struct Unit: Sendable {
        let source: SourceText
        var firstInstruction: Int
    }

    var instructions: [Instruction] = []
    /// Where the tag behind each instruction starts in its template's text.
    var tagOffsets: [UInt32] = []
    var bytes: [UInt8] = []
    var keys: [NameKey] = []
    var names: [NamePath] = []
    var calls: [TemplateCall] = []
    var blocks: [BlockParameter] = []
    var arguments: [BlockArgument] = []
    var sectionTexts: [SectionText] = []
    var units: [Unit] = []

    var code: Code { Code(start: 0, end: instructions.count) }

    /// The template that an instruction belongs to.
    func source(ofInstructionAt index: Int) -> SourceText {
        var lower = 0
        var upper = units.count
        while upper - lower > 1 {
            let middle = (lower + upper) / 2
            if units[middle].firstInstruction <= index { lower = middle } else { upper = middle }
        }
        return units[lower].source
    }

    /// What is wrong with the tag behind an instruction.
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
