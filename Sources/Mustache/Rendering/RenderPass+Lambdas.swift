import Diagnostics

extension RenderPass {
    /// Shows what a lambda returns, parsed with the standard delimiters.
    @inline(never)
    mutating func show(_ lambda: Lambda, at index: Int, escaping: Bool) throws {
        let program = try program(lambda.body(""), delimiters: .standard, at: index)
        let bytes = try output(of: program, at: index).bytes
        if escaping { output.appendEscaped(bytes) } else { output.append(bytes) }
    }

    /// Renders what a lambda returns for a section's text, parsed with the section's delimiters.
    @inline(never)
    mutating func renderSection(with lambda: Lambda, at index: Int) throws {
        let program = self.program(programIndex)
        let section = program.sectionTexts[Int(program.instructions[index].count)]
        let source = program.source(ofInstructionAt: index)
        let text = String(decoding: source.bytes[section.range], as: UTF8.self)
        let result = lambda.body(text)
        try run(try self.program(result, delimiters: section.delimiters, at: index), at: index)
    }

    /// Runs a program into a buffer of its own.
    private mutating func output(of program: Program, at index: Int) throws -> OutputBuffer {
        var result = OutputBuffer()
        swap(&output, &result)
        let state = indentation.suspend()
        do {
            try run(program, at: index)
        } catch {
            swap(&output, &result)
            throw error
        }
        indentation.restore(state)
        swap(&output, &result)
        return result
    }

    private mutating func run(_ program: Program, at index: Int) throws {
        callers.append(Caller(program: programIndex, instruction: index))
        try enter(at: index)
        try run(program)
        leave()
        callers.removeLast()
    }

    /// Compiles what a lambda returned.
    private mutating func program(
        _ text: String, delimiters: Delimiters, at index: Int
    ) throws -> Program {
        let program = self.program(programIndex)
        let name = program.spelling(of: Int(program.instructions[index].index))
        let source = SourceText(path: "lambda \"\(name)\"", bytes: Array(text.utf8))
        do {
            return library.program(of: try Template(source, delimiters: delimiters))
        } catch {
            throw failure(
                "lambda \"\(name)\" returned a malformed template",
                at: index,
                notes: "\(error)".split(separator: "\n").map(String.init))
        }
    }
}
